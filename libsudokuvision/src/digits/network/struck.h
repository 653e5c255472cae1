/* Detects digits that were crossed out, by strokes through them or by another digit over them.
 *
 * A network with one hidden layer, learned by model/train_struck.c, on the features of the network
 * that reads digits (hand.h). It is separate so that it cannot degrade that one, whose opinion is
 * combined with it. */
#ifndef DIGITS_NETWORK_STRUCK_H
#define DIGITS_NETWORK_STRUCK_H

#include <math.h>

#include "digits/network/hand.h"

/* Units of each layer, multiples of 32 for the kernels. The last is STRUCK_WAYS padded with
 * zeros. */
enum { STRUCK_UNITS = 128, STRUCK_COLUMNS = 32 };

/* Ways of crossing out: by strokes and by another digit. */
enum struck_way { STRUCK_BY_STROKES, STRUCK_BY_DIGIT, STRUCK_WAYS };

struct struck_network {
    LAYER_FIELDS(first, FEATURE_COUNT, STRUCK_UNITS);
    LAYER_FIELDS(answer, STRUCK_UNITS, STRUCK_COLUMNS);
};

extern const struct struck_network struck_model __attribute__((aligned(64)));

/* Value of the odds before they are computed; print, the majority of marks, never needs them. */
#define STRUCK_UNKNOWN NAN

/* Stores in ODDS the log odds that FEATURES, to which hand_score() assigned SCORES, show a digit
 * crossed out in each way rather than a valid one. */
void struck_score(const struct struck_network *network, const float *features, const float *scores,
                  float odds[STRUCK_WAYS]);

/* The same for COUNT MARKS, at most HAND_BATCH, which have their scores. */
void struck_score_batch(const struct struck_network *network, const struct hand_mark *marks,
                        unsigned count, float odds[][STRUCK_WAYS]);

/* Returns the log odds of all ways together. */
float struck_total_odds(const float odds[STRUCK_WAYS]);

#endif
