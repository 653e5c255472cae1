/* Framed grids whose empty cells are spaces. */
#include "text/read/forms/framed.h"

#include "text/read/board/grid_rows.h"

static enum text_match detect(struct sudoku_text_reader *reader, struct text_line *line)
{
    bool is_allowed = text_hint_allows_rows(&reader->hint) &&
                      reader->hint.format != SUDOKU_TEXT_CANDIDATES && !line->is_cut;
    return is_allowed &&
                   text_columns_survey(&reader->lines, line, reader->hint.side, &reader->columns)
               ? TEXT_MATCH_SURE
               : TEXT_MATCH_NO;
}

static enum sudoku_status read(struct sudoku_text_reader *reader, struct text_line *line,
                               struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error)
{
    const struct text_plan plan = {.kind = TEXT_PLAN_ROWS, .side = reader->columns.side};
    return text_read_grid(reader, line, &plan, &reader->columns, reader->has_top, puzzle, error);
}

const struct text_form text_framed_form = {detect, read};
