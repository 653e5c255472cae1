/* Variables by activity: a binary heap with the greatest on top.
 *
 * Takes bumps, gives the variable with the greatest decaying sum of them, never fails. Its memory
 * belongs to the state. N. Een, N. Sorensson, "An extensible SAT-solver", SAT 2003, section 4.6. */
#ifndef SEARCH_HEAP_H
#define SEARCH_HEAP_H

#include "search_state.h"

/* Empties the heap for variables 0..VARIABLE_COUNT-1, all without activity. */
void search_heap_clear(struct search_heap *heap, uint32_t variable_count);

/* Puts VARIABLE, which is not there, into the heap. */
void search_heap_insert(struct search_heap *heap, uint32_t variable);

/* Takes the top out of the heap, which is not empty. */
void search_heap_drop(struct search_heap *heap);

/* Adds the present step to VARIABLE's activity, whether it is in the heap or not. */
void search_heap_bump(struct search_heap *heap, uint32_t variable, uint32_t variable_count);

/* Lets all activities count for less from now on. */
void search_heap_decay(struct search_heap *heap);

#endif
