#include "tracker/line_cover.h"

#include <math.h>

#include "image/warp.h"
#include "maths/pixel.h"
#include "maths/stat.h"

/* In cells: a line is looked for so far from its place, by so many samples to each side, and paper
 * so far from it, short of the digits; at so many places along it. */
#define LINE_REACH 0.1
#define PAPER_AT   0.17
enum { LINE_SAMPLES = 2, PLACES = 6 };

/* A cell is looked at with about so many pixels a side. */
#define CELL_PIXELS 32.0F

/* Of the contrast that most lines of that direction have: less is no line, */
#define MIN_SHARE  0.35F
#define FLAT_SHARE 0.5F
/* and paper that is so much darker than that of its cell is covered: by the contrast of thin lines,
 * and of thick ones. */
#define DARK_SHARE       0.5F
#define DARK_THICK_SHARE 0.3F
/* Of all places, the contrast that a little less than the thin lines' share do not reach is theirs,
 * where there are many of them even when half of all places are covered; thick ones have no more
 * than three times as much. */
#define THIN_SLACK  0.05
#define THICK_RANK  0.9
#define THICK_RATIO 3
/* Of all places beside lines, so many are not as dark as those that something makes dark; these are
 * so much darker than others. */
#define BLUR_RANK  0.85
#define BLUR_RATIO 2.0F
/* Levels of gray: lines with less may be lost in blur by themselves, and noise has less. */
#define MIN_CONTRAST 24.0F
#define MIN_DARK     16.0F
/* Where thin lines have less, blur has spread them over the paper beside them. */
#define SHARP_CONTRAST 30.0F

enum {
    MAX_SIDE = 9, /* letters of larger boards reach nearer to the lines than paper is looked at */
    PIECES = MAX_SIDE * (MAX_SIDE + 1),
    MIN_HIDDEN = 5, /* places along a piece of a line of which it is hidden */
};

/* A place on a piece of a line. */
struct place {
    uint8_t paper[2]; /* before the line and after it */
    uint8_t line;
};

/* The pieces of the lines in one direction. */
struct pieces {
    struct place place[PIECES][PLACES];
    float usual; /* contrast of its thin lines */
    float dark;  /* how much darker than paper something is */
};

/* What is looked at. */
struct line_scene {
    struct plane plane;
    struct svision_point at[BOARD_MAX_CROSSINGS]; /* in PLANE */
    unsigned side;
};

static struct svision_point beside(struct svision_point at, struct svision_point across,
                                   double share)
{
    return (struct svision_point){at.x + share * across.x, at.y + share * across.y};
}

static uint8_t sample(const struct line_scene *scene, struct svision_point at)
{
    return warp_sample(&scene->plane, (float)at.x, (float)at.y);
}

/* Looks at the line from A to B; cells lie ACROSS, before it and after it. */
static void look_at_piece(const struct line_scene *scene, struct svision_point a,
                          struct svision_point b, struct svision_point across, struct place *places)
{
    struct svision_point along = {b.x - a.x, b.y - a.y};
    for (unsigned i = 0; i < PLACES; i++) {
        struct svision_point at = beside(a, along, (i + 0.75) / (PLACES + 0.5));
        struct place *place = &places[i];
        place->paper[0] = sample(scene, beside(at, across, -PAPER_AT));
        place->paper[1] = sample(scene, beside(at, across, PAPER_AT));
        place->line = UINT8_MAX;
        for (int k = -LINE_SAMPLES; k <= LINE_SAMPLES; k++) {
            uint8_t value = sample(scene, beside(at, across, LINE_REACH * k / LINE_SAMPLES));
            place->line = value < place->line ? value : place->line;
        }
    }
}

/* Piece I of the lines that run ACROSS (those above cell I, and of the last row below it) or down
 * (those left of it, the last column's right ones as one more column). */
static void look_at_direction(const struct line_scene *scene, bool across, struct pieces *pieces)
{
    unsigned side = scene->side, row = side + 1;
    unsigned along = across ? 1 : row, beyond = across ? row : 1;
    for (unsigned line = 0; line <= side; line++) {
        for (unsigned i = 0; i < side; i++) {
            unsigned first = line * beyond + i * along;
            unsigned other = line < side ? first + beyond : first - beyond;
            struct svision_point a = scene->at[first],
                                 way = {scene->at[other].x - a.x, scene->at[other].y - a.y};
            if (line == side)
                way = (struct svision_point){-way.x, -way.y};
            look_at_piece(scene, a, scene->at[first + along], way, pieces->place[line * side + i]);
        }
    }
}

/* How much darker the line is than its brighter side: a digit may reach to the other one. */
static float contrast(const struct place *place)
{
    return (float)(place->paper[0] > place->paper[1] ? place->paper[0] : place->paper[1]) -
           (float)place->line;
}

/* Whether the line is not to be seen at PLACE. */
static bool is_hidden(const struct pieces *pieces, const struct place *place)
{
    return pieces->usual >= MIN_CONTRAST && contrast(place) < MIN_SHARE * pieces->usual;
}

/* Whether what is beside the line at PLACE is nearly as dark as the line. */
static bool is_flat(const struct pieces *pieces, const struct place *place)
{
    int paper = place->paper[0] < place->paper[1] ? place->paper[0] : place->paper[1];
    return (float)(paper - place->line) < FLAT_SHARE * pieces->usual;
}

/* Of the lines of a board, so many are thin at least: three of five on a classic one. */
static double thin_share(unsigned side)
{
    unsigned box = 1;
    for (unsigned i = 2; i * i <= side; i++)
        box = side % i ? box : i;
    unsigned thick = side / box + 1;
    return 1 - (double)thick / (side + 1);
}

static void find_usual(struct pieces *pieces, unsigned side)
{
    float contrasts[PIECES * PLACES];
    unsigned count = side * (side + 1);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < PLACES; k++)
            contrasts[i * PLACES + k] = contrast(&pieces->place[i][k]);
    unsigned last = count * PLACES - 1;
    float thin = stat_select(contrasts, last + 1, (size_t)((thin_share(side) - THIN_SLACK) * last));
    float thick = stat_select(contrasts, last + 1, (size_t)(THICK_RANK * last));
    pieces->usual = fmaxf(thin, thick / THICK_RATIO);
    pieces->dark = fmaxf(DARK_SHARE * pieces->usual, DARK_THICK_SHARE * thick);
    pieces->dark = fmaxf(pieces->dark, MIN_DARK);
}

/* The pieces around a cell: above, left, below, right; its paper lies after the first two. */
static void pieces_of(const struct pieces pieces[2], unsigned side, unsigned cell,
                      const struct place *around[4])
{
    unsigned row = cell / side, column = cell % side;
    around[0] = pieces[0].place[row * side + column];
    around[1] = pieces[1].place[column * side + row];
    around[2] = pieces[0].place[(row + 1) * side + column];
    around[3] = pieces[1].place[(column + 1) * side + row];
}

/* How bright the paper of a cell is: three of four places beside its lines are darker. */
static float paper_of(const struct place *const around[4])
{
    float papers[4 * PLACES];
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < PLACES; k++)
            papers[i * PLACES + k] = around[i][k].paper[i < 2];
    return stat_select(papers, 4 * PLACES, 3 * PLACES);
}

/* How much darker than their cells' papers, A and B, both sides of the line are at PLACE. */
static float depth(const struct place *place, float a, float b)
{
    return fminf(a - (float)place->paper[0], b - (float)place->paper[1]);
}

/* Where blur carries digits and thick lines to the paper beside lines, it is dark in many places:
 * then it has to be darker. DIRECTION 0: lines across. */
static void allow_blur(struct pieces *pieces, unsigned direction, const float *paper, unsigned side)
{
    float depths[PIECES * PLACES];
    unsigned count = 0;
    for (unsigned line = 1; line < side; line++) {
        for (unsigned i = 0; i < side; i++) {
            unsigned after = direction == 0 ? line * side + i : i * side + line;
            unsigned before = after - (direction == 0 ? side : 1);
            for (unsigned k = 0; k < PLACES; k++)
                depths[count++] =
                    depth(&pieces->place[line * side + i][k], paper[before], paper[after]);
        }
    }
    float usual = stat_select(depths, count, (size_t)(BLUR_RANK * (count - 1)));
    pieces->dark = fmaxf(pieces->dark, BLUR_RATIO * usual);
}

/* Whether something passes over one of the lines around CELL. */
static bool is_crossed(const struct pieces pieces[2], const float *paper, unsigned side,
                       unsigned cell)
{
    const struct place *around[4];
    unsigned row = cell / side, column = cell % side;
    const bool inner[4] = {row > 0, column > 0, row + 1 < side, column + 1 < side};
    const unsigned other[4] = {cell - side, cell - 1, cell + side, cell + 1};
    pieces_of(pieces, side, cell, around);
    for (unsigned i = 0; i < 4; i++) {
        const struct pieces *lines = &pieces[i % 2];
        for (unsigned k = 0; k < PLACES && inner[i] && lines->usual >= SHARP_CONTRAST; k++)
            if (depth(&around[i][k], paper[i < 2 ? other[i] : cell],
                      paper[i < 2 ? cell : other[i]]) > lines->dark &&
                is_flat(lines, &around[i][k]))
                return true;
    }
    return false;
}

/* How many of the lines around CELL are not to be seen. */
static unsigned count_hidden(const struct pieces pieces[2], unsigned side, unsigned cell)
{
    const struct place *around[4];
    unsigned hidden = 0;
    pieces_of(pieces, side, cell, around);
    for (unsigned i = 0; i < 4; i++) {
        unsigned missing = 0;
        for (unsigned k = 0; k < PLACES; k++)
            missing += is_hidden(&pieces[i % 2], &around[i][k]);
        hidden += missing >= MIN_HIDDEN;
    }
    return hidden;
}

static void set_scene(struct line_scene *scene, const struct appearance_frame *frame)
{
    unsigned side = frame->side, row = side + 1, middle = side / 2 * row + side / 2;
    const struct svision_point *crossings = frame->crossings;
    double scale = (double)frame->pyramid->base_scale;
    double cell = hypot(crossings[middle].x - crossings[middle + row + 1].x,
                        crossings[middle].y - crossings[middle + row + 1].y);
    unsigned level =
        pyramid_level_for(frame->pyramid, (float)(cell / 1.42 / scale), CELL_PIXELS * 1.4F);
    scene->side = side;
    scene->plane = frame->pyramid->level[level];
    for (unsigned i = 0; i < row * row; i++)
        scene->at[i] = pixel_reduce(crossings[i], scale * (1U << level));
}

void line_cover_find(const struct appearance_frame *frame, uint8_t look[BOARD_MAX_CELLS])
{
    struct line_scene scene;
    struct pieces pieces[2];
    float paper[MAX_SIDE * MAX_SIDE];
    unsigned side = frame->side;
    if (side > MAX_SIDE)
        return;
    set_scene(&scene, frame);
    for (unsigned i = 0; i < 2; i++) {
        look_at_direction(&scene, i == 0, &pieces[i]);
        find_usual(&pieces[i], side);
    }
    for (unsigned i = 0; i < side * side; i++) {
        const struct place *around[4];
        pieces_of((const struct pieces *)pieces, side, i, around);
        paper[i] = paper_of(around);
    }
    for (unsigned i = 0; i < 2; i++)
        allow_blur(&pieces[i], i, paper, side);
    for (unsigned i = 0; i < side * side; i++)
        if (count_hidden((const struct pieces *)pieces, side, i) >= 2 ||
            is_crossed((const struct pieces *)pieces, paper, side, i))
            look[i] = APPEARANCE_HIDDEN;
}
