/* What is usual of a measure of one kind of mark, learned from pages (reader/hand/marks_model.h).
 */
#ifndef MODEL_LEARNER_USUAL_H
#define MODEL_LEARNER_USUAL_H

#include <stdbool.h>
#include <stddef.h>

#include "reader/hand/marks_model.h"

/* A mark: how far its measure is from the median of its page, the deviation there, and how much it
 * counts. */
struct usual_mark {
    double away, spread, weight;
};

/* Sums over pages, and all marks. Zero-initialize it; usual_free() frees it. */
struct usual {
    double pages, mean, square, weight;
    struct usual_mark *marks;
    size_t count, room;
};

/* Adds the COUNT VALUES of a page relative to BASE, which count by WEIGHT, if they are enough;
 * reorders them. Returns false if memory runs out. */
bool usual_add(struct usual *usual, float *values, size_t count, float base, float weight);

/* Returns what was learned. NORMAL: the marks have no outliers. */
struct marks_measure usual_learn(const struct usual *usual, bool normal);

void usual_free(struct usual *usual);

#endif
