/* Refutation of a supposition by the premises of a step.
 *
 * Only the premises and the rule that peers differ are used. Forced ways to satisfy a premise are
 * applied, and what all its ways exclude is removed; then the ways of the premise with the fewest
 * are tried in turn. First the cells of the premises are counted, against the lines and boxes that
 * can give them their digits. */
#ifndef LOGIC_REFUTE_H
#define LOGIC_REFUTE_H

#include "logic/step.h"

/* The ways to satisfy one premise: a digit for a cell. */
struct ways {
    unsigned count;
    bool is_kept;                                     /* one of them holds already */
    struct due way[LOGIC_MAX_CELLS * LOGIC_MAX_SIDE]; /* a pattern may have them all */
};

struct premises {
    const struct topology *topology;
    const struct position *position;
    const struct sudoku_step *step;
    uint16_t pattern[LOGIC_MAX_CELLS]; /* digits of the deadly pattern, by cell */
    unsigned cases;
    /* Buffers of the recursive search: for the premise examined, and for the one whose ways are
     * tried singly. */
    struct ways looked_at;
    struct ways tried;
};

/* The candidates that may be true; one alone in a cell need not be true yet. */
struct supposition {
    uint16_t left[LOGIC_MAX_CELLS];
    bool is_true[LOGIC_MAX_CELLS];
};

/* Supposes that DIGIT of CELL is true: its peers lose it. */
void suppose(const struct premises *premises, struct supposition *supposition, unsigned cell,
             unsigned digit);

/* True if SUPPOSITION, which is changed, contradicts PREMISES; false also if the proof would take
 * too long. */
bool refute(struct premises *premises, struct supposition *supposition);

#endif
