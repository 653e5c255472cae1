/* BUG+1: one open cell has three candidates, all others two. Without the third one all digits could
 * be exchanged, so the cell holds it. */
#ifndef LOGIC_UNIQUENESS_BUG_H
#define LOGIC_UNIQUENESS_BUG_H

#include "logic/search.h"

bool bug_find(struct search *search);

#endif
