/* The puzzle of a date, the same for everyone. */
#ifndef PLAY_CORE_PUZZLE_DAILY_H
#define PLAY_CORE_PUZZLE_DAILY_H

#include <stdbool.h>
#include <stdint.h>

enum { DAILY_CELLS = 81 };

/* Stores the puzzle of DATE, such as "2026-11-28", in GIVENS. Its level depends on the weekday.
 * Returns false if DATE is not a date of the years 1970 to 9999. */
bool daily_puzzle(const char *date, uint8_t givens[DAILY_CELLS]);

#endif
