/* Parameters of the reader's certainty, trained by model/train_certainty.c on synthetic pages. */
#ifndef READER_CERTAINTY_CERTAINTY_MODEL_H
#define READER_CERTAINTY_CERTAINTY_MODEL_H

/* Features of a cell read as blank. */
enum blank_sign {
    BLANK_EXCESS = 0,      /* of its ink over that of the other blank cells, a logarithm */
    BLANK_OUTSTANDING = 1, /* over that of most of those that have some */
    BLANK_SHAPE = 2,       /* the classifier's odds that the mark is a digit, a logarithm */
    BLANK_FORMLESS = 3,    /* the excess where there is ink, but no mark that could be a digit */
    BLANK_STRANGE = 4,     /* the mark's size and place, beside those of print */
    BLANK_BAR = 5,         /* it is much wider than high: a fold, a stroke */
    BLANK_WRITTEN = 6,     /* the odds that an open cell is filled in, on this page, a logarithm */
    BLANK_SHADE = 7,       /* how much the light changes within the cell, a logarithm */
    BLANK_CONSTANT = 8,    /* 1 */
    BLANK_SIGNS = 9,
};

struct certainty_model {
    /* The power of the classifier's odds between digits at which they hold: it is taught cells
     * that are worse than most (Guo et al., On Calibration of Modern Neural Networks, 2017). */
    float sharpness;
    /* Exponents of the odds of that table, and of the network that distinguishes print from
     * handwriting, with the correct product if both are used. */
    float table, network;
    /* Of boards that have no rival in reach (KBEST_REACH), the share that is right. */
    float unrivalled;
    /* Of readings against which something speaks besides (several solutions, glare, an edge of the
     * picture, a second ink), the share that is right. */
    float contested;
    /* Of the signs: a logistic regression. */
    float blank[BLANK_SIGNS];
};

extern const struct certainty_model certainty_model;

#endif
