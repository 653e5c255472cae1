/* Singles: Full House, Naked Single, Hidden Single. */
#ifndef LOGIC_BASIC_SINGLE_H
#define LOGIC_BASIC_SINGLE_H

#include "logic/search.h"

/* The last open cell of a unit. */
bool single_find_full_house(struct search *search);

/* A cell with one candidate. */
bool single_find_naked(struct search *search);

/* A digit with one place left in a unit. */
bool single_find_hidden(struct search *search);

#endif
