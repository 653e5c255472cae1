/* Parameters of the reader's certainty, trained by model/train_certainty.c on synthetic pages. */
#ifndef READER_CERTAINTY_CERTAINTY_MODEL_H
#define READER_CERTAINTY_CERTAINTY_MODEL_H

/* Features of a cell read as blank: the larger, the likelier it holds a digit. */
enum blank_sign {
    BLANK_INK = 0,      /* its ink relative to print, a logarithm */
    BLANK_SHAPE = 1,    /* the classifier's odds that the mark is a digit, a logarithm */
    BLANK_USUAL = 2,    /* 0: the mark has the size and place of print; else less */
    BLANK_WRITTEN = 3,  /* the odds that an open cell is filled in, on this page, a logarithm */
    BLANK_CONSTANT = 4, /* 1 */
    BLANK_SIGNS = 5,
};

enum { JUDGE_COUNT = 24 };

struct certainty_model {
    /* Exponent that calibrates the classifier's odds between digits, since it is trained on cells
     * that are worse than most (Guo et al., On Calibration of Modern Neural Networks, 2017). */
    float sharpness;
    /* Exponents that calibrate the product of the odds of that table and of the network that
     * distinguishes print from handwriting. */
    float table, network;
    /* Share of correct boards among those without a rival in reach (KBEST_REACH). */
    float unrivalled;
    /* Probability that print and entries are read correctly despite the vote of each judge
     * (judges.h) alone; .01 for judges that no page to learn from has made vote. Several votes are
     * independent causes of an error: a noisy AND (Pearl, Probabilistic Reasoning in Intelligent
     * Systems, 1988). */
    float despite[JUDGE_COUNT];
    /* Weights of the features in a logistic regression. */
    float blank[BLANK_SIGNS];
    /* Ink, relative to print, that two blank cells in a thousand exceed: with more, a cell is
     * unlike those that the weights were learned from. */
    float darkest;
};

extern const struct certainty_model certainty_model;

#endif
