/* The check of a classic board's solution against the puzzle, by the rules alone.
 *
 * It shares no code and no tables with the engines. */
#ifndef ENGINE_VERIFY_H
#define ENGINE_VERIFY_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/solver.h>

bool verify_classic(const struct sudoku_puzzle *puzzle, const uint8_t *solution);

#endif
