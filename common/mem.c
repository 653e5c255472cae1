#if defined(__linux__)
/* For madvise(). */
#define _DEFAULT_SOURCE /* NOLINT(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
#include <sys/mman.h>
#endif

#include "common/mem.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void *default_allocate(void *user, size_t size)
{
    (void)user;
    return malloc(size);
}

static void default_release(void *user, void *pointer)
{
    (void)user;
    free(pointer);
}

struct sudoku_allocator mem_allocator(const struct sudoku_allocator *allocator)
{
    if (allocator)
        return *allocator;
    return (struct sudoku_allocator){default_allocate, default_release, NULL};
}

/* Returns the size of COUNT elements in bytes, at least 1; 0 if it overflows. */
static size_t bytes_of(size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size)
        return 0;
    size_t bytes = count * size;
    return bytes ? bytes : 1;
}

void *mem_alloc_unset(const struct sudoku_allocator *allocator, size_t count, size_t size)
{
    size_t bytes = bytes_of(count, size);
    return bytes ? allocator->allocate(allocator->user, bytes) : NULL;
}

void *mem_alloc(const struct sudoku_allocator *allocator, size_t count, size_t size)
{
    size_t bytes = bytes_of(count, size);
    if (bytes == 0)
        return NULL;
    /* calloc() does not touch pages that are new from the system and therefore zero. */
    if (allocator->allocate == default_allocate)
        return calloc(1, bytes);
    void *pointer = allocator->allocate(allocator->user, bytes);
    if (pointer)
        memset(pointer, 0, bytes);
    return pointer;
}

void mem_advise_random(void *pointer, size_t bytes)
{
#if defined(MADV_HUGEPAGE)
    /* The usual size of a large page; advice applies to whole pages only. */
    const uintptr_t large = (uintptr_t)1 << 21;
    const uintptr_t skipped = (large - (uintptr_t)pointer % large) % large;
    if (bytes / large > 1)
        (void)madvise((char *)pointer + skipped, (bytes - skipped) / large * large, MADV_HUGEPAGE);
#else
    (void)pointer;
    (void)bytes;
#endif
}

void mem_free(const struct sudoku_allocator *allocator, void *pointer)
{
    if (pointer)
        allocator->release(allocator->user, pointer);
}

bool mem_grow(const struct sudoku_allocator *allocator, void **pointer, size_t used,
              size_t *capacity, size_t wanted, size_t size)
{
    if (wanted <= *capacity)
        return true;
    size_t doubled = *capacity > SIZE_MAX / 2 ? SIZE_MAX : *capacity * 2;
    size_t room = doubled > wanted ? doubled : wanted;
    void *larger = mem_alloc_unset(allocator, room, size);
    if (!larger)
        return false;
    if (used)
        memcpy(larger, *pointer, used * size);
    mem_free(allocator, *pointer);
    *pointer = larger;
    *capacity = room;
    return true;
}
