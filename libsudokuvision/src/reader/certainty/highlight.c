#include "reader/certainty/highlight.h"

#include <math.h>

#include "maths/stat.h"

enum {
    WHITE = 250, /* as bright as anything may be, but for noise */
    LINE = 4,    /* from a patch's edge, in pixels: there its line lies, */
    PAPER = 10,  /* and between both nothing but paper where nothing stands in the cell */
    CORNER = 2,  /* left out at both ends of an edge, where other lines cross it */
    ALONG = CELL_SIDE - 2 * CORNER,
    OUTLINE = 4 * ALONG,
};

/* A cell with less white than this share of its middle shows what stands in it; and some of that,
 * where most is not white. */
#define MIN_BURNT  0.15F
#define MOST_BURNT 0.5F
/* Of what is usual: a line that is less deep is gone. */
#define DROWNED 0.4F
/* The share of a cell's outline that is gone in white, where it is in strong light; and the
 * greatest such share of a page, where any of its light is that strong. Of 530 photos of pages
 * without a highlight none has a twentieth. */
#define MIN_DROWNED 0.05F
#define MIN_STRONG  0.18F

/* What PATCH shows at place I of its outline. */
struct place {
    float depth; /* of the line below the paper beside it */
    bool white;  /* that paper is */
};

static struct place look(const uint8_t *patch, unsigned i)
{
    unsigned edge = i / ALONG, along = CORNER + i % ALONG, line = UINT8_MAX, paper = 0;
    for (unsigned inside = 0; inside < PAPER; inside++) {
        unsigned across = edge % 2 ? CELL_SIDE - 1 - inside : inside;
        unsigned value = patch[edge < 2 ? across * CELL_SIDE + along : along * CELL_SIDE + across];
        if (inside < LINE)
            line = value < line ? value : line;
        else
            paper = value > paper ? value : paper;
    }
    return (struct place){(float)paper - (float)line, paper >= WHITE};
}

/* How deep lines of the grid usually are. */
static float usual_depth(const uint8_t (*patches)[CELL_PIXELS], unsigned cells)
{
    float depth[OUTLINE], middle[BOARD_MAX_CELLS];
    for (unsigned cell = 0; cell < cells; cell++) {
        for (unsigned i = 0; i < OUTLINE; i++)
            depth[i] = look(patches[cell], i).depth;
        middle[cell] = stat_median(depth, OUTLINE);
    }
    return stat_median(middle, cells);
}

/* The share of the outline of PATCH that is gone in white, where lines are USUAL. */
static float share_drowned(const uint8_t *patch, float usual)
{
    unsigned count = 0;
    for (unsigned i = 0; i < OUTLINE; i++) {
        const struct place place = look(patch, i);
        count += place.white && place.depth < DROWNED * usual;
    }
    return (float)count / OUTLINE;
}

/* Whether part of the page is white, but not most of it: paper may be. */
static bool may_be_lit(const struct cell_glyph *glyphs, unsigned cells)
{
    unsigned white = 0;
    for (unsigned i = 0; i < cells; i++)
        white += glyphs[i].blob.burnt > MIN_BURNT;
    return white > 0 && white < cells / 2;
}

void highlight_find(const uint8_t (*patches)[CELL_PIXELS], unsigned side, unsigned turn,
                    const struct cell_glyph *glyphs, enum highlight *light)
{
    unsigned cells = side * side;
    float drowned[BOARD_MAX_CELLS], most = 0;
    for (unsigned i = 0; i < cells; i++)
        light[i] = HIGHLIGHT_NONE;
    if (!may_be_lit(glyphs, cells))
        return;
    float usual = usual_depth(patches, cells);
    for (unsigned i = 0; i < cells; i++) {
        drowned[i] = share_drowned(patches[board_turn_cell(side, i, turn)], usual);
        most = fmaxf(drowned[i], most);
    }
    for (unsigned i = 0; i < cells; i++) {
        bool strong = most > MIN_STRONG && drowned[i] > MIN_DROWNED &&
                      (glyphs[i].scored || glyphs[i].blob.burnt > MOST_BURNT);
        if (glyphs[i].blob.burnt > MIN_BURNT)
            light[i] = strong ? HIGHLIGHT_STRONG : HIGHLIGHT_WHITE;
    }
}
