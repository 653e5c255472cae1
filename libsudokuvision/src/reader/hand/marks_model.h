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

/* Features of a digit that may be handwritten rather than printed. */
enum writing_sign {
    WRITING_MEASURES = 0, /* log density of its measures as handwriting, relative to print */
    WRITING_SHARE = 1,    /* log of the share of handwriting on the page, relative to print */
    WRITING_SHAPE = 2,    /* the network's log odds of handwriting for its shape */
    WRITING_DISTANCE = 3, /* log of its distance from print of the same digit, relative to the usual
                             one between prints; 0 if it is unknown */
    WRITING_COMPARED = 4, /* 1 if it is known */
    WRITING_CONSTANT = 5, /* 1 */
    WRITING_SIGNS = 6,
};

/* Weights of features in logistic regressions, which are log odds. */
struct marks_model {
    float candidates[CANDIDATES_SIGNS];
    /* Of handwriting: by all features if its distance is known, and otherwise; by distance alone.
     */
    float compared[WRITING_SIGNS], uncompared[WRITING_SIGNS], distance[WRITING_SIGNS];
};

extern const struct marks_model marks_model;

#endif
