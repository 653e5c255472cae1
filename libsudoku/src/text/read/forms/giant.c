/* Files of giant boards: the side of a box, 1, then rows of numbers. */
#include "text/read/board/board.h"
#include "text/read/form.h"

/* The one number on LINE, 0..9, or -1 if there is anything else. */
static int lone_number(const struct text_line *line)
{
    size_t at = text_pass_spaces(line, 0);
    bool is_lone = at < line->length && text_is_decimal(line->text[at]) &&
                   text_pass_spaces(line, at + 1) == line->length;
    return is_lone ? line->text[at] - '0' : -1;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    struct text_line next;
    enum sudoku_text_format format = work->hint.format;
    int number = line->is_cut ? -1 : lone_number(line);
    if (number < 2 || number > 8 || (format != SUDOKU_TEXT_AUTO && format != SUDOKU_TEXT_GIANT))
        return TEXT_SCORE_NONE;
    text_lines_mark(&work->lines, line);
    (void)text_lines_next(&work->lines, &next); /* LINE again */
    bool is_head = text_lines_next(&work->lines, &next) == TEXT_LINES_OK && lone_number(&next) == 1;
    text_lines_rewind(&work->lines, line);
    return is_head ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    unsigned box_side = (unsigned)lone_number(line);
    struct text_plan plan = {TEXT_PLAN_ROWS, false, box_side * box_side, 0};
    (void)text_lines_next(&work->lines, line); /* the 1 */
    uint64_t number = line->number;
    enum text_lines_answer answer = text_lines_next(&work->lines, line);
    if (answer == TEXT_LINES_FAILED)
        return SUDOKU_ERR_READ;
    if (answer != TEXT_LINES_OK || text_ends_rows(line->text, line->length))
        return text_error(work->error, number + 1, 1, "expected %u rows, found 0", plan.side);
    if (work->hint.side && work->hint.side != plan.side) {
        text_skip_rows(work, line->number, false);
        return text_error(work->error, number - 1, 1, "expected side %u, found %u", work->hint.side,
                          plan.side);
    }
    enum sudoku_status status = text_read_grid(work, line, &plan, NULL, false);
    /* Candidates are not of this form: they are a fault. */
    if (status == SUDOKU_OK && work->puzzle->candidates && work->placed.as_numbers.has_failed) {
        *work->error = work->placed.as_numbers.error;
        return SUDOKU_ERR_TEXT;
    }
    if (status == SUDOKU_OK) {
        text_board_give(work, SUDOKU_TEXT_GIANT, plan.side);
        work->puzzle->candidates = NULL;
        work->puzzle->box_rows = work->puzzle->box_columns = box_side;
    }
    return status;
}

const struct text_form text_giant_form = {.name = "a file of a giant board",
                                          .max_score = TEXT_SCORE_ALL,
                                          .detect = detect,
                                          .begin = begin};
