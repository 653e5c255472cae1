#include "counting/counter.h"

#include "cdcl/propagate.h"
#include "cdcl/trail.h"
#include "common/mem.h"
#include "counting/components.h"

struct counter {
    struct trail *trail;
    struct components components;
    struct memo memo;
    struct sudoku_allocator allocator;
    uint64_t max; /* limit on the count */
    struct run *run;
};

static void counter_destroy(void *state, const struct sudoku_allocator *allocator)
{
    struct counter *counter = state;
    if (!counter)
        return;
    trail_destroy(counter->trail, allocator);
    components_destroy(&counter->components, allocator);
    memo_destroy(&counter->memo);
    mem_free(allocator, counter);
}

enum sudoku_status counter_create(const struct sudoku_layout *layout, size_t max_bytes,
                                  const struct sudoku_allocator *allocator, struct counter **out)
{
    struct counter *counter = mem_alloc(allocator, 1, sizeof *counter);
    if (!counter)
        return SUDOKU_ERR_MEMORY;
    counter->allocator = *allocator;
    enum sudoku_status status = memo_create(&counter->memo, max_bytes, &counter->allocator);
    if (status == SUDOKU_OK)
        status = trail_create(layout, allocator, &counter->trail);
    if (status == SUDOKU_OK)
        status = components_create(&counter->components, layout, allocator);
    if (status == SUDOKU_OK)
        *out = counter;
    else
        counter_destroy(counter, allocator);
    return status;
}

/* Returns the smallest group with candidates in PART (a cell, or a digit in a unit), the first of
 * several. Implied units do not count: their cells may lie in several components. */
static uint32_t smallest_group(const struct counter *counter, struct cell_span part)
{
    const struct trail *trail = counter->trail;
    uint32_t end = trail_group(trail, trail->units.own_count), smallest = UINT32_MAX;
    unsigned fewest = SUDOKU_MAX_SIDE + 1;
    for (uint32_t i = part.begin; i < part.end; i++) {
        uint32_t cell = counter->components.cells[i];
        for (sudoku_digitset set = trail->set[cell]; set;) {
            unsigned digit = sudoku_digitset_pop(&set) - 1;
            for (uint32_t u = trail->links_start[cell]; u <= trail->links_start[cell + 1]; u++) {
                bool is_cell = u == trail->links_start[cell + 1];
                uint32_t group = is_cell ? cell : trail->links[u].group + digit;
                unsigned count = sudoku_digitset_count(trail->set[group]);
                if (group < end && (count < fewest || (count == fewest && group < smallest))) {
                    fewest = count;
                    smallest = group;
                }
            }
        }
    }
    return smallest;
}

static bool is_stopped(const struct counter *counter)
{
    return counter->run->limiter.status != SUDOKU_OK;
}

static uint64_t count_component(struct counter *counter, struct cell_span part);

/* Returns the number of ways to fill the cells of PART in the current trail. */
static uint64_t count_ways(struct counter *counter, struct cell_span part)
{
    uint64_t product = 1;
    part = components_undecided(&counter->components, counter->trail, part);
    while (part.begin < part.end && product) {
        struct cell_span first = components_first(&counter->components, counter->trail, part);
        product = capped_product(product, count_component(counter, first), counter->max);
        part.begin = first.end;
    }
    return product;
}

static uint64_t count_members(struct counter *counter, struct cell_span part)
{
    struct trail *trail = counter->trail;
    uint32_t group = smallest_group(counter, part), level = trail->level_count;
    uint64_t sum = 0;
    for (uint64_t set = trail->set[group]; set && sum < counter->max; set &= set - 1) {
        if (is_stopped(counter) || limiter_node(&counter->run->limiter))
            break;
        counter->run->limiter.stats.guesses++;
        trail_decide(trail, trail_literal(trail_member(trail, group, set), true));
        limiter_depth(&counter->run->limiter, trail->level_count);
        if (cdcl_propagate(trail))
            sum = capped_sum(sum, count_ways(counter, part), counter->max);
        else
            counter->run->limiter.stats.backtracks++;
        trail_undo(trail, level);
    }
    return sum;
}

/* Same for one component, from the cache or by search; 0 if a limit stopped it. */
static uint64_t count_component(struct counter *counter, struct cell_span part)
{
    uint64_t count, nodes = counter->run->limiter.stats.nodes;
    struct memo_key key = components_key(&counter->components, counter->trail, part);
    if (memo_find(&counter->memo, &key, &count))
        return count;
    count = count_members(counter, part);
    if (is_stopped(counter))
        return 0;
    memo_add(&counter->memo, &key, count, counter->run->limiter.stats.nodes - nodes);
    return count;
}

static enum sudoku_status counter_search(void *state, struct run *run)
{
    struct counter *counter = state;
    struct limiter *limiter = &run->limiter;
    counter->run = run;
    counter->max = limiter->solution_limit;
    trail_load(counter->trail, run->start);
    uint64_t count = 0;
    if (cdcl_propagate(counter->trail))
        count = count_ways(counter, (struct cell_span){0, run->layout->cell_count});
    if (is_stopped(counter))
        return limiter->status;
    limiter->stats.solutions = count;
    if (count >= counter->max)
        limiter->status = SUDOKU_SOLUTION_LIMIT;
    return limiter->status;
}

const struct engine engine_counter = {"counter", NULL, counter_destroy, counter_search, false};
