/* A queue of distinct numbers. */
#ifndef PROPAGATION_WORKLIST_H
#define PROPAGATION_WORKLIST_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/memory.h>

struct worklist {
    uint16_t *items; /* a ring */
    bool *listed;
    unsigned bound;
    unsigned head;
    unsigned count;
};

/* Initializes LIST for numbers 0..BOUND-1 (BOUND 1..65536); false if memory is short. LIST must be
 * destroyed in either case. */
bool worklist_create(struct worklist *list, unsigned bound,
                     const struct sudoku_allocator *allocator);

/* Frees the contents of LIST, which is zeroed or created. */
void worklist_destroy(struct worklist *list, const struct sudoku_allocator *allocator);

/* Empties LIST. */
void worklist_clear(struct worklist *list);

/* Appends NUMBER unless it is listed already. */
static inline void worklist_add(struct worklist *list, unsigned number)
{
    if (list->listed[number])
        return;
    list->listed[number] = true;
    unsigned end = list->head + list->count++;
    list->items[end < list->bound ? end : end - list->bound] = (uint16_t)number;
}

/* Returns the first number; LIST must not be empty. */
static inline unsigned worklist_first(const struct worklist *list)
{
    return list->items[list->head];
}

/* Removes the first number; LIST must not be empty. */
static inline void worklist_drop_first(struct worklist *list)
{
    list->listed[list->items[list->head]] = false;
    list->count--;
    if (++list->head == list->bound)
        list->head = 0;
}

#endif
