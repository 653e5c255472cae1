/* The classifier of marks.
 *
 * Takes the features of a mark, gives the logarithms of the probabilities of ten answers: 0 for
 * "blank or no digit" and 1..9; never fails. The features are projected into a space in which marks
 * of one digit lie close together, and compared with templates there: both are learned together, so
 * that a softmax over the negative squared distances gives the right answer (Goldberger, Roweis,
 * Hinton & Salakhutdinov, Neighbourhood Components Analysis, 2004, with learned templates in place
 * of all samples as in Sato & Yamada, Generalized Learning Vector Quantization, 1995). */
#ifndef DIGITS_H
#define DIGITS_H

#include "shape.h"

enum {
    DIGITS_CLASSES = 10,
    DIGITS_MOST = 17, /* answers of any table */
    DIGITS_DIMENSIONS = 32,
    DIGITS_TEMPLATES = 160,
};

/* Learned from fonts by the program in model/. */
struct digits_model {
    float projection[SHAPE_COUNT][DIGITS_DIMENSIONS];
    float templates[DIGITS_DIMENSIONS][DIGITS_TEMPLATES]; /* a column each */
    float bias[DIGITS_TEMPLATES];                         /* added to the negative distance */
    unsigned char label[DIGITS_TEMPLATES];
    unsigned classes; /* answers: DIGITS_CLASSES, or DIGITS_MOST with those over 9 */
};

extern const struct digits_model digits_model;

/* The same with letters A..G, for grids with more than nine cells in a row. */
extern const struct digits_model letters_model;

/* Stores the logarithms of MODEL's answers for FEATURES in SCORES. */
void digits_classify(const struct digits_model *model, const float *features, float *scores);

#endif
