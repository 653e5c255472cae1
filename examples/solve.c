#include <stdio.h>
#include <string.h>
#include <sudoku/sudoku.h>

int main(void)
{
    const struct sudoku_layout *layout = sudoku_layout_classic();
    const char *text = "53..7....6..195....98....6.8...6...34..8.3..1"
                       "7...2...6.6....28....419..5....8..79";
    uint8_t board[81];
    struct sudoku_solver *solver;
    if (sudoku_text_parse(text, strlen(text), 9, board, NULL, NULL) != SUDOKU_OK ||
        sudoku_solver_create(layout, NULL, &solver) != SUDOKU_OK)
        return 1;
    struct sudoku_puzzle puzzle = {.givens = board};
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, NULL, board);
    sudoku_solver_destroy(solver);

    char shown[1000];
    struct sudoku_text_board output = {
        .size = sizeof output, .format = SUDOKU_TEXT_PRETTY, .cells = board};
    sudoku_text_format_board(layout, &output, shown, sizeof shown);
    printf("%s\n%s", sudoku_strstatus(status), shown);
    return status != SUDOKU_OK;
}
