/* Engine `logic` on a collection: how many puzzles it solves, and that it solves them rightly.
 * Needs puzzles/qqwing-any.txt in the folder that SUDOKU_TEST_DATA names. */
#include <sudoku/sudoku.h>

#include <stdlib.h>

#include "check.h"

static struct sudoku_solver *solver_of(enum sudoku_engine engine)
{
    struct sudoku_solver_options options = {.size = sizeof options, .engine = engine};
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    return solver;
}

/* The next puzzle of FILE, one a line, # for a comment. False: there is none. */
static bool next_puzzle(FILE *file, uint8_t *givens)
{
    char line[256];
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#' || strlen(line) < 81)
            continue;
        for (unsigned i = 0; i < 81; i++)
            givens[i] = line[i] >= '1' && line[i] <= '9' ? (uint8_t)(line[i] - '0') : 0;
        return true;
    }
    return false;
}

static void what_logic_solves_is_the_solution_and_the_rest_is_undecided(FILE *file)
{
    struct sudoku_solver *logic = solver_of(SUDOKU_ENGINE_LOGIC);
    struct sudoku_solver *simple = solver_of(SUDOKU_ENGINE_SIMPLE);
    uint8_t givens[81], solution[81], judged[81];
    struct sudoku_puzzle puzzle = {givens, NULL};
    unsigned count = 0, solved = 0;
    for (; next_puzzle(file, givens); count++) {
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
    const char *folder = getenv("SUDOKU_TEST_DATA");
    char path[4096];
    if (!folder || !*folder)
        return TEST_SKIPPED;
    snprintf(path, sizeof path, "%s/puzzles/qqwing-any.txt", folder);
    FILE *file = fopen(path, "r");
    if (!file)
        return TEST_SKIPPED;
    what_logic_solves_is_the_solution_and_the_rest_is_undecided(file);
    fclose(file);
    return check_result();
}
