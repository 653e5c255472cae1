/* Which digit a mark is, by its pixels: a second opinion where the network of hand.h, which sees
 * gradients, is in doubt.
 *
 * A convolutional network (LeCun, Bottou, Bengio & Haffner, Gradient-based learning applied to
 * document recognition, Proceedings of the IEEE 86, 1998): twice filters of 3 x 3, of whose answers
 * the largest of each 2 x 2 goes on, then two dense layers. Learned by model/train_convolution.c
 * from the digits among the samples of model/train_hand.c. */
#ifndef DIGITS_CONVOLUTION_H
#define DIGITS_CONVOLUTION_H

#include "digits/blob.h"
#include "digits/layer.h"

/* Filters, and units of each dense layer: multiples of 32 for the kernels, of the last one
 * CONVOLUTION_DIGITS and zeros. */
enum {
    CONVOLUTION_FILTERS = 32,
    CONVOLUTION_UNITS = 64,
    CONVOLUTION_COLUMNS = 32,
    CONVOLUTION_DIGITS = 9,
};

/* What a filter sees of one map, and of all; the former with a zero, since inputs come in pairs. */
enum {
    CONVOLUTION_WINDOW = 9,
    CONVOLUTION_FIRST = CONVOLUTION_WINDOW + 1,
    CONVOLUTION_SECOND = CONVOLUTION_WINDOW * CONVOLUTION_FILTERS,
};

/* Sides of a crop, and of what is left of it after either layer of filters. */
enum {
    CONVOLUTION_HALF = BLOB_CROP / 2,
    CONVOLUTION_QUARTER = BLOB_CROP / 4,
    CONVOLUTION_LEFT = CONVOLUTION_QUARTER * CONVOLUTION_QUARTER * CONVOLUTION_FILTERS,
};

struct convolution_network {
    LAYER_FIELDS(first, CONVOLUTION_FIRST, CONVOLUTION_FILTERS);
    LAYER_FIELDS(second, CONVOLUTION_SECOND, CONVOLUTION_FILTERS);
    LAYER_FIELDS(dense, CONVOLUTION_LEFT, CONVOLUTION_UNITS);
    LAYER_FIELDS(answer, CONVOLUTION_UNITS, CONVOLUTION_COLUMNS);
};

extern const struct convolution_network convolution_model __attribute__((aligned(64)));

/* Stores in DIGITS (1..9) the logarithms of their probabilities by CROP, that of a blob (row by
 * row) which is a digit, whoever wrote it. */
void convolution_score(const struct convolution_network *network, const float *crop,
                       float digits[10]);

/* Makes each digit in SCORES, of the network of hand.h (HAND_ANSWERS), as likely as that and DIGITS
 * together make it; how likely it is that there is a digit stays, and who wrote each. */
void convolution_join(const float digits[10], float *scores);

#endif
