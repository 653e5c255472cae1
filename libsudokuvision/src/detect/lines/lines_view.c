#include "detect/lines/lines_view.h"

#include <math.h>

void lines_shift_at(const struct lines_shift *shift, unsigned side, double x, double y,
                    double move[2])
{
    double last = side - 1.0;
    double column = fmin(fmax(floor(x), 0), last), row = fmin(fmax(floor(y), 0), last);
    unsigned i = (unsigned)row, k = (unsigned)column;
    double fx = fmin(fmax(x - column, 0), 1), fy = fmin(fmax(y - row, 0), 1);
    for (unsigned direction = 0; direction < 2; direction++) {
        const float(*node)[BOARD_MAX_SIDE + 1] = shift->node[direction];
        move[direction] = (1 - fy) * ((1 - fx) * node[i][k] + fx * node[i][k + 1]) +
                          fy * ((1 - fx) * node[i + 1][k] + fx * node[i + 1][k + 1]);
    }
}

float lines_farthest(const struct lines_shift *shift, unsigned side)
{
    float most = 0;
    for (unsigned direction = 0; direction < 2; direction++)
        for (unsigned row = 0; row <= side; row++)
            for (unsigned column = 0; column <= side; column++)
                most = fmaxf(most, fabsf(shift->node[direction][row][column]));
    return most;
}
