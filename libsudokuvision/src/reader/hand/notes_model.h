/* Weights of what distinguishes candidates, trained by model/train_notes.c on made pages and
 * photos. */
#ifndef READER_HAND_NOTES_MODEL_H
#define READER_HAND_NOTES_MODEL_H

/* What the network read in a cell. */
enum notes_before { NOTES_READ_NOTHING, NOTES_READ_ENTRY, NOTES_READ_CANDIDATES, NOTES_READS };

/* Signs that the marks of an open cell are candidates in the style of the page. */
enum notes_sign {
    NOTES_PLACES = 0, /* log likelihood ratio of the digits if places name them as often as on the
                         page, and if they do not; its weight is 1 */
    NOTES_BESIDE = 1, /* number of digits at the place that names them, but for the middle, where
                         entries stand */
    NOTES_FAINT = 2,  /* log of the ink of print relative to the marks' mean depth, at least 0 */
    NOTES_LOWER = 3,  /* how much lower the highest mark is than candidates of the page, */
    NOTES_HIGHER = 4, /* and how much higher, in deviations of the logarithms */
    NOTES_PALER = 5,  /* the same of the mean depth */
    NOTES_DARKER = 6,
    NOTES_JOINED = 7,    /* the same of the height of the highest piece with a part that is not the
                            digit of its place, before it was cut */
    NOTES_CERTAIN = 8,   /* log odds that an entry or candidates were read correctly */
    NOTES_SEVERAL = 9,   /* the network's log odds of several candidates against a digit */
    NOTES_SUPPORT = 10,  /* log of 1 + the number of marks in other cells on which the style was
                            measured */
    NOTES_CONSTANT = 11, /* 1 */
    NOTES_SIGNS = 12,
};

/* Log odds of candidates against what was read, logistic regressions. */
extern const float notes_model[NOTES_READS][NOTES_SIGNS];

#endif
