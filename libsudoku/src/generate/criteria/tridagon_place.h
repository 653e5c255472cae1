/* Tridagons of a solved grid: three digits on diagonals of four boxes, except for one cell. */
#ifndef CRITERIA_TRIDAGON_PLACE_H
#define CRITERIA_TRIDAGON_PLACE_H

#include <stdbool.h>
#include <stdint.h>

struct tridagon_place {
    unsigned digits;   /* the three, as bits */
    unsigned free_box; /* the box that no box of the tridagon meets */
    unsigned guard;    /* the cell with another digit */
    unsigned stray;    /* the cell of its box that has the missing one of the three */
};

/* Draws a tridagon of the classic GRID by *RANDOM, all with equal chance; false if it has none.
 * About half of all grids have one. */
bool tridagon_place_draw(const uint8_t *grid, uint64_t *random, struct tridagon_place *place);

#endif
