/* Chains and cycles without branches: bidirectional cycles, in which either this candidate is on or
 * all others are, and forcing chains, in which a candidate implies its own negation. */
#ifndef LOGIC_FORCING_CHAIN_H
#define LOGIC_FORCING_CHAIN_H

#include "logic/search.h"

/* Finds the chain or cycle with the lowest rating by Sudoku Explainer. */
bool forcing_find_chain(struct search *search);

#endif
