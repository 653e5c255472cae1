/* Templates: all ways to place one digit everywhere. What every way has is so; what none has is
 * not. */
#ifndef LOGIC_EXHAUSTIVE_TEMPLATE_H
#define LOGIC_EXHAUSTIVE_TEMPLATE_H

#include "logic/search.h"

enum template_variant { TEMPLATE_SET, TEMPLATE_DELETE };

bool template_find(struct search *search);

#endif
