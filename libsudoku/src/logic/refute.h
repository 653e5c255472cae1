/* Whether what is supposed can be true together with the premises of a step.
 *
 * The premises, and the rule that peers differ, are all that counts. What they force is taken; what
 * all ways to keep one exclude, goes. Where nothing is left to do, each way to keep the premise
 * with the fewest is tried in turn. */
#ifndef LOGIC_REFUTE_H
#define LOGIC_REFUTE_H

#include "logic/step.h"

/* The ways to keep one premise: a digit for a cell. */
struct ways {
    unsigned count;
    bool is_kept;                                     /* one of them is true already */
    struct due way[LOGIC_MAX_CELLS * LOGIC_MAX_SIDE]; /* a pattern may have all there are */
};

struct premises {
    const struct topology *topology;
    const struct position *position;
    const struct sudoku_step *step;
    uint16_t pattern[LOGIC_MAX_CELLS]; /* digits of the deadly pattern in each cell */
    unsigned cases;
    /* What a search works in, which goes deep: of the premise looked at, and of the one whose ways
     * are tried one by one. */
    struct ways looked_at;
    struct ways tried;
};

/* What may still be true; a digit alone in a cell is not yet true. */
struct supposition {
    uint16_t left[LOGIC_MAX_CELLS];
    bool is_true[LOGIC_MAX_CELLS];
};

/* Supposes that DIGIT of CELL is true: its peers do not have it. */
void suppose(const struct premises *premises, struct supposition *supposition, unsigned cell,
             unsigned digit);

/* Whether SUPPOSITION, which is changed, contradicts PREMISES. False: it does not, or the proof
 * would take too long. */
bool refute(struct premises *premises, struct supposition *supposition);

#endif
