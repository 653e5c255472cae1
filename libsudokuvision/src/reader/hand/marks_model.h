/* Parameters of the kinds of marks in open cells, trained by model/train_marks.c on photos and made
 * pages. */
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

/* What is usual of a measure of one kind of mark, a logarithm: the mean over pages of its median,
 * relative to the style of the page, and the deviation from page to page; within a page, it has
 * Student's distribution with that scale and those degrees of freedom: few mean many outliers. 0:
 * it is normally distributed. */
struct marks_measure {
    float mean, between, within, freedom;
};

struct marks_model {
    /* Heights of printed digits relative to those of their page, of printed candidates relative to
     * digits, and the longer sides of entries, in pixels of a patch; darkness relative to print of
     * entries, and of marks in cells without a digit. */
    struct marks_measure print_height, note_height, entry_height, entry_dark, stain_dark;
    /* Share of erased digits among entries: none was seen. */
    float erased;
    /* Weights of features in logistic regressions, which are log odds. */
    float candidates[CANDIDATES_SIGNS];
    /* Of handwriting: by all features if its distance is known, and otherwise; by distance alone.
     */
    float compared[WRITING_SIGNS], uncompared[WRITING_SIGNS], distance[WRITING_SIGNS];
};

extern const struct marks_model marks_model;

#endif
