/* Memory that is freed all at once. */
#ifndef RULES_ARENA_H
#define RULES_ARENA_H

#include <stddef.h>

#include <sudoku/memory.h>

struct arena_block;

struct arena {
    const struct sudoku_allocator *allocator;
    struct arena_block *blocks;
};

/* Returns SIZE zeroed bytes, or NULL if memory is short. */
void *arena_alloc(struct arena *arena, size_t size);

/* Frees everything that ARENA has returned. */
void arena_clear(struct arena *arena);

#endif
