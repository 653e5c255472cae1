/* The whole library in one include, in the order in which a puzzle passes through it.
 *
 * A puzzle is read from text, gets a layout, is solved, checked and written:
 *
 *     text.h     puzzles in every common form -> boards, boards -> text
 *     layout.h   the units of a board: boxes, jigsaw regions, diagonals, windows ...
 *     board.h    candidates, conflicts, the check of a solution
 *     solver.h   one solution, uniqueness, counts, all solutions
 *     batch.h    the same for millions of classic puzzles in one call
 *     cover.h    exact cover by dancing links, for problems of any kind
 *
 * digitset.h, status.h, memory.h and version.h serve them all. */
#ifndef SUDOKU_SUDOKU_H
#define SUDOKU_SUDOKU_H

/* clang-format off: the order is that of the flow, not of the alphabet */
#include <sudoku/batch.h>
#include <sudoku/board.h>
#include <sudoku/cover.h>
#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/memory.h>
#include <sudoku/solver.h>
#include <sudoku/status.h>
#include <sudoku/text.h>
#include <sudoku/version.h>
/* clang-format on */

#endif
