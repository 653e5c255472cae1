/* Classifies marks as print, handwriting or neither, and which digit.
 *
 * A network with two hidden layers on the features of the print classifier (features.h), learned by
 * model/train_hand.c from fonts, handwriting and photos. Its log probabilities are calibrated on
 * photos held out from training. */
#ifndef DIGITS_NETWORK_HAND_H
#define DIGITS_NETWORK_HAND_H

#include "digits/network/features.h"
#include "digits/network/layer.h"

enum hand_answer {
    HAND_NONE = 0,        /* paper, a fold, a speck, anything on its side */
    HAND_PRINTED = 0,     /* + 1..9 */
    HAND_WRITTEN = 9,     /* + 1..9 */
    HAND_DIGITS = 18,     /* of both kinds */
    HAND_CANDIDATES = 19, /* one or more small digits */
    HAND_CROSSED = 20,    /* something crossed out */
    HAND_ANSWERS = 21,
};

/* Units of each layer, multiples of 32 for the kernels. The last is HAND_ANSWERS padded with
 * zeros. */
enum {
    HAND_FIRST = 448,
    HAND_SECOND = 128,
    HAND_COLUMNS = 32,
};

struct hand_network {
    LAYER_FIELDS(first, FEATURE_COUNT, HAND_FIRST);
    LAYER_FIELDS(second, HAND_FIRST, HAND_SECOND);
    LAYER_FIELDS(answer, HAND_SECOND, HAND_COLUMNS);
};

/* Aligned to cache lines: vectors across two of them take a fifth longer. */
extern const struct hand_network hand_model __attribute__((aligned(64)));

/* Stores the log probabilities of NETWORK's classes for FEATURES in SCORES (HAND_ANSWERS). */
void hand_score(const struct hand_network *network, const float *features, float *scores);

/* The same for COUNT MARKS, at most HAND_BATCH. Each takes half the time, since
 * loading NETWORK dominates. */
enum { HAND_BATCH = LAYER_ROWS };

struct hand_mark {
    const float *features;
    float *scores;
};

void hand_score_batch(const struct hand_network *network, const struct hand_mark *marks,
                      unsigned count);

/* Converts the features of COUNT MARKS to the inputs of a first layer. */
void hand_enter(const struct hand_mark *marks, unsigned count, int16_t *inputs);

/* Returns the log probability of the likeliest digit of WRITER, HAND_PRINTED or HAND_WRITTEN, in
 * SCORES. */
float hand_best(const float *scores, unsigned writer);

/* Returns the log probability of the likeliest digit, printed or handwritten. */
float hand_likeliest(const float *scores);

/* Returns the digit, printed or handwritten, with a probability of at least LIKELY (over 0.5) in
 * SCORES; 0 if there is none. */
unsigned hand_read(const float *scores, float likely);

/* Stores in DIGITS (1..9) the log probabilities of the digits, printed or handwritten, in SCORES.
 * Since some digits look like another one to anybody, none is impossible. */
void hand_digits(const float *scores, float digits[10]);

/* Returns the likeliest digit of DIGITS (1..9), logarithms. */
unsigned hand_digits_likeliest(const float digits[10]);

/* Returns the logarithm of the mean of the other eight of DIGITS, logarithms, without DIGIT. */
float hand_digits_mean_other(const float digits[10], unsigned digit);

#endif
