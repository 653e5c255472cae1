/* The SAT solver CaDiCaL on boards in the plain encoding, for comparison. */
#ifndef BENCH_CADICAL_H
#define BENCH_CADICAL_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/layout.h>

/* Searches for a solution of GIVENS for TIMEOUT seconds, of processor time if CPU. *SECONDS is the
 * time of the process, including reading the file. Returns false if it cannot be run. */
bool cadical_solve(const struct sudoku_layout *layout, const uint8_t *givens, double timeout,
                   bool cpu, bool *has_solved, double *seconds);

#endif
