/* BUG+n: without n extra candidates all cells would have two candidates and all digits two places
 * in each unit, which could be exchanged. So one of the extra candidates is true, and what excludes
 * all of them goes. */
#ifndef LOGIC_UNIQUENESS_BUG_PLUS_H
#define LOGIC_UNIQUENESS_BUG_PLUS_H

#include "logic/search.h"

/* The variant for more extra candidates than any other variant has. */
enum { BUG_PLUS_ANY = 5 };

/* Variants: the number of extra candidates, 2 to 4, or BUG_PLUS_ANY. */
bool bug_plus_find(struct search *search);

#endif
