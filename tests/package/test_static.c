/* Both static libraries in one program, whose own functions are called like internal ones: neither
 * the linker nor the libraries may take one for the other. */
#include <stdlib.h>
#include <string.h>
#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

/* Names of common/mem.h and common/cpu.h, with other meanings. */
void mem_alloc(void);
void mem_free(void);
int cpu_has(void);

void mem_alloc(void)
{
    abort();
}

void mem_free(void)
{
    abort();
}

int cpu_has(void)
{
    abort();
}

static int solve(void)
{
    static const char text[] = "53..7....6..195....98....6.8...6...34..8.3..1"
                               "7...2...6.6....28....419..5....8..79";
    uint8_t cells[81];
    unsigned side;
    struct sudoku_solver *solver;
    if (sudoku_text_parse(NULL, text, strlen(text), cells, NULL, 81, &side, NULL) != SUDOKU_OK ||
        side != 9 || sudoku_solver_create(sudoku_layout_classic(), NULL, &solver) != SUDOKU_OK)
        return 1;
    const struct sudoku_puzzle puzzle = {.givens = cells};
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, NULL, cells);
    sudoku_solver_destroy(solver);
    return status != SUDOKU_OK;
}

static int look(void)
{
    struct svision_reader *reader;
    if (svision_reader_create(NULL, &reader) != SVISION_OK)
        return 1;
    svision_reader_destroy(reader);
    return 0;
}

int main(void)
{
    return solve() || look();
}
