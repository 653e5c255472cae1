/* The whole library in one include, in the order of a puzzle's path through it.
 *
 *     const struct sudoku_puzzle puzzle = {givens, NULL};
 *     struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
 *     struct sudoku_solver *solver;
 *     uint8_t solution[81];
 *     char text[1000];
 *     if (sudoku_solver_create(sudoku_layout_classic(), NULL, &solver) == SUDOKU_OK &&
 *         sudoku_solver_solve(solver, &puzzle, NULL, solution) == SUDOKU_OK) {
 *         board.format = SUDOKU_TEXT_GRID;
 *         board.cells = solution;
 *         sudoku_text_write_board(sudoku_layout_classic(), &board, text, sizeof text);
 *         fputs(text, stdout);
 *     }
 *     sudoku_solver_destroy(solver);
 *
 * A puzzle is read from text, is given a layout, is solved, checked and written:
 *
 *     text.h     puzzles in every common form -> boards, boards -> text
 *     layout.h   the units of a board: boxes, jigsaw regions, diagonals, windows ...
 *     board.h    candidates, conflicts, the check of a solution
 *     solver.h   one solution, uniqueness, counts, all solutions
 *     rules.h    variants: cages, lines, dots, outside clues ...
 *     rule_text.h puzzles with rules, from text
 *     batch.h    the same for millions of classic puzzles in one call
 *     step.h     the techniques of people, their steps and sentences
 *     logic.h    human solving: the next step, the path, its rating
 *     generate.h new puzzles and grids, removal of givens
 *     repair.h   the faults of a puzzle, and changes that mend them
 *     symmetry.h equivalents of a classic puzzle, and its canonical form
 *     cover.h    exact cover by dancing links, for problems of any kind
 *
 * NULL arguments: unless its comment says otherwise, a function that returns a status returns
 * SUDOKU_ERR_ARGUMENT for a NULL pointer; any other function does nothing and returns 0, NULL or
 * false (functions that return an enumeration document their value). Destroy functions ignore NULL.
 * The inline functions of digitset.h check nothing.
 *
 * Stack: a call uses at most 48 KiB, without the caller's callbacks.
 *
 * digitset.h, status.h, memory.h and version.h are shared by all of these. */
#ifndef SUDOKU_SUDOKU_H
#define SUDOKU_SUDOKU_H

/* clang-format off: the order is that of the flow, not of the alphabet */
#include <sudoku/batch.h>
#include <sudoku/board.h>
#include <sudoku/cover.h>
#include <sudoku/digitset.h>
#include <sudoku/generate.h>
#include <sudoku/layout.h>
#include <sudoku/logic.h>
#include <sudoku/memory.h>
#include <sudoku/repair.h>
#include <sudoku/rule_text.h>
#include <sudoku/rules.h>
#include <sudoku/solver.h>
#include <sudoku/status.h>
#include <sudoku/step.h>
#include <sudoku/symmetry.h>
#include <sudoku/text.h>
#include <sudoku/version.h>
/* clang-format on */

#endif
