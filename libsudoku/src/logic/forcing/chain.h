/* Chains and cycles without branches: bidirectional cycles, with either this candidate on or all
 * others, and forcing chains, from a candidate to its own negation. */
#ifndef LOGIC_FORCING_CHAIN_H
#define LOGIC_FORCING_CHAIN_H

#include "logic/search.h"

/* Finds the chain or cycle with the lowest rating by Sudoku Explainer. */
bool forcing_find_chain(struct search *search);

#endif
