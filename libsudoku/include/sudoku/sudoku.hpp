/* libsudoku for C++17: objects that free themselves, spans, loops, exceptions.
 *
 *     const sudoku::layout layout;
 *     sudoku::solver solver(layout);
 *     for (const sudoku::puzzle &puzzle : sudoku::text_reader(std::cin))
 *         if (const sudoku::answer answer = solver.unique(puzzle))
 *             std::cout << sudoku::write(layout, answer.solution);
 *
 * Every class is a thin wrapper of a C object, which get() returns for anything that is not
 * wrapped; the C headers are the manual. An answer of C, such as SUDOKU_NO_SOLUTION, is a result. A
 * failure of C is an exception: std::bad_alloc for SUDOKU_ERR_MEMORY, sudoku::text_error for a
 * malformed text, sudoku::error for the others. An exception thrown by a callback passes through
 * the library to the caller of the function that called it.
 *
 * Objects can be moved. A layout can also be copied: copies share one C object, and objects made
 * for a layout keep it alive. A span is std::span if available, otherwise a small substitute. */
#ifndef SUDOKU_SUDOKU_HPP
#define SUDOKU_SUDOKU_HPP

/* clang-format off: the order is that of the flow, not of the alphabet */
#include <sudoku/batch.hpp>
#include <sudoku/board.hpp>
#include <sudoku/cover.hpp>
#include <sudoku/generate.hpp>
#include <sudoku/logic.hpp>
#include <sudoku/rules.hpp>
#include <sudoku/solver.hpp>
#include <sudoku/text.hpp>
/* clang-format on */
#include <sudoku/sudoku.h>

#endif
