/* What chains within dynamic chains exclude, and why. */
#ifndef LOGIC_NESTED_INNER_H
#define LOGIC_NESTED_INNER_H

#include "logic/forcing/work.h"

/* Excludes CANDIDATE of RUN, by the premises in the step of INNER, from its candidates that are off
 * in RUN, with the length of a chain that is not recorded as nested. Returns false if there are no
 * such candidates, so that no chain is needed, or it is off. */
bool forcing_exclude(struct forcing_run *run, struct forcing_inner *inner, unsigned candidate,
                     unsigned inner_length);

/* Excludes what the hints in the inner part of FORCING do, the best first; those of multiple chains
 * are of VARIANT. Returns false if they exclude nothing new. */
bool forcing_exclude_hints(struct forcing_run *run, struct forcing *forcing, unsigned variant);

#endif
