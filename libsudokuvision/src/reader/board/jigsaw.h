/* A solver for regions that are known only after a picture was read, in memory of its own: nothing
 * is allocated while reading. */
#ifndef READER_BOARD_JIGSAW_H
#define READER_BOARD_JIGSAW_H

#include <stddef.h>

#include <sudoku/solver.h>

/* Enough for the layout and a dancing-links solver, 80 kB on 64-bit machines, with half of that to
 * spare. */
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

/* Creates the solver for REGION, which has a number 0..side-1 for each of SIDE x SIDE cells; the
 * previous one is destroyed. False: there is no solver for such regions. */
bool jigsaw_open(struct jigsaw *jigsaw, unsigned side, const uint8_t *region);

#endif
