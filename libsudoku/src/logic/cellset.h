/* Sets of cells as bit masks of a few machine words.
 *
 * Bit C stands for cell C. Every operation is a short loop without branches. */
#ifndef LOGIC_CELLSET_H
#define LOGIC_CELLSET_H

#include <stdbool.h>
#include <stdint.h>

#include "common/popcount.h"

/* Boards up to 16 x 16. */
enum { CELLSET_WORDS = 4, CELLSET_CAPACITY = 64 * CELLSET_WORDS };

struct cellset {
    uint64_t word[CELLSET_WORDS];
};

static inline struct cellset cellset_none(void)
{
    return (struct cellset){{0}};
}

static inline void cellset_add(struct cellset *set, unsigned cell)
{
    set->word[cell / 64] |= (uint64_t)1 << cell % 64;
}

static inline void cellset_remove(struct cellset *set, unsigned cell)
{
    set->word[cell / 64] &= ~((uint64_t)1 << cell % 64);
}

static inline bool cellset_has(const struct cellset *set, unsigned cell)
{
    return set->word[cell / 64] >> cell % 64 & 1;
}

static inline struct cellset cellset_of(unsigned cell)
{
    struct cellset set = {{0}};
    cellset_add(&set, cell);
    return set;
}

/* All cells before CELL. */
static inline struct cellset cellset_below(unsigned cell)
{
    struct cellset set = {{0}};
    for (unsigned i = 0; i < cell / 64; i++)
        set.word[i] = ~(uint64_t)0;
    set.word[cell / 64] = ((uint64_t)1 << cell % 64) - 1;
    return set;
}

static inline struct cellset cellset_and(struct cellset a, struct cellset b)
{
    for (unsigned i = 0; i < CELLSET_WORDS; i++)
        a.word[i] &= b.word[i];
    return a;
}

static inline struct cellset cellset_or(struct cellset a, struct cellset b)
{
    for (unsigned i = 0; i < CELLSET_WORDS; i++)
        a.word[i] |= b.word[i];
    return a;
}

/* The cells of A that are not in B. */
static inline struct cellset cellset_minus(struct cellset a, struct cellset b)
{
    for (unsigned i = 0; i < CELLSET_WORDS; i++)
        a.word[i] &= ~b.word[i];
    return a;
}

static inline bool cellset_is_empty(struct cellset set)
{
    for (unsigned i = 0; i < CELLSET_WORDS; i++)
        if (set.word[i])
            return false;
    return true;
}

/* True if A is a subset of B. */
static inline bool cellset_is_subset(struct cellset a, struct cellset b)
{
    return cellset_is_empty(cellset_minus(a, b));
}

static inline bool cellset_meets(struct cellset a, struct cellset b)
{
    return !cellset_is_empty(cellset_and(a, b));
}

static inline bool cellset_equal(struct cellset a, struct cellset b)
{
    uint64_t differ = 0;
    for (unsigned i = 0; i < CELLSET_WORDS; i++)
        differ |= a.word[i] ^ b.word[i];
    return differ == 0;
}

static inline unsigned cellset_count(struct cellset set)
{
    return popcount_words(set.word, CELLSET_WORDS);
}

/* The lowest cell of SET, which must not be empty. */
static inline unsigned cellset_first(struct cellset set)
{
    for (unsigned i = 0; i < CELLSET_WORDS - 1; i++)
        if (set.word[i])
            return 64 * i + (unsigned)__builtin_ctzll(set.word[i]);
    return 64 * (CELLSET_WORDS - 1) + (unsigned)__builtin_ctzll(set.word[CELLSET_WORDS - 1]);
}

/* Removes and returns the lowest cell of *SET, which must not be empty. Constant indices keep the
 * words in registers. */
static inline unsigned cellset_pop(struct cellset *set)
{
    unsigned cell = cellset_first(*set);
    for (unsigned i = 0; i < CELLSET_WORDS; i++)
        if (set->word[i]) {
            set->word[i] &= set->word[i] - 1;
            break;
        }
    return cell;
}

#endif
