/* Local search beside the learning one, for large boards that leave much open.
 *
 * Every open cell has a digit, and those that clash are changed one by one: each time the best
 * change of a clashing cell that was not made back lately (A. Hertz, D. de Werra, "Using tabu
 * search techniques for graph coloring", Computing 39, 1987; P. Galinier, J.-K. Hao, "Hybrid
 * evolutionary algorithms for graph coloring", Journal of Combinatorial Optimization 3, 1999,
 * section 3.2). It never proves that there is no solution. */
#ifndef CDCL_WALK_H
#define CDCL_WALK_H

#include "cdcl/trail.h"
#include "solver/limiter.h"

struct walk;

enum sudoku_status walk_create(const struct sudoku_layout *layout,
                               const struct sudoku_allocator *allocator, struct walk **out);
void walk_destroy(struct walk *walk, const struct sudoku_allocator *allocator);

/* Begins a puzzle. */
void walk_begin(struct walk *walk, uint64_t seed);

/* Goes on for about so many NODES, which it takes from LIMITER, with the candidates that TRAIL has,
 * no level of which is open. True: nothing clashes, so walk_digits() is a solution. */
bool walk_run(struct walk *walk, const struct trail *trail, uint64_t nodes,
              struct limiter *limiter);

/* The digit of each cell. */
const uint8_t *walk_digits(const struct walk *walk);

#endif
