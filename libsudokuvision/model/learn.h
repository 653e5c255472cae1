/* Learning of metric and templates, and of a network to compare them with.
 *
 * Gradient descent by Adam (Kingma & Ba, 2015) on the cross-entropy with smoothed labels. */
#ifndef MODEL_LEARN_H
#define MODEL_LEARN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "digits/classifier.h"
#include "digits/hand.h"

struct samples {
    float (*features)[FEATURE_COUNT];
    uint8_t *label;
    size_t count;
};

/* Learns MODEL, whose `classes` are set, from TRAIN in EPOCHS rounds and prints how it does on
 * CHECK after each. */
bool learn_metric(const struct samples *train, const struct samples *check, unsigned epochs,
                  uint64_t seed, struct classifier *model);

/* The share of SAMPLES that MODEL gets wrong. */
double learn_error(const struct classifier *model, const struct samples *samples);

/* Units that are learned of a network: at most those that struct hand_network has. */
struct network_shape {
    unsigned hidden, answers;
};

/* Learns NETWORK, with one hidden layer, in the same way and prints how it does on CHECK now and
 * then: the one that tells print from hand, and the yardstick of the metric. */
bool learn_network(const struct samples *train, const struct samples *check,
                   const struct network_shape *shape, unsigned epochs, uint64_t seed,
                   struct hand_network *network);

#endif
