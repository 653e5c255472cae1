/* What the units say about one digit alone: the most that any fish can exclude. */
#ifndef LOGIC_FISH_PLACEMENTS_H
#define LOGIC_FISH_PLACEMENTS_H

#include "logic/scratch.h"

/* Returns the candidates of DIGIT without which each unit that needs it has one place for it in any
 * case: those in no placement of the digit on the whole board; all if there are very many. */
struct cellset placements_exclude(struct search *search, unsigned digit);

#endif
