/* Candidates that were tried within a closure and led to no contradiction: what they led to is
 * kept, so that the few candidates that go off later need not bring the whole trial again. */
#ifndef LOGIC_FORCING_QUIET_H
#define LOGIC_FORCING_QUIET_H

#include "logic/forcing/closure.h"
#include "logic/forcing/trial.h"

/* What a trial left when nothing was due any more. */
struct quiet_board {
    uint16_t standing[LOGIC_MAX_CELLS];
    struct cellset of_digit[LOGIC_MAX_SIDE];
};

struct quiet {
    uint16_t known[FORCING_MAX]; /* so many of the closure's offs are taken out; 0: was not tried */
    struct quiet_board boards[FORCING_MAX];
};

/* Forgets all trials: for another closure. */
void quiet_begin(struct quiet *quiet);

/* Keeps what TRIAL of CANDIDATE, in the position that RUN's closure has led to, came to without a
 * contradiction. */
void quiet_keep(struct quiet *quiet, const struct forcing_run *run, unsigned candidate,
                const struct trial *trial);

/* Whether CANDIDATE still leads to no contradiction, as nothing follows from what has gone off
 * since it was tried. False: it is to be tried. */
bool quiet_holds(struct quiet *quiet, const struct forcing_run *run, unsigned candidate);

#endif
