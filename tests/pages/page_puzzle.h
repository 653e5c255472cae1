/* The puzzles of synthetic pages. */
#ifndef TESTS_PAGES_PAGE_PUZZLE_H
#define TESTS_PAGES_PAGE_PUZZLE_H

#include <stdbool.h>
#include <stdint.h>

#include <sudokuvision/reader.h>

/* Stores the CELLS of a puzzle with one solution, or with several if OPEN. */
void page_puzzle_choose(bool open, uint64_t *random, uint8_t *cells);

/* False: CELLS do not have exactly one SOLUTION. */
bool page_puzzle_solve(const uint8_t *cells, uint8_t *solution);

/* Adds COUNT digits of the one solution to CELLS. */
void page_puzzle_add(unsigned count, uint64_t *random, uint8_t *cells);

#endif
