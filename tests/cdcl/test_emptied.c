/* Engine cdcl on large boards near the phase transition, within numbers of nodes that are the same
 * on every machine. Without the walk or the target phases it needs several times as many. */
#include <sudoku/sudoku.h>

#include "support/check.h"
#include "support/emptied.h"
#include "support/layouts.h"

static void is_solved_within(unsigned box, unsigned percent, uint64_t seed, uint64_t nodes)
{
    static uint8_t givens[SUDOKU_MAX_CELLS], solution[SUDOKU_MAX_CELLS];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    options.side = box * box;
    limits.nodes = nodes;
    emptied_board(box, percent, seed, givens);
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    CHECK_EQ(
        sudoku_solver_solve(solver, &(struct sudoku_puzzle){.givens = givens}, &limits, solution),
        SUDOKU_OK);
    CHECK(sudoku_board_is_solution(layout, givens, solution));
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static void boards_near_the_transition_are_solved(void)
{
    is_solved_within(6, 40, 1, 50000);
    is_solved_within(6, 45, 1, 20000);
    is_solved_within(7, 40, 1, 60000);
    is_solved_within(8, 0, 1, 20000);
    is_solved_within(6, 60, 1, 1000);
    is_solved_within(7, 65, 1, 5000);
}

/* Hidden windows must also hold every digit: with the groups of the other units alone, 200000
 * contradictions did not suffice. */
static void an_empty_board_with_windows_and_diagonals_is_filled(void)
{
    static uint8_t solution[SUDOKU_MAX_CELLS];
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_layout *layout =
        square_layout(25, 0, 0, SUDOKU_VARIANT_DIAGONAL | SUDOKU_VARIANT_WINDOKU);
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    limits.nodes = 50000;
    for (options.seed = 0; options.seed < 3; options.seed++) {
        CHECK_EQ(sudoku_solver_create(layout, &options, &solver), SUDOKU_OK);
        CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, &limits, solution),
                 SUDOKU_OK);
        CHECK(sudoku_board_is_solution(layout, NULL, solution));
        sudoku_solver_destroy(solver);
    }
    sudoku_layout_destroy(layout);
}

int main(void)
{
    boards_near_the_transition_are_solved();
    an_empty_board_with_windows_and_diagonals_is_filled();
    return check_result();
}
