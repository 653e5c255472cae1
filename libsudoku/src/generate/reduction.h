/* Givens go as long as the solution stays the only one: one puzzle on its way there.
 *
 * It asks, and whoever has a solver answers, so that many of them can share an engine that works on
 * many boards at a time. Givens go in groups, in a given order; of several groups at once where
 * most will go, and those are halved where they cannot. The outcome is that of one group at a time,
 * for what cannot go cannot go later either. */
#ifndef GENERATE_REDUCTION_H
#define GENERATE_REDUCTION_H

#include <stdbool.h>
#include <stdint.h>

#include "generate/cycles9.h"

struct reduction {
    uint8_t *givens;   /* of the question on its way, or what is left when it is over */
    uint8_t *solution; /* of them all */
    uint16_t *cells;   /* all givens, group after group, in the order in which they go */
    uint16_t *ends;    /* of each group in CELLS */
    unsigned group_count;
    unsigned min_givens;
    unsigned plenty;        /* so many random givens leave one solution, as a rule */
    struct cycles9 *cycles; /* of the solution, with the givens; NULL: nobody knows */
    unsigned given_count;   /* without those of the question */
    unsigned next;          /* the first group that nothing is known about */
    unsigned first, asked;  /* the question's groups lie from FIRST up to here; */
    unsigned asked_count;   /* so many of them went, the others are known to stay */
    unsigned stuck;         /* groups from NEXT up to here cannot all go; 0: not known */
};

enum { REDUCTION_NO_CELL = 0xffff };

/* Begins with the givens, the solution, the groups and the bounds of REDUCTION. */
void reduction_start(struct reduction *reduction);

/* The next question: has the board that GIVENS now is a solution other than SOLUTION? *CELL is the
 * only given that went, or REDUCTION_NO_CELL. False: there is no question left. */
bool reduction_ask(struct reduction *reduction, unsigned *cell);

/* The answer. */
void reduction_answer(struct reduction *reduction, bool has_other);

#endif
