/* The cost of handwriting: a printed page against the same page with handwriting. */
#ifndef BENCH_VISION_PAIRS_H
#define BENCH_VISION_PAIRS_H

#include <stdbool.h>

#include "vision/table.h"

/* Reads generated pages, then the COUNT photos at PATHS, each printed page before its handwritten
 * version, in turn for ROUNDS, and prints TABLE, which is working memory. */
bool pairs_time(struct table *table, char **paths, unsigned count, unsigned rounds);

#endif
