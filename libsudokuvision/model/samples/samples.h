/* Training samples: rows of numbers and their labels. */
#ifndef MODEL_SAMPLES_SAMPLES_H
#define MODEL_SAMPLES_SAMPLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Added to a label if the class is unknown: that one or the one SAMPLES_PAIR further. */
enum { SAMPLES_PAIR = 9, SAMPLES_EITHER = 64 };

struct samples {
    unsigned width; /* numbers of each */
    float *numbers;
    uint8_t *label;
    size_t count;
};

/* Allocates space for COUNT samples of WIDTH numbers, initially none. Returns false if memory runs
 * out. */
static inline bool samples_open(struct samples *samples, unsigned width, size_t count)
{
    samples->width = width;
    samples->numbers = malloc(count * width * sizeof *samples->numbers);
    samples->label = malloc(count);
    samples->count = 0;
    return samples->numbers && samples->label;
}

/* Returns the numbers of sample I, which may be the next one to be added. */
static inline float *samples_row(const struct samples *samples, size_t i)
{
    return samples->numbers + i * samples->width;
}

static inline void samples_close(struct samples *samples)
{
    free(samples->numbers);
    free(samples->label);
    *samples = (struct samples){0, NULL, NULL, 0};
}

/* True if the class ANSWER is right for LABEL. */
static inline int samples_match(unsigned label, unsigned answer)
{
    if (label < SAMPLES_EITHER)
        return answer == label;
    return answer == label - SAMPLES_EITHER || answer == label - SAMPLES_EITHER + SAMPLES_PAIR;
}

#endif
