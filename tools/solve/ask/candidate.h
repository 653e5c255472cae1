/* A candidate as an argument: r1c2=5, or r1c2<>5 for its exclusion. */
#ifndef SOLVE_ASK_CANDIDATE_H
#define SOLVE_ASK_CANDIDATE_H

#include <stdbool.h>

struct asked_candidate {
    unsigned row, column; /* from 1 */
    bool is_excluded;     /* the digit is not in the cell */
    const char *digit;    /* a number, or a symbol of the puzzle; within the argument */
};

/* Reads TEXT, which must outlive CANDIDATE. Returns false if it has another form. */
bool asked_candidate_read(const char *text, struct asked_candidate *candidate);

#endif
