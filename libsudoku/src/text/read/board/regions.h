/* Maps of jigsaw regions. */
#ifndef TEXT_READ_BOARD_REGIONS_H
#define TEXT_READ_BOARD_REGIONS_H

#include <stdbool.h>
#include <stdint.h>

/* Whether CELLS of a board of SIDE are a map of regions, and so no puzzle: as many values as a row
 * has cells, blanks counting as one, and none that stands alone. */
bool text_is_region_map(const uint8_t *cells, unsigned side);

/* The quick way to tell puzzles from maps, as one of the first givens of most is such a cell:
 * whether a cell inside has its value in common with none of those around it, the ends of rows
 * joined. CELLS are values or characters. By blocks, whose cells compilers compare all at once. */
static inline bool text_has_lonely_cell(const uint8_t *cells, unsigned side)
{
    enum { BLOCK = 32 };
    const uint8_t *cell = cells + side, *end = cells + side * (side - 1);
    uint8_t is_lonely = 0;
    for (; end - cell >= BLOCK && !is_lonely; cell += BLOCK)
        for (unsigned i = 0; i < BLOCK; i++)
            is_lonely |= (cell[i] != cell[(int)i - 1]) & (cell[i] != cell[i + 1]) &
                         (cell[i] != *(cell + i - side)) & (cell[i] != cell[i + side]);
    for (; cell < end && !is_lonely; cell++)
        is_lonely =
            *cell != cell[-1] && *cell != cell[1] && *cell != *(cell - side) && *cell != cell[side];
    return is_lonely;
}

#endif
