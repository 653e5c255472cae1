/* The all-different constraint of a unit.
 *
 * Removes the digits that no complete assignment uses. It works on plain arrays and needs nothing
 * else of the library, so any engine can filter a unit with it. */
#ifndef PROPAGATION_ALLDIFFERENT_H
#define PROPAGATION_ALLDIFFERENT_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/digitset.h>

/* Removes from SETS, the candidates of COUNT cells (0..64), every digit that is in no assignment of
 * different digits to all cells. For a full unit, or for its unsolved cells without the solved
 * digits, that is exactly what naked and hidden subsets of every size remove, in polynomial time.
 * There may be more digits than cells.
 *
 * MATCHING (COUNT numbers) receives one such assignment. On entry it is a hint of any digits 0..64,
 * 0 for none: the previous result saves most of the work.
 *
 * Returns true if done; false if there is no assignment, with SETS unchanged and a 0 in MATCHING
 * for a cell that cannot be matched.
 *
 * Source: J.-C. Regin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994: an
 * edge of the bipartite graph of cells and digits belongs to some maximum matching if and only if
 * it belongs to a given one, to an alternating cycle, or to an even alternating path from an
 * unmatched digit. */
bool alldifferent_filter(unsigned count, sudoku_digitset *sets, uint8_t *matching);

#endif
