/* Time until an engine stops when asked to: it polls every few milliseconds on boards of any size,
 * and the creation of a solver, which cannot be stopped, takes no longer. Prints the longest
 * interval between polls in processor time, which does not depend on other work on the machine. */
#include <sudoku/sudoku.h>

#include "support/check.h"
#include "support/layouts.h"
#include "support/samples.h"
#include "support/watch.h"

/* Seconds. */
static const double run_for = 0.1;

/* Gives SHARE of eight cells of the solution that shifts each row by boxes. */
static void give_cells(const struct sudoku_layout *layout, unsigned share, uint8_t *givens)
{
    unsigned side = sudoku_layout_side(layout), rows = sudoku_layout_box_rows(layout);
    unsigned columns = sudoku_layout_box_columns(layout), random = 1;
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned row = cell / side, column = cell % side;
        random = random * 1103515245 + 12345;
        givens[cell] = (random >> 16) % 8 < share
                           ? (uint8_t)((columns * (row % rows) + row / rows + column) % side + 1)
                           : 0;
    }
}

static void every_engine_polls_often(unsigned side, unsigned share)
{
    static uint8_t givens[SUDOKU_MAX_CELLS];
    struct sudoku_layout *layout = square_layout(side, 0, 0, 0);
    const struct sudoku_puzzle puzzle = {.givens = givens};
    give_cells(layout, share, givens);
    for (int engine = SUDOKU_ENGINE_SIMPLE; engine <= SUDOKU_ENGINE_DLX; engine++) {
        double begin = processor_time();
        struct sudoku_solver *solver = sample_solver(layout, (enum sudoku_engine)engine, 0);
        struct watch watch = watch_for(run_for);
        double created = watch.last - begin;
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        uint64_t count;
        limits.progress = note_look;
        limits.user = &watch;
        CHECK(sudoku_solver_count(solver, &puzzle, &limits, &count) >= SUDOKU_OK);
        look(&watch);
        printf("%2ux%-2u %u/8 given, %-6s: %.2f ms, made in %.2f ms\n", side, side, share,
               sudoku_engine_name((enum sudoku_engine)engine), 1e3 * watch.longest, 1e3 * created);
        CHECK(created < longest_allowed);
        CHECK(watch.looks > 1);
        CHECK(watch.longest < longest_allowed);
        sudoku_solver_destroy(solver);
    }
    sudoku_layout_destroy(layout);
}

/* An endless search ends soon after its time limit. */
static void a_time_limit_is_kept_on_the_largest_board(void)
{
    struct sudoku_layout *layout = square_layout(64, 0, 0, 0);
    static const enum sudoku_engine searching[] = {SUDOKU_ENGINE_SIMPLE, SUDOKU_ENGINE_CDCL,
                                                   SUDOKU_ENGINE_DLX};
    for (unsigned i = 0; i < sizeof searching / sizeof searching[0]; i++) {
        struct sudoku_solver *solver = sample_solver(layout, searching[i], 1);
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        uint64_t count;
        limits.seconds = 0.02;
        double start = processor_time();
        CHECK_EQ(sudoku_solver_count(solver, &(struct sudoku_puzzle){0}, &limits, &count),
                 SUDOKU_TIME_LIMIT);
        CHECK(processor_time() - start < limits.seconds + longest_allowed);
        sudoku_solver_destroy(solver);
    }
    sudoku_layout_destroy(layout);
}

int main(void)
{
    static const unsigned sides[] = {9, 25, 64};
    for (unsigned i = 0; i < sizeof sides / sizeof sides[0]; i++)
        for (unsigned share = 0; share < 5; share += 2)
            every_engine_polls_often(sides[i], share);
    a_time_limit_is_kept_on_the_largest_board();
    return check_result();
}
