/* Structs of the caller that begin with their size and so can grow: an older caller's struct lacks
 * later fields, a newer one's has fields unknown to this library. */
#ifndef COMMON_SIZED_H
#define COMMON_SIZED_H

#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* The size of struct TYPE when FIELD was its last field. */
#define SIZED_UP_TO(type, field)                                                                   \
    ((offsetof(type, field) + sizeof((type){0}.field) + alignof(type) - 1) / alignof(type) *       \
     alignof(type))

/* Copies THEIRS into OWN (OWN_SIZE bytes, zeroed); fields that THEIRS lacks stay zero. Returns
 * false if THEIRS has fewer than FIRST bytes. */
static inline bool sized_copy(void *own, size_t own_size, const void *theirs, size_t first)
{
    size_t size;
    memcpy(&size, theirs, sizeof size);
    if (size < first)
        return false;
    memcpy(own, theirs, size < own_size ? size : own_size);
    return true;
}

/* Copies OWN (OWN_SIZE bytes) into THEIRS up to the smaller size, except for the size field. It
 * copies by words, for structs filled millions of times: a compiler's copy of unknown size is slow
 * to start. */
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
