#include "counting/counter9.h"

#include "common/mem.h"
#include "engine/memo.h"
#include "engine9/version.h"

struct counter9 {
    const struct engine9_version *version;
    struct memo memo;
    struct memo_key names[81];
    struct sudoku_allocator allocator;
};

static void counter9_destroy(void *state, const struct sudoku_allocator *allocator)
{
    struct counter9 *counter = state;
    if (!counter)
        return;
    memo_destroy(&counter->memo);
    mem_free(allocator, counter);
}

enum sudoku_status counter9_create(enum sudoku_simd simd, size_t max_bytes,
                                   const struct sudoku_allocator *allocator, struct counter9 **out)
{
    struct counter9 *counter = mem_alloc(allocator, 1, sizeof *counter);
    if (!counter)
        return SUDOKU_ERR_MEMORY;
    counter->version = engine9_version_for(ENGINE9_PLENTIFUL, simd);
    counter->allocator = *allocator;
    memo_assign_keys(counter->names, 81);
    enum sudoku_status status = memo_create(&counter->memo, max_bytes, &counter->allocator);
    if (status == SUDOKU_OK)
        *out = counter;
    else
        counter9_destroy(counter, allocator);
    return status;
}

static enum sudoku_status counter9_search(void *state, struct run *run)
{
    struct counter9 *counter = state;
    struct limiter *limiter = &run->limiter;
    struct engine9_count task = {
        limiter, &counter->memo, counter->names, limiter->solution_limit, {0}};
    uint64_t count = counter->version->count(&task, run->start);
    if (limiter->status != SUDOKU_OK)
        return limiter->status;
    limiter->stats.solutions = count;
    if (count >= task.max)
        limiter->status = SUDOKU_SOLUTION_LIMIT;
    return limiter->status;
}

const struct engine engine_counter9 = {"counter9", NULL, counter9_destroy, counter9_search, false};
