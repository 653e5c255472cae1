/* Variables by activity: a binary heap with the maximum on top.
 *
 * The trail owns its memory. Source: N. Een, N. Sorensson, "An extensible SAT-solver", SAT 2003,
 * section 4.6. */
#ifndef CDCL_HEAP_H
#define CDCL_HEAP_H

#include <stdint.h>

struct heap {
    uint32_t *items; /* variables */
    uint32_t *place; /* of each variable in items, from 1; 0 if absent */
    float *activity; /* of each variable */
    float step;      /* added by the next bump */
    uint32_t count;
};

/* Empties the heap and sets the activity of variables 0..VARIABLE_COUNT-1 to 0. */
void heap_clear(struct heap *heap, uint32_t variable_count);

/* Inserts VARIABLE, which must be absent. */
void heap_insert(struct heap *heap, uint32_t variable);

/* Removes the top; the heap must not be empty. */
void heap_drop(struct heap *heap);

/* Adds the current step to the activity of VARIABLE, present or absent. */
void heap_bump(struct heap *heap, uint32_t variable, uint32_t variable_count);

/* Decays all activities relative to later bumps. */
void heap_decay(struct heap *heap);

#endif
