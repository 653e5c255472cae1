/* Classic boards for the tests of solvers. */
#ifndef TESTS_SOLVER_BOARDS_H
#define TESTS_SOLVER_BOARDS_H

#include <sudoku/solver.h>

static const char easy[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char easy_solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/* r1c9 has no candidate, although no digit occurs twice. */
static const char stuck[] =
    "12345678.........9...............................................................";
static const char twice[] =
    "55...............................................................................";

enum { FIRST_ENGINE = SUDOKU_ENGINE_SIMPLE, LAST_ENGINE = SUDOKU_ENGINE_ENGINE9 };

/* Converts a 9x9 line to cells. */
static inline void board_from(const char *line, uint8_t *cells)
{
    for (unsigned cell = 0; cell < 81; cell++)
        cells[cell] = line[cell] == '.' ? 0 : (uint8_t)(line[cell] - '0');
}

static inline bool guesses(enum sudoku_engine engine)
{
    return engine != SUDOKU_ENGINE_LOGIC;
}

#endif
