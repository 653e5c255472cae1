/* Limits stop at the exact node and solution, and polls are as frequent as required. */
#include <time.h>

#include "common/clock.h"
#include "engine/limiter.h"
#include "support/check.h"

static atomic_bool cancel;
static unsigned looks;

static int count_look(void *user, const struct sudoku_stats *stats)
{
    (void)user;
    (void)stats;
    looks++;
    return 0;
}

static void the_node_limit_is_exact(void)
{
    for (uint64_t most = 1; most < 200; most++) {
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        struct limiter limiter;
        uint64_t nodes = 0;
        limits.nodes = most;
        limiter_start(&limiter, &limits, false, &cancel);
        while (!limiter_node(&limiter))
            nodes++;
        CHECK_EQ(nodes, most);
        CHECK_EQ(limiter.stats.nodes, most);
        CHECK_EQ(limiter.status, SUDOKU_NODE_LIMIT);
    }
}

static void the_solution_limit_is_exact(void)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct limiter limiter;
    limits.solutions = 3;
    limiter_start(&limiter, &limits, false, &cancel);
    CHECK(!limiter_solution(&limiter));
    CHECK(!limiter_solution(&limiter));
    CHECK(limiter_solution(&limiter));
    CHECK_EQ(limiter.status, SUDOKU_SOLUTION_LIMIT);
    limiter_start(&limiter, NULL, false, &cancel);
    for (unsigned i = 0; i < 100; i++)
        CHECK(!limiter_solution(&limiter));
}

static void large_boards_are_polled_more_often(void)
{
    static const struct {
        size_t cells;
        unsigned looks; /* in 640 nodes */
    } known[] = {{81, 10}, {256, 10}, {257, 10}, {512, 20}, {4096, 160}, {65535, 640}, {0, 10}};
    for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        struct limiter limiter;
        limits.progress = count_look;
        limiter_start(&limiter, &limits, false, &cancel);
        limiter_set_pace(&limiter, known[i].cells);
        looks = 0;
        for (unsigned node = 0; node < 640; node++)
            CHECK(!limiter_node(&limiter));
        CHECK_EQ(looks, known[i].looks);
    }
}

static void a_cancel_takes_effect_at_the_next_poll_and_stays_set(void)
{
    struct limiter limiter;
    unsigned nodes = 0;
    atomic_store(&cancel, true);
    limiter_start(&limiter, NULL, false, &cancel);
    while (!limiter_node(&limiter))
        nodes++;
    CHECK_EQ(nodes, 63);
    CHECK_EQ(limiter.status, SUDOKU_CANCELLED);
    CHECK(atomic_load(&cancel));
    limiter_clear_cancel(&cancel);
    CHECK(!limiter_poll(&limiter));
}

static void the_maximum_depth_is_recorded(void)
{
    struct limiter limiter;
    limiter_start(&limiter, NULL, false, &cancel);
    limiter_depth(&limiter, 4);
    limiter_depth(&limiter, 2);
    CHECK_EQ(limiter.stats.depth, 4);
    limiter_depth(&limiter, 5);
    CHECK_EQ(limiter.stats.depth, 5);
}

static void sleep_for(double seconds)
{
    const struct timespec pause = {0, (long)(seconds * 1e9)};
    nanosleep(&pause, NULL);
}

/* A pause, as when other programs keep the processor busy, is no work. The limiter's clock is set
 * back, so that the test does not depend on the speed of the machine. */
static void half_of_the_time_is_that_of_the_thread(void)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct limiter limiter;
    limits.seconds = 1000;
    limiter_start(&limiter, &limits, false, &cancel);
    CHECK(!limiter_is_half_over(&limiter));
    limiter.start -= 600; /* passed without work */
    CHECK(!limiter_poll(&limiter));
    CHECK(!limiter_is_half_over(&limiter));
    limiter.used -= 499; /* nearly half of it work */
    CHECK(!limiter_is_half_over(&limiter));
    limiter.used -= 2;
    CHECK(limiter_is_half_over(&limiter));
    limiter.used += 501;
    limiter.start -= 200; /* three quarters */
    CHECK(!limiter_poll(&limiter));
    CHECK(limiter_is_half_over(&limiter));
    limiter_start(&limiter, NULL, false, &cancel);
    CHECK(!limiter_is_half_over(&limiter));
}

static void a_pause_takes_no_time_of_the_thread(void)
{
    double start = clock_now(), used = clock_thread();
    sleep_for(0.05);
    CHECK(clock_now() - start >= 0.05);
    CHECK(clock_thread() - used < 0.04);
}

int main(void)
{
    the_node_limit_is_exact();
    the_solution_limit_is_exact();
    large_boards_are_polled_more_often();
    a_cancel_takes_effect_at_the_next_poll_and_stays_set();
    the_maximum_depth_is_recorded();
    half_of_the_time_is_that_of_the_thread();
    a_pause_takes_no_time_of_the_thread();
    return check_result();
}
