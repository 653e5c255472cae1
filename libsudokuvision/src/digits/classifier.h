/* The classifier of marks.
 *
 * It gives the logarithms of the probabilities of its answers: 0 for "blank or no digit", then the
 * symbols. The features are projected into a space in which marks of one digit lie close together,
 * and compared with templates there: both are learned together, so that a softmax over the
 * negative squared distances gives the right answer (Goldberger, Roweis, Hinton & Salakhutdinov,
 * Neighborhood Components Analysis, 2004, with learned templates in place of all samples as in
 * Sato & Yamada, Generalized Learning Vector Quantization, 1995). */
#ifndef DIGITS_CLASSIFIER_H
#define DIGITS_CLASSIFIER_H

#include "board_size.h"
#include "digits/features.h"
#include "digits/models.h"

enum {
    CLASSIFIER_CLASSES = 10,     /* of digits */
    CLASSIFIER_MAX_CLASSES = 36, /* of any table */
    CLASSIFIER_DIMENSIONS = 32,
    CLASSIFIER_TEMPLATES = 160,
};

/* The least logarithm that it gives: of a probability of 1e-9. */
#define CLASSIFIER_LEAST (-20.72F)

/* Learned from fonts by the program in model/. */
struct classifier {
    float projection[FEATURE_COUNT][CLASSIFIER_DIMENSIONS];
    float templates[CLASSIFIER_DIMENSIONS][CLASSIFIER_TEMPLATES]; /* a column each */
    float bias[CLASSIFIER_TEMPLATES]; /* added to the negative distance */
    unsigned char label[CLASSIFIER_TEMPLATES];
    unsigned classes; /* answers, blank among them */
    unsigned zero;    /* the answer that is a 0; 0: none */
};

/* Stores the logarithms of MODEL's answers for FEATURES in SCORES. */
void classifier_score(const struct classifier *model, const float *features, float *scores);

#endif
