/* Solves an empty board with the installed library and prints a line that a test compares. */
#include <sudoku/sudoku.h>

#include <stdio.h>

int main(void)
{
    const struct sudoku_layout *layout = sudoku_layout_classic();
    const uint8_t givens[81] = {5, 3, 0, 0, 7};
    const struct sudoku_puzzle puzzle = {givens, NULL};
    struct sudoku_solver *solver;
    uint8_t solution[81];
    if (sudoku_api_version() != SUDOKU_API_VERSION)
        return 1;
    if (sudoku_solver_create(layout, NULL, &solver) != SUDOKU_OK)
        return 1;
    enum sudoku_status status = sudoku_solver_solve(solver, &puzzle, NULL, solution);
    sudoku_solver_destroy(solver);
    printf("%s: %s, %s\n", sudoku_version(), sudoku_strstatus(status),
           sudoku_board_is_solution(layout, givens, solution) ? "right" : "wrong");
    return 0;
}
