#include "reader/certainty/cells/glare.h"

#include <math.h>

#include "detect/lines/line_place.h"
#include "maths/stat.h"

enum {
    EDGES = 4,  /* of a cell: top, bottom, left and right */
    ALONG = 28, /* places on an edge */
    CORNER = 2, /* as many more at both ends of an edge are skipped: other lines cross it */
    QUARTER = ALONG / 4,
};

/* Share of a cell's middle that is white: the minimum in local glare, and the maximum that is not
 * the whole middle. */
#define MIN_BURNT 0.15F
#define MAX_BURNT 0.97F
/* Minimum ratio of local light to other light: of a cell's paper to the page's, and of the middle
 * of a cell's edges to their ends, above which its maximum is inside the cell and of unknown
 * strength.
 */
#define BRIGHTER 1.2F
/* Minimum remaining contrast of print, as a share of its usual contrast; with less, a digit may be
 * invisible. */
#define MIN_LEFT 0.3F

/* A page and its light; cells are in reading order. */
struct lit_page {
    struct line_scene scene;
    unsigned side;
    float paper, ink;           /* brightness */
    float own[BOARD_MAX_CELLS]; /* brightness of each cell's paper */
    /* Brightness of the lines across and down, relative to the paper beside them. Shadows leave it
     * unchanged; reflected light adds equally to lines and paper. */
    float line[2][BOARD_MAX_SIDE + 1];
};

/* The light on the lines around a cell: in the middle half of each edge, and at its ends. */
struct rim {
    float middle[EDGES], ends[EDGES];
};

/* Stores the brightness of PIECE of line NUMBER at all its places, the darkest of three neighbors:
 * the gaps of a dashed line are not light. */
static void find_line(const struct line_scene *scene, unsigned direction, unsigned number,
                      unsigned piece, float line[ALONG])
{
    const struct line_segment segment = line_scene_segment(scene, direction, number, piece);
    float own[ALONG + 2];
    for (unsigned i = 0; i < ALONG + 2; i++) {
        struct line_place place;
        line_place_sample(scene, &segment, (i + CORNER - 0.5) / (ALONG + 2 * CORNER), &place);
        own[i] = (float)place.line;
    }
    for (unsigned i = 0; i < ALONG; i++)
        line[i] = fminf(fminf(own[i], own[i + 1]), own[i + 2]);
}

/* Returns the usual brightness of line NUMBER relative to its paper. */
static float usual_line(const struct lit_page *page, unsigned direction, unsigned number)
{
    float line[BOARD_MAX_SIDE * ALONG];
    unsigned beside = number < page->side ? number : number - 1;
    for (unsigned piece = 0; piece < page->side; piece++) {
        unsigned cell = direction == LINE_HORIZONTAL ? beside * page->side + piece
                                                     : piece * page->side + beside;
        float *own = line + (size_t)piece * ALONG;
        find_line(&page->scene, direction, number, piece, own);
        for (unsigned i = 0; i < ALONG; i++)
            own[i] /= fmaxf(page->own[cell], 1);
    }
    return stat_median(line, (size_t)page->side * ALONG);
}

/* Measures a page: unshaded paper if some cells are shaded, the palest ink if print is uneven. */
static void survey(const struct cell_glyph *glyphs, const struct svision_reading *reading,
                   struct lit_page *page)
{
    float paper[BOARD_MAX_CELLS], ink[BOARD_MAX_CELLS];
    unsigned cells = board_size_cells(reading->size), printed = 0;
    for (unsigned i = 0; i < cells; i++) {
        paper[i] = page->own[i] = glyphs[i].blob.paper;
        if (reading->cells[i])
            ink[printed++] = 1 - glyphs[i].blob.ink;
    }
    page->paper = stat_select(paper, cells, cells * 3 / 4);
    page->ink = printed ? page->paper * stat_select(ink, printed, printed * 4 / 5) : 0;
}

/* True if the cell of BLOB is brighter lit than the page. */
static bool is_bright(const struct lit_page *page, const struct blob *blob)
{
    return blob->burnt > MIN_BURNT || blob->paper > BRIGHTER * page->paper;
}

static bool has_light(const struct lit_page *page, const struct cell_glyph *glyphs)
{
    for (unsigned i = 0; i < page->side * page->side; i++)
        if (is_bright(page, &glyphs[i].blob))
            return true;
    return false;
}

/* Returns the factor by which paper, ink and lines in cell AT with BLOB are brighter than on the
 * page, as in a lamp's light or outside a shadow; 1 for overexposed cells, where it is unknown. */
static float brightness(const struct lit_page *page, const struct blob *blob, unsigned at)
{
    return blob->burnt > MIN_BURNT ? 1 : page->own[at] / fmaxf(page->paper, 1);
}

/* Returns the light added to a place of a line as bright as LINE and usually as bright as USUAL, if
 * everything is brighter by the factor SHARE. Where a line disappears in it, print may too; a line
 * that is hardly visible anywhere is ignored. */
static float light_at(const struct lit_page *page, float line, float usual, float share)
{
    if (usual > page->paper - LINE_MIN_DIFFERENCE)
        return 0;
    return line >= GLARE_SATURATED ? UINT8_MAX - share * page->ink : line - share * usual;
}

/* Measures the light around cell AT, where everything is brighter by the factor SHARE. */
static void measure_rim(const struct lit_page *page, unsigned at, float share, struct rim *rim)
{
    const unsigned place[2] = {at / page->side, at % page->side};
    *rim = (struct rim){{0}, {0}};
    for (unsigned edge = 0; edge < EDGES; edge++) {
        unsigned direction = edge / 2, number = place[direction] + edge % 2;
        float line[ALONG], usual = page->paper * page->line[direction][number];
        find_line(&page->scene, direction, number, place[1 - direction], line);
        for (unsigned i = 0; i < ALONG; i++) {
            float *half = i >= QUARTER && i < ALONG - QUARTER ? rim->middle : rim->ends;
            half[edge] += light_at(page, line[i], usual, share) / (2 * QUARTER);
        }
    }
}

/* Returns the geometric mean of LIGHT at all edges. */
static float mean_light(const float light[EDGES])
{
    float sum = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        sum += logf(fmaxf(light[edge], LINE_MIN_DIFFERENCE));
    return expf(sum / EDGES);
}

/* Returns the value in LIGHT that exactly LARGER others exceed. */
static float strong_light(const float light[EDGES], unsigned larger)
{
    float sorted[EDGES] = {light[0], light[1], light[2], light[3]};
    return stat_select(sorted, EDGES, EDGES - 1 - larger);
}

/* Returns the light in the middle of a cell relative to the middle of its edges. The logarithm of
 * Gaussian light in the cell is twice that in the middle of the edges minus that at their ends. */
static float peak_of(const struct rim *rim)
{
    return mean_light(rim->middle) / mean_light(rim->ends);
}

/* True if light that saturates the share BURNT of the middle peaks inside the cell, so that the
 * lines do not show its strength. */
static bool is_within(const struct lit_page *page, const struct rim *rim, float burnt)
{
    bool reaches =
        burnt > MAX_BURNT || strong_light(rim->middle, 0) > GLARE_SATURATED - page->paper;
    return burnt > MIN_BURNT && (!reaches || peak_of(rim) > BRIGHTER);
}

/* True if print may be invisible in a cell with paper of brightness OWN, where everything is
 * brighter by the factor SHARE. A single missing line is badly printed. */
static bool may_drown(const struct lit_page *page, const struct rim *rim, float own, float share)
{
    float middle = mean_light(rim->middle) * peak_of(rim);
    float left = own - share * page->ink - fmaxf(middle, strong_light(rim->middle, 1));
    return left < MIN_LEFT * (page->paper - page->ink);
}

static enum glare glare_of(const struct lit_page *page, const struct blob *blob, unsigned at)
{
    struct rim rim;
    if (!is_bright(page, blob))
        return GLARE_NONE;
    float share = brightness(page, blob, at);
    measure_rim(page, at, share, &rim);
    if (is_within(page, &rim, blob->burnt) || may_drown(page, &rim, blob->paper, share))
        return GLARE_DROWNS;
    return blob->burnt > MIN_BURNT && page->paper < GLARE_SATURATED ? GLARE_WHITE : GLARE_NONE;
}

void glare_find(const struct pyramid *pyramid, const struct cell_glyph *glyphs,
                const struct svision_reading *reading, enum glare *glare)
{
    unsigned side = reading->size->side;
    struct lit_page page = {.side = side};
    survey(glyphs, reading, &page);
    if (has_light(&page, glyphs)) {
        line_scene_set(&page.scene, pyramid, reading->crossings, side);
        for (unsigned i = 0; i < 2 * (side + 1); i++)
            page.line[i % 2][i / 2] = usual_line(&page, i % 2, i / 2);
    }
    for (unsigned i = 0; i < side * side; i++)
        glare[i] = glare_of(&page, &glyphs[i].blob, i);
}
