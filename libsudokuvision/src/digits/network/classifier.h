/* The classifier of marks.
 *
 * It computes log probabilities of its classes: 0 for "blank or no digit", then the symbols. The
 * features are projected into a space where marks of one digit are close together, and compared
 * with templates there. Both are learned together, so that a softmax over negative squared
 * distances predicts the class (Goldberger, Roweis, Hinton & Salakhutdinov, Neighborhood Components
 * Analysis, 2004, with learned templates instead of all samples as in Sato & Yamada, Generalized
 * Learning Vector Quantization, 1995). */
#ifndef DIGITS_NETWORK_CLASSIFIER_H
#define DIGITS_NETWORK_CLASSIFIER_H

#include "board_size.h"
#include "digits/network/features.h"
#include "digits/network/models.h"

enum {
    CLASSIFIER_CLASSES = 10,     /* of digits */
    CLASSIFIER_MAX_CLASSES = 36, /* of any table */
    CLASSIFIER_DIMENSIONS = 32,
    CLASSIFIER_TEMPLATES = 160,
};

/* Minimum log probability: of 1e-9. */
#define CLASSIFIER_MIN_SCORE (-20.72F)

/* A table learned from fonts by the program in model/. */
struct classifier {
    float projection[FEATURE_COUNT][CLASSIFIER_DIMENSIONS];
    float templates[CLASSIFIER_DIMENSIONS][CLASSIFIER_TEMPLATES]; /* one per column */
    float bias[CLASSIFIER_TEMPLATES]; /* added to the negative distance */
    unsigned char label[CLASSIFIER_TEMPLATES];
    unsigned classes; /* number of classes, including blank */
    unsigned zero;    /* the class of the symbol 0; 0: none */
};

/* Stores the log probabilities of MODEL's classes for FEATURES in SCORES. */
void classifier_score(const struct classifier *model, const float *features, float *scores);

#endif
