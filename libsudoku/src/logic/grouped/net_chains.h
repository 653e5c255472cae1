/* Forcing chains in a net, whose nodes may be groups: proofs of a conclusion. */
#ifndef LOGIC_GROUPED_NET_CHAINS_H
#define LOGIC_GROUPED_NET_CHAINS_H

#include "logic/chains/reach.h"
#include "logic/grouped/net_rows.h"
#include "logic/implications/trial.h"
#include "logic/search.h"

/* The candidates of a cell, or the places of a digit in a unit, one of which is true. */
struct net_group {
    bool is_cell;
    uint16_t index; /* cell or unit */
    uint16_t digit; /* of a unit */
    uint16_t count;
    uint16_t nodes[LOGIC_MAX_SIDE];
    bool is_whole; /* no place of the unit was lost but by digits on the board */
};

enum { NET_MAX_GROUPS = LOGIC_MAX_CELLS + LOGIC_MAX_UNITS * LOGIC_MAX_SIDE };

struct net_chains {
    struct net_rows rows;
    unsigned group_count;
    struct net_group groups[NET_MAX_GROUPS];
    struct reach reach;
    uint64_t is_shown[2][NET_ROWS_WORDS]; /* single nodes that the links of a case have reached */
    struct trial trial;
};

/* A way to prove that NODE is true or false. */
struct net_proof {
    unsigned node;
    bool is_true;
    unsigned length; /* number of nodes of its chains, as HoDoKu counts; 0: no proof */
    bool is_verity;  /* each node of GROUP implies it; else its negation is contradictory: */
    const struct net_group *group; /* it leaves none of these; NULL: CLASH is true and false */
    unsigned clash;
};

/* Return the shortest proof that NODE is true or false, by a contradiction or by cases; the
 * shortest so far if SEARCH, which is polled, is over. WHOLE_ONLY: as HoDoKu does, only units that
 * are whole may be left without a place. */
struct net_proof net_chains_refute(struct net_chains *chains, const struct net *net, unsigned node,
                                   bool is_true, bool whole_only);
struct net_proof net_chains_by_cases(struct net_chains *chains, const struct net *net,
                                     struct search *search, unsigned node, bool is_true);

/* Adds premises and links of PROOF to STEP. */
void net_chains_show(struct net_chains *chains, const struct net *net,
                     const struct net_proof *proof, struct step *step);

#endif
