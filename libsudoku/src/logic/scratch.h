/* What finders work in: made with the explainer, so that a search takes no memory. */
#ifndef LOGIC_SCRATCH_H
#define LOGIC_SCRATCH_H

#include "logic/als/als_reach.h"
#include "logic/chains/fruitful.h"
#include "logic/fish/kraken_work.h"
#include "logic/forcing/work.h"
#include "logic/uniqueness/rectangle_list.h"

struct scratch {
    struct als_list als;
    struct als_graph als_graph;
    struct als_reach als_reach;
    struct net net;
    struct fruitful fruitful;
    struct forcing forcing;
    struct kraken_work kraken;
    struct rectangle_list rectangles;
    /* For each size and digit the version in which no basic fish was sashimi. */
    unsigned without_sashimi[LOGIC_MAX_SIDE][LOGIC_MAX_SIDE];
};

#endif
