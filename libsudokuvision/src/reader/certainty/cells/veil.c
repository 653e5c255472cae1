#include "reader/certainty/cells/veil.h"

#include <math.h>
#include <string.h>

#include "maths/stat.h"

/* Minimum contrast of the lines around an uncovered cell, relative to those around print. */
#define VEILED 0.75F

/* Returns the clearness of an ordinary line of SIDE cells; reorders CLEARNESS. Small boards have
 * larger cells and finer lines, and up to three lines in five are box borders, which are much
 * clearer. */
static float usual_clearness(float *clearness, unsigned side)
{
    unsigned count = lines_count(side);
    return side == BOARD_SIZE_CLASSIC ? stat_median(clearness, count)
                                      : stat_select(clearness, count, count * 3 / 10);
}

/* Stores the median clearness of each line of LINES, at least that of an ordinary line, since glare
 * may hide most of a line. */
static void find_usual(const struct lines *lines, float usual[2][BOARD_MAX_SIDE + 1])
{
    float clearness[LINES_SEGMENTS];
    unsigned side = lines->side;
    memcpy(clearness, lines->clearness, lines_count(side) * sizeof *clearness);
    float ordinary = usual_clearness(clearness, side);
    for (unsigned direction = 0; direction < 2; direction++) {
        for (unsigned line = 0; line <= side; line++) {
            memcpy(clearness, &lines->clearness[lines_at(side, direction, line, 0)],
                   side * sizeof *clearness);
            usual[direction][line] = fmaxf(stat_median(clearness, side), ordinary);
        }
    }
}

/* Returns the mean clearness of the four segments around CELL of the picture, each relative to what
 * is USUAL for its line. */
static float contrast_around(const struct lines *lines, float usual[2][BOARD_MAX_SIDE + 1],
                             unsigned cell)
{
    unsigned side = lines->side, place[2] = {cell / side, cell % side};
    float sum = 0;
    for (unsigned edge = 0; edge < 4; edge++) {
        unsigned direction = edge / 2, line = place[direction] + edge % 2;
        unsigned segment = lines_at(side, direction, line, place[1 - direction]);
        sum += lines->clearness[segment] / usual[direction][line];
    }
    return sum / 4;
}

void veil_find(const struct grid *grid, unsigned turn, const struct svision_reading *reading,
               uint8_t *veiled)
{
    float contrast[BOARD_MAX_CELLS], print[BOARD_MAX_CELLS], lines[2][BOARD_MAX_SIDE + 1];
    unsigned side = grid->side, printed = 0;
    find_usual(&grid->lines, lines);
    for (unsigned i = 0; i < side * side; i++) {
        contrast[i] = contrast_around(&grid->lines, lines, board_turn_cell(side, i, turn));
        if (reading->cells[i])
            print[printed++] = contrast[i];
    }
    float usual = printed ? stat_median(print, printed) : 0;
    for (unsigned i = 0; i < side * side; i++)
        veiled[i] = contrast[i] < VEILED * usual;
}
