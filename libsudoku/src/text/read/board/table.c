#include "text/read/board/table.h"

#include <string.h>

#include "text/read/board/board.h"
#include "text/read/doubt.h"
#include "text/read/error.h"

/* True if some digits of the table are marked as entries, or the others as givens. In a full board
 * either may be bold; in others the numbers of rows may be. */
static bool has_entries(const struct text_work *work, unsigned side)
{
    const unsigned marks = work->placed.marks;
    return (marks & TEXT_MARK_ENTERED) || marks == (TEXT_MARK_GIVEN | TEXT_MARK_NONE) ||
           (marks == (TEXT_MARK_BOLD | TEXT_MARK_PLAIN) &&
            !memchr(work->cells, 0, (size_t)side * side));
}

enum sudoku_status text_table_give(struct text_work *work, enum sudoku_text_format format,
                                   uint64_t end, struct sudoku_text_puzzle *puzzle,
                                   struct sudoku_text_error *error)
{
    unsigned side =
        text_board_make(&work->placed, end, &work->named, &work->alphabet, work->cells, error);
    if (!side)
        return SUDOKU_ERR_TEXT;
    if (has_entries(work, side))
        return text_error(error, work->placed.line, 1,
                          "expected givens alone, found digits that are marked as entries, or not "
                          "as givens as others are");
    if (work->placed.is_stripped && !text_is_proper(work->cells, side, &work->allocator))
        return text_error(
            error, work->placed.line, 1,
            "expected all cells of each row, or a symmetric puzzle of side 9 with one "
            "solution, found rows that may lack cells, or have too many");
    puzzle->line = work->placed.line;
    text_work_give(work, format, side, puzzle);
    if (*work->alphabet.symbols && !work->placed.has_numbers)
        puzzle->symbols = work->alphabet.symbols;
    return SUDOKU_OK;
}
