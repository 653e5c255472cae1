/* Sue de Coq: where two units cross, cells that with some more of each unit have as many digits as
 * cells, so that each digit stays in the unit that it can be in. */
#ifndef LOGIC_ALS_SUE_DE_COQ_H
#define LOGIC_ALS_SUE_DE_COQ_H

#include "logic/search.h"

bool sue_de_coq_find(struct search *search);

#endif
