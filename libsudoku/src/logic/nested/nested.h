/* What chains and simple techniques within dynamic chains exclude when links lead no further: from
 * level 1 on rules.h, from level 2 on also forcing chains and cycles, from level 3 on multiple
 * forcing chains as well, at level 4 dynamic ones instead of both. */
#ifndef LOGIC_NESTED_NESTED_H
#define LOGIC_NESTED_NESTED_H

#include "logic/implications/closure.h"
#include "logic/search.h"

/* Finds the multiple forcing chain with the lowest rating by Sudoku Explainer (multiple.h), with
 * these between links. */
bool forcing_find_multiple(struct search *search);

#endif
