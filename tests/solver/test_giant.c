/* Engine cdcl on large boards of a collection and on their transposed and relabeled forms. Requires
 * giant/ in the folder SUDOKU_TEST_DATA. */
#include <stdlib.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

enum { FIRST_PERCENT = 30, LAST_PERCENT = 60, PERCENT_STEP = 5, BOARDS = 10, MAX_CELLS = 625 };

static ptrdiff_t read_file(void *file, char *buffer, size_t size)
{
    return (ptrdiff_t)fread(buffer, 1, size, file);
}

/* Reads the board of the file at PATH; false if it does not exist. */
static bool read_board(const char *path, unsigned side, uint8_t *givens)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.format = SUDOKU_TEXT_GIANT;
    struct sudoku_text_reader *reader;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    FILE *file = fopen(path, "r");
    if (!file)
        return false;
    CHECK_EQ(sudoku_text_reader_create(&options, read_file, file, &reader), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    CHECK_EQ(puzzle.side, side);
    memcpy(givens, puzzle.givens, (size_t)side * side);
    sudoku_text_reader_destroy(reader);
    fclose(file);
    return true;
}

static void check_solved(struct sudoku_solver *solver, const struct sudoku_layout *layout,
                         const uint8_t *givens)
{
    uint8_t solution[MAX_CELLS];
    CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){.givens = givens}, NULL, solution),
             SUDOKU_OK);
    CHECK(sudoku_board_is_solution(layout, givens, solution));
}

/* Transposes the board and reverses the digits. */
static void transpose_and_relabel(unsigned side, const uint8_t *from, uint8_t *to)
{
    for (unsigned row = 0; row < side; row++)
        for (unsigned column = 0; column < side; column++) {
            uint8_t digit = from[column * side + row];
            to[row * side + column] = digit ? (uint8_t)(side + 1 - digit) : 0;
        }
}

/* Returns the number of boards. */
static unsigned boards_and_their_other_forms_are_solved(const char *folder, unsigned side)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    unsigned count = 0;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    struct sudoku_solver_options engine = SUDOKU_SOLVER_OPTIONS_INIT;
    engine.engine = SUDOKU_ENGINE_CDCL;
    CHECK_EQ(sudoku_solver_create(layout, &engine, &solver), SUDOKU_OK);
    for (unsigned percent = FIRST_PERCENT; percent <= LAST_PERCENT; percent += PERCENT_STEP) {
        for (unsigned n = 0; n < BOARDS; n++) {
            char path[4096];
            uint8_t givens[MAX_CELLS], other[MAX_CELLS];
            snprintf(path, sizeof path, "%s/giant/inst%ux%u_%u_%u.txt", folder, side, side, percent,
                     n);
            if (!read_board(path, side, givens))
                continue;
            count++;
            check_solved(solver, layout, givens);
            transpose_and_relabel(side, givens, other);
            check_solved(solver, layout, other);
        }
    }
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
    return count;
}

int main(void)
{
    const char *folder = getenv("SUDOKU_TEST_DATA");
    if (!folder || !*folder)
        return TEST_SKIPPED;
    unsigned count = boards_and_their_other_forms_are_solved(folder, 16);
    count += boards_and_their_other_forms_are_solved(folder, 25);
    return count ? check_result() : TEST_SKIPPED;
}
