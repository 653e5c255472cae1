/* Kraken Fish: finned fish whose fins eliminate by chains what they do not see.
 *
 * Type 1 takes candidates of the covers; type 2 takes any that the fins and all places of the
 * bases in one cover lead to. */
#ifndef LOGIC_FISH_KRAKEN_H
#define LOGIC_FISH_KRAKEN_H

#include "logic/search.h"

/* The variant is the type, 1 or 2. */
bool kraken_find(struct search *search);

#endif
