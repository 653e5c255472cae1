/* The order of steps when the best one is wanted. */
#ifndef LOGIC_STEP_ORDER_H
#define LOGIC_STEP_ORDER_H

#include "logic/step.h"

/* True if A comes before B: it places or eliminates more, or further up, or has fewer links. */
bool step_is_better(const struct step *a, const struct step *b);

#endif
