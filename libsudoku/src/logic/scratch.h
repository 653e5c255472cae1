/* What finders work in: made with the explainer, so that a search takes no memory. */
#ifndef LOGIC_SCRATCH_H
#define LOGIC_SCRATCH_H

#include "logic/als/als.h"
#include "logic/chains/net.h"

/* States of a walk from set to set. */
enum { ALS_WALK_STATES = 16384 };

struct scratch {
    struct als_list als;
    struct net net;
    uint64_t walk[ALS_WALK_STATES]; /* of als/als_chain.c */
};

#endif
