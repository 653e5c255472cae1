/* The symbols of digits. */
#ifndef SOLVE_JOBS_SYMBOLS_H
#define SOLVE_JOBS_SYMBOLS_H

#include <stdbool.h>

#include <sudoku/digitset.h>

/* Size of all symbols with a terminating zero. */
enum { SYMBOLS_SIZE = SUDOKU_MAX_SIDE + 1 };

/* True if SYMBOLS of the digits 1..SIDE are 1..9 A..Z. */
bool symbols_are_usual(const char *symbols, unsigned side);

/* Stores the usual symbols of the digits 1..SIDE, up to 35. */
void symbols_usual(unsigned side, char symbols[SYMBOLS_SIZE]);

/* Spells out NAMED, accepted by a reader: 0-3 becomes 1230. */
void symbols_spell(const char *named, char symbols[SYMBOLS_SIZE]);

#endif
