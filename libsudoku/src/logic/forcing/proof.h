/* Steps from hints: premises, links, conclusion. */
#ifndef LOGIC_FORCING_PROOF_H
#define LOGIC_FORCING_PROOF_H

#include "logic/forcing/forcing.h"

/* Follows the chains of HINT again, collects their premises and reports the step. Returns true if
 * no more steps are needed. */
bool forcing_prove(struct search *search, struct forcing *forcing, const struct forcing_run *run,
                   const struct forcing_hint *hint);

/* Returns the implications of SOURCE being on or off in RUN, new or cached: a list of all steps
 * proves many conclusions from the same cases. NULL: the search ended early. */
const struct forcing_case *forcing_assume(struct search *search, struct forcing *forcing,
                                          const struct forcing_run *run, unsigned source,
                                          bool is_on);

/* Clears the cache of cases, before the first hint of a position and technique. */
void forcing_forget_cases(struct forcing *forcing);

#endif
