/* What every form needs while it reads. */
#include "text/read/work.h"

void text_work_give(struct text_work *work, enum sudoku_text_format format, unsigned side,
                    struct sudoku_text_puzzle *puzzle)
{
    puzzle->format = format;
    puzzle->side = side;
    puzzle->givens = work->cells;
    work->hint.line_side = format == SUDOKU_TEXT_LINE ? side : 0;
}

void text_work_give_symbols(const struct text_work *work, struct sudoku_text_puzzle *puzzle)
{
    if (*work->alphabet.symbols && !work->placed.has_numbers && !puzzle->candidates)
        puzzle->symbols = work->alphabet.symbols;
}
