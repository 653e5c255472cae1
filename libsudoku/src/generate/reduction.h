/* Removal of givens while the solution stays unique, for one puzzle.
 *
 * It asks questions that any solver can answer, so that many puzzles can share an engine that works
 * on several boards at a time. Givens are removed in groups, in a given order: several groups at
 * once while most can go, halved if they cannot. The outcome is the same as for one group at a
 * time, since a group that cannot go now cannot go later. */
#ifndef GENERATE_REDUCTION_H
#define GENERATE_REDUCTION_H

#include <stdbool.h>
#include <stdint.h>

#include "generate/cycles9.h"

struct reduction {
    uint8_t *givens;   /* of the open question; at the end, those that remain */
    uint8_t *solution; /* solution of all givens */
    uint16_t *cells;   /* all givens by group, in the order of removal */
    uint16_t *ends;    /* end of each group in CELLS */
    unsigned group_count;
    unsigned min_givens;
    unsigned plenty;        /* number of random givens that usually leave one solution */
    struct cycles9 *cycles; /* cycles of the solution, with its givens; NULL: not known */
    unsigned given_count;   /* number of givens without those of the question */
    unsigned next;          /* the first undecided group */
    unsigned first, asked;  /* the groups of the question are between FIRST and here; */
    unsigned asked_count;   /* number of them that were removed; the others are known to stay */
    unsigned stuck;         /* groups from NEXT up to here cannot all go; 0: not known */
};

enum { REDUCTION_NO_CELL = 0xffff };

/* Begins with the givens, solution, groups and bounds of REDUCTION. */
void reduction_start(struct reduction *reduction);

/* Asks whether GIVENS now have a solution other than SOLUTION. *CELL is the only given removed, or
 * REDUCTION_NO_CELL. Returns false if no question is left. */
bool reduction_ask(struct reduction *reduction, unsigned *cell);

/* Answers the question. */
void reduction_answer(struct reduction *reduction, bool has_other);

#endif
