#include "reader/certainty/veil.h"

#include "maths/stat.h"
#include "reader/certainty/line_contrast.h"

/* Minimum contrast of the lines around an uncovered cell, relative to those around print. */
#define VEILED 0.75F

void veil_find(const struct grid *grid, unsigned turn, const struct svision_reading *reading,
               uint8_t *veiled)
{
    float edges[BOARD_MAX_CELLS][CELL_EDGES], mean[BOARD_MAX_CELLS], print[BOARD_MAX_CELLS];
    unsigned cells = grid->side * grid->side, printed = 0;
    line_contrast_find(grid, turn, edges);
    for (unsigned i = 0; i < cells; i++) {
        mean[i] = (edges[i][0] + edges[i][1] + edges[i][2] + edges[i][3]) / CELL_EDGES;
        if (reading->cells[i])
            print[printed++] = mean[i];
    }
    float usual = printed ? stat_median(print, printed) : 0;
    for (unsigned i = 0; i < cells; i++)
        veiled[i] = mean[i] < VEILED * usual;
}
