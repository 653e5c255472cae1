/* The example of README.md, which shows what stands between the two marks; a test compares them. */
/* README: begin */
#include <stdio.h>
#include <sudoku/sudoku.h>

int main(void)
{
    const char *text = "53..7....6..195....98....6.8...6...34..8.3..1"
                       "7...2...6.6....28....419..5....8..79";
    uint8_t board[81];
    for (int cell = 0; cell < 81; cell++)
        board[cell] = text[cell] == '.' ? 0 : (uint8_t)(text[cell] - '0');

    struct sudoku_puzzle puzzle = {.givens = board};
    struct sudoku_solver *solver;
    if (sudoku_solver_create(sudoku_layout_classic(), NULL, &solver) != SUDOKU_OK)
        return 1;
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, NULL, board);
    sudoku_solver_destroy(solver);

    printf("%s\n", sudoku_strstatus(status));
    for (int cell = 0; cell < 81; cell++)
        printf("%d%c", board[cell], cell % 9 == 8 ? '\n' : ' ');
    return status != SUDOKU_OK;
}
/* README: end */
