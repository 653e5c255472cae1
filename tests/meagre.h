/* An allocator that counts, and refuses one allocation. */
#ifndef MEAGRE_H
#define MEAGRE_H

#include <stdlib.h>

#include <sudoku/memory.h>

#include "check.h"

struct meagre {
    size_t calls;
    size_t live;
    size_t refused; /* the number of the call that gets nothing, from 1; 0: none */
};

static inline void *meagre_allocate(void *user, size_t size)
{
    struct meagre *meagre = user;
    CHECK(size > 0);
    if (++meagre->calls == meagre->refused)
        return NULL;
    meagre->live++;
    return malloc(size);
}

static inline void meagre_release(void *user, void *pointer)
{
    struct meagre *meagre = user;
    if (pointer)
        meagre->live--;
    free(pointer);
}

#endif
