/* The contract of the solver, the same for every engine. */
#include <pthread.h>
#include <stdlib.h>

#include <sudoku/sudoku.h>

#include "check.h"

static const char easy[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char easy_solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/* r1c9 can hold no digit, although no digit stands twice. */
static const char stuck[] =
    "12345678.........9...............................................................";
static const char twice[] =
    "55...............................................................................";

enum { FIRST_ENGINE = SUDOKU_ENGINE_SIMPLE, LAST_ENGINE = SUDOKU_ENGINE_NINE };

/* A 9x9 line as cells. */
static void board_from(const char *line, uint8_t *cells)
{
    for (unsigned cell = 0; cell < 81; cell++)
        cells[cell] = line[cell] == '.' ? 0 : (uint8_t)(line[cell] - '0');
}

static struct sudoku_solver *solver_for(const struct sudoku_layout *layout,
                                        enum sudoku_engine engine, uint64_t seed)
{
    struct sudoku_solver *solver;
    struct sudoku_solver_options options = {.size = sizeof options, .engine = engine, .seed = seed};
    CHECK_EQ(sudoku_solver_create(layout, &options, &solver), SUDOKU_OK);
    return solver;
}

static struct sudoku_layout *square_layout(unsigned side)
{
    struct sudoku_layout *layout;
    struct sudoku_layout_options options = {.size = sizeof options, .side = side};
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    return layout;
}

static bool guesses(enum sudoku_engine engine)
{
    return engine != SUDOKU_ENGINE_LOGIC;
}

static bool solves_any_board(enum sudoku_engine engine)
{
    return engine != SUDOKU_ENGINE_NINE;
}

static void a_puzzle_with_one_solution_is_solved_and_proved_unique(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
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
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], solution[81];
    struct sudoku_puzzle puzzle = {.givens = givens};
    board_from(easy_solution, givens);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    CHECK(memcmp(solution, givens, 81) == 0);
    sudoku_solver_destroy(solver);
}

static void no_solution_and_a_conflict_are_different_answers(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
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

static void several_solutions_are_told_and_one_is_shown(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
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

static void enumeration_hands_over_each_of_the_288_boards_once(enum sudoku_engine engine)
{
    struct sudoku_layout *layout = square_layout(4);
    struct sudoku_solver *solver = solver_for(layout, engine, 0);
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

static void candidates_narrow_the_solutions(enum sudoku_engine engine)
{
    struct sudoku_layout *layout = square_layout(4);
    struct sudoku_solver *solver = solver_for(layout, engine, 0);
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

static int stop_at_third(void *user, const uint8_t *solution)
{
    unsigned *seen = user;
    (void)solution;
    return ++*seen == 3;
}

static void limits_stop_a_count_and_leave_the_solver_usable(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
    struct sudoku_limits limits = {.size = sizeof limits, .solutions = 10};
    struct sudoku_puzzle empty = {0};
    uint64_t count = 0;
    unsigned seen = 0;
    CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_SOLUTION_LIMIT);
    CHECK_EQ(count, 10);
    limits.solutions = 0;
    limits.nodes = 20;
    CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_NODE_LIMIT);
    CHECK(sudoku_solver_stats(solver)->nodes <= 20);
    limits.nodes = 0;
    limits.seconds = 0.05;
    CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_TIME_LIMIT);
    CHECK(sudoku_solver_stats(solver)->seconds >= 0.05);
    CHECK_EQ(sudoku_solver_enumerate(solver, &empty, NULL, stop_at_third, &seen), SUDOKU_CANCELLED);
    CHECK_EQ(seen, 3);
    sudoku_solver_destroy(solver);
    a_puzzle_with_one_solution_is_solved_and_proved_unique(engine);
}

static int stop_at_once(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    ++*(unsigned *)user;
    return 1;
}

static void a_progress_callback_stops_the_search(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
    unsigned calls = 0;
    struct sudoku_limits limits = {.size = sizeof limits, .progress = stop_at_once, .user = &calls};
    struct sudoku_puzzle empty = {0};
    uint64_t count;
    CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_CANCELLED);
    CHECK_EQ(calls, 1);
    sudoku_solver_destroy(solver);
}

static void *cancel_soon(void *user)
{
    struct timespec wait = {.tv_nsec = 20000000};
    nanosleep(&wait, NULL);
    sudoku_solver_cancel(user);
    return NULL;
}

static void another_thread_cancels_a_search(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
    struct sudoku_puzzle empty = {0};
    uint64_t count = 0;
    pthread_t thread;
    CHECK_EQ(pthread_create(&thread, NULL, cancel_soon, solver), 0);
    CHECK_EQ(sudoku_solver_count(solver, &empty, NULL, &count), SUDOKU_CANCELLED);
    CHECK_EQ(pthread_join(thread, NULL), 0);
    sudoku_solver_destroy(solver);
}

static void a_cancel_before_a_call_stops_that_call_alone(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], solution[81];
    struct sudoku_puzzle puzzle = {.givens = givens};
    board_from(easy, givens);
    sudoku_solver_cancel(solver);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

static void first_board(enum sudoku_engine engine, uint64_t seed, uint8_t *solution)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, seed);
    struct sudoku_puzzle empty = {0};
    CHECK_EQ(sudoku_solver_solve(solver, &empty, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

static void a_seed_decides_which_solution_comes_first(enum sudoku_engine engine)
{
    uint8_t natural[81], again[81], seven[81], seven_again[81], eight[81];
    first_board(engine, 0, natural);
    first_board(engine, 0, again);
    first_board(engine, 7, seven);
    first_board(engine, 7, seven_again);
    first_board(engine, 8, eight);
    CHECK(memcmp(natural, again, 81) == 0);
    CHECK(memcmp(seven, seven_again, 81) == 0);
    CHECK(memcmp(seven, eight, 81) != 0);
}

static void arguments_out_of_range_are_refused(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81] = {10}, solution[81] = {99};
    uint64_t count = 99;
    struct sudoku_puzzle puzzle = {.givens = givens}, empty = {0};
    struct sudoku_limits limits = {.size = sizeof limits, .seconds = -1};
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
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), engine, 0);
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

static void the_logic_engine_does_not_guess(void)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), SUDOKU_ENGINE_LOGIC, 0);
    struct sudoku_puzzle empty = {0};
    uint8_t solution[81];
    CHECK_EQ(sudoku_solver_solve(solver, &empty, NULL, solution), SUDOKU_UNDECIDED);
    CHECK_EQ(sudoku_solver_stats(solver)->guesses, 0);
    sudoku_solver_destroy(solver);
}

static void engines_are_known_by_name(void)
{
    for (int engine = SUDOKU_ENGINE_AUTO; engine <= LAST_ENGINE; engine++) {
        enum sudoku_engine found = SUDOKU_ENGINE_AUTO;
        CHECK_EQ(sudoku_engine_from_name(sudoku_engine_name((enum sudoku_engine)engine), &found),
                 SUDOKU_OK);
        CHECK_EQ(found, engine);
    }
    enum sudoku_engine engine = SUDOKU_ENGINE_DLX;
    CHECK_EQ(sudoku_engine_from_name("fastest", &engine), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(engine, SUDOKU_ENGINE_DLX);
    CHECK(sudoku_engine_name((enum sudoku_engine)1000) == NULL);
}

static void wrong_creations_give_no_solver(void)
{
    struct sudoku_solver *solver = (struct sudoku_solver *)&solver;
    struct sudoku_solver_options options = {.size = sizeof options,
                                            .engine = (enum sudoku_engine)1000};
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_ERR_ARGUMENT);
    CHECK(solver == NULL);
    CHECK_EQ(sudoku_solver_create(NULL, NULL, &solver), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, NULL), SUDOKU_ERR_ARGUMENT);
    options = (struct sudoku_solver_options){.size = 0};
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_ERR_ARGUMENT);
    sudoku_solver_destroy(NULL);
}

static void auto_names_the_engine_that_it_chose(void)
{
    struct sudoku_solver *solver = solver_for(sudoku_layout_classic(), SUDOKU_ENGINE_AUTO, 0);
    CHECK_EQ(sudoku_solver_engine(solver), SUDOKU_ENGINE_NINE);
    sudoku_solver_destroy(solver);
}

static void engine9_solves_any_layout_with_the_classic_units_and_no_other(void)
{
    struct sudoku_layout_options same = {.size = sizeof same, .side = 9};
    struct sudoku_layout_options other = {
        .size = sizeof other, .side = 9, .variants = SUDOKU_VARIANT_DIAGONAL};
    struct sudoku_solver_options options = {.size = sizeof options, .engine = SUDOKU_ENGINE_NINE};
    struct sudoku_layout *equal, *diagonal;
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_layout_create(&same, &equal), SUDOKU_OK);
    CHECK_EQ(sudoku_layout_create(&other, &diagonal), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(diagonal, &options, &solver), SUDOKU_ERR_ARGUMENT);
    CHECK(solver == NULL);
    CHECK_EQ(sudoku_solver_create(equal, &options, &solver), SUDOKU_OK);
    sudoku_solver_destroy(solver);
    solver = solver_for(diagonal, SUDOKU_ENGINE_AUTO, 0);
    CHECK(sudoku_solver_engine(solver) != SUDOKU_ENGINE_NINE);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(equal);
    sudoku_layout_destroy(diagonal);
}

static void untimed_solvers_look_at_the_clock_for_limits_only(void)
{
    struct sudoku_solver_options options = {.size = sizeof options, .untimed = true};
    struct sudoku_limits limits = {.size = sizeof limits};
    struct sudoku_solver *solver = NULL;
    struct sudoku_puzzle blank = {0};
    uint8_t solution[81];
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_solve(solver, &blank, &limits, solution), SUDOKU_OK);
    CHECK(sudoku_solver_stats(solver)->seconds == 0);
    limits.seconds = 1000;
    CHECK_EQ(sudoku_solver_solve(solver, &blank, &limits, solution), SUDOKU_OK);
    CHECK(sudoku_solver_stats(solver)->seconds > 0);
    sudoku_solver_destroy(solver);
}

static void options_without_simd_are_understood(void)
{
    struct sudoku_solver_options options = {.size = offsetof(struct sudoku_solver_options, simd),
                                            .simd = (enum sudoku_simd)1000};
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    sudoku_solver_destroy(solver);
    options.size = sizeof options;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_ERR_ARGUMENT);
}

static void every_status_has_a_name(void)
{
    for (int status = SUDOKU_ERR_INTERNAL; status <= SUDOKU_END; status++)
        CHECK(strcmp(sudoku_strstatus((enum sudoku_status)status), "unknown status") != 0);
    CHECK_TEXT(sudoku_strstatus((enum sudoku_status)12345), "unknown status");
}

static void test_engine(enum sudoku_engine engine)
{
    a_puzzle_with_one_solution_is_solved_and_proved_unique(engine);
    a_full_board_is_its_own_only_solution(engine);
    no_solution_and_a_conflict_are_different_answers(engine);
    a_cancel_before_a_call_stops_that_call_alone(engine);
    a_progress_callback_stops_the_search(engine);
    arguments_out_of_range_are_refused(engine);
    logic_leaves_candidates_whatever_the_engine(engine);
    if (!guesses(engine))
        return;
    if (solves_any_board(engine)) {
        enumeration_hands_over_each_of_the_288_boards_once(engine);
        candidates_narrow_the_solutions(engine);
    }
    several_solutions_are_told_and_one_is_shown(engine);
    limits_stop_a_count_and_leave_the_solver_usable(engine);
    another_thread_cancels_a_search(engine);
    a_seed_decides_which_solution_comes_first(engine);
}

int main(void)
{
    for (int engine = FIRST_ENGINE; engine <= LAST_ENGINE; engine++)
        test_engine((enum sudoku_engine)engine);
    the_logic_engine_does_not_guess();
    engines_are_known_by_name();
    wrong_creations_give_no_solver();
    auto_names_the_engine_that_it_chose();
    engine9_solves_any_layout_with_the_classic_units_and_no_other();
    untimed_solvers_look_at_the_clock_for_limits_only();
    options_without_simd_are_understood();
    every_status_has_a_name();
    return check_result();
}
