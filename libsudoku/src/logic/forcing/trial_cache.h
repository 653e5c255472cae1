/* Candidates that were tried within a closure and led to no contradiction: what they led to is
 * kept, so that the few candidates that go off later need not bring the whole trial again. */
#ifndef LOGIC_FORCING_TRIAL_CACHE_H
#define LOGIC_FORCING_TRIAL_CACHE_H

#include "logic/forcing/closure.h"
#include "logic/forcing/trial.h"

/* What a trial left when nothing was due any more. */
struct trial_board {
    uint16_t standing[LOGIC_MAX_CELLS];
    struct cellset of_digit[LOGIC_MAX_SIDE];
};

struct trial_cache {
    uint16_t known[FORCING_MAX]; /* so many of the closure's offs are taken out; 0: was not tried */
    struct trial_board boards[FORCING_MAX];
};

/* Forgets all trials: for another closure. */
void trial_cache_clear(struct trial_cache *cache);

/* Keeps what TRIAL of CANDIDATE, in the position that RUN's closure has led to, came to without a
 * contradiction. */
void trial_cache_store(struct trial_cache *cache, const struct forcing_run *run, unsigned candidate,
                       const struct trial *trial);

/* Whether CANDIDATE still leads to no contradiction, as nothing follows from what has gone off
 * since it was tried. False: it is to be tried. */
bool trial_cache_holds(struct trial_cache *cache, const struct forcing_run *run,
                       unsigned candidate);

#endif
