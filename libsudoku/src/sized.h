/* Structs of the caller that begin with their size, and so can grow.
 *
 * Takes one of any size, gives one of this library's size, fails where it is smaller than its first
 * form ever was. */
#ifndef SIZED_H
#define SIZED_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Copies THEIRS into OWN of OWN_SIZE bytes, which is all zero: what their form of the struct lacks
 * keeps that default. False: THEIRS has less than FIRST bytes. */
static inline bool sized_copy(void *own, size_t own_size, const void *theirs, size_t first)
{
    size_t size;
    memcpy(&size, theirs, sizeof size);
    if (size < first)
        return false;
    memcpy(own, theirs, size < own_size ? size : own_size);
    return true;
}

#endif
