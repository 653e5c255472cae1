/* Templates: all placements of one digit in every unit. A cell in every template holds the digit; a
 * cell in none does not. */
#ifndef LOGIC_EXHAUSTIVE_TEMPLATE_H
#define LOGIC_EXHAUSTIVE_TEMPLATE_H

#include "logic/search.h"

enum template_variant { TEMPLATE_SET, TEMPLATE_DELETE };

bool template_find(struct search *search);

#endif
