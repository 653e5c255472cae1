/* Learning of metric and templates.
 *
 * Gradient descent by Adam (Kingma & Ba, 2015) on the cross-entropy with smoothed labels. */
#ifndef MODEL_LEARNER_METRIC_H
#define MODEL_LEARNER_METRIC_H

#include <stdbool.h>
#include <stdint.h>

#include "digits/classifier.h"
#include "model/samples/samples.h"

/* Learns MODEL, whose `classes` are set, from TRAIN in EPOCHS rounds and prints how it does on
 * CHECK after each. */
bool metric_learn(const struct samples *train, const struct samples *check, unsigned epochs,
                  uint64_t seed, struct classifier *model);

#endif
