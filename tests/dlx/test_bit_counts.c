/* Counts in bit planes against counts one by one. */
#include "dlx/bit_counts.h"

#include "common/random.h"
#include "support/check.h"

enum { OPTIONS = 300, ITEMS = 2 * BLOCK_ITEMS + 5, BLOCKS = 3, PLANES = 9 };

/* Random options, and their number for each item. */
struct problem {
    item_block masks[OPTIONS * BLOCKS];
    uint16_t listed[OPTIONS];
    struct planes shape;
    uint32_t items, options;
};

static bool has_item(const struct problem *problem, uint32_t option, uint32_t item)
{
    return set_has_item(problem->masks + option * problem->shape.blocks, item);
}

static void draw_problem(struct problem *problem, uint64_t *random)
{
    *problem = (struct problem){.items = 1 + random_below(random, ITEMS)};
    problem->options = random_below(random, OPTIONS + 1);
    problem->shape = (struct planes){PLANES, blocks_for(problem->items)};
    for (uint32_t option = 0; option < problem->options; option++) {
        problem->listed[option] = (uint16_t)option;
        for (uint32_t item = 0; item < problem->items; item++)
            if (random_below(random, 1 + item % 7) == 0)
                set_add_item(problem->masks + option * problem->shape.blocks, item);
    }
}

static uint32_t count_of(const item_block *counts, struct planes shape, uint32_t item)
{
    uint32_t count = 0;
    for (uint32_t p = 0; p < shape.count; p++)
        count |= (uint32_t)set_has_item(counts + p * shape.blocks, item) << p;
    return count;
}

/* Checks COUNTS of the options FROM and up. */
static void check_counts(const struct problem *problem, const item_block *counts, uint32_t from)
{
    for (uint32_t item = 0; item < problem->items; item++) {
        uint32_t count = 0;
        for (uint32_t option = from; option < problem->options; option++)
            count += has_item(problem, option, item);
        CHECK_EQ(count_of(counts, problem->shape, item), count);
    }
}

/* Checks the first item with the lowest count among random ones. */
static void check_fewest(const struct problem *problem, const item_block *counts, uint64_t *random)
{
    item_block open[BLOCKS] = {{0}};
    struct planes shape = problem->shape;
    uint32_t best = random_below(random, problem->items), item;
    set_add_item(open, best);
    for (uint32_t i = 0; i < problem->items; i++) {
        if (i != best && random_below(random, 2))
            continue;
        set_add_item(open, i);
        uint32_t count = count_of(counts, shape, i), fewest = count_of(counts, shape, best);
        if (count < fewest || (count == fewest && i < best))
            best = i;
    }
    CHECK_EQ(bit_counts_fewest(counts, &shape, open, &item),
             count_of(counts, problem->shape, best));
    CHECK_EQ(item, best);
    for (uint32_t p = shape.count; p < problem->shape.count; p++)
        for (uint32_t block = 0; block < shape.blocks; block++)
            CHECK(block_is_empty(counts[p * shape.blocks + block]));
}

static void counts_are_those_of_a_plain_count(void)
{
    static struct problem problem;
    static item_block counts[PLANES * BLOCKS], fewer[PLANES * BLOCKS];
    uint64_t random = 1;
    for (unsigned round = 0; round < 200 && !check_failures; round++) {
        draw_problem(&problem, &random);
        uint32_t removed = random_below(&random, problem.options + 1);
        struct option_list all = {problem.masks, problem.listed, problem.options};
        struct option_list first = {problem.masks, problem.listed, removed};
        bit_counts_set(counts, problem.shape, &all);
        check_counts(&problem, counts, 0);
        bit_counts_subtract(fewer, counts, problem.shape, &first);
        check_counts(&problem, fewer, removed);
        check_fewest(&problem, counts, &random);
        check_fewest(&problem, fewer, &random);
    }
}

int main(void)
{
    counts_are_those_of_a_plain_count();
    return check_result();
}
