/* Large boards with a given number of givens, made from a seed: a solved grid of box x box boxes
 * with shuffled lines and digits and randomly emptied cells (R. Lewis, "Metaheuristics can solve
 * sudoku puzzles", Journal of Heuristics 13, 2007, section 4). */
#ifndef SUPPORT_EMPTIED_H
#define SUPPORT_EMPTIED_H

#include <stdint.h>

#include "common/random.h"

enum { EMPTIED_MAX_BOX = 8, EMPTIED_MAX_SIDE = EMPTIED_MAX_BOX * EMPTIED_MAX_BOX };

/* Stores 0..COUNT-1 in random order. */
static inline void emptied_shuffle(uint64_t *random, uint16_t *order, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        unsigned j = random_below(random, i + 1);
        order[i] = (uint16_t)i;
        order[i] = order[j];
        order[j] = (uint16_t)i;
    }
}

/* Stores lines in random order, with those of a band adjacent. */
static inline void emptied_shuffle_lines(uint64_t *random, uint16_t *lines, unsigned box)
{
    uint16_t bands[EMPTIED_MAX_BOX], within[EMPTIED_MAX_BOX];
    emptied_shuffle(random, bands, box);
    for (unsigned band = 0; band < box; band++) {
        emptied_shuffle(random, within, box);
        for (unsigned i = 0; i < box; i++)
            lines[band * box + i] = (uint16_t)(bands[band] * box + within[i]);
    }
}

/* Makes the board of SEED with PERCENT of its cells given. */
static inline void emptied_board(unsigned box, unsigned percent, uint64_t seed, uint8_t *givens)
{
    uint16_t rows[EMPTIED_MAX_SIDE], columns[EMPTIED_MAX_SIDE], digits[EMPTIED_MAX_SIDE];
    uint16_t cells[EMPTIED_MAX_SIDE * EMPTIED_MAX_SIDE];
    unsigned side = box * box, cell_count = side * side;
    emptied_shuffle_lines(&seed, rows, box);
    emptied_shuffle_lines(&seed, columns, box);
    emptied_shuffle(&seed, digits, side);
    emptied_shuffle(&seed, cells, cell_count);
    for (unsigned i = 0; i < cell_count; i++) {
        unsigned row = rows[cells[i] / side], column = columns[cells[i] % side];
        unsigned digit = (box * (row % box) + row / box + column) % side;
        givens[cells[i]] = i * 100 < percent * cell_count ? (uint8_t)(digits[digit] + 1) : 0;
    }
}

#endif
