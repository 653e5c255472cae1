#include "model/learner/network.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/kernels.h"
#include "model/learner/adam.h"
#include "model/learner/filters.h"
#include "model/random.h"

enum { BATCH = 128, MAX_UNITS = 512, LANES = 32 };

/* Maximum number of values between two layers. */
enum { MAX_WIDTH = FILTERS_SIDE * FILTERS_SIDE / 4 * FILTERS_UNITS };

/* A batch: the outputs of each layer, and the derivatives of the loss with respect to them. */
struct pass {
    float values[NETWORK_LAYERS + 1][BATCH * MAX_WIDTH];
    float slopes[NETWORK_LAYERS + 1][BATCH * MAX_WIDTH];
    uint8_t winner[NETWORK_LAYERS][BATCH * MAX_WIDTH]; /* of filters */
    float turned[MAX_UNITS * MAX_UNITS];               /* a transposed matrix */
    uint8_t label[BATCH];
};

static const struct network_layer *last_layer(const struct network *network)
{
    return &network->layer[network->layers - 1];
}

static unsigned count_answers(const struct network *network)
{
    return last_layer(network)->used;
}

static unsigned round_up(unsigned count)
{
    return (count + LANES - 1) / LANES * LANES;
}

static struct filters filters_of(const struct network_layer *layer)
{
    return (struct filters){layer->side, layer->inputs, layer->units};
}

/* Number of weights per unit. */
static unsigned rows_of(const struct network_layer *layer)
{
    const struct filters filters = filters_of(layer);
    return layer->side ? filters_rows(&filters) : layer->inputs;
}

/* Number of weights and biases of LAYER. */
static size_t numbers_of(const struct network_layer *layer)
{
    return (size_t)(rows_of(layer) + 1) * layer->units;
}

/* Number of inputs and outputs of LAYER. */
static unsigned width_before(const struct network_layer *layer)
{
    return layer->side ? layer->side * layer->side * layer->inputs : layer->inputs;
}

static unsigned width_behind(const struct network_layer *layer)
{
    return layer->side ? layer->side * layer->side / 4 * layer->units : layer->units;
}

bool network_open(struct network *network, unsigned inputs, const struct network_layer *layers,
                  unsigned count)
{
    *network = (struct network){.layers = count};
    for (unsigned i = 0; i < count; i++) {
        struct network_layer *layer = &network->layer[i];
        *layer = layers[i];
        layer->inputs = inputs;
        layer->units = round_up(layer->used);
        network->count += numbers_of(layer);
        inputs =
            layer->side && i + 1 < count && layers[i + 1].side ? layer->units : width_behind(layer);
    }
    network->numbers = calloc(network->count, sizeof(float));
    return network->numbers;
}

void network_close(struct network *network)
{
    free(network->numbers);
    network->numbers = NULL;
}

/* Standard deviation of the initial weights of layer I that preserves the variance from layer to
 * layer (He, Zhang, Ren & Sun, Delving deep into rectifiers, 2015). The features at the first dense
 * layer are small. */
static float first_spread(const struct network *network, unsigned i)
{
    const struct network_layer *layer = &network->layer[i];
    return i || layer->side ? sqrtf(2.0F / (float)rows_of(layer)) : 0.2F;
}

/* Weights of unused units stay 0. */
static void start(struct network *network, uint64_t *random)
{
    float *number = network->numbers;
    for (unsigned i = 0; i < network->layers; i++) {
        const struct network_layer *layer = &network->layer[i];
        float spread = first_spread(network, i);
        for (unsigned row = 0; row < rows_of(layer); row++, number += layer->units)
            for (unsigned column = 0; column < layer->used; column++)
                number[column] = spread * random_normal(random);
        number += layer->units;
    }
}

/* Computes the outputs of dense layer I for a batch of COUNT. */
static void forward_dense(const struct network *network, unsigned i, const float *weights,
                          unsigned count, struct pass *pass)
{
    unsigned rows = network->layer[i].inputs, columns = network->layer[i].units;
    const struct kernel_matrix matrix = {weights, rows, columns};
    const float *bias = weights + (size_t)rows * columns;
    for (unsigned b = 0; b < count; b++) {
        float *out = pass->values[i + 1] + (size_t)b * columns;
        kernels_best()->multiply(pass->values[i] + (size_t)b * rows, &matrix, out);
        for (unsigned k = 0; k < columns; k++)
            out[k] = i + 1 < network->layers ? fmaxf(out[k] + bias[k], 0) : out[k] + bias[k];
    }
}

static void forward_filters(const struct network *network, unsigned i, const float *weights,
                            unsigned count, struct pass *pass)
{
    const struct network_layer *layer = &network->layer[i];
    const struct filters filters = filters_of(layer);
    size_t before = width_before(layer), behind = width_behind(layer);
    for (unsigned b = 0; b < count; b++)
        filters_pass(&filters, weights, pass->values[i] + b * before,
                     pass->values[i + 1] + b * behind, pass->winner[i] + b * behind);
}

/* Scale of the remaining units that compensates for dropout. */
static float scale_of(const struct network *network)
{
    return 256.0F / (float)(256 - network->dropped);
}

static void drop(const struct network *network, unsigned layer, uint64_t *random, struct pass *pass)
{
    float *values = pass->values[layer], scale = scale_of(network);
    size_t count = (size_t)BATCH * network->layer[layer].inputs;
    for (size_t i = 0; i < count; i += 8) {
        uint64_t chances = random_next(random);
        for (unsigned k = 0; k < 8; k++, chances >>= 8)
            values[i + k] = (chances & 255) < network->dropped ? 0 : values[i + k] * scale;
    }
}

/* RANDOM is NULL except during training. */
static void forward_all(const struct network *network, unsigned count, uint64_t *random,
                        struct pass *pass)
{
    const float *weights = network->numbers;
    for (unsigned i = 0; i < network->layers; i++) {
        const struct network_layer *layer = &network->layer[i];
        (layer->side ? forward_filters : forward_dense)(network, i, weights, count, pass);
        if (random && network->dropped && !layer->side && i + 1 < network->layers)
            drop(network, i + 1, random, pass);
        weights += numbers_of(layer);
    }
}

/* Softmax of COUNT outputs. */
static void soften(float *answers, unsigned count)
{
    float most = -INFINITY, total = 0;
    for (unsigned c = 0; c < count; c++)
        most = fmaxf(most, answers[c]);
    for (unsigned c = 0; c < count; c++)
        total += answers[c] = expf(answers[c] - most);
    for (unsigned c = 0; c < count; c++)
        answers[c] /= total;
}

/* The probability of LABEL. */
static float share_of(const float *shares, unsigned answers, unsigned label)
{
    float sum = 0;
    for (unsigned c = 0; c < answers; c++)
        sum += samples_match(label, c) ? shares[c] : 0;
    return fmaxf(sum, 1e-30F);
}

/* Converts the probabilities to derivatives by subtracting the targets. */
static void slopes_of_answers(const struct network *network, struct pass *pass)
{
    unsigned columns = last_layer(network)->units;
    for (unsigned b = 0; b < BATCH; b++) {
        float *slope = pass->slopes[network->layers] + (size_t)b * columns;
        memcpy(slope, pass->values[network->layers] + (size_t)b * columns, columns * sizeof *slope);
        soften(slope, count_answers(network));
        float wanted = share_of(slope, count_answers(network), pass->label[b]);
        for (unsigned c = 0; c < columns; c++)
            slope[c] = c >= count_answers(network)        ? 0
                       : samples_match(pass->label[b], c) ? slope[c] - slope[c] / wanted
                                                          : slope[c];
    }
}

static void turn(const float *from, unsigned rows, unsigned columns, float *to)
{
    for (unsigned row = 0; row < rows; row++)
        for (unsigned column = 0; column < columns; column++)
            to[(size_t)column * rows + row] = from[(size_t)row * columns + column];
}

/* Converts the derivatives with respect to the inputs of layer I to those of the previous layer,
 * which was rectified and, with dropout, scaled by SCALE. */
static void rectify_slopes(const struct network *network, unsigned i, float scale,
                           struct pass *pass)
{
    size_t count = (size_t)BATCH * width_before(&network->layer[i]);
    for (size_t k = 0; k < count; k++)
        pass->slopes[i][k] = pass->values[i][k] > 0 ? pass->slopes[i][k] * scale : 0;
}

/* Computes the derivatives with respect to the WEIGHTS of dense layer I, and to its inputs. */
static void backward_dense(const struct network *network, unsigned i, const float *weights,
                           struct pass *pass, float *gradient)
{
    unsigned rows = network->layer[i].inputs, columns = network->layer[i].units;
    const float *slopes = pass->slopes[i + 1];
    const struct kernel_matrix by_batch = {slopes, BATCH, columns};
    turn(pass->values[i], BATCH, rows, pass->turned);
    for (unsigned row = 0; row < rows; row++)
        kernels_best()->multiply(pass->turned + (size_t)row * BATCH, &by_batch,
                                 gradient + (size_t)row * columns);
    float *bias = gradient + (size_t)rows * columns;
    memset(bias, 0, columns * sizeof *bias);
    for (unsigned b = 0; b < BATCH; b++)
        for (unsigned k = 0; k < columns; k++)
            bias[k] += slopes[(size_t)b * columns + k];
    if (i == 0)
        return;
    const struct kernel_matrix turned = {pass->turned, columns, rows};
    turn(weights, rows, columns, pass->turned);
    for (unsigned b = 0; b < BATCH; b++)
        kernels_best()->multiply(slopes + (size_t)b * columns, &turned,
                                 pass->slopes[i] + (size_t)b * rows);
    rectify_slopes(network, i, network->layer[i - 1].side ? 1 : scale_of(network), pass);
}

static void backward_filters(const struct network *network, unsigned i, const float *weights,
                             struct pass *pass, float *gradient)
{
    const struct filters filters = filters_of(&network->layer[i]);
    memset(gradient, 0, numbers_of(&network->layer[i]) * sizeof *gradient);
    filters_learn(&filters, weights, BATCH, pass->values[i], pass->winner[i], pass->slopes[i + 1],
                  gradient, i ? pass->slopes[i] : NULL);
    if (i)
        rectify_slopes(network, i, 1, pass);
}

static void backward_all(const struct network *network, struct pass *pass, float *gradient)
{
    size_t end = network->count;
    slopes_of_answers(network, pass);
    for (unsigned i = network->layers; i-- > 0;) {
        const struct network_layer *layer = &network->layer[i];
        end -= numbers_of(layer);
        (layer->side ? backward_filters : backward_dense)(network, i, network->numbers + end, pass,
                                                          gradient + end);
    }
    for (size_t i = 0; i < network->count; i++)
        gradient[i] /= BATCH;
}

/* Stores the outputs for a ROW of inputs, before the softmax. */
static void answer(const struct network *network, const float *row, float *answers)
{
    static struct pass pass;
    memcpy(pass.values[0], row, width_before(&network->layer[0]) * sizeof *row);
    forward_all(network, 1, NULL, &pass);
    memcpy(answers, pass.values[network->layers], count_answers(network) * sizeof *answers);
}

static double error(const struct network *network, const struct samples *samples)
{
    size_t wrong = 0;
    for (size_t i = 0; i < samples->count; i++) {
        float answers[MAX_UNITS];
        unsigned best = 0;
        answer(network, samples_row(samples, i), answers);
        for (unsigned c = 1; c < count_answers(network); c++)
            best = answers[c] > answers[best] ? c : best;
        wrong += !samples_match(samples->label[i], best);
    }
    return (double)wrong / (double)samples->count;
}

static void take_batch(const struct samples *train, uint64_t *random, struct pass *pass)
{
    for (unsigned b = 0; b < BATCH; b++) {
        size_t sample = random_below(random, (unsigned)train->count);
        memcpy(pass->values[0] + (size_t)b * train->width, samples_row(train, sample),
               train->width * sizeof *train->numbers);
        pass->label[b] = train->label[sample];
    }
}

bool network_learn(struct network *network, const struct samples *train,
                   const struct samples *check, unsigned epochs, uint64_t seed)
{
    static struct pass pass;
    struct adam adam;
    size_t batches = train->count / BATCH, steps = epochs * batches;
    bool ready = adam_open(&adam, network->count);
    start(network, &seed);
    for (size_t step = 0; ready && step < steps; step++) {
        take_batch(train, &seed, &pass);
        forward_all(network, BATCH, &seed, &pass);
        backward_all(network, &pass, adam.gradient);
        adam_step(&adam, network->numbers,
                  1e-3F * (1 + cosf(3.1415927F * (float)step / (float)steps)));
        if ((step + 1) % (batches * 4) == 0 || step + 1 == steps)
            printf("network: step %zu of %zu, %.3f %% wrong on others\n", step + 1, steps,
                   100 * error(network, check));
        fflush(stdout);
    }
    adam_close(&adam);
    return ready;
}

/* The mean negative log probability of the labels, where SAMPLES have the outputs ANSWERS, at
 * TEMPERATURE. */
static double loss(const struct samples *samples, const float *answers, unsigned count,
                   float temperature)
{
    double sum = 0;
    for (size_t i = 0; i < samples->count; i++, answers += count) {
        float shares[MAX_UNITS];
        for (unsigned c = 0; c < count; c++)
            shares[c] = answers[c] / temperature;
        soften(shares, count);
        sum -= log((double)share_of(shares, count, samples->label[i]));
    }
    return sum / (double)samples->count;
}

/* The best temperature in steps of 5 %. */
static float find_temperature(const struct samples *samples, const float *answers, unsigned count)
{
    double least = INFINITY;
    float best = 1;
    for (int step = -10; step <= 20; step++) {
        float temperature = expf(0.05F * (float)step);
        double own = loss(samples, answers, count, temperature);
        best = own < least ? temperature : best;
        least = fmin(own, least);
    }
    return best;
}

bool network_calibrate(struct network *network, const struct samples *samples)
{
    unsigned count = count_answers(network);
    size_t numbers = numbers_of(last_layer(network));
    float *answers = malloc(samples->count * count * sizeof *answers);
    if (!answers)
        return false;
    for (size_t i = 0; i < samples->count; i++)
        answer(network, samples_row(samples, i), answers + i * count);
    float temperature = find_temperature(samples, answers, count);
    printf("network: temperature %.2f\n", (double)temperature);
    for (size_t i = network->count - numbers; i < network->count; i++)
        network->numbers[i] /= temperature;
    free(answers);
    return true;
}
