#include "pages/page_puzzle.h"

#include <sudoku/sudoku.h>

#include "model/random.h"

/* Boards with one solution, and one with several. */
static const char *const boards[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
};
static const char open_board[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2................................";

/* An equivalent board: digits renamed, rows, columns and bands exchanged. */
static void shuffle(const char *board, uint64_t *random, uint8_t *cells)
{
    unsigned place[2][9], digit[10];
    for (unsigned i = 0; i < 2; i++) {
        unsigned band = random_below(random, 3), row[3];
        for (unsigned k = 0; k < 3; k++) {
            row[k] = random_below(random, 3);
            for (unsigned j = 0; j < 3; j++)
                place[i][3 * k + j] = (k + band) % 3 * 3 + (j + row[k]) % 3;
        }
    }
    for (unsigned i = 0; i < 10; i++)
        digit[i] = i;
    for (unsigned i = 9; i > 1; i--) {
        unsigned k = 1 + random_below(random, i), kept = digit[i];
        digit[i] = digit[k];
        digit[k] = kept;
    }
    bool transposed = random_chance(random, 0.5F);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        unsigned row = place[0][i / 9], column = place[1][i % 9];
        char symbol = board[transposed ? column * 9 + row : row * 9 + column];
        cells[i] = symbol == '.' ? 0 : (uint8_t)digit[symbol - '0'];
    }
}

void page_puzzle_choose(bool open, uint64_t *random, uint8_t *cells)
{
    enum { BOARDS = sizeof boards / sizeof boards[0] };
    shuffle(open ? open_board : boards[random_below(random, BOARDS)], random, cells);
}

bool page_puzzle_solve(const uint8_t *cells, uint8_t *solution)
{
    struct sudoku_solver *solver;
    const struct sudoku_puzzle puzzle = {.givens = cells};
    if (sudoku_solver_create(sudoku_layout_classic(), NULL, &solver))
        return false;
    bool done = sudoku_solver_unique(solver, &puzzle, NULL, solution) == SUDOKU_OK;
    sudoku_solver_destroy(solver);
    return done;
}

void page_puzzle_add(unsigned count, uint64_t *random, uint8_t *cells)
{
    uint8_t solution[SVISION_CELLS];
    unsigned open[SVISION_CELLS], left = 0;
    if (count == 0 || !page_puzzle_solve(cells, solution))
        return;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (!cells[i])
            open[left++] = i;
    for (; count > 0 && left > 0; count--) {
        unsigned pick = random_below(random, left);
        cells[open[pick]] = solution[open[pick]];
        open[pick] = open[--left];
    }
}
