/* What is learned from: features, and what they are of. */
#ifndef MODEL_SAMPLES_SAMPLES_H
#define MODEL_SAMPLES_SAMPLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "digits/features.h"

/* Added to a label: the answer is that one, or the one SAMPLES_PAIR further; nobody knows which. */
enum { SAMPLES_PAIR = 9, SAMPLES_EITHER = 64 };

struct samples {
    float (*features)[FEATURE_COUNT];
    uint8_t *label;
    size_t count;
};

/* Makes room for COUNT, of which there are none yet. False: no memory. */
static inline bool samples_open(struct samples *samples, size_t count)
{
    samples->features = malloc(count * sizeof *samples->features);
    samples->label = malloc(count);
    samples->count = 0;
    return samples->features && samples->label;
}

/* Whether ANSWER is right where LABEL is asked for. */
static inline int samples_match(unsigned label, unsigned answer)
{
    if (label < SAMPLES_EITHER)
        return answer == label;
    return answer == label - SAMPLES_EITHER || answer == label - SAMPLES_EITHER + SAMPLES_PAIR;
}

#endif
