/* The order of chains in Sudoku Explainer: rating, length, kind. */
#ifndef LOGIC_FORCING_HINT_H
#define LOGIC_FORCING_HINT_H

#include <stdbool.h>

/* Kinds, in the order that decides between equally long chains. */
enum forcing_kind {
    FORCING_BOTH_WAYS = 1, /* a candidate on and off imply the same */
    FORCING_X_CHAIN = 2,   /* cycles and chains of one digit */
    FORCING_Y_CHAIN = 3,   /* chains within cells of two candidates */
    FORCING_XY_CHAIN = 4,
    FORCING_CELL = 5,
    FORCING_UNIT = 6,
    FORCING_CONTRADICTION = 7
};

/* A candidate step: enough to find it again. */
struct forcing_hint {
    unsigned rating;   /* times ten; 0: no hint */
    unsigned progress; /* trial.h; 0: not ranked by it */
    unsigned length;   /* number of on and off candidates in all chains */
    enum forcing_kind kind;
    bool is_cycle;
    unsigned source; /* candidate, or cell, or first candidate of a unit */
    bool source_is_on;
    unsigned unit;
    unsigned target; /* candidate concluded */
    bool target_is_on;
};

/* The amount, times ten, that a chain of LENGTH adds to the rating of its technique: 1 for each of
 * 4, 6, 8, 12, 16, 24 and so on links that it exceeds. */
unsigned forcing_length_rating(unsigned length);

/* True if HINT comes before BEST, which may be none: by progress, then as in Sudoku Explainer. Of
 * equal hints the first one found wins. */
bool forcing_is_better(const struct forcing_hint *hint, const struct forcing_hint *best);

/* The maximum length of a hint of KIND and BASE rating that could come before BEST. */
unsigned forcing_max_length(unsigned base, enum forcing_kind kind, const struct forcing_hint *best);

#endif
