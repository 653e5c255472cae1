/* BUG types 1 to 4: without some extra candidates every open cell would have two candidates, and
 * every digit two places in each unit, so that all could be exchanged. So one of the extra ones is
 * true. */
#ifndef LOGIC_UNIQUENESS_GRAVE_H
#define LOGIC_UNIQUENESS_GRAVE_H

#include "logic/search.h"

bool grave_find(struct search *search);

#endif
