/* Chains of links in turn strong and weak: if the first node is false, the last one is true. */
#ifndef LOGIC_CHAINS_CHAIN_H
#define LOGIC_CHAINS_CHAIN_H

#include "logic/search.h"

enum chain_form {
    CHAIN_X,             /* one digit */
    CHAIN_XY,            /* cells of two candidates */
    CHAIN_CONTINUOUS,    /* the ends are linked weakly: each weak link is strong too */
    CHAIN_DISCONTINUOUS, /* one candidate sees both ends, or both ends are one */
    CHAIN_AIC            /* several candidates see both ends */
};

/* The variant: a form, with or without nodes of several cells; almost locked sets are among them
 * only where all steps are wanted. With them, chains that need none are
 * found too, unless the techniques before have used them up. */
#define CHAIN_VARIANT(form, is_grouped) ((unsigned)(form) | (unsigned)(is_grouped) << 4)

bool chain_find(struct search *search);

#endif
