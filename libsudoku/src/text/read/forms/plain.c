/* Lines and rows of cells: what no other form is. */
#include "text/read/board/board.h"
#include "text/read/doubt.h"
#include "text/read/form.h"

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    if (line->is_cut)
        return TEXT_SCORE_LINE;
    struct text_plan *plan = state;
    text_plan_make(&work->lines, line, &work->hint, plan);
    return plan->kind == TEXT_PLAN_TITLE ? TEXT_SCORE_NONE : TEXT_SCORE_LINE;
}

static bool has_digit(const uint8_t *cells, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (cells[i])
            return true;
    return false;
}

/* Refuses lines that are rows of one board, or boards of their own. */
static enum sudoku_status refuse_rows(struct text_work *work, const struct text_plan *plan,
                                      struct text_line *line)
{
    const uint64_t number = line->number;
    /* Looking ahead saw them, with lines of frames between. */
    for (size_t row = 1; row < plan->length; row++)
        (void)text_lines_next(&work->lines, line);
    return text_error(work->error, number, 1,
                      "expected a named side, found %zu lines of %u cells: puzzles of side %u, or "
                      "a grid that lacks rows",
                      plan->length, plan->side * plan->side, plan->side);
}

/* True if borders are drawn in LINE. */
static bool has_borders(const struct text_line *line)
{
    struct text_measure measure;
    text_measure(line->text, line->length, &measure);
    return measure.has_border;
}

/* True if a line of as many cells as LINE follows after blank ones. */
static bool row_follows(struct text_work *work, struct text_line *line, bool by_symbols)
{
    struct text_line next = {.text = "", .length = 0};
    size_t cells = text_count_cells(line->text, line->length, by_symbols), found;
    bool is_after_blank = false;
    text_lines_mark(&work->lines, line);
    (void)text_lines_next(&work->lines, line);
    while (text_lines_next(&work->lines, &next) == TEXT_LINES_OK &&
           text_pass_spaces(&next, 0) == next.length)
        is_after_blank = true;
    found = text_count_cells(next.text, next.length, by_symbols);
    text_lines_rewind(&work->lines, line);
    return is_after_blank && found == cells;
}

static enum sudoku_status read_board(struct text_work *work, struct text_plan plan,
                                     struct text_line *line)
{
    if (plan.side <= 3 && ((work->past.rows_end && line->number <= work->past.rows_end + 2) ||
                           (work->past.fault_line && line->number <= work->past.fault_line + 2)))
        return text_error_at(
            work->error, line, 0,
            "expected a whole puzzle, found %u cells right below a grid or an error: "
            "probably the rest of one",
            plan.side * plan.side);
    if (plan.side <= 3 && row_follows(work, line, plan.by_symbols))
        return text_error_at(work->error, line, 0,
                             "expected a named side, found %u cells and more below a blank line: "
                             "puzzles of side %u, or rows of a grid",
                             plan.side * plan.side, plan.side);
    if (plan.side <= 3 && has_borders(line))
        return text_error_at(work->error, line, 0,
                             "expected a whole puzzle, found %u cells between borders: probably a "
                             "row of a drawing",
                             plan.side * plan.side);
    enum sudoku_status status = text_read_line(work, line, &plan);
    if (status == SUDOKU_ERR_TEXT)
        text_past_add_broken(&work->past, line->number, text_lone_cells(line));
    if (status == SUDOKU_OK && plan.side == 3 && !has_digit(work->puzzle->givens, 9))
        return text_error_at(work->error, line, 0,
                             "expected a puzzle, found nine blanks, as in a row of one");
    return status == SUDOKU_OK ? text_doubt_line(work, line) : status;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    const struct text_plan plan = *(const struct text_plan *)state;
    if (line->is_cut)
        return text_error(work->error, line->number, TEXT_LINE_LIMIT + 1,
                          "expected a line of at most %d bytes, found more", TEXT_LINE_LIMIT);
    if (plan.kind == TEXT_PLAN_TOO_FAR)
        return text_error(
            work->error, line->number, 1,
            "expected a named side or form, found lines too long to tell a row from a puzzle");
    if (plan.kind == TEXT_PLAN_TIE)
        return refuse_rows(work, &plan, line);
    if (plan.kind == TEXT_PLAN_NUMBERED)
        return text_error_at(work->error, line, 0,
                             "expected %u cells in this line, found %zu behind a number",
                             plan.side * plan.side, plan.length);
    if (plan.kind == TEXT_PLAN_LINE)
        return read_board(work, plan, line);
    const uint64_t number = line->number;
    if (plan.side <= 3 && work->past.fault_line && number <= work->past.fault_line + 2)
        return text_error(work->error, number, 1,
                          "expected a whole puzzle, found rows of %u cells right below an error: "
                          "probably the rest of that grid",
                          plan.side);
    return text_read_grid(work, line, &plan, NULL, work->frame.has_top);
}

const struct text_form text_plain_form = {.name = "cells",
                                          .size = sizeof(struct text_plan),
                                          .max_score = TEXT_SCORE_LINE,
                                          .detect = detect,
                                          .begin = begin};

/* ----------------------------------------------- framed grids whose empty cells are spaces */

static enum text_score detect_framed(struct text_work *work, void *state, struct text_line *line)
{
    bool is_allowed = text_hint_allows_rows(&work->hint) &&
                      work->hint.format != SUDOKU_TEXT_CANDIDATES && !line->is_cut;
    return is_allowed && text_columns_survey(&work->lines, line, work->hint.side, state)
               ? TEXT_SCORE_CELLS
               : TEXT_SCORE_NONE;
}

static enum sudoku_status begin_framed(struct text_work *work, void *state, struct text_line *line)
{
    const struct text_columns *columns = state;
    const struct text_plan plan = {.kind = TEXT_PLAN_ROWS, .side = columns->side};
    return text_read_grid(work, line, &plan, columns, work->frame.has_top);
}

const struct text_form text_framed_form = {.name = "a framed grid",
                                           .size = sizeof(struct text_columns),
                                           .max_score = TEXT_SCORE_CELLS,
                                           .detect = detect_framed,
                                           .begin = begin_framed};
