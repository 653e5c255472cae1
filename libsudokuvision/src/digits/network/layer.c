#include "digits/network/layer.h"

#include <math.h>

void layer_enter(const float *numbers, unsigned count, int16_t *inputs)
{
    kernels_best()->quantize(numbers, count, (float)(1 << LAYER_ENTRY), inputs);
}

void layer_pass(const struct layer *layer, unsigned rows, const int16_t *inputs, int16_t *units)
{
    int32_t sums[LAYER_ROWS * LAYER_UNITS];
    kernels_best()->sum_inputs(inputs, rows, &layer->sums, sums);
    kernels_best()->rectify(sums, rows * layer->sums.units, layer->bits, units);
}

void layer_leave(const struct layer *layer, unsigned rows, const int16_t *inputs, unsigned count,
                 float *answers)
{
    int32_t sums[LAYER_ROWS * LAYER_UNITS];
    float scale = ldexpf(1, -(int)(layer->bits + LAYER_POINT));
    kernels_best()->sum_inputs(inputs, rows, &layer->sums, sums);
    for (unsigned row = 0; row < rows; row++)
        for (unsigned i = 0; i < count; i++)
            answers[row * count + i] = scale * (float)sums[row * layer->sums.units + i];
}
