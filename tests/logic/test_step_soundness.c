/* Over collections of puzzles, from easy to the hardest: each step is proved by its premises, and
 * none goes against the solution. Needs puzzles/ in the folder that SUDOKU_TEST_DATA names.
 *
 * usage: test_step_soundness [--full | COLLECTION [FROM [COUNT]]]
 *
 * Takes a sample, or with --full all, which takes hours; or of one collection in that folder COUNT
 * puzzles from number FROM on, counted from 0. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "logic/explained.h"
#include "support/collection.h"

/* Which puzzles of a collection are explained, and how far. */
struct sample {
    unsigned from;
    unsigned stride;
    unsigned max;       /* how many at most */
    unsigned max_score; /* not 0: every step of techniques up to it, too */
};

static bool explain_collection(const char *name, struct sample sample)
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
    for (unsigned i = 0; count < sample.max && collection_next(&collection, &text); i++) {
        struct sudoku_puzzle puzzle = {.givens = text.givens};
        if (i < sample.from || (i - sample.from) % sample.stride ||
            sudoku_solver_unique(solver, &puzzle, NULL, solution) != SUDOKU_OK)
            continue;
        struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
        position.cells = text.givens;
        position.is_unique = true;
        explained.givens = text.givens;
        CHECK_EQ(sudoku_logic_set(explained.logic, &position), SUDOKU_OK);
        solved += expect_sound_path(&explained, sample.max_score) == SUDOKU_END;
        count++;
    }
    printf("%s: %u of %u solved, %u steps%s\n", name, solved, count, explained.steps,
           sample.max_score ? " of all" : "");
    CHECK(explained.steps > 0);
    sudoku_logic_destroy(explained.logic);
    sudoku_solver_destroy(solver);
    collection_close(&collection);
    return true;
}

/* Each collection, or every STRIDE-th puzzle of it where less is asked for. */
static int explain_all(bool is_full)
{
    unsigned all = UINT_MAX;
    if (!explain_collection("puzzles/qqwing-any.txt", (struct sample){0, is_full ? 1 : 30, all, 0}))
        return TEST_SKIPPED;
    explain_collection("puzzles/qqwing-any.txt", (struct sample){0, 500, 1, 320});
    explain_collection("puzzles/17-clue.txt", (struct sample){0, is_full ? 1 : 1500, all, 0});
    explain_collection("puzzles/magictour-top1465.txt",
                       (struct sample){0, is_full ? 1 : 150, all, 0});
    explain_collection("puzzles/forum-hardest-1106.txt",
                       (struct sample){0, is_full ? 1 : 90, all, 0});
    if (is_full)
        explain_collection("puzzles/forum-hardest-11plus.txt", (struct sample){0, 1, all, 0});
    return check_result();
}

int main(int argc, char **argv)
{
    bool is_full = argc > 1 && strcmp(argv[1], "--full") == 0;
    struct sample sample = {0, 1, UINT_MAX, 0};
    if (argc == 1 || is_full)
        return explain_all(is_full);
    if (argc > 2)
        sample.from = (unsigned)strtoul(argv[2], NULL, 10);
    if (argc > 3)
        sample.max = (unsigned)strtoul(argv[3], NULL, 10);
    return explain_collection(argv[1], sample) ? check_result() : TEST_SKIPPED;
}
