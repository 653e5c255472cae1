/* Memory inside the library: overflow of sizes, and growing arrays. */
#include "common/mem.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "support/check.h"

static void *never(void *user, size_t size)
{
    (void)user;
    (void)size;
    return NULL;
}

static void release(void *user, void *pointer)
{
    (void)user;
    free(pointer);
}

static void overflowing_sizes_fail_as_short_memory(void)
{
    struct sudoku_allocator allocator = mem_allocator(NULL);
    CHECK(mem_alloc(&allocator, SIZE_MAX / 2, 3) == NULL);
    CHECK(mem_alloc(&allocator, SIZE_MAX, SIZE_MAX) == NULL);
    CHECK(mem_alloc_unset(&allocator, SIZE_MAX / 2, 3) == NULL);
}

/* Returns memory that is not zero. */
static void *used(void *user, size_t size)
{
    void *pointer = malloc(size);
    (void)user;
    return pointer ? memset(pointer, 0xA5, size) : NULL;
}

static void memory_is_zeroed_and_may_be_empty(void)
{
    const struct sudoku_allocator allocators[] = {mem_allocator(NULL), {used, release, NULL}};
    for (unsigned k = 0; k < 2; k++) {
        unsigned char *bytes = mem_alloc(&allocators[k], 100, 3);
        void *none = mem_alloc(&allocators[k], 0, 8);
        CHECK(bytes != NULL && none != NULL);
        for (unsigned i = 0; bytes && i < 300; i++)
            CHECK_EQ(bytes[i], 0);
        mem_free(&allocators[k], bytes);
        mem_free(&allocators[k], none);
        mem_free(&allocators[k], NULL);
    }
}

static void growing_keeps_contents_and_doubles(void)
{
    struct sudoku_allocator allocator = mem_allocator(NULL);
    size_t capacity = 0;
    void *array = NULL;
    for (size_t used = 0; used < 100; used++) {
        CHECK(mem_grow(&allocator, &array, used, &capacity, used + 1, sizeof(int)));
        ((int *)array)[used] = (int)used;
    }
    CHECK_EQ(capacity, 128);
    for (int i = 0; i < 100; i++)
        CHECK_EQ(((int *)array)[i], i);
    CHECK(mem_grow(&allocator, &array, 100, &capacity, 1000, sizeof(int)));
    CHECK_EQ(capacity, 1000);
    mem_free(&allocator, array);
}

static void failed_growth_changes_nothing(void)
{
    struct sudoku_allocator plenty = mem_allocator(NULL), none = {never, release, NULL};
    size_t capacity = 0;
    void *array = NULL;
    CHECK(mem_grow(&plenty, &array, 0, &capacity, 4, 1));
    void *before = array;
    CHECK(!mem_grow(&none, &array, 4, &capacity, 5, 1));
    CHECK(!mem_grow(&plenty, &array, 4, &capacity, SIZE_MAX, 2));
    CHECK(array == before);
    CHECK_EQ(capacity, 4);
    mem_free(&plenty, array);
}

/* Whatever its start and end. */
static void advice_changes_nothing(void)
{
    enum { BYTES = 9 << 20 };
    struct sudoku_allocator allocator = mem_allocator(NULL);
    char *block = mem_alloc(&allocator, BYTES, 1);
    CHECK(block != NULL);
    for (size_t bytes = 1; bytes < BYTES; bytes *= 3)
        mem_advise_random(block + bytes % 100, bytes - bytes % 100);
    mem_advise_random(block, BYTES);
    for (size_t i = 0; i < BYTES; i += 4096)
        CHECK_EQ(block[i], 0);
    memset(block, 7, BYTES);
    CHECK_EQ(block[0], 7);
    CHECK_EQ(block[BYTES - 1], 7);
    mem_free(&allocator, block);
}

int main(void)
{
    advice_changes_nothing();
    overflowing_sizes_fail_as_short_memory();
    memory_is_zeroed_and_may_be_empty();
    growing_keeps_contents_and_doubles();
    failed_growth_changes_nothing();
    return check_result();
}
