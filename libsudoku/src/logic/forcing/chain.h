/* Chains and cycles without branches: bidirectional cycles, with either this candidate on or all
 * others, and forcing chains, from a candidate to its own negation. */
#ifndef LOGIC_FORCING_CHAIN_H
#define LOGIC_FORCING_CHAIN_H

#include "logic/search.h"

struct forcing;
struct forcing_hints;

/* Finds the chain or cycle with the lowest rating by Sudoku Explainer. */
bool forcing_find_chain(struct search *search);

/* Adds to HINTS those of all chains and cycles in the graph of FORCING, which is complete. */
void forcing_list_chains(struct search *search, struct forcing *forcing,
                         struct forcing_hints *hints);

#endif
