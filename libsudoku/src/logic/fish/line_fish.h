/* Basic fish of square boards. */
#ifndef LOGIC_FISH_LINE_FISH_H
#define LOGIC_FISH_LINE_FISH_H

#include "logic/fish/fish.h"

/* Finds fish of SIZE with fins of KIND, which is not siamese, where the board is square. */
bool line_fish_find(struct search *search, unsigned size, enum fish_fins kind);

#endif
