/* Techniques within dynamic chains when links lead no further: from level 1 on locked candidates,
 * pairs and X-Wings, from level 2 on also candidates that lead to a contradiction themselves. */
#ifndef LOGIC_FORCING_NESTED_H
#define LOGIC_FORCING_NESTED_H

#include "logic/forcing/closure.h"

/* For a run with a search as USER. */
bool forcing_advance(struct forcing_run *run);

#endif
