/* What a search for chains of almost locked sets works in. */
#ifndef LOGIC_ALS_ALS_REACH_H
#define LOGIC_ALS_ALS_REACH_H

#include "logic/als/als_graph.h"

/* Links of a chain so far, as far as it matters. */
enum als_chain_length { ALS_ONE_LINK, ALS_TWO_LINKS, ALS_MORE_LINKS, ALS_CHAIN_LENGTHS };

/* Room to list where chains can go on; what has none is found anew each time it is needed. */
enum { ALS_MAX_WAYS = 1 << 17 };

/* A digit of a set stands for the chains that come into the set by that digit. */
struct als_reach {
    /* The sets where such chains of each length begin. */
    struct als_row from[ALS_MAX_DIGITS][ALS_CHAIN_LENGTHS];
    bool is_reached[ALS_MAX_DIGITS];
    /* The digits of other sets by which chains go on. */
    bool is_listed[ALS_MAX_DIGITS];
    uint16_t way_count[ALS_MAX_DIGITS];
    uint32_t first_way[ALS_MAX_DIGITS];
    uint32_t ways_end;
    uint16_t ways[ALS_MAX_WAYS];
    /* For chains from one set: how many links the shortest has, 0 where there is none, and the
     * digit and length that it comes from. */
    uint16_t links[ALS_MAX_DIGITS][ALS_CHAIN_LENGTHS];
    uint16_t before[ALS_MAX_DIGITS][ALS_CHAIN_LENGTHS];
    uint8_t before_length[ALS_MAX_DIGITS][ALS_CHAIN_LENGTHS];
};

#endif
