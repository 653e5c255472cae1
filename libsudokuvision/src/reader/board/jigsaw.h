/* A solver for regions that are known only once a picture was read, in memory of its own: nothing
 * is allocated while reading. */
#ifndef READER_BOARD_JIGSAW_H
#define READER_BOARD_JIGSAW_H

#include <stddef.h>

#include <sudoku/solver.h>

/* Enough for the layout and a solver by dancing links, 80 kB on 64-bit machines, with half of that
 * to spare. */
enum { JIGSAW_MEMORY = 128 * 1024 };

struct jigsaw {
    struct sudoku_layout *layout; /* NULL: none is open */
    struct sudoku_solver *solver;
    size_t used;
    union {
        max_align_t align;
        unsigned char bytes[JIGSAW_MEMORY];
    } memory;
};

/* Makes the solver for REGION, a number 0..side-1 for each cell of SIDE x SIDE; the one before it
 * goes. False: the regions are none that can be solved. */
bool jigsaw_open(struct jigsaw *jigsaw, unsigned side, const uint8_t *region);

#endif
