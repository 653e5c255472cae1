/* Who wrote a mark, and what: print, a hand, or neither.
 *
 * A network with one hidden layer on the features of the classifier of print (features.h), learned
 * by model/train_hand.c from fonts and from handwriting. It gives the logarithms of the
 * probabilities of its answers. */
#ifndef DIGITS_HAND_H
#define DIGITS_HAND_H

#include "digits/features.h"

enum hand_answer {
    HAND_NONE = 0,        /* paper, a fold, a speck, what lies on its side */
    HAND_PRINTED = 0,     /* + 1..9 */
    HAND_WRITTEN = 9,     /* + 1..9 */
    HAND_CANDIDATES = 19, /* small digits, one or more */
    HAND_CROSSED = 20,    /* something that was crossed out */
    HAND_ANSWERS = 21,
};

enum {
    HAND_HIDDEN = 128,
    HAND_COLUMNS = 32, /* HAND_ANSWERS and zeros, for the kernels */
};

struct hand_network {
    float hidden[FEATURE_COUNT][HAND_HIDDEN];
    float hidden_bias[HAND_HIDDEN];
    float answer[HAND_HIDDEN][HAND_COLUMNS];
    float answer_bias[HAND_COLUMNS];
};

extern const struct hand_network hand_model;

/* Stores the logarithms of NETWORK's answers for FEATURES in SCORES (HAND_ANSWERS). */
void hand_score(const struct hand_network *network, const float *features, float *scores);

#endif
