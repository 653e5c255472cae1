/* The best few of many, in order. */
#ifndef MATHS_BEST_H
#define MATHS_BEST_H

#include <stddef.h>
#include <string.h>

/* Puts ITEM at PLACE of a list of COUNT items, each of SIZE bytes. What then stands behind the
 * first CAPACITY is dropped, ITEM too. Gives how many there are. */
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
