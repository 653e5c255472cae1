/* BUG+1: every open cell has two candidates but one, which has three. Were the third one gone, all
 * digits could be exchanged; so the cell takes it. */
#ifndef LOGIC_UNIQUENESS_BUG_H
#define LOGIC_UNIQUENESS_BUG_H

#include "logic/search.h"

bool bug_find(struct search *search);

#endif
