/* Implications of a candidate by singles only, without order or reasons: a quick check before
 * dynamic chains are recorded. */
#ifndef LOGIC_IMPLICATIONS_TRIAL_H
#define LOGIC_IMPLICATIONS_TRIAL_H

#include "logic/position.h"

enum { TRIAL_MAX = LOGIC_MAX_CELLS * LOGIC_MAX_SIDE };

struct trial {
    const struct topology *topology;
    bool x_only; /* no naked singles */
    /* The candidates not off. */
    uint16_t standing[LOGIC_MAX_CELLS];
    struct cellset of_digit[LOGIC_MAX_SIDE];
    /* The same without off candidates not yet followed. */
    uint16_t left[LOGIC_MAX_CELLS];
    uint16_t places[LOGIC_MAX_UNITS][LOGIC_MAX_SIDE];
    /* Candidates that went off, the first of which are followed, and that went on. */
    unsigned followed, off_count, on_count;
    struct due off[TRIAL_MAX];
    struct due on[TRIAL_MAX];
};

/* True if chains that may join can lead from DIGIT of CELL in POSITION to a contradiction. If
 * false, none does, and TRIAL has all implications. */
bool trial_may_clash(struct trial *trial, const struct position *position, unsigned cell,
                     unsigned digit, bool is_on, bool x_only);

/* The number of candidates that are off once DIGIT of CELL is on or off and all singles are placed,
 * by TRIAL; at least 1. */
unsigned trial_progress(struct trial *trial, const struct position *position, unsigned cell,
                        unsigned digit, bool is_on);

#endif
