/* A reader that reads lines first, and then other forms: the same puzzles as with
 * sudoku_text_reader_next() alone. */
#ifndef TESTS_SUPPORT_BY_LINES_H
#define TESTS_SUPPORT_BY_LINES_H

#include <sudoku/text.h>

struct by_lines {
    struct sudoku_text_reader *reader;
    struct sudoku_text_lines lines; /* initialize with its _INIT */
    size_t next;                    /* of LINES */
    size_t limit;                   /* lines at a time */
    uint8_t cells[81];
};

static inline enum sudoku_status next_by_lines(struct by_lines *by,
                                               struct sudoku_text_puzzle *puzzle,
                                               struct sudoku_text_error *error)
{
    if (by->next == by->lines.count) {
        enum sudoku_status status =
            sudoku_text_reader_next_lines(by->reader, by->limit, &by->lines);
        by->next = 0;
        if (status != SUDOKU_OK || by->lines.count == 0)
            return status != SUDOKU_OK ? status
                                       : sudoku_text_reader_next(by->reader, puzzle, error);
    }
    const uint8_t *text = by->lines.puzzles + by->next * by->lines.stride;
    for (unsigned cell = 0; cell < 81; cell++)
        by->cells[cell] = text[cell] == '.' ? 0 : (uint8_t)(text[cell] - '0');
    *puzzle = (struct sudoku_text_puzzle)SUDOKU_TEXT_PUZZLE_INIT;
    puzzle->format = SUDOKU_TEXT_LINE;
    puzzle->side = 9;
    puzzle->cell_count = 81;
    puzzle->givens = by->cells;
    puzzle->comment = puzzle->name = "";
    puzzle->line = by->lines.line + by->next++;
    return SUDOKU_OK;
}

#endif
