/* A cache of counts, keyed by a hash.
 *
 * A key has 128 bits and represents the whole: two of 10^9 different ones collide with a
 * probability of 10^-21. The table starts small, doubles as it fills, and at its maximum replaces
 * the entries that took the least work. */
#ifndef ENGINE_MEMO_H
#define ENGINE_MEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudoku/status.h>

struct memo_key {
    uint64_t words[2];
};

/* Assigns a random key to each of COUNT things, such as the cells of a board. */
void memo_assign_keys(struct memo_key *names, size_t count);

/* Adds NAME to SUM; the sum over a set does not depend on its order. */
static inline void memo_key_add(struct memo_key *sum, const struct memo_key *name)
{
    sum->words[0] += name->words[0];
    sum->words[1] += name->words[1];
}

/* Returns the key of COUNT such SETS, in any order. */
struct memo_key memo_key_of_sets(const struct memo_key *sets, size_t count);

struct memo_entry {
    struct memo_key key;
    uint64_t count;
    uint64_t work; /* 0: the entry is empty */
};

struct memo {
    const struct sudoku_allocator *allocator;
    void *block; /* the entries, from the start of a cache line */
    struct memo_entry *entries;
    size_t capacity; /* a power of two */
    size_t max_capacity;
    size_t used;
};

/* Creates a cache of up to MAX_BYTES, or slightly more if that is very small, allocated now and as
 * it grows through ALLOCATOR, which must outlive it. */
enum sudoku_status memo_create(struct memo *memo, size_t max_bytes,
                               const struct sudoku_allocator *allocator);
void memo_destroy(struct memo *memo);

/* Prefetches the entries that memo_find() will read. */
void memo_prefetch(const struct memo *memo, const struct memo_key *key);

/* Returns false if KEY is absent. */
bool memo_find(const struct memo *memo, const struct memo_key *key, uint64_t *count);

/* Stores COUNT, computed with WORK >= 1, for KEY, which must be absent. */
void memo_add(struct memo *memo, const struct memo_key *key, uint64_t count, uint64_t work);

/* Sums and products of counts, saturated at MAX. */
static inline uint64_t capped_sum(uint64_t a, uint64_t b, uint64_t max)
{
    return a > max - b ? max : a + b;
}

static inline uint64_t capped_product(uint64_t a, uint64_t b, uint64_t max)
{
    return b && a > max / b ? max : a * b;
}

#endif
