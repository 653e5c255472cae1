/* An allocator that counts its calls, and fails one of them. */
#ifndef TESTS_SUPPORT_COUNTING_ALLOCATOR_H
#define TESTS_SUPPORT_COUNTING_ALLOCATOR_H

#include <stdlib.h>

#include <sudoku/memory.h>

#include "support/check.h"

struct counting_allocator {
    size_t calls;
    size_t live;
    size_t refused; /* number of the failing call, from 1; 0 if none */
};

static inline void *counting_allocate(void *user, size_t size)
{
    struct counting_allocator *counting = user;
    CHECK(size > 0);
    if (++counting->calls == counting->refused)
        return NULL;
    counting->live++;
    return malloc(size);
}

static inline void counting_release(void *user, void *pointer)
{
    struct counting_allocator *counting = user;
    if (pointer)
        counting->live--;
    free(pointer);
}

#endif
