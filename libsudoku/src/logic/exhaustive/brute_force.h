/* Brute force, the last resort: candidates of a cell that lead nowhere, found by search. */
#ifndef LOGIC_EXHAUSTIVE_BRUTE_FORCE_H
#define LOGIC_EXHAUSTIVE_BRUTE_FORCE_H

#include "logic/search.h"

bool brute_force_find(struct search *search);

#endif
