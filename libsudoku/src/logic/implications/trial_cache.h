/* Cache of trials: candidates tried in a closure without a contradiction. Their results are kept,
 * so that few candidates that go off later do not require the trials again. */
#ifndef LOGIC_IMPLICATIONS_TRIAL_CACHE_H
#define LOGIC_IMPLICATIONS_TRIAL_CACHE_H

#include "logic/implications/closure.h"
#include "logic/implications/trial.h"

/* The candidates left when a trial ended. */
struct trial_board {
    uint16_t standing[LOGIC_MAX_CELLS];
    struct cellset of_digit[LOGIC_MAX_SIDE];
};

struct trial_cache {
    uint16_t known[FORCING_MAX]; /* number of off candidates of the closure removed; 0: not tried */
    struct trial_board boards[FORCING_MAX];
};

/* Clears the cache, for another closure. */
void trial_cache_clear(struct trial_cache *cache);

/* Stores the result of TRIAL of CANDIDATE, which had no contradiction, in the position of RUN's
 * closure. */
void trial_cache_store(struct trial_cache *cache, const struct forcing_run *run, unsigned candidate,
                       const struct trial *trial);

/* True if CANDIDATE still has no contradiction, since nothing follows from the candidates that went
 * off after its trial. False: it must be tried. */
bool trial_cache_holds(struct trial_cache *cache, const struct forcing_run *run,
                       unsigned candidate);

#endif
