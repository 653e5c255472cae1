/* Fixed-point layers: no sum can overflow, and the results agree with floats. */
#include <math.h>
#include <stdlib.h>

#include "common/random.h"
#include "digits/network/convolution.h"
#include "digits/network/hand.h"
#include "digits/network/struck.h"
#include "model/learner/fixed_layer.h"
#include "support/check.h"

enum { UNITS = 64, INPUTS = 100 };

struct small_network {
    LAYER_FIELDS(first, INPUTS, UNITS);
    LAYER_FIELDS(next, UNITS, UNITS);
};

/* The maximum magnitude in UNIT of LAYER for any input. */
static int64_t most_of(const struct layer *layer, bool rectified, unsigned unit)
{
    int64_t above = 0, below = 0;
    for (unsigned i = 0; i < layer->sums.inputs; i++) {
        int weight = layer->sums.weights[2 * (i / 2 * layer->sums.units + unit) + i % 2];
        above += weight > 0 || !rectified ? abs(weight) : 0;
        below += weight < 0 || !rectified ? abs(weight) : 0;
    }
    return (above > below ? above : below) * KERNEL_MAX_INPUT + llabs(layer->sums.bias[unit]);
}

static void check_room(const struct layer *layer, bool rectified)
{
    CHECK(layer->bits > 0);
    for (unsigned unit = 0; unit < layer->sums.units; unit++)
        CHECK(most_of(layer, rectified, unit) <= INT32_MAX);
}

static void no_sum_of_the_library_tables_can_overflow(void)
{
    const struct layer layers[] = {
        LAYER(&hand_model, first),         LAYER(&hand_model, second),
        LAYER(&hand_model, answer),        LAYER(&struck_model, first),
        LAYER(&struck_model, answer),      LAYER(&convolution_model, first),
        LAYER(&convolution_model, second), LAYER(&convolution_model, dense),
        LAYER(&convolution_model, answer)};
    for (unsigned i = 0; i < sizeof layers / sizeof layers[0]; i++)
        check_room(&layers[i], layers[i].sums.inputs != FEATURE_COUNT &&
                                   layers[i].sums.inputs != CONVOLUTION_FIRST);
}

/* Draws a layer in floats: weights up to SPREAD, then biases. */
static void draw_layer(uint64_t *random, unsigned inputs, float spread, float *numbers)
{
    for (unsigned i = 0; i < (inputs + 1) * UNITS; i++)
        numbers[i] = spread * ((float)random_below(random, 2001) / 1000 - 1);
}

static void pass(const float *numbers, unsigned count, const float *inputs, float *units)
{
    for (unsigned unit = 0; unit < UNITS; unit++) {
        units[unit] = numbers[count * UNITS + unit];
        for (unsigned i = 0; i < count; i++)
            units[unit] += inputs[i] * numbers[i * UNITS + unit];
    }
}

/* Computes both layers of NUMBERS for INPUTS, in floats and in fixed point. */
static void pass_both(const float *numbers, const struct small_network *network,
                      const float *inputs, float *floats, float *answers)
{
    const struct layer first = LAYER(network, first), next = LAYER(network, next);
    int16_t whole[INPUTS], units[UNITS];
    float between[UNITS];
    pass(numbers, INPUTS, inputs, between);
    for (unsigned i = 0; i < UNITS; i++)
        between[i] = fmaxf(between[i], 0);
    pass(numbers + (INPUTS + 1) * UNITS, UNITS, between, floats);
    layer_enter(inputs, INPUTS, whole);
    layer_pass(&first, 1, whole, units);
    layer_leave(&next, 1, units, UNITS, answers);
}

static void fixed_point_layers_agree_with_floats(void)
{
    static struct small_network network;
    static float numbers[(INPUTS + 1) * UNITS + (UNITS + 1) * UNITS];
    const struct fixed_layer first = FIXED_LAYER(&network, first, true);
    const struct fixed_layer next = FIXED_LAYER(&network, next, false);
    uint64_t random = 1;
    float worst = 0;
    for (unsigned round = 0; round < 50; round++) {
        float inputs[INPUTS], floats[UNITS], answers[UNITS], spread = round % 2 ? 0.2F : 3;
        draw_layer(&random, INPUTS, spread, numbers);
        draw_layer(&random, UNITS, 0.2F, numbers + (INPUTS + 1) * UNITS);
        CHECK(fixed_layer_fill(&next, fixed_layer_fill(&first, numbers)) ==
              numbers + sizeof numbers / sizeof *numbers);
        check_room(&LAYER(&network, first), false);
        check_room(&LAYER(&network, next), true);
        for (unsigned i = 0; i < INPUTS; i++)
            inputs[i] = ((float)random_below(&random, 2001) / 1000 - 1) * 0.1F;
        pass_both(numbers, &network, inputs, floats, answers);
        for (unsigned i = 0; i < UNITS; i++)
            worst = fmaxf(worst, fabsf(answers[i] - floats[i]));
    }
    printf("farthest from floats: %.4f\n", (double)worst);
    CHECK(worst < 0.02F);
}

int main(void)
{
    no_sum_of_the_library_tables_can_overflow();
    fixed_point_layers_agree_with_floats();
    return check_result();
}
