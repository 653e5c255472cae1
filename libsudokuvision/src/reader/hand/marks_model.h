/* Parameters of the kinds of marks in open cells, trained by model/train_marks.c on photos. */
#ifndef READER_HAND_MARKS_MODEL_H
#define READER_HAND_MARKS_MODEL_H

/* Features of a mark that may be several candidates rather than an entry. */
enum candidates_sign {
    CANDIDATES_SHAPE = 0,    /* the network's log odds of candidates against a digit */
    CANDIDATES_LOWER = 1,    /* logarithm of the height of entries relative to it, at least 0 */
    CANDIDATES_HIGHER = 2,   /* logarithm of its height relative to entries, at least 0 */
    CANDIDATES_PLACE = 3,    /* its vertical distance from the place of entries, in cells */
    CANDIDATES_BESIDE = 4,   /* 1 if another mark is beside it */
    CANDIDATES_CONSTANT = 5, /* 1 */
    CANDIDATES_SIGNS = 6,
};

struct marks_model {
    /* Weights of these in a logistic regression, the log odds of candidates. */
    float candidates[CANDIDATES_SIGNS];
};

extern const struct marks_model marks_model;

#endif
