/* What follows from a candidate being on or off by singles alone, in no order and without reasons:
 * a quick look before dynamic chains are followed for the record. */
#ifndef LOGIC_FORCING_TRIAL_H
#define LOGIC_FORCING_TRIAL_H

#include "logic/position.h"

enum { TRIAL_MAX = LOGIC_MAX_CELLS * LOGIC_MAX_SIDE };

struct trial {
    const struct topology *topology;
    bool x_only; /* digits of one kind: no singles of cells */
    /* What is not off yet. */
    uint16_t standing[LOGIC_MAX_CELLS];
    struct cellset of_digit[LOGIC_MAX_SIDE];
    /* The same but for what is still to be followed. */
    uint16_t left[LOGIC_MAX_CELLS];
    uint16_t places[LOGIC_MAX_UNITS][LOGIC_MAX_SIDE];
    /* What went off, of which the first are followed, and what went on. */
    unsigned followed, off_count, on_count;
    struct due off[TRIAL_MAX];
    struct due on[TRIAL_MAX];
};

/* Whether chains that may join lead from DIGIT of CELL in POSITION to a contradiction: if this says
 * no, none does, and TRIAL has all that follows. */
bool trial_may_clash(struct trial *trial, const struct position *position, unsigned cell,
                     unsigned digit, bool is_on, bool x_only);

#endif
