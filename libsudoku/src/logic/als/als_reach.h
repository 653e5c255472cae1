/* Working memory of the search for ALS chains. */
#ifndef LOGIC_ALS_ALS_REACH_H
#define LOGIC_ALS_ALS_REACH_H

#include "logic/als/als_graph.h"

/* The number of links of a chain, as far as it matters. */
enum als_chain_length { ALS_ONE_LINK, ALS_TWO_LINKS, ALS_MORE_LINKS, ALS_CHAIN_LENGTHS };

/* Size of the cache of continuations; what does not fit is found again each time. */
enum { ALS_MAX_WAYS = 1 << 17 };

/* Entries are digits of sets; each stands for the chains that arrive at the set by the digit. */
struct als_reach {
    /* The start sets of these chains: a row of the graph for each entry and length. */
    uint64_t from[ALS_MAX_DIGITS * ALS_CHAIN_LENGTHS * ALS_WORDS];
    bool is_reached[ALS_MAX_DIGITS];
    /* The cached continuations of each entry. */
    bool is_listed[ALS_MAX_DIGITS];
    uint16_t way_count[ALS_MAX_DIGITS];
    uint32_t first_way[ALS_MAX_DIGITS];
    uint32_t ways_end;
    uint16_t ways[ALS_MAX_WAYS];
    /* For chains from one set: the number of links of the shortest, 0 if there is none, and the
     * entry and length before it. */
    uint16_t links[ALS_MAX_DIGITS][ALS_CHAIN_LENGTHS];
    uint16_t before[ALS_MAX_DIGITS][ALS_CHAIN_LENGTHS];
    uint8_t before_length[ALS_MAX_DIGITS][ALS_CHAIN_LENGTHS];
};

#endif
