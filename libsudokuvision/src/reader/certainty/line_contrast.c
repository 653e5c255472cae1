#include "reader/certainty/line_contrast.h"

#include <math.h>
#include <string.h>

#include "maths/stat.h"

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

void line_contrast_find(const struct grid *grid, unsigned turn, float (*contrast)[CELL_EDGES])
{
    const struct lines *lines = &grid->lines;
    float usual[2][BOARD_MAX_SIDE + 1];
    unsigned side = grid->side;
    find_usual(lines, usual);
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned at = board_turn_cell(side, cell, turn), place[2] = {at / side, at % side};
        for (unsigned edge = 0; edge < CELL_EDGES; edge++) {
            unsigned direction = edge / 2, line = place[direction] + edge % 2;
            unsigned segment = lines_at(side, direction, line, place[1 - direction]);
            contrast[cell][edge] = lines->clearness[segment] / usual[direction][line];
        }
    }
}
