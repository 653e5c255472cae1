/* Steps from hints: premises, links, conclusion. */
#ifndef LOGIC_FORCING_PROOF_H
#define LOGIC_FORCING_PROOF_H

#include "logic/forcing/forcing.h"

/* Follows the chains of HINT again, collects their premises and reports the step. Returns true if
 * no more steps are needed. */
bool forcing_prove(struct search *search, const struct forcing_run *run,
                   const struct forcing_hint *hint);

/* Clears the cache of cases, before the first hint of a position and technique. */
void forcing_forget_cases(struct forcing *forcing);

#endif
