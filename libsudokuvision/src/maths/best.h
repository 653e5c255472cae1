/* The best few of many items, in order. */
#ifndef MATHS_BEST_H
#define MATHS_BEST_H

#include <stddef.h>
#include <string.h>

/* Inserts ITEM at PLACE of a list of COUNT items of SIZE bytes, and drops anything beyond the first
 * CAPACITY items. Returns the new number of items. */
static inline unsigned best_insert(void *list, unsigned count, unsigned capacity, size_t size,
                                   unsigned place, const void *item)
{
    unsigned kept = count < capacity ? count : capacity - 1;
    char *at = (char *)list + place * size;
    if (place == capacity)
        return count;
    memmove(at + size, at, (kept - place) * size);
    memcpy(at, item, size);
    return kept + 1;
}

#endif
