/* The constraint behind a unit: as many cells as digits, all different.
 *
 * A digit that no complete assignment of digits to the cells uses is removed. Plain arrays, no
 * memory of its own, nothing else of the library: any engine can filter one unit with it. */
#ifndef PROPAGATION_ALLDIFFERENT_H
#define PROPAGATION_ALLDIFFERENT_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/digitset.h>

/* Removes from SETS, the candidates of COUNT cells (0..64), every digit that stands in no
 * assignment of different digits to all of them. For a whole unit, or for its unsolved cells once
 * no solved digit is a candidate, that removes exactly what the naked and hidden subsets of every
 * size remove, in polynomial time; more digits than cells are fine too.
 *
 * MATCHING (COUNT numbers) receives one such assignment. What it holds before is a hint and may be
 * any digits 0..64, 0 for none: the result of the last call saves most of the work of the next.
 *
 * True: done. False: there is no assignment; SETS are as they were, and the first 0
 * in MATCHING stands for a cell that gets no digit of its own.
 *
 * Source: J.-C. Regin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994:
 * an edge of the bipartite graph of cells and digits is in some maximum matching if and only if it
 * is in a given one, on an alternating cycle of it, or on an even alternating path from a digit
 * that it leaves free. */
bool alldifferent_filter(unsigned count, sudoku_digitset *sets, uint8_t *matching);

#endif
