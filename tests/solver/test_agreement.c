/* Engines against each other on random boards of random layouts: all that search find the same
 * number of solutions, and `logic` never contradicts them. */
#include <stdlib.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "support/check.h"

enum { ROUNDS = 400, COUNT_LIMIT = 500, MAX_CELLS = 100 };

/* Returns a random square layout of side 2 to 10: boxes or regions, with some variants. */
static struct sudoku_layout *random_layout(uint64_t *random)
{
    for (;;) {
        struct sudoku_layout *layout;
        uint8_t regions[MAX_CELLS];
        unsigned side = 2 + random_below(random, 9);
        struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
        options.side = side;
        if (random_below(random, 3) == 0) {
            for (unsigned rows = 1; rows <= side; rows++)
                if (side % rows == 0 && random_below(random, 2))
                    options.box_rows = rows;
            options.box_columns = options.box_rows ? side / options.box_rows : 0;
        }
        if (random_below(random, 3) == 0)
            options.variants = random_below(random, 64);
        if (random_below(random, 4) == 0) {
            /* Slanted stripes, with a pair of cells swapped. */
            for (unsigned cell = 0; cell < side * side; cell++)
                regions[cell] = (uint8_t)((cell / side + cell % side * 2) / 2 % side);
            options.regions = regions;
        }
        if (sudoku_layout_create(&options, &layout) == SUDOKU_OK)
            return layout;
    }
}

static struct sudoku_solver *solver_for(const struct sudoku_layout *layout,
                                        enum sudoku_engine engine, uint64_t seed)
{
    struct sudoku_solver *solver = NULL;
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = engine;
    options.seed = seed;
    CHECK_EQ(sudoku_solver_create(layout, &options, &solver), SUDOKU_OK);
    return solver;
}

/* Makes a random solution with random cells emptied and sometimes one changed; false if no solution
 * is found quickly. */
static bool random_puzzle(const struct sudoku_layout *layout, uint64_t *random, uint8_t *givens)
{
    unsigned cells = sudoku_layout_cell_count(layout), side = sudoku_layout_side(layout);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = 20000;
    struct sudoku_puzzle empty = {0};
    struct sudoku_solver *solver = solver_for(layout, SUDOKU_ENGINE_CDCL, random_next(random));
    enum sudoku_status status = sudoku_solver_solve(solver, &empty, &limits, givens);
    sudoku_solver_destroy(solver);
    if (status != SUDOKU_OK)
        return false;
    unsigned share = 3 + random_below(random, 5);
    for (unsigned cell = 0; cell < cells; cell++)
        if (random_below(random, 10) < share)
            givens[cell] = 0;
    if (random_below(random, 3) == 0)
        givens[random_below(random, cells)] = (uint8_t)(1 + random_below(random, side));
    return true;
}

/* Makes candidate sets without some random digits. */
static void random_candidates(const struct sudoku_layout *layout, uint64_t *random,
                              sudoku_digitset *candidates)
{
    unsigned side = sudoku_layout_side(layout);
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(layout); cell++) {
        candidates[cell] = sudoku_digitset_all(side);
        if (random_below(random, 4) == 0)
            candidates[cell] &= ~sudoku_digitset_of(1 + random_below(random, side));
    }
}

struct answer {
    enum sudoku_status status;
    uint64_t count;
};

static struct answer ask(const struct sudoku_layout *layout, enum sudoku_engine engine,
                         const struct sudoku_puzzle *puzzle, uint64_t seed)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = COUNT_LIMIT;
    limits.nodes = 3000000;
    struct answer answer = {SUDOKU_OK, 0};
    struct sudoku_solver *solver = solver_for(layout, engine, seed);
    answer.status = sudoku_solver_count(solver, puzzle, &limits, &answer.count);
    sudoku_solver_destroy(solver);
    return answer;
}

/* Compares all engines with the reference; false if the reference did not finish. */
static bool engines_agree_on(const struct sudoku_layout *layout, const struct sudoku_puzzle *puzzle,
                             uint64_t seed)
{
    static const enum sudoku_engine engines[] = {SUDOKU_ENGINE_AUTO, SUDOKU_ENGINE_CDCL,
                                                 SUDOKU_ENGINE_DLX};
    struct answer judge = ask(layout, SUDOKU_ENGINE_SIMPLE, puzzle, 0);
    if (judge.status == SUDOKU_NODE_LIMIT)
        return false;
    for (size_t i = 0; i < sizeof engines / sizeof engines[0]; i++) {
        struct answer answer = ask(layout, engines[i], puzzle, seed);
        CHECK_EQ(answer.status, judge.status);
        CHECK_EQ(answer.count, judge.count);
    }
    struct answer logic = ask(layout, SUDOKU_ENGINE_LOGIC, puzzle, 0);
    if (logic.status != SUDOKU_UNDECIDED) {
        CHECK_EQ(logic.status, judge.status);
        CHECK_EQ(logic.count, judge.count);
    }
    return true;
}

int main(void)
{
    uint64_t random = 20260101;
    unsigned judged = 0, solvable = 0;
    for (unsigned round = 0; round < ROUNDS && !check_failures; round++) {
        struct sudoku_layout *layout = random_layout(&random);
        uint8_t givens[MAX_CELLS];
        sudoku_digitset candidates[MAX_CELLS];
        if (random_puzzle(layout, &random, givens)) {
            struct sudoku_puzzle puzzle = {.givens = givens};
            random_candidates(layout, &random, candidates);
            if (random_below(&random, 4) == 0)
                puzzle.candidates = candidates;
            judged += engines_agree_on(layout, &puzzle, round);
            solvable++;
        }
        if (check_failures)
            fprintf(stderr, "in round %u, side %u\n", round, sudoku_layout_side(layout));
        sudoku_layout_destroy(layout);
    }
    printf("%u of %u puzzles were judged\n", judged, solvable);
    CHECK(judged > ROUNDS / 2);
    return check_result();
}
