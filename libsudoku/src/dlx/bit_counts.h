/* The number of options of each item, in bit planes: bit I of plane P is bit P of the count of item
 * I. A few operations on words then add an option to the counts of all its items, or find the item
 * with the fewest.
 *
 * A set of items, like a plane, is an array of blocks. Options have such sets as rows of an array,
 * their masks. */
#ifndef DLX_BIT_COUNTS_H
#define DLX_BIT_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

enum { BLOCK_WORDS = 2, BLOCK_ITEMS = 64 * BLOCK_WORDS, MAX_BLOCKS = 4 };

typedef uint64_t item_block __attribute__((vector_size(8 * BLOCK_WORDS), aligned(8)));

/* The shape of counts: COUNT planes, which are enough for each count, of BLOCKS blocks. */
struct planes {
    uint32_t count, blocks;
};

/* A list of options with rows in MASKS. */
struct option_list {
    const item_block *masks;
    const uint16_t *options;
    uint32_t count;
};

static inline bool block_is_empty(item_block block)
{
    return (block[0] | block[1]) == 0;
}

static inline bool set_has_item(const item_block *set, uint32_t item)
{
    uint32_t bit = item % BLOCK_ITEMS;
    return set[item / BLOCK_ITEMS][bit / 64] >> bit % 64 & 1;
}

static inline void set_add_item(item_block *set, uint32_t item)
{
    uint32_t bit = item % BLOCK_ITEMS;
    set[item / BLOCK_ITEMS][bit / 64] |= (uint64_t)1 << bit % 64;
}

/* Returns the number of blocks of a set of ITEMS items. */
static inline uint32_t blocks_for(uint32_t items)
{
    return (items + BLOCK_ITEMS - 1) / BLOCK_ITEMS;
}

/* Returns the number of planes for counts up to MAX. */
static inline uint32_t planes_for(uint32_t max)
{
    return max ? 32 - (uint32_t)__builtin_clz(max) : 0;
}

/* Sets COUNTS, of SHAPE, to the number of options in LIST per item. */
void bit_counts_set(item_block *counts, struct planes shape, const struct option_list *list);

/* Sets COUNTS to BEFORE, both of SHAPE, without the options in LIST. */
void bit_counts_subtract(item_block *counts, const item_block *before, struct planes shape,
                         const struct option_list *list);

/* Stores the first of the items OPEN, not empty, with the lowest count in *ITEM, and removes empty
 * last planes from SHAPE. Returns that count. */
uint32_t bit_counts_fewest(const item_block *counts, struct planes *shape, const item_block *open,
                           uint32_t *item);

#endif
