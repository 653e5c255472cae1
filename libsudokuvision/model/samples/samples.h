/* What is learned from: rows of numbers, and what they are of. */
#ifndef MODEL_SAMPLES_SAMPLES_H
#define MODEL_SAMPLES_SAMPLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Added to a label: the answer is that one, or the one SAMPLES_PAIR further; nobody knows which. */
enum { SAMPLES_PAIR = 9, SAMPLES_EITHER = 64 };

struct samples {
    unsigned width; /* numbers of each */
    float *numbers;
    uint8_t *label;
    size_t count;
};

/* Makes room for COUNT of WIDTH numbers, of which there are none yet. False: no memory. */
static inline bool samples_open(struct samples *samples, unsigned width, size_t count)
{
    samples->width = width;
    samples->numbers = malloc(count * width * sizeof *samples->numbers);
    samples->label = malloc(count);
    samples->count = 0;
    return samples->numbers && samples->label;
}

/* The numbers of sample I; of the next one to be added, where that is the count. */
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

/* Whether ANSWER is right where LABEL is asked for. */
static inline int samples_match(unsigned label, unsigned answer)
{
    if (label < SAMPLES_EITHER)
        return answer == label;
    return answer == label - SAMPLES_EITHER || answer == label - SAMPLES_EITHER + SAMPLES_PAIR;
}

#endif
