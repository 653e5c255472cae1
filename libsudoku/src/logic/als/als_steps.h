/* Techniques of almost locked sets linked by restricted common digits. */
#ifndef LOGIC_ALS_ALS_STEPS_H
#define LOGIC_ALS_ALS_STEPS_H

#include "logic/search.h"

/* Two sets: ALS-XZ. */
bool als_find_xz(struct search *search);

/* Three sets: ALS-XY-Wing. */
bool als_find_wing(struct search *search);

/* Four sets and more: ALS Chain. */
bool als_find_chain(struct search *search);

/* A set for each candidate of one cell: Death Blossom. */
bool als_find_blossom(struct search *search);

#endif
