/* Requests that no puzzle can meet. */
#ifndef GEN_FEASIBLE_H
#define GEN_FEASIBLE_H

#include "gen/options.h"

/* True if a puzzle could meet OPTIONS; else prints why none can. */
bool gen_is_feasible(const struct gen_options *options);

#endif
