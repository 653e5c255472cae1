/* Framed grids whose empty cells are spaces. */
#include "text/read/board/rows.h"
#include "text/read/form.h"

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    bool is_allowed = text_hint_allows_rows(&work->hint) &&
                      work->hint.format != SUDOKU_TEXT_CANDIDATES && !line->is_cut;
    return is_allowed && text_columns_survey(&work->lines, line, work->hint.side, state)
               ? TEXT_SCORE_CELLS
               : TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    const struct text_columns *columns = state;
    const struct text_plan plan = {.kind = TEXT_PLAN_ROWS, .side = columns->side};
    return text_read_grid(work, line, &plan, columns, work->frame.has_top);
}

const struct text_form text_framed_form = {.name = "a framed grid",
                                           .size = sizeof(struct text_columns),
                                           .max_score = TEXT_SCORE_CELLS,
                                           .detect = detect,
                                           .begin = begin};
