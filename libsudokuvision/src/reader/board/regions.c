#include "reader/board/regions.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "image/threshold.h"
#include "maths/stat.h"
#include "reader/board/box_shape.h"

/* Maximum share of the lines of each kind by which lines between regions are not clearly heavier
 * than lines inside them. */
#define UNCLEAR_LINES 0.1F

/* In a jigsaw at least a fifth of the lines inside the boxes are heavy, and more than a fifth of
 * those around the boxes are light. With a quarter of those, the former were at least 2.9 times
 * as heavy as the latter in 13 photos of jigsaws, and at most 1.3 times in 270 photos of boxes,
 * some without heavy lines. */
#define ODD_SHARE    0.2F
#define DENIAL_RATIO 1.5F
#define MIN_WEIGHT   0.01F

/* Boxes are visible if the lines around them are clearly heavier. A line inside is then heavy from
 * this share of the difference on, and a line around light up to the rest; jigsaws have
 * at least this many of each. One photo of boxes in twenty has them too, because lines are faint or
 * written over. */
#define ODD_HEAVY 0.6F
enum { MIN_ODD_HEAVY = 3, MIN_ODD_LIGHT = 2 };

/* Only classic grids have regions in place of boxes: pieces of lines inside them, and in all. */
enum {
    MAX_INNER = 2 * BOARD_SIZE_CLASSIC * (BOARD_SIZE_CLASSIC - 1),
    ALL_PIECES = 2 * BOARD_SIZE_CLASSIC * (BOARD_SIZE_CLASSIC + 1)
};

/* A piece of a line between two cells. */
struct border_piece {
    float weight;
    uint16_t a, b; /* the cells, in the order of the picture */
};

static int by_weight(const void *a, const void *b)
{
    float x = ((const struct border_piece *)a)->weight,
          y = ((const struct border_piece *)b)->weight;
    return (x > y) - (x < y);
}

/* Lists the pieces inside the grid, the lightest first; returns their number. */
static unsigned list_pieces(unsigned side, const float *weights, struct border_piece *pieces)
{
    unsigned count = 0;
    for (unsigned line = 1; line < side; line++) {
        for (unsigned place = 0; place < side; place++) {
            unsigned below = line * side + place, right = place * side + line;
            pieces[count++] =
                (struct border_piece){weights[lines_at(side, LINES_ACROSS, line, place)],
                                      (uint16_t)(below - side), (uint16_t)below};
            pieces[count++] =
                (struct border_piece){weights[lines_at(side, LINES_DOWN, line, place)],
                                      (uint16_t)(right - 1), (uint16_t)right};
        }
    }
    qsort(pieces, count, sizeof *pieces, by_weight);
    return count;
}

static unsigned root_of(uint16_t *parents, unsigned cell)
{
    while (parents[cell] != cell)
        cell = parents[cell] = parents[parents[cell]];
    return cell;
}

/* Joins cells in PARENTS; false: not all regions became full. */
static bool join(const struct border_piece *pieces, unsigned count, unsigned side,
                 uint16_t *parents)
{
    unsigned size[SVISION_CELLS], sets = side * side;
    for (unsigned i = 0; i < side * side; i++) {
        parents[i] = (uint16_t)i;
        size[i] = 1;
    }
    for (unsigned i = 0; i < count; i++) {
        unsigned a = root_of(parents, pieces[i].a), b = root_of(parents, pieces[i].b);
        if (a == b || size[a] + size[b] > side)
            continue;
        parents[b] = (uint16_t)a;
        size[a] += size[b];
        sets--;
    }
    return sets == side;
}

/* Whether lines between regions are clearly heavier than those inside, except for a SHARE of
 * both. */
static bool is_clear(const struct border_piece *pieces, unsigned count, float share,
                     uint16_t *parents)
{
    float inside[MAX_INNER] = {0}, between[MAX_INNER] = {0};
    unsigned insides = 0, betweens = 0;
    for (unsigned i = 0; i < count; i++) {
        if (root_of(parents, pieces[i].a) == root_of(parents, pieces[i].b))
            inside[insides++] = pieces[i].weight;
        else
            between[betweens++] = pieces[i].weight;
    }
    return between[(unsigned)(share * (float)betweens)] >
           BOX_SHAPE_HEAVIER * inside[insides - 1 - (unsigned)(share * (float)insides)];
}

/* Whether some region is a row or column. No jigsaw has one, since it would add no constraint;
 * lines of one direction are heavier in tables and tilted pictures. */
static bool has_straight(unsigned side, const uint8_t *region)
{
    for (unsigned line = 0; line < side; line++) {
        bool row = true, column = true;
        for (unsigned place = 1; place < side; place++) {
            row = row && region[line * side + place] == region[line * side];
            column = column && region[place * side + line] == region[line];
        }
        if (row || column)
            return true;
    }
    return false;
}

/* Finds regions whose lines are clear except for a SHARE. */
static bool find_clear(unsigned side, const float *weights, float share, unsigned turn,
                       uint8_t region[BOARD_MAX_CELLS])
{
    struct border_piece pieces[MAX_INNER] = {{0}};
    uint16_t parents[SVISION_CELLS];
    uint8_t number[SVISION_CELLS];
    unsigned count = list_pieces(side, weights, pieces), regions = 0;
    if (!join(pieces, count, side, parents) || !is_clear(pieces, count, share, parents))
        return false;
    memset(number, UINT8_MAX, sizeof number);
    for (unsigned i = 0; i < side * side; i++) {
        unsigned root = root_of(parents, board_turn_cell(side, i, turn));
        if (number[root] == UINT8_MAX)
            number[root] = (uint8_t)regions++;
        region[i] = number[root];
    }
    return !has_straight(side, region);
}

bool regions_find(unsigned side, const float *weights, unsigned turn,
                  uint8_t region[BOARD_MAX_CELLS])
{
    return find_clear(side, weights, UNCLEAR_LINES, turn, region);
}

bool regions_find_shades(const struct cell_glyph *glyphs, unsigned side, unsigned turn,
                         uint8_t region[BOARD_MAX_CELLS])
{
    float paper[SVISION_CELLS] = {0}, weights[ALL_PIECES] = {0};
    for (unsigned i = 0; i < side * side; i++)
        paper[board_turn_cell(side, i, turn)] = logf(fmaxf(glyphs[i].blob.paper, 1));
    for (unsigned line = 1; line < side; line++) {
        for (unsigned place = 0; place < side; place++) {
            unsigned below = line * side + place, right = place * side + line;
            weights[lines_at(side, LINES_ACROSS, line, place)] =
                fmaxf(fabsf(paper[below] - paper[below - side]) - THRESHOLD_NOISE, 0);
            weights[lines_at(side, LINES_DOWN, line, place)] =
                fmaxf(fabsf(paper[right] - paper[right - 1]) - THRESHOLD_NOISE, 0);
        }
    }
    return find_clear(side, weights, 0, turn, region);
}

/* The value that is larger than a SHARE of the COUNT values. */
static float quantile(float *values, unsigned count, float share)
{
    return stat_select(values, count, (size_t)(share * (float)(count - 1)));
}

/* The darkness of the lines inside boxes, and of those around them. */
struct box_lines {
    float inside[LINES_SEGMENTS], around[LINES_SEGMENTS];
    unsigned insides, arounds;
};

static void sort_lines(const float *weights, unsigned turn, const struct board_size *size,
                       struct box_lines *lines)
{
    const unsigned side = size->side;
    *lines = (struct box_lines){0};
    for (unsigned direction = 0; direction < 2; direction++) {
        bool across = (direction == LINES_ACROSS) == (turn % 2 == 0);
        unsigned step = across ? size->box_rows : size->box_columns;
        for (unsigned i = side; i < side * side; i++) {
            float weight = weights[lines_at(side, direction, i / side, i % side)];
            if (i / side % step)
                lines->inside[lines->insides++] = weight;
            else
                lines->around[lines->arounds++] = weight;
        }
    }
}

bool regions_deny_boxes(const float *weights, unsigned turn, const struct board_size *size)
{
    struct box_lines lines;
    sort_lines(weights, turn, size, &lines);
    float heavy = quantile(lines.inside, lines.insides, 1 - ODD_SHARE);
    float light = quantile(lines.around, lines.arounds, ODD_SHARE);
    return heavy + MIN_WEIGHT > DENIAL_RATIO * (light + MIN_WEIGHT);
}

/* Whether some lines inside the boxes are as heavy as those around them, and some around them as
 * light as those inside, as in jigsaws in which two cells of neighboring boxes are exchanged. */
static bool cross_boxes(const struct box_lines *lines)
{
    struct box_lines sorted = *lines;
    unsigned heavy = 0, light = 0;
    float thin = quantile(sorted.inside, lines->insides, 0.5F);
    float step = quantile(sorted.around, lines->arounds, 0.5F) - thin;
    if (step < (BOX_SHAPE_HEAVIER - 1) * thin)
        return false;
    for (unsigned i = 0; i < lines->insides; i++)
        heavy += lines->inside[i] > thin + ODD_HEAVY * step;
    for (unsigned i = 0; i < lines->arounds; i++)
        light += lines->around[i] < thin + (1 - ODD_HEAVY) * step;
    return heavy >= MIN_ODD_HEAVY && light >= MIN_ODD_LIGHT;
}

enum regions_verdict regions_judge(const struct pyramid *pyramid, const struct grid *grid,
                                   unsigned turn, const struct board_size *size)
{
    float weights[LINES_SEGMENTS];
    struct box_lines lines;
    uint8_t region[BOARD_MAX_CELLS];
    grid_weigh(pyramid, grid, weights);
    if (regions_deny_boxes(weights, turn, size))
        return REGIONS_OTHERS;
    if (grid->side != BOARD_SIZE_CLASSIC)
        return REGIONS_UNKNOWN;
    if (regions_find(grid->side, weights, turn, region))
        return regions_are_boxes(grid->side, region) ? REGIONS_BOXES : REGIONS_OTHERS;
    sort_lines(weights, turn, size, &lines);
    return cross_boxes(&lines) ? REGIONS_DOUBTFUL : REGIONS_UNKNOWN;
}

bool regions_are_boxes(unsigned side, const uint8_t *region)
{
    const struct board_size *size = board_size_of_side(side);
    for (unsigned i = 0; i < side * side; i++) {
        unsigned row = i / side - i / side % size->box_rows;
        unsigned column = i % side - i % side % size->box_columns;
        if (region[i] != region[row * side + column])
            return false;
    }
    return true;
}
