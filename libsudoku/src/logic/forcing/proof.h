/* Steps from the chains that a hint tells of: premises, links, conclusion. */
#ifndef LOGIC_FORCING_PROOF_H
#define LOGIC_FORCING_PROOF_H

#include "logic/forcing/forcing.h"

/* Follows the chains of HINT once more, collects what they rest on and reports the step; true:
 * enough was seen. */
bool forcing_prove(struct search *search, const struct forcing_run *run,
                   const struct forcing_hint *hint);

/* Before the first hint of a position and a technique. */
void forcing_forget_cases(struct forcing *forcing);

#endif
