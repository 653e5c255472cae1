/* Engine `logic` on a collection: it solves the expected number of puzzles, correctly. Requires
 * puzzles/qqwing-any.txt in the folder SUDOKU_TEST_DATA. */
#include <string.h>

#include "support/collection.h"

static struct sudoku_solver *solver_of(enum sudoku_engine engine)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = engine;
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    return solver;
}

static void
what_logic_solves_is_the_solution_and_the_rest_is_undecided(struct collection *collection)
{
    struct sudoku_solver *logic = solver_of(SUDOKU_ENGINE_LOGIC);
    struct sudoku_solver *simple = solver_of(SUDOKU_ENGINE_SIMPLE);
    uint8_t solution[81], judged[81];
    struct sudoku_text_puzzle text = SUDOKU_TEXT_PUZZLE_INIT;
    unsigned count = 0, solved = 0;
    for (; collection_next(collection, &text); count++) {
        struct sudoku_puzzle puzzle = {.givens = text.givens};
        enum sudoku_status status = sudoku_solver_unique(logic, &puzzle, NULL, solution);
        CHECK(status == SUDOKU_OK || status == SUDOKU_UNDECIDED);
        if (status != SUDOKU_OK)
            continue;
        solved++;
        CHECK_EQ(sudoku_solver_solve(simple, &puzzle, NULL, judged), SUDOKU_OK);
        CHECK(memcmp(solution, judged, sizeof solution) == 0);
    }
    printf("logic solves %u of %u puzzles, %.1f %%\n", solved, count, 100.0 * solved / count);
    CHECK(count > 0 && solved > count / 2);
    sudoku_solver_destroy(logic);
    sudoku_solver_destroy(simple);
}

int main(void)
{
    struct collection collection;
    if (!collection_open(&collection, "puzzles/qqwing-any.txt"))
        return TEST_SKIPPED;
    what_logic_solves_is_the_solution_and_the_rest_is_undecided(&collection);
    collection_close(&collection);
    return check_result();
}
