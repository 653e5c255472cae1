#include "engine/memo.h"

#include "common/mem.h"
#include "common/random.h"

enum {
    /* Number of entries that may hold a key: two cache lines. */
    BUCKET = 4,
    CACHE_LINE = 64,
    FIRST_CAPACITY = 1024
};

void memo_assign_keys(struct memo_key *names, size_t count)
{
    uint64_t random = 0;
    for (size_t i = 0; i < count; i++) {
        names[i].words[0] = random_next(&random);
        names[i].words[1] = random_next(&random);
    }
}

/* Spreads a sum of keys over all bits. */
static uint64_t mixed(uint64_t word)
{
    return random_next(&word);
}

struct memo_key memo_key_of_sets(const struct memo_key *sets, size_t count)
{
    struct memo_key key = {{0, 0}};
    for (size_t i = 0; i < count; i++) {
        key.words[0] += mixed(sets[i].words[0]);
        key.words[1] += mixed(sets[i].words[1]);
    }
    return key;
}

/* Allocates CAPACITY empty entries; false if memory is short, with MEMO unchanged. */
static bool allocate_entries(struct memo *memo, size_t capacity)
{
    const size_t spare = CACHE_LINE / sizeof *memo->entries;
    char *block = mem_alloc(memo->allocator, capacity + spare, sizeof *memo->entries);
    if (!block)
        return false;
    mem_advise_random(block, (capacity + spare) * sizeof *memo->entries);
    memo->block = block;
    memo->entries = (struct memo_entry *)(block + (CACHE_LINE - (uintptr_t)block % CACHE_LINE));
    memo->capacity = capacity;
    memo->used = 0;
    return true;
}

enum sudoku_status memo_create(struct memo *memo, size_t max_bytes,
                               const struct sudoku_allocator *allocator)
{
    *memo = (struct memo){.allocator = allocator, .max_capacity = BUCKET};
    while (memo->max_capacity <= max_bytes / sizeof *memo->entries / 2)
        memo->max_capacity *= 2;
    size_t capacity = memo->max_capacity < FIRST_CAPACITY ? memo->max_capacity : FIRST_CAPACITY;
    return allocate_entries(memo, capacity) ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}

void memo_destroy(struct memo *memo)
{
    mem_free(memo->allocator, memo->block);
}

static struct memo_entry *bucket_of(const struct memo *memo, const struct memo_key *key)
{
    return memo->entries + (key->words[0] & (memo->capacity - 1) & ~(size_t)(BUCKET - 1));
}

static bool keys_are_equal(const struct memo_key *a, const struct memo_key *b)
{
    return a->words[0] == b->words[0] && a->words[1] == b->words[1];
}

void memo_prefetch(const struct memo *memo, const struct memo_key *key)
{
#if defined(__GNUC__)
    const struct memo_entry *bucket = bucket_of(memo, key);
    for (unsigned i = 0; i < BUCKET; i += CACHE_LINE / sizeof *bucket)
        __builtin_prefetch(bucket + i);
#else
    (void)memo;
    (void)key;
#endif
}

bool memo_find(const struct memo *memo, const struct memo_key *key, uint64_t *count)
{
    const struct memo_entry *bucket = bucket_of(memo, key);
    for (unsigned i = 0; i < BUCKET; i++) {
        if (bucket[i].work && keys_are_equal(&bucket[i].key, key)) {
            *count = bucket[i].count;
            return true;
        }
    }
    return false;
}

/* Replaces the entry with the least work in the bucket of ENTRY. */
static void put(struct memo *memo, const struct memo_entry *entry)
{
    struct memo_entry *bucket = bucket_of(memo, &entry->key), *least = bucket;
    for (unsigned i = 1; i < BUCKET; i++)
        if (bucket[i].work < least->work)
            least = &bucket[i];
    memo->used += least->work == 0;
    *least = *entry;
}

/* Doubles the table if memory allows; otherwise it keeps its size from now on. */
static void grow(struct memo *memo)
{
    const struct memo_entry *old = memo->entries;
    void *block = memo->block;
    size_t count = memo->capacity;
    if (!allocate_entries(memo, 2 * count)) {
        memo->max_capacity = count;
        return;
    }
    for (size_t i = 0; i < count; i++)
        if (old[i].work)
            put(memo, &old[i]);
    mem_free(memo->allocator, block);
}

void memo_add(struct memo *memo, const struct memo_key *key, uint64_t count, uint64_t work)
{
    const struct memo_entry entry = {*key, count, work};
    if (memo->used > memo->capacity / 2 && memo->capacity < memo->max_capacity)
        grow(memo);
    put(memo, &entry);
}
