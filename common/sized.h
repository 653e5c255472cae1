/* Structs of the caller that begin with their size, and so can grow: an older caller's lack the
 * fields that came later, a newer one's have fields that this library does not know. */
#ifndef COMMON_SIZED_H
#define COMMON_SIZED_H

#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* The size of struct TYPE when FIELD was the last one in it. */
#define SIZED_UP_TO(type, field)                                                                   \
    ((offsetof(type, field) + sizeof((type){0}.field) + alignof(type) - 1) / alignof(type) *       \
     alignof(type))

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

/* Copies OWN of OWN_SIZE bytes into THEIRS as far as that goes, all but its size. By words, for
 * structs that are given by the million: what compilers make of a copy of unknown size starts
 * slowly. */
static inline void sized_give(void *theirs, const void *own, size_t own_size)
{
    size_t size, word, at = sizeof size;
    memcpy(&size, theirs, sizeof size);
    size = size < own_size ? size : own_size;
    for (; at + sizeof word <= size; at += sizeof word) {
        memcpy(&word, (const char *)own + at, sizeof word);
        memcpy((char *)theirs + at, &word, sizeof word);
    }
    if (at < size)
        memcpy((char *)theirs + at, (const char *)own + at, size - at);
}

#endif
