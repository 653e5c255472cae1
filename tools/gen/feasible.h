/* Requests that no puzzle meets. */
#ifndef GEN_FEASIBLE_H
#define GEN_FEASIBLE_H

#include "gen/options.h"

/* Whether a puzzle may be as OPTIONS ask; else a message says why none is. */
bool gen_is_feasible(const struct gen_options *options);

#endif
