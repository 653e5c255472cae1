/* The SAT solver CaDiCaL on boards in their plain form, as a peer of our own engines. */
#ifndef BENCH_CADICAL_H
#define BENCH_CADICAL_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/layout.h>

/* Looks for a solution of GIVENS for TIMEOUT seconds, of processor time if CPU says so. *SECONDS is
 * what the process took, reading the file included. False: it cannot be run. */
bool cadical_solve(const struct sudoku_layout *layout, const uint8_t *givens, double timeout,
                   bool cpu, bool *has_solved, double *seconds);

#endif
