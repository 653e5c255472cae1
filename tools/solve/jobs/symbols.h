/* The symbols that the digits of a puzzle have. */
#ifndef SOLVE_JOBS_SYMBOLS_H
#define SOLVE_JOBS_SYMBOLS_H

#include <stdbool.h>

#include <sudoku/digitset.h>

/* Room for all symbols and a zero byte. */
enum { SYMBOLS_SIZE = SUDOKU_MAX_SIDE + 1 };

/* Whether SYMBOLS of the digits 1..SIDE are 1..9 A..Z. */
bool symbols_are_usual(const char *symbols, unsigned side);

/* The usual symbols of the digits 1..SIDE, up to 35. */
void symbols_usual(unsigned side, char symbols[SYMBOLS_SIZE]);

/* Spells the symbols that NAMED, which a reader took, stands for: 0-3 becomes 1230. */
void symbols_spell(const char *named, char symbols[SYMBOLS_SIZE]);

#endif
