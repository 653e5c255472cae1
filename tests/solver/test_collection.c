/* One engine on one collection of classic puzzles: every solution is correct and proved unique, or
 * there are at least two.
 *
 * usage: test_collection ENGINE FILE unique|several MOST
 *
 * Reads up to MOST puzzles, evenly spread over the file. */
#include <string.h>

#include "support/collection.h"

struct totals {
    unsigned puzzles;
    unsigned right;
    uint64_t nodes;
};

/* True if BOARD holds 1..9 in every row, column and box and keeps GIVENS; independent of the
 * library's check. */
static bool is_right(const uint8_t *givens, const uint8_t *board)
{
    unsigned rows[9] = {0}, columns[9] = {0}, boxes[9] = {0};
    for (unsigned cell = 0; cell < 81; cell++) {
        unsigned row = cell / 9, column = cell % 9, bit = 1u << board[cell];
        if (givens[cell] && givens[cell] != board[cell])
            return false;
        rows[row] |= bit;
        columns[column] |= bit;
        boxes[row / 3 * 3 + column / 3] |= bit;
    }
    for (unsigned i = 0; i < 9; i++)
        if (rows[i] != 0x3fe || columns[i] != 0x3fe || boxes[i] != 0x3fe)
            return false;
    return true;
}

static void try_puzzle(struct sudoku_solver *solver, const uint8_t *givens, bool several,
                       struct totals *totals)
{
    uint8_t solution[81] = {0};
    struct sudoku_puzzle puzzle = {.givens = givens};
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, NULL, solution);
    bool right =
        status == (several ? SUDOKU_SEVERAL_SOLUTIONS : SUDOKU_OK) && is_right(givens, solution);
    if (!right)
        fprintf(stderr, "puzzle %u: %s\n", totals->puzzles + 1, sudoku_strstatus(status));
    totals->puzzles++;
    totals->right += right;
    totals->nodes += sudoku_solver_stats(solver)->nodes;
}

static unsigned count_puzzles(const char *name)
{
    struct collection collection;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    unsigned count = 0;
    if (!collection_open(&collection, name))
        return 0;
    while (collection_next(&collection, &puzzle))
        count++;
    collection_close(&collection);
    return count;
}

int main(int argc, char **argv)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    struct collection collection;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct totals totals = {0};
    if (argc != 5 || sudoku_engine_from_name(argv[1], &options.engine) != SUDOKU_OK)
        return 2;
    unsigned count = count_puzzles(argv[2]), most = (unsigned)strtoul(argv[4], NULL, 10);
    if (!collection_open(&collection, argv[2]))
        return TEST_SKIPPED;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    unsigned stride = most && count > most ? count / most : 1;
    for (unsigned i = 0; collection_next(&collection, &puzzle); i++)
        if (i % stride == 0 && (!most || totals.puzzles < most))
            try_puzzle(solver, puzzle.givens, strcmp(argv[3], "several") == 0, &totals);
    printf("%s, %s: %u of %u right, %.1f nodes a puzzle\n", argv[1], argv[2], totals.right,
           totals.puzzles, (double)totals.nodes / (totals.puzzles ? totals.puzzles : 1));
    CHECK(totals.puzzles > 0);
    CHECK_EQ(totals.right, totals.puzzles);
    sudoku_solver_destroy(solver);
    collection_close(&collection);
    return check_result();
}
