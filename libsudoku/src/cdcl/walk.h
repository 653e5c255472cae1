/* Local search that complements learning on large boards with many open cells.
 *
 * Every open cell has a digit. Each step makes the best move of a clashing cell that is not tabu,
 * that is, does not reverse a recent one (A. Hertz, D. de Werra, "Using tabu search techniques for
 * graph coloring", Computing 39, 1987; P. Galinier, J.-K. Hao, "Hybrid evolutionary algorithms for
 * graph coloring", Journal of Combinatorial Optimization 3, 1999, section 3.2). After a short
 * stretch it starts anew from the probable digits of beliefs.h, and from others after ever longer
 * stretches. It never proves that there is no solution. */
#ifndef CDCL_WALK_H
#define CDCL_WALK_H

#include "cdcl/trail.h"
#include "engine/limiter.h"

struct walk;

enum sudoku_status walk_create(const struct sudoku_layout *layout,
                               const struct sudoku_allocator *allocator, struct walk **out);
void walk_destroy(struct walk *walk, const struct sudoku_allocator *allocator);

/* Starts a puzzle. */
void walk_begin(struct walk *walk, uint64_t seed);

/* Continues for about NODES nodes, counted by LIMITER, with the candidates of TRAIL at level 0.
 * True if nothing clashes, so that walk_digits() is a solution. */
bool walk_run(struct walk *walk, const struct trail *trail, uint64_t nodes,
              struct limiter *limiter);

/* Returns the digit of each cell. */
const uint8_t *walk_digits(const struct walk *walk);

#endif
