/* Chains and cycles without branches: bidirectional cycles, where each candidate is on or all of
 * the others are, and forcing chains, where a candidate leads to its own contrary. */
#ifndef LOGIC_FORCING_CHAIN_H
#define LOGIC_FORCING_CHAIN_H

#include "logic/search.h"

/* Finds the chain or cycle that is easiest by Sudoku Explainer's rating. */
bool forcing_find_chain(struct search *search);

#endif
