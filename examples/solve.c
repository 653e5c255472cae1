#include <stdio.h>
#include <string.h>
#include <sudoku/sudoku.h>

int main(void)
{
    const struct sudoku_layout *layout = sudoku_layout_classic();
    const char *text = "53..7....6..195....98....6.8...6...34..8.3..1"
                       "7...2...6.6....28....419..5....8..79";
    uint8_t cells[81];
    unsigned side;
    struct sudoku_solver *solver;
    if (sudoku_text_parse(NULL, text, strlen(text), cells, NULL, 81, &side, NULL) != SUDOKU_OK ||
        side != 9 || sudoku_solver_create(layout, NULL, &solver) != SUDOKU_OK)
        return 1;
    struct sudoku_puzzle puzzle = {.givens = cells};
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, NULL, cells);
    sudoku_solver_destroy(solver);

    char shown[1000];
    struct sudoku_text_board output = SUDOKU_TEXT_BOARD_INIT;
    output.format = SUDOKU_TEXT_PRETTY;
    output.cells = cells;
    sudoku_text_write_board(layout, &output, shown, sizeof shown);
    printf("%s\n%s", sudoku_strstatus(status), shown);
    return status != SUDOKU_OK;
}
