/* Random solved classic grids by plain search: the same for the same random numbers on every
 * processor. */
#ifndef GENERATE_GRID9_H
#define GENERATE_GRID9_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/limiter.h"

/* Stores a random top band and left stack without contradiction in CELLS (81), the other cells
 * empty. Every such frame is equally likely. */
void grid9_frame(uint64_t *random, uint8_t *cells);

/* Fills the empty cells of CELLS (81) with a random solution. Returns false, with CELLS unchanged,
 * if there is none, if MAX_TRIES digits were tried, or if LIMITER (NULL: none) stops the search. */
bool grid9_complete(uint64_t *random, struct limiter *limiter, unsigned max_tries, uint8_t *cells);

#endif
