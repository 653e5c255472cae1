/* Sue de Coq: cells where two units cross, with some more of each unit, have as many digits as
 * cells; so each digit is confined to its unit. */
#ifndef LOGIC_ALS_SUE_DE_COQ_H
#define LOGIC_ALS_SUE_DE_COQ_H

#include "logic/search.h"

bool sue_de_coq_find(struct search *search);

#endif
