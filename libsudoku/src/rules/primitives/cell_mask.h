/* Sets of cells of a grid, a bit each. */
#ifndef RULES_CELL_MASK_H
#define RULES_CELL_MASK_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/rules.h>

#include "common/popcount.h"

enum {
    CELL_MASK_BITS = 64,
    CELL_MASK_WORDS = SUDOKU_RULES_MAX_VALUES * SUDOKU_RULES_MAX_VALUES / CELL_MASK_BITS
};

struct cell_mask {
    uint64_t word[CELL_MASK_WORDS];
};

static inline void cell_mask_add(struct cell_mask *mask, unsigned cell)
{
    mask->word[cell / CELL_MASK_BITS] |= UINT64_C(1) << cell % CELL_MASK_BITS;
}

static inline bool cell_mask_has(const struct cell_mask *mask, unsigned cell)
{
    return mask->word[cell / CELL_MASK_BITS] >> cell % CELL_MASK_BITS & 1;
}

static inline void cell_mask_unite(struct cell_mask *mask, const struct cell_mask *other)
{
    for (unsigned i = 0; i < CELL_MASK_WORDS; i++)
        mask->word[i] |= other->word[i];
}

static inline void cell_mask_remove(struct cell_mask *mask, const struct cell_mask *other)
{
    for (unsigned i = 0; i < CELL_MASK_WORDS; i++)
        mask->word[i] &= ~other->word[i];
}

static inline struct cell_mask cell_mask_and(const struct cell_mask *a, const struct cell_mask *b)
{
    struct cell_mask both;
    for (unsigned i = 0; i < CELL_MASK_WORDS; i++)
        both.word[i] = a->word[i] & b->word[i];
    return both;
}

static inline struct cell_mask cell_mask_without(const struct cell_mask *a,
                                                 const struct cell_mask *b)
{
    struct cell_mask rest = *a;
    cell_mask_remove(&rest, b);
    return rest;
}

static inline bool cell_mask_is_empty(const struct cell_mask *mask)
{
    uint64_t any = 0;
    for (unsigned i = 0; i < CELL_MASK_WORDS; i++)
        any |= mask->word[i];
    return any == 0;
}

/* True if MASK has two cells or more. */
static inline bool cell_mask_has_several(const struct cell_mask *mask)
{
    uint64_t one = 0, two = 0;
    for (unsigned i = 0; i < CELL_MASK_WORDS; i++) {
        two |= mask->word[i] & (mask->word[i] - 1);
        two |= one && mask->word[i] ? 1 : 0;
        one |= mask->word[i];
    }
    return two != 0;
}

static inline unsigned cell_mask_count(const struct cell_mask *mask)
{
    return popcount_words(mask->word, CELL_MASK_WORDS);
}

/* Moves the first cell of MASK to *CELL; false if there is none. */
static inline bool cell_mask_take(struct cell_mask *mask, unsigned *cell)
{
    for (unsigned i = 0; i < CELL_MASK_WORDS; i++) {
        uint64_t word = mask->word[i];
        if (!word)
            continue;
        mask->word[i] = word & (word - 1);
        *cell = CELL_MASK_BITS * i + sudoku_digitset_first(word) - 1;
        return true;
    }
    return false;
}

#endif
