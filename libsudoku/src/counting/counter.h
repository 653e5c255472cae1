/* How many solutions there are, without going through them.
 *
 * After each decision the open cells fall into parts that have nothing to do with each other: the
 * numbers of their solutions are multiplied, and each is kept for the next time that the same part
 * comes, whatever its digits are called (R. Bayardo, J. Pehoushek, "Counting models using connected
 * components", AAAI 2000; M. Thurley, "sharpSAT", SAT 2006; M. Nishino et al., "Dancing with
 * decision diagrams", AAAI 2017). */
#ifndef COUNTING_COUNTER_H
#define COUNTING_COUNTER_H

#include "solver/engine.h"

struct counter;

/* Takes up to MAX_BYTES to remember numbers. */
enum sudoku_status counter_create(const struct sudoku_layout *layout, size_t max_bytes,
                                  const struct sudoku_allocator *allocator, struct counter **out);

/* Counts solutions into run->limiter.stats.solutions, up to the limit on them, or UINT64_MAX; no
 * solution is handed over. Where another limit stops it that number is 0. It is no engine that
 * can be asked by name, since an engine shows each solution. */
extern const struct engine engine_counter;

#endif
