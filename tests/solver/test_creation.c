/* Creation of solvers: engine, seed, instructions. */
#include <sudoku/sudoku.h>

#include "solver/boards.h"
#include "support/samples.h"

static void first_board(enum sudoku_engine engine, uint64_t seed, uint8_t *solution)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, seed);
    struct sudoku_puzzle empty = {0};
    CHECK_EQ(sudoku_solver_solve(solver, &empty, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

enum { ORDERED = 40 };

struct order {
    unsigned count;
    uint8_t boards[ORDERED][81];
};

static int note_order(void *user, const uint8_t *solution)
{
    struct order *order = user;
    memcpy(order->boards[order->count++], solution, 81);
    return order->count == ORDERED;
}

static void note_solutions(struct sudoku_solver *solver, struct order *order)
{
    struct sudoku_puzzle empty = {0};
    order->count = 0;
    CHECK_EQ(sudoku_solver_enumerate(solver, &empty, NULL, note_order, order), SUDOKU_CANCELLED);
}

/* Whatever was searched before, in any order. */
static void a_reseeded_solver_is_like_a_new_one(enum sudoku_engine engine)
{
    static const uint64_t seeds[] = {7, 0, 8, 7, 0};
    static struct order kept, fresh;
    struct sudoku_solver *reseeded = sample_solver(sudoku_layout_classic(), engine, 3);
    for (unsigned i = 0; i < sizeof seeds / sizeof seeds[0]; i++) {
        struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, seeds[i]);
        sudoku_solver_set_seed(reseeded, seeds[i]);
        note_solutions(reseeded, &kept);
        note_solutions(solver, &fresh);
        CHECK(memcmp(&kept, &fresh, sizeof kept) == 0);
        sudoku_solver_destroy(solver);
    }
    sudoku_solver_destroy(reseeded);
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

static void invalid_options_create_no_solver(void)
{
    struct sudoku_solver *solver = (struct sudoku_solver *)&solver;
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = (enum sudoku_engine)1000;
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
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), SUDOKU_ENGINE_AUTO, 0);
    CHECK_EQ(sudoku_solver_engine(solver), SUDOKU_ENGINE_ENGINE9);
    sudoku_solver_destroy(solver);
}

static void engine9_solves_any_layout_with_the_classic_units_and_no_other(void)
{
    struct sudoku_layout_options same = SUDOKU_LAYOUT_OPTIONS_INIT;
    same.side = 9;
    struct sudoku_layout_options other = SUDOKU_LAYOUT_OPTIONS_INIT;
    other.side = 9;
    other.variants = SUDOKU_VARIANT_DIAGONAL;
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = SUDOKU_ENGINE_ENGINE9;
    struct sudoku_layout *equal, *diagonal;
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_layout_create(&same, &equal), SUDOKU_OK);
    CHECK_EQ(sudoku_layout_create(&other, &diagonal), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(diagonal, &options, &solver), SUDOKU_ERR_ARGUMENT);
    CHECK(solver == NULL);
    CHECK_EQ(sudoku_solver_create(equal, &options, &solver), SUDOKU_OK);
    sudoku_solver_destroy(solver);
    solver = sample_solver(diagonal, SUDOKU_ENGINE_AUTO, 0);
    CHECK(sudoku_solver_engine(solver) != SUDOKU_ENGINE_ENGINE9);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(equal);
    sudoku_layout_destroy(diagonal);
}

static void options_without_simd_are_accepted(void)
{
    struct sudoku_solver_options options = {.size = offsetof(struct sudoku_solver_options, simd),
                                            .simd = (enum sudoku_simd)1000};
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    sudoku_solver_destroy(solver);
    options.size = sizeof options;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_ERR_ARGUMENT);
}

int main(void)
{
    for (int engine = FIRST_ENGINE; engine <= LAST_ENGINE; engine++) {
        if (!guesses((enum sudoku_engine)engine))
            continue;
        a_seed_decides_which_solution_comes_first((enum sudoku_engine)engine);
        a_reseeded_solver_is_like_a_new_one((enum sudoku_engine)engine);
    }
    engines_are_known_by_name();
    invalid_options_create_no_solver();
    auto_names_the_engine_that_it_chose();
    engine9_solves_any_layout_with_the_classic_units_and_no_other();
    options_without_simd_are_accepted();
    return check_result();
}
