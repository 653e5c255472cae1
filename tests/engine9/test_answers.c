/* Every version of engine9 finds the same answers and counts as engine `cdcl`. */
#include <inttypes.h>

#include "engine9/boards.h"

enum { COUNT_LIMIT = 1000, MUTATED = 12000 };

static struct sudoku_solver *new_solver(enum sudoku_engine engine, enum sudoku_simd simd)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = engine;
    options.simd = simd;
    struct sudoku_solver *solver;
    return sudoku_solver_create(sudoku_layout_classic(), &options, &solver) == SUDOKU_OK ? solver
                                                                                         : NULL;
}

/* The solvers to compare: engine `cdcl` first, then the versions that run here. */
struct solvers {
    struct sudoku_solver *items[1 + SUDOKU_SIMD_WASM];
    unsigned count;
};

static struct solvers all_solvers(void)
{
    struct solvers solvers = {{new_solver(SUDOKU_ENGINE_CDCL, SUDOKU_SIMD_AUTO)}, 1};
    for (int simd = SUDOKU_SIMD_PORTABLE; simd <= SUDOKU_SIMD_WASM; simd++) {
        struct sudoku_solver *solver = new_solver(SUDOKU_ENGINE_ENGINE9, (enum sudoku_simd)simd);
        if (solver)
            solvers.items[solvers.count++] = solver;
        else
            printf("version %d: not in this build or CPU: skipped\n", simd);
    }
    return solvers;
}

/* Returns the number of solvers that differ from the first in status or count. */
static unsigned differing(const struct solvers *solvers, const struct sudoku_puzzle *puzzle,
                          uint64_t limit, uint64_t *expected)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = limit;
    unsigned different = 0;
    *expected = 0;
    enum sudoku_status answer = sudoku_solver_count(solvers->items[0], puzzle, &limits, expected);
    for (unsigned i = 1; i < solvers->count; i++) {
        uint64_t count = 0;
        enum sudoku_status status = sudoku_solver_count(solvers->items[i], puzzle, &limits, &count);
        different += status != answer || count != *expected;
    }
    return different;
}

/* All versions walk the same tree if they must explore all of it. */
static void puzzles_cost_the_same_guesses_everywhere(const struct solvers *solvers,
                                                     const struct boards *boards)
{
    unsigned different = 0;
    for (size_t i = 0; i < boards->count; i++) {
        struct sudoku_puzzle puzzle = {.givens = boards->items[i]};
        uint64_t count, guesses = 0;
        different += differing(solvers, &puzzle, COUNT_LIMIT, &count);
        for (unsigned n = 1; count < COUNT_LIMIT && n < solvers->count; n++) {
            uint64_t own = sudoku_solver_stats(solvers->items[n])->guesses;
            different += n > 1 && own != guesses;
            guesses = own;
        }
    }
    CHECK_EQ(different, 0);
}

static void mutated_puzzles_have_as_many_solutions(const struct solvers *solvers,
                                                   const struct boards *boards)
{
    uint64_t random = 3, board_sizes[3] = {0}, count;
    unsigned different = 0;
    for (unsigned i = 0; i < MUTATED; i++) {
        uint8_t board[81];
        memcpy(board, boards->items[random_below(&random, (uint32_t)boards->count)], 81);
        boards_mutate(board, &random);
        struct sudoku_puzzle puzzle = {.givens = board};
        different += differing(solvers, &puzzle, 10, &count);
        board_sizes[count > 2 ? 2 : count]++;
    }
    CHECK_EQ(different, 0);
    CHECK(board_sizes[0] && board_sizes[1] && board_sizes[2]);
}

static void sparse_boards_are_counted_to_the_limit(const struct solvers *solvers)
{
    uint64_t random = 4, count;
    unsigned different = 0;
    for (unsigned i = 0; i < 5 * 17; i++) {
        uint8_t board[81];
        boards_sprinkle(board, i / 5, &random);
        different +=
            differing(solvers, &(struct sudoku_puzzle){.givens = board}, COUNT_LIMIT, &count);
    }
    different += differing(solvers, &(struct sudoku_puzzle){NULL, NULL}, COUNT_LIMIT, &count);
    CHECK_EQ(count, COUNT_LIMIT);
    CHECK_EQ(different, 0);
}

/* Boards that share a puzzle do not each take a long path to their own solution: finding two
 * solutions takes no version one and a half times the minimum number of guesses. */
static void finding_two_of_many_solutions_takes_few_guesses(const struct solvers *solvers)
{
    uint64_t random = 6, guesses[1 + SUDOKU_SIMD_WASM] = {0}, fewest = UINT64_MAX, most = 0, count;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 2;
    for (unsigned i = 0; i < 300; i++) {
        uint8_t board[81];
        boards_sprinkle(board, 12 + i % 9, &random);
        struct sudoku_puzzle puzzle = {.givens = board};
        for (unsigned n = 1; n < solvers->count; n++) {
            CHECK(sudoku_solver_count(solvers->items[n], &puzzle, &limits, &count) >= SUDOKU_OK);
            guesses[n] += sudoku_solver_stats(solvers->items[n])->guesses;
        }
    }
    for (unsigned n = 1; n < solvers->count; n++) {
        fewest = guesses[n] < fewest ? guesses[n] : fewest;
        most = guesses[n] > most ? guesses[n] : most;
    }
    printf("guesses for two of many solutions: %" PRIu64 " to %" PRIu64 "\n", fewest, most);
    CHECK(2 * most < 3 * fewest);
}

/* Fewer than 17 givens never determine one solution, so boards do not share the puzzle: every
 * version takes one path, which is shorter than a path per board. */
static void puzzles_with_too_few_givens_are_not_shared(const struct solvers *solvers)
{
    uint64_t random = 7, guesses[1 + SUDOKU_SIMD_WASM] = {0}, count;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 2;
    for (unsigned i = 0; i < 300; i++) {
        uint8_t board[81];
        boards_sprinkle(board, 16, &random);
        struct sudoku_puzzle puzzle = {.givens = board};
        for (unsigned n = 1; n < solvers->count; n++) {
            CHECK(sudoku_solver_count(solvers->items[n], &puzzle, &limits, &count) >= SUDOKU_OK);
            guesses[n] += sudoku_solver_stats(solvers->items[n])->guesses;
        }
    }
    for (unsigned n = 2; n < solvers->count; n++)
        CHECK_EQ(guesses[n], guesses[1]);
}

static uint64_t count_guesses(struct sudoku_solver *solver, const struct sudoku_puzzle *puzzle)
{
    uint64_t count;
    CHECK(sudoku_solver_count(solver, puzzle, NULL, &count) >= SUDOKU_OK);
    return sudoku_solver_stats(solver)->guesses;
}

/* The caller's sets may leave one solution of too few givens: the puzzle takes the guesses that it
 * takes with the sets as givens. */
static void too_few_givens_beside_sets_are_as_hard_as_enough(const struct solvers *solvers)
{
    enum { FEW = 16 };
    uint8_t board[81], part[81];
    sudoku_digitset sets[81];
    unsigned givens = 0;
    for (unsigned cell = 0; cell < 81; cell++) {
        bool is_blank = boards_default[cell] == '.';
        board[cell] = is_blank ? 0 : (uint8_t)(boards_default[cell] - '0');
        part[cell] = board[cell] && givens++ < FEW ? board[cell] : 0;
        sets[cell] = is_blank ? 0x1ff : sudoku_digitset_of(board[cell]);
    }
    const struct sudoku_puzzle whole = {.givens = board}, few = {part, sets};
    for (unsigned n = 1; n < solvers->count; n++)
        CHECK_EQ(count_guesses(solvers->items[n], &few), count_guesses(solvers->items[n], &whole));
}

/* Sets in place of givens: a solution's digits and random others. */
static void candidates_in_place_of_givens_give_the_same_counts(const struct solvers *solvers,
                                                               const struct boards *boards)
{
    uint64_t random = 5, count;
    unsigned different = 0;
    for (size_t i = 0; i < boards->count; i++) {
        uint8_t solution[81];
        sudoku_digitset sets[81];
        struct sudoku_puzzle puzzle = {.givens = boards->items[i]};
        CHECK(sudoku_solver_solve(solvers->items[0], &puzzle, NULL, solution) >= SUDOKU_OK);
        for (unsigned cell = 0; cell < 81; cell++) {
            sets[cell] = random_next(&random) & 0x1ff;
            sets[cell] &= random_next(&random);
            sets[cell] |= i % 5 ? sudoku_digitset_of(solution[cell]) : 0;
        }
        puzzle = (struct sudoku_puzzle){.candidates = sets};
        different += differing(solvers, &puzzle, COUNT_LIMIT, &count);
        if (i % 2)
            puzzle.givens = boards->items[i];
        different += differing(solvers, &puzzle, COUNT_LIMIT, &count);
    }
    CHECK_EQ(different, 0);
}

/* Solutions reported, to check that none comes twice. */
struct seen {
    uint8_t boards[COUNT_LIMIT][81];
    size_t count;
};

static int see(void *user, const uint8_t *solution)
{
    struct seen *seen = user;
    memcpy(seen->boards[seen->count++], solution, 81);
    return seen->count == COUNT_LIMIT;
}

static int by_cells(const void *a, const void *b)
{
    return memcmp(a, b, 81);
}

static void no_solution_of_the_empty_board_comes_twice(const struct solvers *solvers)
{
    static struct seen seen;
    struct sudoku_puzzle empty = {NULL, NULL};
    for (unsigned i = 1; i < solvers->count; i++) {
        seen.count = 0;
        CHECK_EQ(sudoku_solver_enumerate(solvers->items[i], &empty, NULL, see, &seen),
                 SUDOKU_CANCELLED);
        qsort(seen.boards, seen.count, 81, by_cells);
        unsigned twice = 0;
        for (size_t n = 1; n < seen.count; n++)
            twice += memcmp(seen.boards[n - 1], seen.boards[n], 81) == 0;
        CHECK_EQ(twice, 0);
    }
}

int main(void)
{
    struct boards boards = boards_read(50);
    struct solvers solvers = all_solvers();
    puzzles_cost_the_same_guesses_everywhere(&solvers, &boards);
    mutated_puzzles_have_as_many_solutions(&solvers, &boards);
    sparse_boards_are_counted_to_the_limit(&solvers);
    finding_two_of_many_solutions_takes_few_guesses(&solvers);
    puzzles_with_too_few_givens_are_not_shared(&solvers);
    too_few_givens_beside_sets_are_as_hard_as_enough(&solvers);
    candidates_in_place_of_givens_give_the_same_counts(&solvers, &boards);
    no_solution_of_the_empty_board_comes_twice(&solvers);
    for (unsigned i = 0; i < solvers.count; i++)
        sudoku_solver_destroy(solvers.items[i]);
    free(boards.items);
    return check_result();
}
