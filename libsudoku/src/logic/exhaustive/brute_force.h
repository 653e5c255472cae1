/* Brute force, the last resort: a search shows that candidates of a cell have no solution. */
#ifndef LOGIC_EXHAUSTIVE_BRUTE_FORCE_H
#define LOGIC_EXHAUSTIVE_BRUTE_FORCE_H

#include "logic/search.h"

bool brute_force_find(struct search *search);

#endif
