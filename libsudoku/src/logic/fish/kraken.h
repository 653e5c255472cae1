/* Kraken Fish: finned fish whose fins eliminate through chains.
 *
 * Type 1 eliminates candidates of the covers; type 2 any candidate to which the fins and all places
 * of the bases in one cover lead. */
#ifndef LOGIC_FISH_KRAKEN_H
#define LOGIC_FISH_KRAKEN_H

#include "logic/search.h"

/* The variant is the type, 1 or 2. */
bool kraken_find(struct search *search);

#endif
