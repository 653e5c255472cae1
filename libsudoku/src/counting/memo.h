/* What was counted before: numbers by the hash of what was counted.
 *
 * A hash has 128 bits and stands for the whole: that any two of 10^9 different ones are equal has a
 * chance of 10^-21. Memory begins small, doubles while it fills, and then forgets what was the
 * least work. */
#ifndef COUNTING_MEMO_H
#define COUNTING_MEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudoku/status.h>

struct memo_key {
    uint64_t words[2];
};

/* A name of its own for each of COUNT things, such as the cells of a board. */
void memo_name(struct memo_key *names, size_t count);

/* The sum of names: of a set of them, in whatever order. */
static inline void memo_key_add(struct memo_key *sum, const struct memo_key *name)
{
    sum->words[0] += name->words[0];
    sum->words[1] += name->words[1];
}

/* The key of COUNT such SETS, in whatever order. */
struct memo_key memo_key_of_sets(const struct memo_key *sets, size_t count);

struct memo_entry {
    struct memo_key key;
    uint64_t count;
    uint64_t work; /* 0: the entry is empty */
};

struct memo {
    const struct sudoku_allocator *allocator;
    void *block; /* the entries, from a cache line's begin on */
    struct memo_entry *entries;
    size_t capacity; /* a power of two */
    size_t max_capacity;
    size_t used;
};

/* Takes up to MAX_BYTES, or somewhat more where that is very little, now and later through
 * ALLOCATOR, which has to stay. */
enum sudoku_status memo_create(struct memo *memo, size_t max_bytes,
                               const struct sudoku_allocator *allocator);
void memo_destroy(struct memo *memo);

/* Has the processor fetch what memo_find() will read, if it can. */
void memo_fetch(const struct memo *memo, const struct memo_key *key);

/* False: KEY is not there, or was forgotten. */
bool memo_find(const struct memo *memo, const struct memo_key *key, uint64_t *count);

/* Keeps COUNT, which took WORK >= 1, for KEY, which is not there. */
void memo_add(struct memo *memo, const struct memo_key *key, uint64_t count, uint64_t work);

#endif
