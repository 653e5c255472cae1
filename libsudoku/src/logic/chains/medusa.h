/* 3D Medusa: coloring of candidates of all digits, joined by cells with two candidates and by units
 * with two places for a digit. One of the two colors is true.
 *
 * Source: "Medusa Coloring", Sudoku Players' Forum (2006); A. Stuart, "3D Medusa", SudokuWiki. */
#ifndef LOGIC_CHAINS_MEDUSA_H
#define LOGIC_CHAINS_MEDUSA_H

#include "logic/search.h"

enum {
    MEDUSA_TRAP, /* candidates that exclude both colors go */
    MEDUSA_WRAP  /* a color that excludes itself, or leaves a cell or a unit nothing, goes */
};

bool medusa_find(struct search *search);

#endif
