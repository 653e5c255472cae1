/* Colors: the places of a digit that strong links join take two colors, one of which is true. */
#ifndef LOGIC_CHAINS_COLORS_H
#define LOGIC_CHAINS_COLORS_H

#include "logic/search.h"

enum colors_variant {
    COLORS_TRAP,    /* what sees both colors goes */
    COLORS_WRAP,    /* a color that sees itself goes */
    COLORS_MULTI_1, /* two groups, one color of which sees one of the other: what sees both others
                     */
    COLORS_MULTI_2  /* a color that sees both of another group goes */
};

bool colors_find(struct search *search);

/* Remote pairs: cells with the same two candidates, joined as peers, take two colors. */
bool colors_find_remote_pair(struct search *search);

#endif
