/* Training of the metric and the templates.
 *
 * Gradient descent by Adam (Kingma & Ba, 2015) on the cross-entropy with smoothed labels. */
#ifndef MODEL_LEARNER_METRIC_H
#define MODEL_LEARNER_METRIC_H

#include <stdbool.h>
#include <stdint.h>

#include "digits/network/classifier.h"
#include "model/samples/samples.h"

/* Trains MODEL, whose number of classes is set, on TRAIN in EPOCHS rounds and prints its error on
 * CHECK after each. Returns false if memory runs out. */
bool metric_learn(const struct samples *train, const struct samples *check, unsigned epochs,
                  uint64_t seed, struct classifier *model);

#endif
