/* Bit sets against dancing links: the same covers in the same order by the same steps, and the same
 * limits. */
#include "dlx/bit_cover.h"

#include "common/random.h"
#include "dlx/dance.h"
#include "support/covers.h"

enum { MAX_PRIMARY = 40, MAX_SECONDARY = 20, MAX_LENGTH = 8, MAX_OPTIONS = 400, KEPT = 1 << 16 };

static atomic_bool cancel;

/* The result of a search: its covers, one after another, each preceded by its length. */
struct trace {
    enum sudoku_status status;
    struct sudoku_stats stats;
    size_t words[KEPT];
    size_t count;
    struct limiter limiter;
};

static bool keep(void *user, const size_t *options, size_t count)
{
    struct trace *trace = user;
    if (trace->count + count < KEPT) {
        trace->words[trace->count++] = count;
        for (size_t i = 0; i < count; i++)
            trace->words[trace->count++] = options[i];
    }
    return limiter_solution(&trace->limiter);
}

static void trace_search(struct sudoku_cover *cover, const struct sudoku_limits *limits,
                         struct trace *trace)
{
    trace->count = 0;
    CHECK(cover_prepare(cover, cover->option_count));
    limiter_start(&trace->limiter, limits, false, &cancel);
    trace->status = dance(cover, &trace->limiter, keep, trace);
    dance_unwind(cover);
    trace->stats = trace->limiter.stats;
}

static void check_same(const struct trace *links, const struct trace *bits)
{
    CHECK_EQ(links->status, bits->status);
    CHECK_EQ(links->stats.solutions, bits->stats.solutions);
    CHECK_EQ(links->stats.nodes, bits->stats.nodes);
    CHECK_EQ(links->stats.guesses, bits->stats.guesses);
    CHECK_EQ(links->stats.backtracks, bits->stats.backtracks);
    CHECK_EQ(links->stats.depth, bits->stats.depth);
    CHECK_EQ(links->count, bits->count);
    CHECK(memcmp(links->words, bits->words, bits->count * sizeof bits->words[0]) == 0);
}

static struct trace links, bits;
static unsigned used; /* number of searches with bit sets from the start */

/* Searches COVER both ways within NODES and SOLUTIONS (0: no limit), and destroys it. */
static void compare_and_destroy(struct sudoku_cover *cover, uint64_t nodes, uint64_t solutions)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = nodes;
    limits.solutions = solutions;
    CHECK(!bit_cover_pays(cover)); /* no memory is reserved yet */
    trace_search(cover, &limits, &links);
    CHECK(bit_cover_reserve(cover));
    used += bit_cover_pays(cover);
    trace_search(cover, &limits, &bits);
    check_same(&links, &bits);
    sudoku_cover_destroy(cover);
}

/* Draws up to LENGTH different items, the first of them primary. */
static size_t draw_items(uint64_t *random, size_t primary, size_t secondary, size_t length,
                         size_t *items)
{
    bool taken[MAX_PRIMARY + MAX_SECONDARY] = {false};
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        size_t item = random_below(random, (uint32_t)(i ? primary + secondary : primary));
        if (!taken[item])
            items[count++] = item;
        taken[item] = true;
    }
    return count;
}

/* Makes random options after one for each primary item alone, so that covers exist. */
static struct sudoku_cover *draw_problem(uint64_t *random)
{
    size_t primary = 1 + random_below(random, MAX_PRIMARY);
    size_t secondary = random_below(random, MAX_SECONDARY), items[MAX_LENGTH];
    size_t options = 1 + random_below(random, MAX_OPTIONS);
    struct sudoku_cover *cover = new_cover(primary, secondary);
    for (size_t item = 0; item < primary; item++)
        if (random_below(random, 64))
            take_for_cover(cover, &item, 1);
    for (size_t i = 0; i < options; i++) {
        size_t length = 1 + random_below(random, MAX_LENGTH);
        take_for_cover(cover, items, draw_items(random, primary, secondary, length, items));
    }
    return cover;
}

static void random_problems_take_the_same_steps(void)
{
    uint64_t random = 1;
    uint64_t solved = 0;
    for (unsigned i = 0; i < 1500; i++) {
        compare_and_destroy(draw_problem(&random), i % 2 ? 5000 : 1 + i % 64,
                            i % 5 ? 0 : 1 + i % 7);
        solved += bits.stats.solutions > 0;
    }
    CHECK(used > 500);
    CHECK(solved > 500);
}

static void known_problems_take_the_same_steps(void)
{
    const struct pentomino_board board = {.width = 10, .height = 6};
    struct sudoku_cover *cover = new_cover(pentomino_items(&board), 0);
    pentomino_options(&board, take_for_cover, cover);
    unsigned before = used;
    compare_and_destroy(cover, 20000, 0);
    compare_and_destroy(new_queens(9), 0, 0);
    cover = new_cover(24, 0);
    langford_options(8, take_for_cover, cover);
    compare_and_destroy(cover, 0, 0);
    cover = new_cover(3 * 64, 0); /* more items than a block holds */
    latin_square_options(8, take_for_cover, cover);
    compare_and_destroy(cover, 20000, 0);
    CHECK_EQ(used, before + 4);
}

/* A board with too many options for bit sets until some pieces are placed. */
static void large_problems_switch_to_bit_sets(void)
{
    const struct pentomino_board board = {.width = 15, .height = 12};
    size_t items = pentomino_items(&board);
    struct sudoku_cover *cover = new_cover(PENTOMINO_COUNT, items - PENTOMINO_COUNT);
    pentomino_options(&board, take_for_cover, cover);
    unsigned before = used;
    compare_and_destroy(cover, 3000, 0);
    CHECK_EQ(used, before);
}

/* After a stop at each number of covers, the next search starts anew. */
static void a_stopped_search_restores_its_state(void)
{
    struct sudoku_cover *cover = new_queens(6);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    CHECK(bit_cover_reserve(cover));
    for (uint64_t solutions = 1; solutions <= 5; solutions++) {
        limits.solutions = solutions;
        trace_search(cover, &limits, &bits);
        CHECK_EQ(bits.stats.solutions, solutions < 4 ? solutions : 4);
        CHECK_EQ(bits.status, solutions <= 4 ? SUDOKU_SOLUTION_LIMIT : SUDOKU_OK);
    }
    sudoku_cover_destroy(cover);
}

int main(void)
{
    random_problems_take_the_same_steps();
    known_problems_take_the_same_steps();
    large_problems_switch_to_bit_sets();
    a_stopped_search_restores_its_state();
    return check_result();
}
