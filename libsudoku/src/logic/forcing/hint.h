/* What Sudoku Explainer compares chains by: rating, length, kind. */
#ifndef LOGIC_FORCING_HINT_H
#define LOGIC_FORCING_HINT_H

#include <stdbool.h>

/* The kinds in the order that counts where chains are equally long. */
enum forcing_kind {
    FORCING_BOTH_WAYS = 1, /* a candidate on or off: the same either way */
    FORCING_X_CHAIN = 2,   /* cycles and chains of one digit */
    FORCING_Y_CHAIN = 3,   /* of cells with two candidates */
    FORCING_XY_CHAIN = 4,
    FORCING_CELL = 5,
    FORCING_UNIT = 6,
    FORCING_CONTRADICTION = 7,
    FORCING_EMPTY_CELL = 8, /* all candidates of a cell are off */
    FORCING_EMPTY_UNIT = 9  /* all places of a digit in a unit are */
};

/* A step to be: enough to find it again. */
struct forcing_hint {
    unsigned rating; /* times ten; 0: none found yet */
    unsigned length; /* on and off candidates in all chains */
    enum forcing_kind kind;
    bool is_cycle;
    unsigned source; /* candidate, or cell, or of a unit its first candidate */
    bool source_is_on;
    unsigned unit;
    unsigned group;  /* of empty cells or units one of their candidates */
    unsigned target; /* a candidate */
    bool target_is_on;
};

/* What a chain of LENGTH adds to the rating of its technique, times ten: 1 for each of 4, 6, 8, 12,
 * 16, 24 and so on that it has more links than. */
unsigned forcing_length_rating(unsigned length);

/* Whether HINT comes before BEST, which may be none. Of equals the one found first stays. */
bool forcing_is_better(const struct forcing_hint *hint, const struct forcing_hint *best);

/* The greatest length with which a hint of KIND and BASE rating could come before BEST. */
unsigned forcing_max_length(unsigned base, enum forcing_kind kind, const struct forcing_hint *best);

#endif
