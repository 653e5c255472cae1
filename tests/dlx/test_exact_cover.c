/* Guarantees of the exact cover solver besides its solutions: arguments, limits, memory. */
#include "support/counting_allocator.h"
#include "support/covers.h"

enum { QUEENS = 6, WAYS = 4 };

static uint64_t count_all(struct sudoku_cover *cover)
{
    enum sudoku_status status = sudoku_cover_search(cover, NULL, NULL, NULL);
    uint64_t count = sudoku_cover_stats(cover)->solutions;
    CHECK_EQ(status, count ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
    return count;
}

static void *refuse(void *user, size_t size)
{
    (void)user;
    (void)size;
    return NULL;
}

static void item_counts_out_of_range_are_rejected(void)
{
    static const size_t most = ((size_t)1 << 31) - 2;
    struct sudoku_allocator none = {refuse, counting_release, NULL};
    struct sudoku_cover *cover = (struct sudoku_cover *)&none;
    CHECK_EQ(create_cover(0, 5, NULL, &cover), SUDOKU_ERR_ARGUMENT);
    CHECK(!cover);
    CHECK_EQ(create_cover(most + 1, 0, &none, &cover), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(create_cover(1, most, &none, &cover), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(create_cover(2, SIZE_MAX, &none, &cover), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(create_cover(SIZE_MAX, SIZE_MAX, &none, &cover), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(create_cover(1, most - 1, &none, &cover), SUDOKU_ERR_MEMORY);
    CHECK(!cover);
    CHECK_EQ(sudoku_cover_create(NULL, &cover), SUDOKU_ERR_ARGUMENT);
    CHECK(!cover);
    CHECK_EQ(create_cover(1, 0, NULL, NULL), SUDOKU_ERR_ARGUMENT);
    sudoku_cover_destroy(NULL);
}

static void malformed_options_are_rejected_and_change_nothing(void)
{
    static const size_t twice[] = {2, 1, 0, 2}, beyond[] = {0, 3}, largest[] = {0, SIZE_MAX};
    static const size_t many[] = {0, 1, 2, 0}, whole[] = {2, 0, 1};
    struct sudoku_cover *cover = new_cover(2, 1);
    CHECK_EQ(add_mask(cover, 7, false), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_add(NULL, whole, 3), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add(cover, NULL, 1), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add(cover, whole, 0), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add(cover, beyond, 2), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add(cover, largest, 2), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add(cover, twice + 2, 0), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add(cover, many, 4), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add(cover, (const size_t[]){1, 0, 1}, 3), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add(cover, (const size_t[]){2, 2}, 2), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(count_all(cover), 1);
    CHECK_EQ(sudoku_cover_add(cover, whole, 3), SUDOKU_OK);
    CHECK_EQ(count_all(cover), 2);
    CHECK_EQ(sudoku_cover_stats(cover)->nodes, 2);
    sudoku_cover_destroy(cover);
}

static void malformed_searches_are_rejected(void)
{
    struct sudoku_cover *cover = new_queens(QUEENS);
    struct sudoku_limits limits = {.size = 0};
    CHECK_EQ(sudoku_cover_search(NULL, NULL, NULL, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_search(cover, &limits, NULL, NULL), SUDOKU_ERR_ARGUMENT);
    limits = (struct sudoku_limits)SUDOKU_LIMITS_INIT;
    limits.seconds = -1;
    CHECK_EQ(sudoku_cover_search(cover, &limits, NULL, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(count_all(cover), WAYS);
    sudoku_cover_destroy(cover);
}

static void primary_item_without_an_option_has_no_cover(void)
{
    struct sudoku_cover *cover = new_cover(3, 1);
    CHECK_EQ(count_all(cover), 0);
    CHECK_EQ(add_mask(cover, 1 << 0 | 1 << 3, false), SUDOKU_OK);
    CHECK_EQ(add_mask(cover, 1 << 1, false), SUDOKU_OK);
    CHECK_EQ(count_all(cover), 0);
    CHECK_EQ(sudoku_cover_stats(cover)->nodes, 0);
    CHECK_EQ(add_mask(cover, 1 << 2, false), SUDOKU_OK);
    CHECK_EQ(count_all(cover), 1);
    sudoku_cover_destroy(cover);
}

static void secondary_items_are_covered_at_most_once(void)
{
    struct sudoku_cover *cover = new_cover(2, 1);
    CHECK_EQ(add_mask(cover, 1 << 0 | 1 << 2, false), SUDOKU_OK);
    CHECK_EQ(add_mask(cover, 1 << 1 | 1 << 2, false), SUDOKU_OK);
    CHECK_EQ(count_all(cover), 0);
    CHECK_EQ(add_mask(cover, 1 << 1, false), SUDOKU_OK);
    CHECK_EQ(count_all(cover), 1);
    CHECK_EQ(add_mask(cover, 1 << 2, false), SUDOKU_OK); /* it has no primary item */
    CHECK_EQ(count_all(cover), 1);
    sudoku_cover_destroy(cover);
}

static void options_may_be_added_between_searches(void)
{
    struct sudoku_cover *cover = new_cover(2 * QUEENS, 4 * QUEENS);
    for (size_t square = 0; square < QUEENS * QUEENS; square++) {
        CHECK_EQ(add_queen(cover, QUEENS, square), SUDOKU_OK);
        uint64_t count = count_all(cover);
        CHECK(square + QUEENS >= QUEENS * QUEENS || count == 0);
    }
    CHECK_EQ(count_all(cover), WAYS);
    sudoku_cover_destroy(cover);
}

/* Stops at a solution counted down to. */
static int stop_at(void *user, const size_t *options, size_t count)
{
    unsigned *left = user;
    CHECK_EQ(count, QUEENS);
    CHECK(options[0] < QUEENS * QUEENS);
    return --*left == 0;
}

static void search_stopped_by_its_callback_can_be_repeated(void)
{
    struct sudoku_cover *cover = new_queens(QUEENS);
    for (unsigned wanted = 1; wanted <= WAYS; wanted++) {
        unsigned left = wanted;
        CHECK_EQ(sudoku_cover_search(cover, NULL, stop_at, &left), SUDOKU_CANCELLED);
        CHECK_EQ(sudoku_cover_stats(cover)->solutions, wanted);
        CHECK_EQ(count_all(cover), WAYS);
    }
    sudoku_cover_destroy(cover);
}

static void limit_on_solutions_stops_the_search(void)
{
    struct sudoku_cover *cover = new_queens(QUEENS);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    for (limits.solutions = 1; limits.solutions <= WAYS; limits.solutions++) {
        CHECK_EQ(sudoku_cover_search(cover, &limits, NULL, NULL), SUDOKU_SOLUTION_LIMIT);
        CHECK_EQ(sudoku_cover_stats(cover)->solutions, limits.solutions);
    }
    CHECK_EQ(sudoku_cover_search(cover, &limits, NULL, NULL), SUDOKU_OK);
    sudoku_cover_destroy(cover);
}

static void limit_on_nodes_stops_the_search_at_every_node(void)
{
    struct sudoku_cover *cover = new_queens(QUEENS);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    CHECK_EQ(count_all(cover), WAYS);
    const uint64_t nodes = sudoku_cover_stats(cover)->nodes;
    for (limits.nodes = 1; limits.nodes < nodes; limits.nodes++) {
        CHECK_EQ(sudoku_cover_search(cover, &limits, NULL, NULL), SUDOKU_NODE_LIMIT);
        CHECK_EQ(sudoku_cover_stats(cover)->nodes, limits.nodes);
        CHECK_EQ(count_all(cover), WAYS);
    }
    CHECK_EQ(sudoku_cover_search(cover, &limits, NULL, NULL), SUDOKU_OK);
    sudoku_cover_destroy(cover);
}

static void limit_on_time_stops_the_search(void)
{
    struct sudoku_cover *cover = new_queens(12);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.seconds = 1e-9;
    CHECK_EQ(sudoku_cover_search(cover, &limits, NULL, NULL), SUDOKU_TIME_LIMIT);
    CHECK(sudoku_cover_stats(cover)->seconds >= limits.seconds);
    sudoku_cover_destroy(cover);
}

static int cancel_cover(void *user, const size_t *options, size_t count)
{
    (void)options;
    (void)count;
    sudoku_cover_cancel(user);
    return 0;
}

static void cancelled_search_stops_and_the_next_one_does_not(void)
{
    struct sudoku_cover *cover = new_queens(9);
    sudoku_cover_cancel(cover);
    CHECK_EQ(sudoku_cover_search(cover, NULL, NULL, NULL), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_cover_stats(cover)->nodes, 0);
    CHECK_EQ(count_all(cover), 352);
    CHECK_EQ(sudoku_cover_search(cover, NULL, cancel_cover, cover), SUDOKU_CANCELLED);
    uint64_t solutions = sudoku_cover_stats(cover)->solutions;
    CHECK(solutions > 0 && solutions < 352);
    sudoku_cover_destroy(cover);
}

/* The only cover of this problem is found at once, with no poll after it. */
static void a_late_cancel_ends_with_its_search(void)
{
    struct sudoku_cover *cover;
    CHECK_EQ(create_cover(1, 0, NULL, &cover), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_add(cover, (size_t[]){0}, 1), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_search(cover, NULL, cancel_cover, cover), SUDOKU_OK);
    CHECK_EQ(count_all(cover), 1);
    sudoku_cover_destroy(cover);
}

static void a_cancel_before_a_hopeless_problem_stops_that_search_alone(void)
{
    struct sudoku_cover *cover;
    struct sudoku_limits unsound = {0};
    CHECK_EQ(create_cover(1, 0, NULL, &cover), SUDOKU_OK);
    sudoku_cover_cancel(cover);
    CHECK_EQ(sudoku_cover_search(cover, &unsound, NULL, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_search(cover, NULL, NULL, NULL), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_cover_search(cover, NULL, NULL, NULL), SUDOKU_NO_SOLUTION);
    sudoku_cover_destroy(cover);
}

struct reports {
    unsigned count;
    unsigned stop_at;
    uint64_t nodes;
};

static int note_progress(void *user, const struct sudoku_stats *stats)
{
    struct reports *reports = user;
    CHECK(reports->count == 0 || stats->nodes > reports->nodes);
    reports->nodes = stats->nodes;
    return ++reports->count == reports->stop_at;
}

static void progress_is_reported_and_may_stop_the_search(void)
{
    struct sudoku_cover *cover = new_queens(9);
    struct reports reports = {0};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.progress = note_progress;
    limits.user = &reports;
    CHECK_EQ(sudoku_cover_search(cover, &limits, NULL, NULL), SUDOKU_OK);
    CHECK(reports.count > sudoku_cover_stats(cover)->nodes / 4096);
    reports = (struct reports){.stop_at = 3};
    CHECK_EQ(sudoku_cover_search(cover, &limits, NULL, NULL), SUDOKU_CANCELLED);
    CHECK_EQ(reports.count, 3);
    CHECK_EQ(sudoku_cover_stats(cover)->nodes, reports.nodes);
    CHECK_EQ(count_all(cover), 352);
    sudoku_cover_destroy(cover);
}

/* Builds and searches with one failed allocation; every failed step is repeated. Returns the number
 * of failed steps. */
static unsigned solve_with_a_shortage(const struct sudoku_allocator *allocator)
{
    unsigned refused = 0;
    struct sudoku_cover *cover;
    enum sudoku_status status;
    while ((status = create_cover(12, 24, allocator, &cover)) == SUDOKU_ERR_MEMORY)
        refused++;
    for (size_t square = 0; square < QUEENS * QUEENS && status == SUDOKU_OK; square++)
        while ((status = add_queen(cover, QUEENS, square)) == SUDOKU_ERR_MEMORY)
            refused++;
    while ((status = sudoku_cover_search(cover, NULL, NULL, NULL)) == SUDOKU_ERR_MEMORY)
        refused++;
    CHECK_EQ(status, SUDOKU_OK);
    CHECK_EQ(sudoku_cover_stats(cover)->solutions, WAYS);
    sudoku_cover_destroy(cover);
    return refused;
}

static void every_failed_allocation_is_survived(void)
{
    struct counting_allocator counting = {0};
    struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
    CHECK_EQ(solve_with_a_shortage(&allocator), 0);
    const size_t calls = counting.calls;
    CHECK(calls > 5);
    for (size_t refused = 1; refused <= calls; refused++) {
        counting = (struct counting_allocator){.refused = refused};
        CHECK_EQ(solve_with_a_shortage(&allocator), 1);
        CHECK_EQ(counting.live, 0);
    }
}

static void the_second_search_does_not_allocate(void)
{
    struct counting_allocator counting = {0};
    struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
    struct sudoku_cover *cover;
    CHECK_EQ(create_cover(2 * QUEENS, 4 * QUEENS, &allocator, &cover), SUDOKU_OK);
    for (size_t square = 0; square < QUEENS * QUEENS; square++)
        CHECK_EQ(add_queen(cover, QUEENS, square), SUDOKU_OK);
    CHECK_EQ(count_all(cover), WAYS);
    const size_t calls = counting.calls;
    CHECK_EQ(count_all(cover), WAYS);
    CHECK_EQ(counting.calls, calls);
    sudoku_cover_destroy(cover);
    CHECK_EQ(counting.live, 0);
}

/* A chain of pairs: deeper than a recursive search could go. */
static void depth_is_bounded_by_memory_alone(void)
{
    enum { PAIRS = 20000 };
    struct sudoku_cover *cover = new_cover(2 * PAIRS, 0);
    for (size_t i = 0; i < PAIRS; i++)
        CHECK_EQ(sudoku_cover_add(cover, (const size_t[]){2 * i + 1, 2 * i}, 2), SUDOKU_OK);
    CHECK_EQ(count_all(cover), 1);
    CHECK_EQ(sudoku_cover_stats(cover)->depth, PAIRS);
    CHECK_EQ(sudoku_cover_stats(cover)->guesses, 0);
    sudoku_cover_destroy(cover);
}

struct nested {
    struct sudoku_cover *cover;
    unsigned asked, refused;
};

static int change_and_search(void *user, const size_t *options, size_t count)
{
    struct nested *nested = user;
    const size_t items[2] = {0, 1};
    const uint32_t colors[2] = {0, 0};
    (void)options;
    (void)count;
    nested->asked++;
    nested->refused +=
        sudoku_cover_add(nested->cover, items, 2) == SUDOKU_ERR_ARGUMENT &&
        sudoku_cover_add_colored(nested->cover, items, colors, 2) == SUDOKU_ERR_ARGUMENT &&
        sudoku_cover_search(nested->cover, NULL, change_and_search, user) == SUDOKU_ERR_ARGUMENT;
    return 0;
}

/* Adding an option may move the nodes that the search traverses. */
static void a_callback_cannot_change_or_search_its_problem(void)
{
    struct nested nested = {NULL, 0, 0};
    CHECK_EQ(create_cover(2, 0, NULL, &nested.cover), SUDOKU_OK);
    for (size_t i = 0; i < 4; i++)
        CHECK_EQ(sudoku_cover_add(nested.cover, &(size_t){i / 2}, 1), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_search(nested.cover, NULL, change_and_search, &nested), SUDOKU_OK);
    CHECK_EQ(nested.asked, 4);
    CHECK_EQ(nested.refused, 4);
    CHECK_EQ(sudoku_cover_add(nested.cover, &(size_t){0}, 1), SUDOKU_OK);
    CHECK_EQ(count_all(nested.cover), 6);
    sudoku_cover_destroy(nested.cover);
}

int main(void)
{
    a_callback_cannot_change_or_search_its_problem();
    item_counts_out_of_range_are_rejected();
    malformed_options_are_rejected_and_change_nothing();
    malformed_searches_are_rejected();
    primary_item_without_an_option_has_no_cover();
    secondary_items_are_covered_at_most_once();
    options_may_be_added_between_searches();
    search_stopped_by_its_callback_can_be_repeated();
    limit_on_solutions_stops_the_search();
    limit_on_nodes_stops_the_search_at_every_node();
    limit_on_time_stops_the_search();
    cancelled_search_stops_and_the_next_one_does_not();
    a_late_cancel_ends_with_its_search();
    a_cancel_before_a_hopeless_problem_stops_that_search_alone();
    progress_is_reported_and_may_stop_the_search();
    every_failed_allocation_is_survived();
    the_second_search_does_not_allocate();
    depth_is_bounded_by_memory_alone();
    return check_result();
}
