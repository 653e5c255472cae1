/* Colors: the places of a digit connected by strong links have two colors, one of which is true. */
#ifndef LOGIC_CHAINS_COLORS_H
#define LOGIC_CHAINS_COLORS_H

#include "logic/search.h"

enum colors_variant {
    COLORS_TRAP,    /* candidates that see both colors are eliminated */
    COLORS_WRAP,    /* a color that sees itself is eliminated */
    COLORS_MULTI_1, /* a color of one group sees one of another: candidates that see both other
                     * colors are eliminated */
    COLORS_MULTI_2  /* a color that sees both of another group is eliminated */
};

bool colors_find(struct search *search);

/* Remote pairs: cells with the same two candidates, connected as peers, have two colors. */
bool colors_find_remote_pair(struct search *search);

#endif
