/* Dancing links: each cover once, exact counts, and every link restored. */
#include "dlx/dance.h"

#include <stdlib.h>

#include "common/mem.h"
#include "common/random.h"
#include "support/check.h"

enum { ITEMS = 9, SECONDARY = 2, OPTIONS = 14, ROUNDS = 300 };

static atomic_bool cancel;

/* Options as sets of items, and the sets of options found. */
struct problem {
    uint32_t options[OPTIONS];
    unsigned option_count, primary, items;
    bool found[1 << OPTIONS];
    unsigned solutions;
    unsigned stop_after; /* solutions; 0: never */
    struct limiter limiter;
};

static struct sudoku_cover *build(const struct problem *problem)
{
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_cover *cover;
    options.primary = problem->primary;
    options.secondary = problem->items - problem->primary;
    if (sudoku_cover_create(&options, &cover) != SUDOKU_OK)
        abort();
    for (unsigned i = 0; i < problem->option_count; i++) {
        size_t items[ITEMS], count = 0;
        for (unsigned item = 0; item < problem->items; item++)
            if (problem->options[i] >> item & 1)
                items[count++] = item;
        CHECK_EQ(sudoku_cover_add(cover, items, count), SUDOKU_OK);
    }
    CHECK(cover_prepare(cover, cover->option_count));
    return cover;
}

static void link_all(struct sudoku_cover *cover, struct problem *problem, uint64_t node_limit)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = node_limit;
    uint32_t order[OPTIONS];
    for (uint32_t i = 0; i < problem->option_count; i++)
        order[i] = i;
    limiter_start(&problem->limiter, &limits, false, &cancel);
    CHECK(!cover_link(cover, order, problem->option_count, 0, &problem->limiter));
    memset(problem->found, 0, sizeof problem->found);
    problem->solutions = 0;
}

static bool note(void *user, const size_t *options, size_t count)
{
    struct problem *problem = user;
    uint32_t set = 0;
    for (size_t i = 0; i < count; i++)
        set |= (uint32_t)1 << options[i];
    CHECK(!problem->found[set]);
    problem->found[set] = true;
    if (++problem->solutions != problem->stop_after)
        return false;
    problem->limiter.status = SUDOKU_SOLUTION_LIMIT;
    return true;
}

/* True if the options in SET cover each primary item once and no other twice. */
static bool is_cover(const struct problem *problem, uint32_t set)
{
    uint32_t covered = 0, primary = ((uint32_t)1 << problem->primary) - 1;
    for (unsigned i = 0; i < problem->option_count; i++) {
        if (!(set >> i & 1))
            continue;
        if (covered & problem->options[i])
            return false;
        covered |= problem->options[i];
    }
    return (covered & primary) == primary;
}

/* Draws options of two items or more, as dance_commit() requires, at least one of them primary: the
 * search chooses no option without one. */
static void draw_problem(struct problem *problem, uint64_t *random)
{
    problem->primary = ITEMS - SECONDARY;
    problem->items = ITEMS;
    problem->option_count = OPTIONS;
    problem->stop_after = 0;
    for (unsigned i = 0; i < OPTIONS; i++) {
        uint32_t first = random_below(random, ITEMS - SECONDARY);
        uint32_t second = (first + 1 + random_below(random, ITEMS - 1)) % ITEMS;
        uint32_t more = random_below(random, 1u << ITEMS) & random_below(random, 1u << ITEMS);
        problem->options[i] = (uint32_t)1 << first | (uint32_t)1 << second;
        problem->options[i] |= more & random_below(random, 1u << ITEMS);
    }
}

/* A copy of the links, freed by the caller. */
struct links {
    struct cover_node *nodes;
    struct cover_item *items;
    uint32_t starved;
};

static struct links save(const struct sudoku_cover *cover)
{
    struct links links = {malloc(cover->node_count * sizeof *links.nodes),
                          malloc((cover->item_count + 1) * sizeof *links.items), cover->starved};
    if (!links.nodes || !links.items)
        abort();
    memcpy(links.nodes, cover->nodes, cover->node_count * sizeof *links.nodes);
    memcpy(links.items, cover->items, (cover->item_count + 1) * sizeof *links.items);
    return links;
}

static bool is_as_saved(const struct sudoku_cover *cover, const struct links *links)
{
    return memcmp(links->nodes, cover->nodes, cover->node_count * sizeof *links->nodes) == 0 &&
           memcmp(links->items, cover->items, (cover->item_count + 1) * sizeof *links->items) ==
               0 &&
           links->starved == cover->starved;
}

static void drop(struct links *links)
{
    free(links->nodes);
    free(links->items);
}

/* Searches under a limit of nodes: wherever it stops, the links are restored. */
static void check_stops(struct sudoku_cover *cover, struct problem *problem, uint64_t nodes)
{
    for (uint64_t limit = 1; limit < nodes; limit += 1 + limit / 3) {
        link_all(cover, problem, limit);
        struct links links = save(cover);
        CHECK_EQ(dance(cover, &problem->limiter, note, problem), SUDOKU_NODE_LIMIT);
        CHECK_EQ(problem->limiter.stats.nodes, limit);
        dance_unwind(cover);
        CHECK(is_as_saved(cover, &links));
        drop(&links);
    }
}

static void check_problem(struct problem *problem, unsigned *solutions)
{
    struct sudoku_cover *cover = build(problem);
    link_all(cover, problem, 0);
    struct links links = save(cover);
    CHECK_EQ(dance(cover, &problem->limiter, note, problem), SUDOKU_OK);
    CHECK(is_as_saved(cover, &links));
    for (uint32_t set = 0; set < 1u << OPTIONS; set++)
        CHECK_EQ(problem->found[set], is_cover(problem, set));
    *solutions += problem->solutions;
    uint64_t nodes = problem->limiter.stats.nodes;
    if (problem->solutions) {
        problem->stop_after = 1 + problem->solutions / 2;
        link_all(cover, problem, 0);
        CHECK_EQ(dance(cover, &problem->limiter, note, problem), SUDOKU_SOLUTION_LIMIT);
        CHECK_EQ(problem->solutions, problem->stop_after);
        dance_unwind(cover);
        CHECK(is_as_saved(cover, &links));
        problem->stop_after = 0;
    }
    check_stops(cover, problem, nodes);
    drop(&links);
    sudoku_cover_destroy(cover);
}

static void every_cover_is_found_and_links_return(void)
{
    static struct problem problem;
    uint64_t random = 3;
    unsigned solutions = 0;
    for (unsigned round = 0; round < ROUNDS && !check_failures; round++) {
        draw_problem(&problem, &random);
        check_problem(&problem, &solutions);
    }
    CHECK(solutions > ROUNDS);
}

/* Committed options belong to each cover, but are not among those reported. */
static void committed_options_are_in_every_cover(void)
{
    static struct problem problem;
    uint64_t random = 4;
    for (unsigned round = 0; round < ROUNDS && !check_failures; round++) {
        draw_problem(&problem, &random);
        struct sudoku_cover *cover = build(&problem);
        uint32_t first = random_below(&random, OPTIONS), second = random_below(&random, OPTIONS);
        link_all(cover, &problem, 0);
        CHECK(dance_commit(cover, first));
        struct links links = save(cover);
        bool is_free = !(problem.options[first] & problem.options[second]);
        CHECK_EQ(dance_commit(cover, second), is_free);
        CHECK(is_free || is_as_saved(cover, &links));
        uint32_t taken = (uint32_t)1 << first | (is_free ? (uint32_t)1 << second : 0);
        CHECK_EQ(dance(cover, &problem.limiter, note, &problem), SUDOKU_OK);
        for (uint32_t set = 0; set < 1u << OPTIONS; set++)
            if (set & taken)
                CHECK(!problem.found[set]);
            else
                CHECK_EQ(problem.found[set], is_cover(&problem, set | taken));
        drop(&links);
        sudoku_cover_destroy(cover);
    }
}

/* The example of Knuth's section 7.2.2.1, (6): items a to g, and one cover. Item a is branched on:
 * {a, d, g} leaves only {b, c, f} for b, after which e has none, so two options are undone; {a, d,
 * f}, {b, g} and {c, e} follow from each other. */
static void counts_are_those_of_the_method(void)
{
    enum { A = 1, B = 2, C = 4, D = 8, E = 16, F = 32, G = 64 };
    static struct problem problem = {
        .options = {C | E, A | D | G, B | C | F, A | D | F, B | G, D | E | G},
        .option_count = 6,
        .primary = 7,
        .items = 7,
    };
    struct sudoku_cover *cover = build(&problem);
    link_all(cover, &problem, 0);
    CHECK_EQ(dance(cover, &problem.limiter, note, &problem), SUDOKU_OK);
    CHECK_EQ(problem.solutions, 1);
    CHECK(problem.found[1 << 0 | 1 << 3 | 1 << 4]);
    CHECK_EQ(problem.limiter.stats.guesses, 1);
    CHECK_EQ(problem.limiter.stats.backtracks, 2);
    CHECK_EQ(problem.limiter.stats.nodes, 5);
    CHECK_EQ(problem.limiter.stats.depth, 3);
    sudoku_cover_destroy(cover);
}

/* Linking many options takes long, so it polls for a cancel. */
static void linking_can_be_cancelled(void)
{
    enum { MANY = 5000 };
    static uint32_t order[MANY];
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_cover *cover;
    struct limiter limiter;
    options.primary = 1;
    if (sudoku_cover_create(&options, &cover) != SUDOKU_OK)
        abort();
    for (uint32_t i = 0; i < MANY; i++) {
        CHECK_EQ(sudoku_cover_add(cover, (size_t[]){0}, 1), SUDOKU_OK);
        order[i] = i;
    }
    limiter_start(&limiter, NULL, false, &cancel);
    CHECK(!cover_link(cover, order, MANY, 0, &limiter));
    atomic_store(&cancel, true);
    CHECK(!cover_link(cover, order, MANY / 10, 0, &limiter));
    CHECK(cover_link(cover, order, MANY, 0, &limiter));
    CHECK_EQ(limiter.status, SUDOKU_CANCELLED);
    atomic_store(&cancel, false);
    sudoku_cover_destroy(cover);
}

int main(void)
{
    every_cover_is_found_and_links_return();
    committed_options_are_in_every_cover();
    counts_are_those_of_the_method();
    linking_can_be_cancelled();
    return check_result();
}
