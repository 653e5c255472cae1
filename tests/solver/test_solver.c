/* Answers common to all engines. */
#include <stdlib.h>

#include <sudoku/sudoku.h>

#include "solver/boards.h"
#include "support/samples.h"

static bool solves_any_board(enum sudoku_engine engine)
{
    return engine != SUDOKU_ENGINE_ENGINE9;
}

static void a_puzzle_with_one_solution_is_solved_and_proved_unique(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], solution[81], expected[81];
    struct sudoku_puzzle puzzle = {.givens = givens};
    board_from(easy, givens);
    board_from(easy_solution, expected);
    CHECK_EQ(sudoku_solver_solve(solver, &puzzle, NULL, solution), SUDOKU_OK);
    CHECK(memcmp(solution, expected, 81) == 0);
    CHECK_EQ(sudoku_solver_stats(solver)->solutions, 1);
    memset(solution, 0, sizeof solution);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    CHECK(memcmp(solution, expected, 81) == 0);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, givens), SUDOKU_OK);
    CHECK(memcmp(givens, expected, 81) == 0);
    sudoku_solver_destroy(solver);
}

static void a_full_board_is_its_own_only_solution(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], solution[81];
    struct sudoku_puzzle puzzle = {.givens = givens};
    board_from(easy_solution, givens);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    CHECK(memcmp(solution, givens, 81) == 0);
    sudoku_solver_destroy(solver);
}

static void no_solution_and_a_conflict_are_different_answers(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], solution[81];
    uint64_t count = 5;
    struct sudoku_puzzle puzzle = {.givens = givens};
    memset(solution, 7, sizeof solution);
    board_from(stuck, givens);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_NO_SOLUTION);
    CHECK_EQ(sudoku_solver_count(solver, &puzzle, NULL, &count), SUDOKU_NO_SOLUTION);
    CHECK_EQ(count, 0);
    board_from(twice, givens);
    CHECK_EQ(sudoku_solver_solve(solver, &puzzle, NULL, solution), SUDOKU_CONFLICT);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_CONFLICT);
    CHECK_EQ(solution[0], 7);
    sudoku_solver_destroy(solver);
}

static void several_solutions_are_reported_with_one_of_them(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81] = {0, 0, 5, 0, 0, 7}, solution[81];
    struct sudoku_puzzle puzzle = {.givens = givens};
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_SEVERAL_SOLUTIONS);
    CHECK(sudoku_board_is_solution(sudoku_layout_classic(), givens, solution));
    CHECK_EQ(sudoku_solver_stats(solver)->solutions, 2);
    sudoku_solver_destroy(solver);
}

static int collect(void *user, const uint8_t *solution)
{
    uint8_t(*boards)[16] = user;
    unsigned count = 0;
    while (boards[count][0])
        count++;
    memcpy(boards[count], solution, 16);
    return 0;
}

static int compare_boards(const void *a, const void *b)
{
    return memcmp(a, b, 16);
}

static void enumeration_reports_each_of_the_288_boards_once(enum sudoku_engine engine)
{
    struct sudoku_layout *layout = square_layout(4, 0, 0, 0);
    struct sudoku_solver *solver = sample_solver(layout, engine, 0);
    uint8_t boards[289][16] = {{0}};
    struct sudoku_puzzle empty = {0};
    CHECK_EQ(sudoku_solver_enumerate(solver, &empty, NULL, collect, boards), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_stats(solver)->solutions, 288);
    CHECK_EQ(boards[288][0], 0);
    qsort(boards, 288, 16, compare_boards);
    for (unsigned i = 0; i < 288; i++) {
        CHECK(sudoku_board_is_solution(layout, NULL, boards[i]));
        CHECK(i == 0 || memcmp(boards[i - 1], boards[i], 16) != 0);
    }
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static void candidates_restrict_the_solutions(enum sudoku_engine engine)
{
    struct sudoku_layout *layout = square_layout(4, 0, 0, 0);
    struct sudoku_solver *solver = sample_solver(layout, engine, 0);
    sudoku_digitset candidates[16];
    uint64_t count;
    struct sudoku_puzzle puzzle = {.candidates = candidates};
    for (unsigned cell = 0; cell < 16; cell++)
        candidates[cell] = sudoku_digitset_all(4);
    candidates[0] = sudoku_digitset_remove(candidates[0], 1);
    CHECK_EQ(sudoku_solver_count(solver, &puzzle, NULL, &count), SUDOKU_OK);
    CHECK_EQ(count, 288 / 4 * 3);
    candidates[15] = SUDOKU_DIGITSET_EMPTY;
    CHECK_EQ(sudoku_solver_count(solver, &puzzle, NULL, &count), SUDOKU_NO_SOLUTION);
    candidates[15] = sudoku_digitset_of(5);
    CHECK_EQ(sudoku_solver_count(solver, &puzzle, NULL, &count), SUDOKU_ERR_ARGUMENT);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static void candidates_do_not_affect_givens(enum sudoku_engine engine)
{
    uint8_t givens[81], expected[81], solution[81];
    sudoku_digitset candidates[81], left[81];
    struct sudoku_puzzle puzzle = {.givens = givens, .candidates = candidates};
    board_from(easy, givens);
    board_from(easy_solution, expected);
    for (unsigned cell = 0; cell < 81; cell++)
        candidates[cell] = givens[cell] ? SUDOKU_DIGITSET_EMPTY : sudoku_digitset_all(9);
    for (uint64_t seed = 0; seed < 3; seed++) {
        struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, seed);
        CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
        CHECK(memcmp(solution, expected, 81) == 0);
        CHECK_EQ(sudoku_solver_candidates(solver, &puzzle, left), SUDOKU_OK);
        candidates[2] = sudoku_digitset_of(expected[2] % 9 + 1);
        CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_NO_SOLUTION);
        candidates[2] = sudoku_digitset_all(9);
        sudoku_solver_destroy(solver);
    }
}

static void arguments_out_of_range_are_rejected(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81] = {10}, solution[81] = {99};
    uint64_t count = 99;
    struct sudoku_puzzle puzzle = {.givens = givens}, empty = {0};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.seconds = -1;
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_solver_unique(solver, NULL, NULL, solution), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_solver_unique(solver, &empty, &limits, solution), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_ERR_ARGUMENT);
    limits = (struct sudoku_limits){.size = 1};
    CHECK_EQ(sudoku_solver_unique(solver, &empty, &limits, solution), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_solver_unique(solver, &empty, NULL, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_solver_count(solver, &empty, NULL, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_solver_enumerate(solver, &empty, NULL, NULL, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(solution[0], 99);
    CHECK_EQ(count, 99);
    sudoku_solver_destroy(solver);
}

static void logic_leaves_candidates_whatever_the_engine(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], expected[81];
    sudoku_digitset candidates[81];
    struct sudoku_puzzle puzzle = {.givens = givens}, empty = {0};
    board_from(easy, givens);
    board_from(easy_solution, expected);
    CHECK_EQ(sudoku_solver_candidates(solver, &puzzle, candidates), SUDOKU_OK);
    for (unsigned cell = 0; cell < 81; cell++)
        CHECK_EQ(candidates[cell], sudoku_digitset_of(expected[cell]));
    CHECK_EQ(sudoku_solver_candidates(solver, &empty, candidates), SUDOKU_UNDECIDED);
    for (unsigned cell = 0; cell < 81; cell++)
        CHECK_EQ(candidates[cell], sudoku_digitset_all(9));
    board_from(stuck, givens);
    CHECK_EQ(sudoku_solver_candidates(solver, &puzzle, candidates), SUDOKU_NO_SOLUTION);
    board_from(twice, givens);
    CHECK_EQ(sudoku_solver_candidates(solver, &puzzle, candidates), SUDOKU_CONFLICT);
    sudoku_solver_destroy(solver);
}

struct nested {
    struct sudoku_solver *solver;
    unsigned asked, refused;
};

static int ask_again(void *user, const uint8_t *solution)
{
    struct nested *nested = user;
    const struct sudoku_puzzle puzzle = {.givens = solution};
    uint8_t other[81] = {0};
    sudoku_digitset sets[81];
    uint64_t count = 0;
    nested->asked++;
    nested->refused +=
        sudoku_solver_solve(nested->solver, &puzzle, NULL, other) == SUDOKU_ERR_ARGUMENT &&
        sudoku_solver_count(nested->solver, &puzzle, NULL, &count) == SUDOKU_ERR_ARGUMENT &&
        sudoku_solver_candidates(nested->solver, &puzzle, sets) == SUDOKU_ERR_ARGUMENT &&
        sudoku_solver_enumerate(nested->solver, &puzzle, NULL, ask_again, user) ==
            SUDOKU_ERR_ARGUMENT &&
        !other[0];
    return 0;
}

/* A solver has memory for one search. */
static void a_callback_cannot_call_its_own_solver(enum sudoku_engine engine)
{
    uint8_t givens[81], solution[81];
    const struct sudoku_puzzle puzzle = {.givens = givens};
    struct nested nested = {sample_solver(sudoku_layout_classic(), engine, 0), 0, 0};
    board_from(easy_solution, givens);
    CHECK_EQ(sudoku_solver_enumerate(nested.solver, &puzzle, NULL, ask_again, &nested), SUDOKU_OK);
    CHECK_EQ(nested.asked, 1);
    CHECK_EQ(nested.refused, 1);
    CHECK_EQ(sudoku_solver_stats(nested.solver)->solutions, 1);
    CHECK_EQ(sudoku_solver_unique(nested.solver, &puzzle, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(nested.solver);
}

static void the_logic_engine_does_not_guess(void)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), SUDOKU_ENGINE_LOGIC, 0);
    struct sudoku_puzzle empty = {0};
    uint8_t solution[81];
    CHECK_EQ(sudoku_solver_solve(solver, &empty, NULL, solution), SUDOKU_UNDECIDED);
    CHECK_EQ(sudoku_solver_stats(solver)->guesses, 0);
    sudoku_solver_destroy(solver);
}

/* On an empty board of side 4 each of the 16 cells is a node, and 1234 3412 2143 4321 comes first.
 * Three cells of the first row have another branch, two of the second and two of the third. */
static void scan_order_counts_its_choices(void)
{
    struct sudoku_layout *layout = square_layout(4, 0, 0, 0);
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_SIMPLE, 0);
    struct sudoku_puzzle empty = {0};
    uint8_t solution[16];
    CHECK_EQ(sudoku_solver_solve(solver, &empty, NULL, solution), SUDOKU_OK);
    const struct sudoku_stats *stats = sudoku_solver_stats(solver);
    CHECK_EQ(stats->depth, 16);
    CHECK_EQ(stats->nodes, 16);
    CHECK_EQ(stats->guesses, 3 + 2 + 2);
    CHECK_EQ(stats->backtracks, 0);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static void test_engine(enum sudoku_engine engine)
{
    a_callback_cannot_call_its_own_solver(engine);
    a_puzzle_with_one_solution_is_solved_and_proved_unique(engine);
    a_full_board_is_its_own_only_solution(engine);
    no_solution_and_a_conflict_are_different_answers(engine);
    candidates_do_not_affect_givens(engine);
    arguments_out_of_range_are_rejected(engine);
    logic_leaves_candidates_whatever_the_engine(engine);
    if (guesses(engine) && solves_any_board(engine)) {
        enumeration_reports_each_of_the_288_boards_once(engine);
        candidates_restrict_the_solutions(engine);
    }
    if (guesses(engine))
        several_solutions_are_reported_with_one_of_them(engine);
}

/* True if two cells of the classic board share a row, column or box. */
static bool are_peers(unsigned a, unsigned b)
{
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

static void a_pair_of_like_givens_is_a_conflict_just_where_they_share_a_unit(void)
{
    struct sudoku_solver *solver = NULL;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    for (unsigned a = 0; a < 81; a++) {
        for (unsigned b = a + 1; b < 81; b++) {
            uint8_t givens[81] = {0}, solution[81];
            givens[a] = givens[b] = (uint8_t)(1 + (a + b) % 9);
            struct sudoku_puzzle puzzle = {.givens = givens};
            enum sudoku_status status = sudoku_solver_solve(solver, &puzzle, NULL, solution);
            CHECK_EQ(status == SUDOKU_CONFLICT, are_peers(a, b));
        }
    }
    sudoku_solver_destroy(solver);
}

int main(void)
{
    for (int engine = FIRST_ENGINE; engine <= LAST_ENGINE; engine++)
        test_engine((enum sudoku_engine)engine);
    the_logic_engine_does_not_guess();
    scan_order_counts_its_choices();
    a_pair_of_like_givens_is_a_conflict_just_where_they_share_a_unit();
    return check_result();
}
