/* Chains that cross themselves. */
#ifndef LOGIC_CHAINS_LASSO_H
#define LOGIC_CHAINS_LASSO_H

#include "logic/chains/reach.h"

/* True if the chain to END visits a cell twice, other than at the ends of a loop: then a shorter
 * chain suffices, or the chain is hard to follow. As in HoDoKu, a group may hold a cell visited
 * before, other than as its first; but not the cell TURN, where a nice loop begins and ends. */
bool chain_is_lasso(const struct net *net, const struct reach *reach, unsigned end,
                    struct cellset turn);

/* True if HoDoKu has a discontinuous nice loop that excludes TURN, a single candidate: it keeps one
 * chain to each node, the first found from a candidate of TURN's cell, and no other if that one
 * meets itself. */
bool chain_is_nice_loop(const struct net *net, const struct position *position, unsigned turn);

#endif
