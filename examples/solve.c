#include <stdio.h>
#include <sudoku/sudoku.h>

int main(void)
{
    static const char text[] = "53..7....6..195....98....6.8...6...34..8.3..1"
                               "7...2...6.6....28....419..5....8..79";
    uint8_t board[81];
    struct sudoku_puzzle puzzle = {.givens = board};
    struct sudoku_solver *solver;
    if (sudoku_text_parse(text, sizeof text - 1, 9, board, NULL, NULL) != SUDOKU_OK ||
        sudoku_solver_create(sudoku_layout_classic(), NULL, &solver) != SUDOKU_OK)
        return 1;
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, NULL, board);
    printf("%s\n", sudoku_strstatus(status));
    for (int cell = 0; cell < 81; cell++)
        printf("%d%c", board[cell], cell % 9 == 8 ? '\n' : ' ');
    sudoku_solver_destroy(solver);
    return status != SUDOKU_OK;
}
