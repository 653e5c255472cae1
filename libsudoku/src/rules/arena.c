#include "rules/arena.h"

#include <stdint.h>

#include "common/mem.h"

struct arena_block {
    struct arena_block *next;
    max_align_t bytes[];
};

void *arena_alloc(struct arena *arena, size_t size)
{
    if (size > SIZE_MAX - sizeof(struct arena_block))
        return NULL;
    struct arena_block *block = mem_alloc(arena->allocator, 1, sizeof(struct arena_block) + size);
    if (!block)
        return NULL;
    block->next = arena->blocks;
    arena->blocks = block;
    return block->bytes;
}

void arena_clear(struct arena *arena)
{
    while (arena->blocks) {
        struct arena_block *next = arena->blocks->next;
        mem_free(arena->allocator, arena->blocks);
        arena->blocks = next;
    }
}
