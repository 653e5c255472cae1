/* Number of solutions by component caching.
 *
 * After each decision the open cells split into independent components: their counts are
 * multiplied, and each is cached for the next occurrence of the same component, whatever the names
 * of its digits (R. Bayardo, J. Pehoushek, "Counting models using connected components", AAAI 2000;
 * M. Thurley, "sharpSAT", SAT 2006; M. Nishino et al., "Dancing with decision diagrams", AAAI
 * 2017). */
#ifndef COUNTING_COUNTER_H
#define COUNTING_COUNTER_H

#include "engine/engine.h"

struct counter;

/* Creates a counter with a cache of up to MAX_BYTES. */
enum sudoku_status counter_create(const struct sudoku_layout *layout, size_t max_bytes,
                                  const struct sudoku_allocator *allocator, struct counter **out);

/* Counts solutions into run->limiter.stats.solutions, up to its solution limit, without calling
 * run_solution(); 0 if another limit stops it. It cannot be chosen by name, since an engine reports
 * each solution. */
extern const struct engine engine_counter;

#endif
