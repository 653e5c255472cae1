/* Who wrote a mark, and what: print, a hand, or neither.
 *
 * A network with two hidden layers on the features of the classifier of print (features.h), learned
 * by model/train_hand.c from fonts, handwriting and photos. It gives the logarithms of the
 * probabilities of its answers, which are calibrated on photos from which it did not learn. */
#ifndef DIGITS_HAND_H
#define DIGITS_HAND_H

#include "digits/features.h"
#include "digits/layer.h"

enum hand_answer {
    HAND_NONE = 0,        /* paper, a fold, a speck, what lies on its side */
    HAND_PRINTED = 0,     /* + 1..9 */
    HAND_WRITTEN = 9,     /* + 1..9 */
    HAND_DIGITS = 18,     /* of both */
    HAND_CANDIDATES = 19, /* small digits, one or more */
    HAND_CROSSED = 20,    /* something that was crossed out */
    HAND_ANSWERS = 21,
};

/* Units of each layer, multiples of 32 for the kernels: of the last, HAND_ANSWERS and zeros. */
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

/* At lines of the cache: vectors that lie across two of them take a fifth longer. */
extern const struct hand_network hand_model __attribute__((aligned(64)));

/* Stores the logarithms of NETWORK's answers for FEATURES in SCORES (HAND_ANSWERS). */
void hand_score(const struct hand_network *network, const float *features, float *scores);

/* The same of COUNT MARKS, HAND_BATCH at most: each takes half the time, most of which goes into
 * loading NETWORK. */
enum { HAND_BATCH = LAYER_ROWS };

struct hand_mark {
    const float *features;
    float *scores;
};

void hand_score_batch(const struct hand_network *network, const struct hand_mark *marks,
                      unsigned count);

/* Makes the features of COUNT MARKS what goes into a first layer. */
void hand_enter(const struct hand_mark *marks, unsigned count, int16_t *inputs);

/* The logarithm of how likely SCORES make the likeliest digit of WRITER, HAND_PRINTED or
 * HAND_WRITTEN. */
float hand_best(const float *scores, unsigned writer);

/* The same by whomever. */
float hand_likeliest(const float *scores);

/* The digit that SCORES make LIKELY, a probability above a half, or more, whoever wrote it; 0:
 * there is none. */
unsigned hand_read(const float *scores, float likely);

/* Stores in DIGITS (1..9) the logarithms of their probabilities by SCORES, whoever wrote them; some
 * look like another digit to everybody, so that none is impossible. */
void hand_digits(const float *scores, float digits[10]);

#endif
