/* The check of a classic board's solution against the puzzle, by nothing but the rules.
 *
 * Takes the digits that go to the caller and the puzzle that came from the caller, gives whether
 * they fit, never fails. It shares no code and no tables with the engines that it judges. */
#ifndef VERIFY_H
#define VERIFY_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/solver.h>

bool verify_classic(const struct sudoku_puzzle *puzzle, const uint8_t *solution);

#endif
