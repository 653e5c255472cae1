/* Which of two steps comes first where the best one counts. */
#ifndef LOGIC_STEP_ORDER_H
#define LOGIC_STEP_ORDER_H

#include "logic/step.h"

/* Whether A comes before B: it places or eliminates more, or further up, or takes fewer links. */
bool step_is_better(const struct step *a, const struct step *b);

#endif
