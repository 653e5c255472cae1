/* Whether a digit that somebody wrote stands, or was crossed out: by strokes through it, or by
 * another digit over it.
 *
 * A network with one hidden layer, learned by model/train_struck.c, on the features that the one
 * which reads digits has as well (hand.h). It is one of its own as it must not take from what that
 * one knows of digits; but what that one says is asked, too. */
#ifndef DIGITS_STRUCK_H
#define DIGITS_STRUCK_H

#include <math.h>

#include "digits/hand.h"

/* Units of each layer, multiples of 32 for the kernels: of the last, STRUCK_WAYS and zeros. */
enum { STRUCK_UNITS = 128, STRUCK_COLUMNS = 32 };

/* Ways to cross out: by strokes, and by another digit. */
enum struck_way { STRUCK_BY_STROKES, STRUCK_BY_DIGIT, STRUCK_WAYS };

struct struck_network {
    LAYER_FIELDS(first, FEATURE_COUNT, STRUCK_UNITS);
    LAYER_FIELDS(answer, STRUCK_UNITS, STRUCK_COLUMNS);
};

extern const struct struck_network struck_model __attribute__((aligned(64)));

/* In place of odds: print, which is most of what there is, is not asked. */
#define STRUCK_UNASKED NAN

/* Stores in ODDS the logarithms of how much likelier FEATURES, to which hand_score() gave SCORES,
 * are of a digit that was crossed out in each way than of one that stands. */
void struck_weigh(const struct struck_network *network, const float *features, const float *scores,
                  float odds[STRUCK_WAYS]);

/* The same of COUNT MARKS, HAND_BATCH at most, which have their scores. */
void struck_weigh_batch(const struct struck_network *network, const struct hand_mark *marks,
                        unsigned count, float odds[][STRUCK_WAYS]);

/* The logarithm of the odds of any way. */
float struck_any(const float odds[STRUCK_WAYS]);

#endif
