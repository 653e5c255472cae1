#include "model/learner/fixed_layer.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Maximum number of fractional bits of a weight. */
enum { MAX_BITS = 15 };

/* Rounds NUMBER, given to five digits, to BITS fractional bits. */
static int64_t round_to(float number, unsigned bits)
{
    char text[32];
    snprintf(text, sizeof text, "%.5g", (double)number);
    return llround(ldexp((double)strtof(text, NULL), (int)bits));
}

static unsigned input_bits(const struct fixed_layer *layer)
{
    return layer->is_first ? LAYER_ENTRY : LAYER_POINT;
}

/* True if the weights and all possible sums of UNIT fit with BITS fractional bits. */
static bool unit_fits(const struct fixed_layer *layer, const float *numbers, unsigned unit,
                      unsigned bits)
{
    const float *bias = numbers + (size_t)layer->inputs * layer->units;
    int64_t above = 0, below = 0, start = round_to(bias[unit], bits + input_bits(layer));
    for (unsigned i = 0; i < layer->inputs; i++) {
        int64_t weight = round_to(numbers[(size_t)i * layer->units + unit], bits);
        if (llabs(weight) > INT16_MAX)
            return false;
        above += weight > 0 || layer->is_first ? llabs(weight) : 0;
        below += weight < 0 || layer->is_first ? llabs(weight) : 0;
    }
    int64_t most = above > below ? above : below;
    return most * KERNEL_MAX_INPUT + llabs(start) <= INT32_MAX;
}

/* The maximum number of fractional bits of weights with which all units fit. */
static unsigned find_bits(const struct fixed_layer *layer, const float *numbers)
{
    unsigned bits = MAX_BITS, unit = 0;
    while (unit < layer->units && bits > 1) {
        if (unit_fits(layer, numbers, unit, bits))
            unit++;
        else
            bits--;
    }
    return bits;
}

const float *fixed_layer_fill(const struct fixed_layer *layer, const float *numbers)
{
    const float *bias = numbers + (size_t)layer->inputs * layer->units;
    unsigned bits = find_bits(layer, numbers), sum_bits = bits + input_bits(layer);
    *layer->bits = sum_bits - LAYER_POINT;
    for (unsigned i = 0; i < layer->inputs; i++)
        for (unsigned unit = 0; unit < layer->units; unit++, numbers++)
            layer->weights[2 * ((size_t)i / 2 * layer->units + unit) + i % 2] =
                (int16_t)round_to(*numbers, bits);
    for (unsigned unit = 0; unit < layer->units; unit++)
        layer->bias[unit] = (int32_t)round_to(bias[unit], sum_bits);
    return bias + layer->units;
}

/* Writes LAYER as fields of a struct. */
static void write_layer(FILE *file, const struct fixed_layer *layer)
{
    fprintf(file, "    .%s = {{", layer->name);
    for (unsigned i = 0; i < layer->inputs; i += 2) {
        if (i)
            fputs("}, {", file);
        for (unsigned unit = 0; unit < layer->units; unit++) {
            const int16_t *both = layer->weights + 2 * ((size_t)i / 2 * layer->units + unit);
            fprintf(file, "%s{%d,%d},", unit % 8 ? "" : "\n", both[0], both[1]);
        }
    }
    fprintf(file, "}},\n    .%s_bias = {", layer->name);
    for (unsigned unit = 0; unit < layer->units; unit++)
        fprintf(file, "%s%ld,", unit % 8 ? "" : "\n", (long)layer->bias[unit]);
    fprintf(file, "},\n    .%s_bits = %u,\n", layer->name, *layer->bits);
}

bool fixed_layers_write(const char *path, const char *head, const struct fixed_layer *layers,
                        unsigned count)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    fprintf(file, "%s = {\n", head);
    for (unsigned i = 0; i < count; i++)
        write_layer(file, &layers[i]);
    fputs("};\n", file);
    return fclose(file) == 0;
}
