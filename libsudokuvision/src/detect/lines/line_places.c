#include "detect/lines/line_places.h"

#include <math.h>

#include "board_size.h"
#include "maths/stat.h"

/* Quantile that stands for all places of a kind, since glare, blur or an object may change a tenth:
 * the contrast of thin lines, also if half of all places are covered, and of thick ones, the paper
 * in full light, and the darkness beside lines. */
#define RANK 0.9
/* Maximum ratio of the contrasts of thick and thin lines. */
#define THICK_RATIO 4
/* Minimum ratio of the darkness of something on the paper to that beside lines. */
#define BLUR_RATIO 2.0F
/* Minimum difference between two colors of paper, in usual ranges of the paper of a cell. With 2,
 * two of 660 photos and two more of 600 made pages become unsure. */
#define RANGES 4
/* Minimum light that a shadow leaves; anything darker covers. */
#define MIN_LIGHT 0.25F

/* Samples the lines of one DIRECTION, at places away from crossing thick lines. */
static void sample_lines(const struct line_scene *scene, unsigned direction,
                         struct line_pieces *pieces)
{
    unsigned side = scene->side;
    for (unsigned i = 0; i < side * (side + 1); i++) {
        const struct line_segment segment =
            line_scene_segment(scene, direction, i / side, i % side);
        for (unsigned k = 0; k < LINE_PLACES; k++)
            line_place_sample(scene, &segment, (k + 1.5) / (LINE_PLACES + 2), &pieces->place[i][k]);
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
    return line_contrast(pieces, line_place_brighter(place), place->line);
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
    pieces->white = stat_select(papers, count * LINE_PLACES, (size_t)(RANK * count * LINE_PLACES));
}

static void find_usual(struct line_pieces *pieces, unsigned side)
{
    float contrasts[LINE_PIECES * LINE_PLACES];
    unsigned count = side * (side + 1);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < LINE_PLACES; k++)
            contrasts[i * LINE_PLACES + k] = contrast(pieces, &pieces->place[i][k]);
    unsigned last = count * LINE_PLACES - 1;
    float thin = stat_select(contrasts, last + 1, (size_t)(RANK * thin_share(side) * last));
    pieces->thick = stat_select(contrasts, last + 1, (size_t)(RANK * last));
    pieces->usual = fmaxf(thin, pieces->thick / THICK_RATIO);
    pieces->dark = fmaxf(LINE_MIN_CONTRAST * pieces->thick, LINE_MIN_DIFFERENCE);
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

/* Returns quartile QUARTER of the brightness of a cell's paper beside its lines. */
static float paper_quartile(const struct line_place *const around[4], unsigned quarter)
{
    float papers[4 * LINE_PLACES];
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < LINE_PLACES; k++)
            papers[i * LINE_PLACES + k] = around[i][k].paper[i < 2];
    return stat_select(papers, 4 * LINE_PLACES, (size_t)quarter * LINE_PLACES);
}

/* Returns the median interquartile range of the paper of a cell. */
static float usual_range(const struct line_pieces pieces[2], unsigned side)
{
    float ranges[LINE_MAX_SIDE * LINE_MAX_SIDE];
    for (unsigned cell = 0; cell < side * side; cell++) {
        const struct line_place *around[4];
        line_pieces_around(pieces, side, cell, around);
        ranges[cell] = paper_quartile((const struct line_place *const *)around, 3) -
                       paper_quartile((const struct line_place *const *)around, 1);
    }
    return stat_median(ranges, side * side);
}

float line_pieces_difference(const struct line_pieces pieces[2], unsigned side)
{
    float contrast = fminf(pieces[0].usual, pieces[1].usual);
    return fminf(fminf(contrast / 2, 1 + RANGES * usual_range(pieces, side)), LINE_MIN_DIFFERENCE);
}

/* Returns the median CONTRAST_OF all places on the lines. */
static float usual_of(const struct line_pieces pieces[2], unsigned side,
                      float (*contrast_of)(const struct line_place *))
{
    float contrasts[2 * LINE_PIECES * LINE_PLACES];
    unsigned count = side * (side + 1) * LINE_PLACES;
    for (unsigned i = 0; i < 2 * count; i++)
        contrasts[i] =
            contrast_of(&pieces[i / count].place[i % count / LINE_PLACES][i % LINE_PLACES]);
    return stat_median(contrasts, 2 * count);
}

/* Samples all lines, in the negative if they are light. */
static void sample_grid(const struct line_scene *scene, struct line_pieces pieces[2])
{
    const unsigned count = scene->side * (scene->side + 1);
    for (unsigned i = 0; i < 2; i++)
        sample_lines(scene, i, &pieces[i]);
    pieces[0].is_negative = pieces[1].is_negative =
        usual_of((const struct line_pieces *)pieces, scene->side, line_place_light_contrast) >
        usual_of((const struct line_pieces *)pieces, scene->side, line_place_contrast);
    for (unsigned i = 0; pieces->is_negative && i < 2 * count; i++)
        for (unsigned k = 0; k < LINE_PLACES; k++)
            line_place_negate(&pieces[i / count].place[i % count][k]);
}

/* The brightness of a cell's paper: the quartile, of the places beside its lines, that is farthest
 * from the digits. */
static float paper_of(const struct line_pieces *pieces, const struct line_place *const around[4])
{
    return paper_quartile(around, pieces->is_negative ? 1 : 3);
}

/* Returns by how much side I of the line at PLACE is darker in the picture than PAPER. */
static float side_depth(const struct line_pieces *pieces, const struct line_place *place,
                        unsigned i, float paper)
{
    float own = paper - (float)place->paper[i], gap = paper - (float)place->gap[i];
    return pieces->is_negative ? fminf(-own, -gap) : fminf(own, gap);
}

float line_depth(const struct line_pieces *pieces, const struct line_place *place, float a, float b)
{
    return fminf(side_depth(pieces, place, 0, a), side_depth(pieces, place, 1, b));
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
                depths[count++] = line_depth(pieces, &pieces->place[line * side + i][k],
                                             paper[before], paper[after]);
        }
    }
    float usual = stat_select(depths, count, (size_t)(RANK * (count - 1)));
    pieces->dark = fmaxf(pieces->dark, BLUR_RATIO * usual);
}

float line_places_ink_contrast(const struct line_scene *scene, const struct line_pieces *pieces,
                               const float *paper)
{
    float depths[LINE_MAX_SIDE * LINE_MAX_SIDE];
    unsigned side = scene->side, cells = side * side;
    for (unsigned i = 0; i < cells; i++)
        depths[i] = (pieces->is_negative ? UINT8_MAX - paper[i] : paper[i]) -
                    (float)line_scene_cell_range(scene, i).darkest;
    return stat_select(depths, cells, cells - board_size_of_side(side)->min_digits);
}

void line_places_measure(const struct pyramid *pyramid, const struct svision_point *crossings,
                         unsigned side, struct line_scene *scene, struct line_pieces pieces[2],
                         float *paper)
{
    line_scene_set(scene, pyramid, crossings, side);
    sample_grid(scene, pieces);
    for (unsigned i = 0; i < 2; i++) {
        find_white(&pieces[i], side);
        find_usual(&pieces[i], side);
    }
    for (unsigned i = 0; i < side * side; i++) {
        const struct line_place *around[4];
        line_pieces_around((const struct line_pieces *)pieces, side, i, around);
        paper[i] = paper_of(pieces, around);
    }
    for (unsigned i = 0; i < 2; i++)
        allow_blur(&pieces[i], i, paper, side);
}
