/* Every version of engine9 counts the same solutions as another engine, with any amount of
 * memory. */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/mem.h"
#include "common/random.h"
#include "engine/memo.h"
#include "engine9/version.h"
#include "support/check.h"

static struct memo_key names[81];
static atomic_bool never;

static uint64_t count_with(const struct engine9_version *version, size_t memory, uint64_t max,
                           const uint8_t *givens, struct limiter *limiter)
{
    struct sudoku_allocator allocator = mem_allocator(NULL);
    struct memo memo;
    sudoku_digitset start[81];
    CHECK_EQ(memo_create(&memo, memory, &allocator), SUDOKU_OK);
    for (unsigned cell = 0; cell < 81; cell++)
        start[cell] = givens[cell] ? sudoku_digitset_of(givens[cell]) : ENGINE9_ALL;
    struct engine9_count task = {.limiter = limiter, .memo = &memo, .names = names, .max = max};
    uint64_t count = version->count(&task, start);
    memo_destroy(&memo);
    return count;
}

/* Keeps COUNT random cells of SOLUTION; sometimes one of them is wrong. */
static void draw_givens(const uint8_t *solution, unsigned count, uint64_t *random, uint8_t *givens)
{
    memset(givens, 0, 81);
    for (unsigned drawn = 0; drawn < count;) {
        unsigned cell = random_below(random, 81);
        drawn += givens[cell] == 0;
        givens[cell] = solution[cell];
    }
    if (random_below(random, 8) == 0)
        givens[random_below(random, 81)] = (uint8_t)(1 + random_below(random, 9));
}

static void counts_are_those_of_a_search(struct sudoku_solver *solver, unsigned given,
                                         unsigned boards)
{
    static const size_t memories[] = {1, 1 << 12, 1 << 22};
    uint8_t solution[81], givens[81];
    uint64_t random = given, most = 0;
    CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, NULL, solution), SUDOKU_OK);
    for (unsigned i = 0; i < boards; i++) {
        uint64_t expected = 0;
        draw_givens(solution, given, &random, givens);
        const struct sudoku_puzzle puzzle = {.givens = givens};
        (void)sudoku_solver_count(solver, &puzzle, NULL, &expected);
        for (enum sudoku_simd simd = SUDOKU_SIMD_PORTABLE; simd <= SUDOKU_SIMD_WASM; simd++) {
            const struct engine9_version *version = engine9_version_for(ENGINE9_PLENTIFUL, simd);
            struct limiter limiter;
            if (!version)
                continue;
            limiter_start(&limiter, NULL, false, &never);
            CHECK_EQ(count_with(version, memories[i % 3], UINT64_MAX, givens, &limiter), expected);
        }
        most = expected > most ? expected : most;
    }
    CHECK(most > 100);
}

/* It has 1312950 solutions. */
static const char many[] =
    ".................1.....2........3.2...4....5...6.1.....3......6.7..8....52.7.....";

/* Returns the number of nodes for counting all solutions of the board rotated by QUARTERS. */
static uint64_t nodes_of_turned(const uint8_t *givens, unsigned quarters)
{
    const struct engine9_version *version =
        engine9_version_for(ENGINE9_PLENTIFUL, SUDOKU_SIMD_AUTO);
    struct limiter limiter;
    uint8_t turned[81], before[81];
    memcpy(turned, givens, 81);
    for (; quarters; quarters--) {
        memcpy(before, turned, 81);
        for (unsigned cell = 0; cell < 81; cell++)
            turned[cell % 9 * 9 + 8 - cell / 9] = before[cell];
    }
    limiter_start(&limiter, NULL, false, &never);
    CHECK_EQ(count_with(version, 1 << 26, UINT64_MAX, turned, &limiter), 1312950);
    return limiter.stats.nodes;
}

/* Lines with the fewest choices come first, whatever the orientation; from the top it took 770832
 * nodes. */
static void rotated_boards_take_the_same_work(const uint8_t *givens)
{
    uint64_t nodes = nodes_of_turned(givens, 0);
    CHECK(nodes < 200000);
    printf("nodes for 1312950 solutions: %llu", (unsigned long long)nodes);
    for (unsigned quarters = 1; quarters < 4; quarters++) {
        uint64_t turned = nodes_of_turned(givens, quarters);
        printf(", %llu", (unsigned long long)turned);
        CHECK(turned < nodes + nodes / 4 && nodes < turned + turned / 4);
    }
    printf("\n");
}

static void limits_stop_it(const uint8_t *givens)
{
    const struct engine9_version *version =
        engine9_version_for(ENGINE9_PLENTIFUL, SUDOKU_SIMD_AUTO);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct limiter limiter;
    limiter_start(&limiter, NULL, false, &never);
    CHECK_EQ(count_with(version, 1 << 22, 1000, givens, &limiter), 1000);
    CHECK_EQ(limiter.status, SUDOKU_OK);
    limits.nodes = 50;
    limiter_start(&limiter, &limits, false, &never);
    (void)count_with(version, 1 << 22, UINT64_MAX, givens, &limiter);
    CHECK_EQ(limiter.status, SUDOKU_NODE_LIMIT);
    CHECK_EQ(limiter.stats.nodes, 50);
}

int main(void)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    options.engine = SUDOKU_ENGINE_CDCL;
    memo_assign_keys(names, 81);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    counts_are_those_of_a_search(solver, 30, 60);
    counts_are_those_of_a_search(solver, 26, 60);
    counts_are_those_of_a_search(solver, 24, 30);
    sudoku_solver_destroy(solver);
    uint8_t givens[81];
    for (unsigned cell = 0; cell < 81; cell++)
        givens[cell] = many[cell] == '.' ? 0 : (uint8_t)(many[cell] - '0');
    rotated_boards_take_the_same_work(givens);
    limits_stop_it(givens);
    return check_result();
}
