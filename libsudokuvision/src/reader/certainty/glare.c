#include "reader/certainty/glare.h"

#include <string.h>

#include "maths/stat.h"

/* How many of the four segments around CELL (in the picture's order) are drowned in light. */
static unsigned drowned_segments(const struct lines *lines, unsigned cell, float middle)
{
    unsigned side = lines->side, row = cell / side, column = cell % side, count = 0;
    for (unsigned i = 0; i < 2; i++) {
        unsigned across = lines_at(side, LINES_ACROSS, row + i, column);
        unsigned down = lines_at(side, LINES_DOWN, column + i, row);
        count += lines->clearness[across] < 0.3F * middle;
        count += lines->clearness[down] < 0.3F * middle;
    }
    return count;
}

/* The clearness of an ordinary line of SIDE cells; CLEARNESS is reordered. In larger cells lines
 * are finer, so that those around the boxes are much clearer than the others, which are no more
 * than two of five. */
static float usual_clearness(float *clearness, unsigned side)
{
    unsigned count = lines_count(side);
    return side == BOARD_SIZE_CLASSIC ? stat_median(clearness, count)
                                      : stat_select(clearness, count, count * 3 / 10);
}

void glare_find(const struct grid *grid, unsigned turn, const struct cell_glyph *glyphs,
                uint8_t *drowned)
{
    float clearness[LINES_SEGMENTS], paper[BOARD_MAX_CELLS];
    unsigned side = grid->side, cells = side * side;
    memcpy(clearness, grid->lines.clearness, lines_count(side) * sizeof *clearness);
    float middle = usual_clearness(clearness, side);
    for (unsigned i = 0; i < cells; i++)
        paper[i] = glyphs[i].blob.paper;
    float usual = stat_median(paper, cells);
    for (unsigned i = 0; i < cells; i++) {
        float own = glyphs[i].blob.paper;
        unsigned cell = board_turn_cell(side, i, turn);
        drowned[i] =
            (own >= 240 || own > 1.2F * usual) && drowned_segments(&grid->lines, cell, middle) >= 2;
    }
}
