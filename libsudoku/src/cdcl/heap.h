/* Variables by activity: a binary heap with the greatest on top.
 *
 * Its memory belongs to the trail. N. Een, N. Sorensson, "An extensible SAT-solver", SAT 2003,
 * section 4.6. */
#ifndef CDCL_HEAP_H
#define CDCL_HEAP_H

#include <stdint.h>

struct heap {
    uint32_t *items; /* variables */
    uint32_t *place; /* of each variable in items, from 1; 0: it is not there */
    float *activity; /* of each variable */
    float step;      /* what the next bump adds */
    uint32_t count;
};

/* Empties the heap for variables 0..VARIABLE_COUNT-1, all without activity. */
void heap_clear(struct heap *heap, uint32_t variable_count);

/* Puts VARIABLE, which is not there, into the heap. */
void heap_insert(struct heap *heap, uint32_t variable);

/* Takes the top out of the heap, which is not empty. */
void heap_drop(struct heap *heap);

/* Adds the present step to VARIABLE's activity, whether it is in the heap or not. */
void heap_bump(struct heap *heap, uint32_t variable, uint32_t variable_count);

/* Lets all activities count for less from now on. */
void heap_decay(struct heap *heap);

#endif
