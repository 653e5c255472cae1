#include "digits/network/convolution.h"

#include <string.h>

#include "digits/network/hand.h"
#include "digits/network/model_data.h"
#include "maths/logs.h"

enum { FILTERS = CONVOLUTION_FILTERS, POOLED = 4 };

/* Maps are stored pixel by pixel, with a border of zeros. */
static size_t place(unsigned side, unsigned x, unsigned y)
{
    return (size_t)y * (side + 2) + x;
}

/* Copies the inputs of a filter at (X, Y) of MAP, which has CHANNELS, to INPUTS. */
static void take_window(const int16_t *map, unsigned side, unsigned channels, unsigned x,
                        unsigned y, int16_t *inputs)
{
    for (unsigned row = 0; row < 3; row++)
        memcpy(inputs + (size_t)3 * channels * row, map + channels * place(side, x, y + row),
               (size_t)3 * channels * sizeof *inputs);
}

static void take_largest(const int16_t *units, int16_t *largest)
{
    memcpy(largest, units, FILTERS * sizeof *largest);
    for (unsigned window = 1; window < POOLED; window++)
        for (unsigned i = 0; i < FILTERS; i++)
            if (units[window * FILTERS + i] > largest[i])
                largest[i] = units[window * FILTERS + i];
}

/* A layer of filters on a MAP of SIDE with CHANNELS. */
struct filter_view {
    struct layer layer;
    const int16_t *map;
    unsigned side, channels;
};

/* Applies the filters of VIEW at four positions and stores their maxima at (X, Y) of the pooled
 * map, half as wide. All four pass the layer together in INPUTS, which is zero outside the windows.
 */
static void filter_four(const struct filter_view *view, unsigned x, unsigned y, int16_t *inputs,
                        int16_t *left)
{
    int16_t units[POOLED * FILTERS];
    for (unsigned window = 0; window < POOLED; window++)
        take_window(view->map, view->side, view->channels, 2 * x + window % 2, 2 * y + window / 2,
                    inputs + (size_t)window * view->layer.sums.inputs);
    layer_pass(&view->layer, POOLED, inputs, units);
    take_largest(units, left);
}

/* True if the inputs of four filter positions on a map of one channel are all paper. */
static bool is_paper(const int16_t *map, unsigned side, unsigned x, unsigned y)
{
    uint64_t any = 0, row;
    for (unsigned i = 0; i < 4; i++) {
        memcpy(&row, map + place(side, 2 * x, 2 * y + i), sizeof row);
        any |= row;
    }
    return any == 0;
}

/* Converts CROP to a map. */
static void enter(const float *crop, int16_t *map)
{
    for (unsigned y = 0; y < BLOB_CROP; y++)
        layer_enter(crop + (size_t)y * BLOB_CROP, BLOB_CROP, map + place(BLOB_CROP, 1, y + 1));
}

/* Stores the pooled first layer of CROP in the map HALF. All blank windows have the same result,
 * computed once. */
static void filter_crop(const struct convolution_network *network, const float *crop, int16_t *half)
{
    int16_t whole[(BLOB_CROP + 2) * (BLOB_CROP + 2)] = {0};
    int16_t inputs[POOLED * CONVOLUTION_FIRST] = {0}, paper[FILTERS];
    const struct filter_view view = {LAYER(network, first), whole, BLOB_CROP, 1};
    filter_four(&view, 0, 0, inputs, paper);
    enter(crop, whole);
    for (unsigned y = 0; y < CONVOLUTION_HALF; y++) {
        for (unsigned x = 0; x < CONVOLUTION_HALF; x++) {
            int16_t *left = half + FILTERS * place(CONVOLUTION_HALF, x + 1, y + 1);
            if (is_paper(whole, BLOB_CROP, x, y))
                memcpy(left, paper, sizeof paper);
            else
                filter_four(&view, x, y, inputs, left);
        }
    }
}

/* Stores the pooled second layer of HALF in LEFT. */
static void filter_half(const struct convolution_network *network, const int16_t *half,
                        int16_t *left)
{
    int16_t inputs[POOLED * CONVOLUTION_SECOND];
    const struct filter_view view = {LAYER(network, second), half, CONVOLUTION_HALF, FILTERS};
    for (unsigned y = 0; y < CONVOLUTION_QUARTER; y++)
        for (unsigned x = 0; x < CONVOLUTION_QUARTER; x++, left += FILTERS)
            filter_four(&view, x, y, inputs, left);
}

void convolution_score(const struct convolution_network *network, const float *crop,
                       float digits[10])
{
    model_await(network, network->answer_bits != 0);
    const struct layer dense = LAYER(network, dense), answer = LAYER(network, answer);
    int16_t half[(CONVOLUTION_HALF + 2) * (CONVOLUTION_HALF + 2) * FILTERS] = {0};
    int16_t left[CONVOLUTION_LEFT], units[CONVOLUTION_UNITS];
    filter_crop(network, crop, half);
    filter_half(network, half, left);
    layer_pass(&dense, 1, left, units);
    layer_leave(&answer, 1, units, CONVOLUTION_DIGITS, digits + 1);
    float total = logs_sum(digits + 1, CONVOLUTION_DIGITS);
    for (unsigned digit = 1; digit <= CONVOLUTION_DIGITS; digit++)
        digits[digit] -= total;
}

/* A logarithmic opinion pool (Genest & Zidek 1986), as in struck.c. */
void convolution_combine(const float digits[10], float *scores)
{
    float own[10], joined[10];
    float before = logs_sum(scores + HAND_PRINTED + 1, HAND_DIGITS);
    for (unsigned digit = 1; digit <= 9; digit++) {
        own[digit] = logs_add(scores[HAND_PRINTED + digit], scores[HAND_WRITTEN + digit]);
        joined[digit] = 0.5F * (own[digit] - before + digits[digit]);
    }
    float total = logs_sum(joined + 1, 9) - before;
    for (unsigned digit = 1; digit <= 9; digit++) {
        float gain = joined[digit] - total - own[digit];
        scores[HAND_PRINTED + digit] += gain;
        scores[HAND_WRITTEN + digit] += gain;
    }
}
