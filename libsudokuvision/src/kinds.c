#include "kinds.h"

/* 9 x 9: McGuire, Tugemann & Civario, There is no 16-Clue Sudoku, 2014. Smaller ones were searched
 * through, of 16 x 16 none with fewer is known. */
const struct kind kinds[KINDS] = {
    {9, 3, 3, 17}, {16, 4, 4, 55}, {8, 2, 4, 14}, {8, 4, 2, 14},
    {6, 2, 3, 8},  {6, 3, 2, 8},   {4, 2, 2, 4},
};

const struct kind *kinds_of_side(unsigned side)
{
    const struct kind *kind = kinds;
    while (kind->side != side)
        kind++;
    return kind;
}
