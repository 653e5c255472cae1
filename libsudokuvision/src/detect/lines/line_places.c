#include "detect/lines/line_places.h"

#include <math.h>

#include "board_size.h"
#include "image/warp.h"
#include "maths/pixel.h"
#include "maths/stat.h"

/* In cells: search distance around a line's position, sampled by LINE_SAMPLES to each side;
 * distance of the paper, short of the digits; and of the gap, which only large digits reach. */
#define LINE_REACH 0.1
#define PAPER_AT   0.17
#define GAP_AT     0.13
enum { LINE_SAMPLES = 2 };

/* Samples per row and column in the search for a cell's ink. */
enum { INK_SAMPLES = 7 };

/* Approximate pixels per cell at which a cell is examined. */
#define CELL_PIXELS 32.0F

/* Minimum darkness of covered paper relative to that of its cell, as a share of the contrast of
 * thin and of thick lines. */
#define DARK_SHARE       0.5F
#define DARK_THICK_SHARE 0.3F
/* The contrast of thin lines is the quantile at slightly less than their share of all places, which
 * holds even if half of all places are covered; thick lines have at most four times that contrast.
 */
#define THIN_SLACK  0.05
#define THICK_RANK  0.9
#define THICK_RATIO 4
/* Share of places beside lines that are lighter than those darkened by something; and minimum ratio
 * of darkness between the two. */
#define BLUR_RANK  0.85
#define BLUR_RATIO 2.0F
/* Share of the paper that is darker than paper in full light. */
#define LIT_RANK 0.85
/* Minimum light that a shadow leaves; anything darker covers. */
#define MIN_LIGHT 0.25F
/* Gray levels; noise is smaller. */
#define MIN_DARK 16.0F

static struct svision_point beside(struct svision_point at, struct svision_point across,
                                   double share)
{
    return (struct svision_point){at.x + share * across.x, at.y + share * across.y};
}

static uint8_t sample(const struct line_scene *scene, struct svision_point at)
{
    return warp_sample(&scene->plane, (float)at.x, (float)at.y);
}

/* Samples the line from A to B and both sides of it, before and after it along ACROSS. */
static void look_at_piece(const struct line_scene *scene, struct svision_point a,
                          struct svision_point b, struct svision_point across,
                          struct line_place *places)
{
    struct svision_point along = {b.x - a.x, b.y - a.y};
    for (unsigned i = 0; i < LINE_PLACES; i++) {
        struct svision_point at = beside(a, along, (i + 1.5) / (LINE_PLACES + 2));
        struct line_place *place = &places[i];
        place->paper[0] = sample(scene, beside(at, across, -PAPER_AT));
        place->paper[1] = sample(scene, beside(at, across, PAPER_AT));
        place->gap[0] = sample(scene, beside(at, across, -GAP_AT));
        place->gap[1] = sample(scene, beside(at, across, GAP_AT));
        place->line = UINT8_MAX;
        for (int k = -LINE_SAMPLES; k <= LINE_SAMPLES; k++) {
            uint8_t value = sample(scene, beside(at, across, LINE_REACH * k / LINE_SAMPLES));
            place->line = value < place->line ? value : place->line;
        }
    }
}

/* Samples the lines of one direction. Piece I of a horizontal line is above cell I (below it for
 * the last line), of a vertical one left of it (right of it for the last one). */
static void look_at_direction(const struct line_scene *scene, bool across,
                              struct line_pieces *pieces)
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

float line_contrast(const struct line_pieces *pieces, uint8_t paper, uint8_t line)
{
    float light = fmaxf((float)paper / fmaxf(pieces->white, 1), MIN_LIGHT);
    return ((float)paper - (float)line) / light;
}

/* Contrast of the line with its brighter side: a digit may extend to the other one. */
static float contrast(const struct line_pieces *pieces, const struct line_place *place)
{
    uint8_t paper = place->paper[0] > place->paper[1] ? place->paper[0] : place->paper[1];
    return line_contrast(pieces, paper, place->line);
}

/* Minimum share of thin lines: three of five on a classic board. */
static double thin_share(unsigned side)
{
    unsigned box = 1;
    for (unsigned i = 2; i * i <= side; i++)
        box = side % i ? box : i;
    unsigned thick = side / box + 1;
    return 1 - (double)thick / (side + 1);
}

static void find_white(struct line_pieces *pieces, unsigned side)
{
    float papers[LINE_PIECES * LINE_PLACES];
    unsigned count = side * (side + 1);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < LINE_PLACES; k++)
            papers[i * LINE_PLACES + k] = pieces->place[i][k].paper[i < count - side];
    pieces->white =
        stat_select(papers, count * LINE_PLACES, (size_t)(LIT_RANK * count * LINE_PLACES));
}

static void find_usual(struct line_pieces *pieces, unsigned side)
{
    float contrasts[LINE_PIECES * LINE_PLACES];
    unsigned count = side * (side + 1);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < LINE_PLACES; k++)
            contrasts[i * LINE_PLACES + k] = contrast(pieces, &pieces->place[i][k]);
    unsigned last = count * LINE_PLACES - 1;
    float thin = stat_select(contrasts, last + 1, (size_t)((thin_share(side) - THIN_SLACK) * last));
    pieces->thick = stat_select(contrasts, last + 1, (size_t)(THICK_RANK * last));
    pieces->usual = fmaxf(thin, pieces->thick / THICK_RATIO);
    pieces->dark = fmaxf(DARK_SHARE * pieces->usual, DARK_THICK_SHARE * pieces->thick);
    pieces->dark = fmaxf(pieces->dark, MIN_DARK);
}

void line_pieces_around(const struct line_pieces pieces[2], unsigned side, unsigned cell,
                        const struct line_place *around[4])
{
    unsigned row = cell / side, column = cell % side;
    around[0] = pieces[0].place[row * side + column];
    around[1] = pieces[1].place[column * side + row];
    around[2] = pieces[0].place[(row + 1) * side + column];
    around[3] = pieces[1].place[(column + 1) * side + row];
}

/* The brightness of a cell's paper: the upper quartile of the places beside its lines. */
static float paper_of(const struct line_place *const around[4])
{
    float papers[4 * LINE_PLACES];
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < LINE_PLACES; k++)
            papers[i * LINE_PLACES + k] = around[i][k].paper[i < 2];
    return stat_select(papers, 4 * LINE_PLACES, 3 * LINE_PLACES);
}

static float brightest(const struct line_place *place, unsigned i)
{
    return place->paper[i] > place->gap[i] ? place->paper[i] : place->gap[i];
}

float line_depth(const struct line_place *place, float a, float b)
{
    return fminf(a - brightest(place, 0), b - brightest(place, 1));
}

/* Raises the darkness limit if blur carries digits and thick lines to the paper beside lines.
 * DIRECTION 0: horizontal lines. */
static void allow_blur(struct line_pieces *pieces, unsigned direction, const float *paper,
                       unsigned side)
{
    float depths[LINE_PIECES * LINE_PLACES];
    unsigned count = 0;
    for (unsigned line = 1; line < side; line++) {
        for (unsigned i = 0; i < side; i++) {
            unsigned after = direction == 0 ? line * side + i : i * side + line;
            unsigned before = after - (direction == 0 ? side : 1);
            for (unsigned k = 0; k < LINE_PLACES; k++)
                depths[count++] =
                    line_depth(&pieces->place[line * side + i][k], paper[before], paper[after]);
        }
    }
    float usual = stat_select(depths, count, (size_t)(BLUR_RANK * (count - 1)));
    pieces->dark = fmaxf(pieces->dark, BLUR_RATIO * usual);
}

float line_places_ink_contrast(const struct line_scene *scene, const float *paper)
{
    float depths[LINE_MAX_SIDE * LINE_MAX_SIDE];
    unsigned side = scene->side, cells = side * side;
    for (unsigned i = 0; i < cells; i++) {
        const struct svision_point *at = &scene->at[i / side * (side + 1) + i % side];
        struct svision_point across = {at[1].x - at->x, at[1].y - at->y};
        struct svision_point down = {at[side + 1].x - at->x, at[side + 1].y - at->y};
        float darkest = UINT8_MAX;
        for (unsigned k = 0; k < INK_SAMPLES * INK_SAMPLES; k++) {
            unsigned row = k / INK_SAMPLES, column = k % INK_SAMPLES;
            double x = 0.25 + 0.5 * column / (INK_SAMPLES - 1);
            double y = 0.25 + 0.5 * row / (INK_SAMPLES - 1);
            darkest = fminf(darkest, sample(scene, beside(beside(*at, across, x), down, y)));
        }
        depths[i] = paper[i] - darkest;
    }
    return stat_select(depths, cells, cells - board_size_of_side(side)->min_digits);
}

static void set_scene(struct line_scene *scene, const struct pyramid *pyramid,
                      const struct svision_point *crossings, unsigned side)
{
    unsigned row = side + 1, middle = side / 2 * row + side / 2;
    double scale = (double)pyramid->base_scale;
    double cell = hypot(crossings[middle].x - crossings[middle + row + 1].x,
                        crossings[middle].y - crossings[middle + row + 1].y);
    unsigned level = pyramid_level_for(pyramid, (float)(cell / 1.42 / scale), CELL_PIXELS * 1.4F);
    scene->side = side;
    scene->plane = pyramid->level[level];
    for (unsigned i = 0; i < row * row; i++)
        scene->at[i] = pixel_reduce(crossings[i], scale * (1U << level));
}

void line_places_measure(const struct pyramid *pyramid, const struct svision_point *crossings,
                         unsigned side, struct line_scene *scene, struct line_pieces pieces[2],
                         float *paper)
{
    set_scene(scene, pyramid, crossings, side);
    for (unsigned i = 0; i < 2; i++) {
        look_at_direction(scene, i == 0, &pieces[i]);
        find_white(&pieces[i], side);
        find_usual(&pieces[i], side);
    }
    for (unsigned i = 0; i < side * side; i++) {
        const struct line_place *around[4];
        line_pieces_around((const struct line_pieces *)pieces, side, i, around);
        paper[i] = paper_of(around);
    }
    for (unsigned i = 0; i < 2; i++)
        allow_blur(&pieces[i], i, paper, side);
}
