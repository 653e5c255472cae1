/* libsudoku for C++17: objects that free themselves, spans, loops, exceptions.
 *
 *     const sudoku::layout layout;
 *     sudoku::solver solver(layout);
 *     for (const sudoku::puzzle &puzzle : sudoku::text_reader(std::cin))
 *         if (const sudoku::answer answer = solver.unique(puzzle))
 *             std::cout << sudoku::write(layout, answer.solution);
 *
 * Every class is a thin cover of a C object, which get() gives for what is not covered here; the C
 * headers are the manual. What C calls an answer, such as SUDOKU_NO_SOLUTION, is a result. What it
 * calls a failure is an exception: std::bad_alloc for SUDOKU_ERR_MEMORY, sudoku::text_error for a
 * malformed text, sudoku::error for all else. What a callback throws passes through the library to
 * the caller of the function that calls it back.
 *
 * Objects can be moved. A layout may be copied, too: copies share one C object, and whatever is
 * made for a layout keeps it. A span is std::span where there is one, and else a small one. */
#ifndef SUDOKU_SUDOKU_HPP
#define SUDOKU_SUDOKU_HPP

/* clang-format off: the order is that of the flow, not of the alphabet */
#include <sudoku/batch.hpp>
#include <sudoku/board.hpp>
#include <sudoku/cover.hpp>
#include <sudoku/generate.hpp>
#include <sudoku/logic.hpp>
#include <sudoku/solver.hpp>
#include <sudoku/text.hpp>
/* clang-format on */
#include <sudoku/sudoku.h>

#endif
