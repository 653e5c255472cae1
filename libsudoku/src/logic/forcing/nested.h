/* Techniques within dynamic chains when links lead no further: from level 1 on locked candidates,
 * pairs and X-Wings, from level 2 on also candidates that lead to a contradiction themselves. */
#ifndef LOGIC_FORCING_NESTED_H
#define LOGIC_FORCING_NESTED_H

#include "logic/forcing/closure.h"
#include "logic/search.h"

/* Finds out whether these techniques find anything in the position of SEARCH itself; otherwise
 * advances from it skip what did not change. To be called before runs with forcing_advance(). */
void forcing_prepare_advances(struct search *search);

/* Adds what these techniques find to RUN. */
bool forcing_advance(struct forcing_run *run);

#endif
