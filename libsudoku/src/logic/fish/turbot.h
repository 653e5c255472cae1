/* Two strong links of one digit connected by a weak one: one of the far ends holds the digit. */
#ifndef LOGIC_FISH_TURBOT_H
#define LOGIC_FISH_TURBOT_H

#include "logic/search.h"

enum turbot_variant {
    TURBOT_SKYSCRAPER, /* two parallel lines, connected in a line */
    TURBOT_KITE,       /* a row and a column, connected in a box */
    TURBOT_ANY,        /* any units */
    TURBOT_DUAL_KITE   /* two kites through the same two cells of a box */
};

bool turbot_find(struct search *search);

#endif
