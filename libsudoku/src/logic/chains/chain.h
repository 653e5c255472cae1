/* Chains of alternating strong and weak links: if the first node is false, the last is true. */
#ifndef LOGIC_CHAINS_CHAIN_H
#define LOGIC_CHAINS_CHAIN_H

#include "logic/search.h"

enum chain_form {
    CHAIN_X,             /* links of one digit */
    CHAIN_XY,            /* links within cells of two candidates */
    CHAIN_CONTINUOUS,    /* the ends are linked weakly, so each weak link is strong, too */
    CHAIN_DISCONTINUOUS, /* one candidate sees both ends, or the ends are the same */
    CHAIN_AIC            /* several candidates see both ends */
};

/* The variant: a form, with or without group nodes; almost locked sets are included only if all
 * steps are wanted. With group nodes, chains without any are found, too, unless earlier techniques
 * have used them up. */
#define CHAIN_VARIANT(form, is_grouped) ((unsigned)(form) | (unsigned)(is_grouped) << 4)

bool chain_find(struct search *search);

#endif
