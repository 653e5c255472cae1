/* Over collections of puzzles, from easy to the hardest: each step is proved by its premises, and
 * none goes against the solution. Needs puzzles/ in the folder that SUDOKU_TEST_DATA names. */
#include <limits.h>
#include <string.h>

#include "logic/explained.h"
#include "support/collection.h"

/* Every STRIDE-th puzzle of NAME, MAX of them at most; and with MAX_SCORE every step of techniques
 * up to it. */
static bool explain_collection(const char *name, unsigned stride, unsigned max, unsigned max_score)
{
    struct collection collection;
    struct sudoku_text_puzzle text = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_solver *solver;
    uint8_t solution[81];
    struct explained explained = {
        .layout = sudoku_layout_classic(), .solution = solution, .is_unique = true};
    unsigned count = 0, solved = 0;
    if (!collection_open(&collection, name))
        return false;
    CHECK_EQ(sudoku_solver_create(explained.layout, NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_create(explained.layout, NULL, &explained.logic), SUDOKU_OK);
    for (unsigned i = 0; count < max && collection_next(&collection, &text); i++) {
        struct sudoku_puzzle puzzle = {.givens = text.givens};
        if (i % stride || sudoku_solver_unique(solver, &puzzle, NULL, solution) != SUDOKU_OK)
            continue;
        struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
        position.cells = text.givens;
        position.is_unique = true;
        explained.givens = text.givens;
        CHECK_EQ(sudoku_logic_set(explained.logic, &position), SUDOKU_OK);
        solved += expect_sound_path(&explained, max_score) == SUDOKU_END;
        count++;
    }
    printf("%s: %u of %u solved, %u steps%s\n", name, solved, count, explained.steps,
           max_score ? " of all" : "");
    CHECK(explained.steps > 0);
    sudoku_logic_destroy(explained.logic);
    sudoku_solver_destroy(solver);
    collection_close(&collection);
    return true;
}

int main(int argc, char **argv)
{
    /* A sample, or with --full all of them, which takes hours. */
    bool full = argc > 1 && strcmp(argv[1], "--full") == 0;
    unsigned all = UINT_MAX;
    if (!explain_collection("puzzles/qqwing-any.txt", full ? 1 : 30, all, 0))
        return TEST_SKIPPED;
    explain_collection("puzzles/qqwing-any.txt", 500, 1, 320);
    explain_collection("puzzles/17-clue.txt", full ? 1 : 1500, all, 0);
    explain_collection("puzzles/magictour-top1465.txt", full ? 1 : 150, all, 0);
    explain_collection("puzzles/forum-hardest-1106.txt", full ? 1 : 90, all, 0);
    if (full)
        explain_collection("puzzles/forum-hardest-11plus.txt", 1, all, 0);
    return check_result();
}
