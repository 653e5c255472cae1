/* What handwriting costs: a printed page beside the same page with handwriting on it. */
#ifndef BENCH_VISION_PAIRS_H
#define BENCH_VISION_PAIRS_H

#include <stdbool.h>

#include "vision/table.h"

/* Reads made pages, and then the COUNT photos at PATHS, each of a printed page before the one of
 * the same page written on, in turns for ROUNDS, and prints TABLE, which is work room. */
bool pairs_time(struct table *table, char **paths, unsigned count, unsigned rounds);

#endif
