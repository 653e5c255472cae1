/* HoDoKu's forcing chains: links between candidates and groups, which do not join. */
#ifndef LOGIC_GROUPED_GROUPED_H
#define LOGIC_GROUPED_GROUPED_H

#include "logic/search.h"

/* Variants. */
enum {
    GROUPED_CONTRADICTION, /* the negation implies a candidate both ways, or leaves a cell or unit
                            * empty */
    GROUPED_VERITY         /* all candidates of a cell, or places of a digit, imply the same */
};

/* Finds the first conclusion in HoDoKu's order: placements first, each by cell, then digit. */
bool forcing_find_grouped(struct search *search);

#endif
