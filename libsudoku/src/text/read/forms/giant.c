/* Files of giant boards: the side of a box, 1, then rows of numbers. Others begin with the board's
 * rows and columns, and those of a box. */
#include "text/read/board/board.h"
#include "text/read/form.h"

enum { MAX_NUMBER = 99 };

/* The one or two numbers on a line. */
struct numbers {
    unsigned count; /* 0: there is anything else, or the line is cut */
    unsigned value[2];
};

static struct numbers numbers_on(const struct text_line *line)
{
    struct numbers numbers = {0};
    if (line->is_cut)
        return numbers;
    size_t at = text_pass_spaces(line, 0);
    while (at < line->length) {
        unsigned value = 0;
        size_t start = at;
        for (; at < line->length && text_is_decimal(line->text[at]) && value <= MAX_NUMBER; at++)
            value = value * 10 + (unsigned)(line->text[at] - '0');
        size_t next = text_pass_spaces(line, at);
        if (at == start || value > MAX_NUMBER || numbers.count == 2 ||
            (next == at && at < line->length))
            return (struct numbers){0};
        numbers.value[numbers.count++] = value;
        at = next;
    }
    return numbers;
}

/* True if FIRST and SECOND are the first lines of such a file: 3 and 1, or 9 9 and 3 3. */
static bool is_head(struct numbers first, struct numbers second)
{
    if (first.count != second.count)
        return false;
    const unsigned *one = first.value, *other = second.value;
    if (first.count == 1)
        return one[0] >= 2 && one[0] <= 8 && other[0] == 1;
    return first.count == 2 && one[0] == one[1] && other[0] >= 2 && other[1] >= 2 &&
           other[0] * other[1] == one[0] && one[0] <= SUDOKU_MAX_SIDE;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    struct text_line next;
    enum sudoku_text_format format = work->hint.format;
    struct numbers first = numbers_on(line);
    if (!first.count || (format != SUDOKU_TEXT_AUTO && format != SUDOKU_TEXT_GIANT))
        return TEXT_SCORE_NONE;
    text_lines_mark(&work->lines, line);
    (void)text_lines_next(&work->lines, &next); /* LINE again */
    bool has_head =
        text_lines_next(&work->lines, &next) == TEXT_LINES_OK && is_head(first, numbers_on(&next));
    text_lines_rewind(&work->lines, line);
    return has_head ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    struct numbers first = numbers_on(line);
    (void)text_lines_next(&work->lines, line); /* the 1, or the box */
    struct numbers box =
        first.count == 1 ? (struct numbers){2, {first.value[0], first.value[0]}} : numbers_on(line);
    struct text_plan plan = {TEXT_PLAN_ROWS, false, box.value[0] * box.value[1], 0};
    uint64_t number = line->number;
    if (box.value[0] != box.value[1]) {
        text_skip_rows(work, number, false);
        return text_error(work->error, number, 1,
                          "expected a square box, found %u and %u, either of which may be its rows",
                          box.value[0], box.value[1]);
    }
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
        work->puzzle->box_rows = work->puzzle->box_columns = box.value[0];
    }
    return status;
}

const struct text_form text_giant_form = {.name = "a file of a giant board",
                                          .max_score = TEXT_SCORE_ALL,
                                          .detect = detect,
                                          .begin = begin};
