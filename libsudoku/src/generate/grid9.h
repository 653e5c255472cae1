/* Solved classic grids at random, by plain search: the same for the same random numbers whatever
 * the processor. */
#ifndef GENERATE_GRID9_H
#define GENERATE_GRID9_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/limiter.h"

/* A top band and a left stack without contradiction into CELLS (81), the other cells empty. Every
 * such frame is equally likely. */
void grid9_frame(uint64_t *random, uint8_t *cells);

/* Fills the empty cells of CELLS (81) with a solution, as *RANDOM has it. False: there is none, or
 * none was found by MAX_TRIES digits, or LIMITER (NULL: none) says that it is time to stop, and
 * CELLS is as it was. */
bool grid9_complete(uint64_t *random, struct limiter *limiter, unsigned max_tries, uint8_t *cells);

#endif
