/* What chains and simple techniques within dynamic chains exclude when links lead no further: from
 * level 1 on rules.h, from level 2 on also forcing chains and cycles, from level 3 on multiple
 * forcing chains as well, at level 4 dynamic ones instead of both. */
#ifndef LOGIC_FORCING_NESTED_H
#define LOGIC_FORCING_NESTED_H

#include "logic/forcing/closure.h"
#include "logic/search.h"

/* Adds what these find to RUN. Returns false if they find nothing. */
bool forcing_advance(struct forcing_run *run);

#endif
