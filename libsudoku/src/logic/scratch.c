#include "logic/scratch.h"

#include "common/mem.h"

void *scratch_allocate(struct search *search, enum scratch_part part, size_t size)
{
    struct scratch *scratch = search->scratch;
    scratch->parts[part] = mem_alloc(&scratch->allocator, 1, size);
    if (!scratch->parts[part])
        search->limiter->status = SUDOKU_ERR_MEMORY;
    return scratch->parts[part];
}

struct scratch *scratch_create(const struct sudoku_allocator *allocator)
{
    struct scratch *scratch = mem_alloc(allocator, 1, sizeof *scratch);
    if (scratch)
        scratch->allocator = *allocator;
    return scratch;
}

void scratch_free(struct scratch *scratch)
{
    if (!scratch)
        return;
    struct sudoku_allocator allocator = scratch->allocator;
    for (unsigned part = 0; part < SCRATCH_PARTS; part++)
        mem_free(&allocator, scratch->parts[part]);
    mem_free(&allocator, scratch);
}
