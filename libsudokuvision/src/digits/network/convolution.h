/* Classifies digits by their pixels: a second opinion if the network of hand.h, which uses
 * gradients, is in doubt.
 *
 * A convolutional network (LeCun, Bottou, Bengio & Haffner, Gradient-based learning applied to
 * document recognition, Proceedings of the IEEE 86, 1998): two layers of 3 x 3 filters with 2 x 2
 * maximum pooling, then two dense layers. Learned by model/train_convolution.c from the digits
 * among the samples of model/train_hand.c. */
#ifndef DIGITS_NETWORK_CONVOLUTION_H
#define DIGITS_NETWORK_CONVOLUTION_H

#include "digits/mark/blob.h"
#include "digits/network/layer.h"

/* Numbers of filters and of units per dense layer, multiples of 32 for the kernels. The last layer
 * is CONVOLUTION_DIGITS padded with zeros. */
enum {
    CONVOLUTION_FILTERS = 32,
    CONVOLUTION_UNITS = 64,
    CONVOLUTION_COLUMNS = 32,
    CONVOLUTION_DIGITS = 9,
};

/* Inputs of a filter from one map, and from all. The first is padded with a zero, because inputs
 * come in pairs. */
enum {
    CONVOLUTION_WINDOW = 9,
    CONVOLUTION_FIRST = CONVOLUTION_WINDOW + 1,
    CONVOLUTION_SECOND = CONVOLUTION_WINDOW * CONVOLUTION_FILTERS,
};

/* Sides of a crop after each layer of filters. */
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

/* Stores in DIGITS (1..9) the log probabilities of the digits for CROP (row by row), given that the
 * blob is a digit, printed or handwritten. */
void convolution_score(const struct convolution_network *network, const float *crop,
                       float digits[10]);

/* Combines SCORES of the network of hand.h (HAND_ANSWERS) with DIGITS, without changing the total
 * probability of a digit or, for each digit, the odds of print and handwriting. */
void convolution_combine(const float digits[10], float *scores);

#endif
