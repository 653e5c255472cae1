/* Which way up a grid is.
 *
 * Takes the features of all marks, gives the number of quarter turns that makes them digits, never
 * fails: where no mark is a digit, the turn is 0. */
#ifndef UPRIGHT_H
#define UPRIGHT_H

#include "cells.h"
#include "digits.h"

/* What is known of a cell before the rules of Sudoku are looked at; row by row as it lies in the
 * picture, and in the order of reading after marks_turn_upright(). */
struct cell_mark {
    struct blob blob;
    float ratio; /* ink against that of the cells with most ink */
    float features[SHAPE_COUNT];
    float scores[DIGITS_MOST];
    bool scored; /* features and scores are set: the mark may be a digit */
};

/* Finds marks in the PATCHES of SIDE x SIDE cells and sets all but the scores. */
void marks_find(const uint8_t patches[CELL_MOST][CELL_PIXELS], unsigned side,
                struct cell_mark *marks);

/* Scores the marks of SIDE x SIDE cells the right way up and puts the cells in the order in which
 * they are read. WORK has room for as many marks. Gives the number of quarter turns, clockwise,
 * that this took: 0..3; *LEAD is by how much the marks look more like digits than turned otherwise,
 * in natural logarithms, INFINITY where that is not in question. */
unsigned marks_turn_upright(struct cell_mark *marks, unsigned side, struct cell_mark *work,
                            float *lead);

/* Whether most dark MARKS, scored, look like digits that a grid of SIDE has, and there are as many
 * as a puzzle needs. */
bool marks_are_digits(const struct cell_mark *marks, unsigned side);

#endif
