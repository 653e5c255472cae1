/* Grids below their sizes. Files of giant boards begin with the side of a box and 1; others with
 * the rows and columns of a box, before or after those of the board. */
#include "text/read/board/board.h"
#include "text/read/form.h"

#include <string.h>

enum { MAX_NUMBER = 99, MAX_NUMBERS = 4 };

/* The numbers of the first lines of a text. */
struct numbers {
    unsigned count;
    unsigned value[MAX_NUMBERS];
};

/* The sizes above a grid; SIDE 0: there are none. */
struct head {
    unsigned side, box_rows, box_columns;
    uint64_t end; /* its last line */
};

/* Bytes of the sign between two sizes, if any, at AT of LINE. */
static size_t sign_at(const struct text_line *line, size_t at)
{
    static const char signs[] = "xX*,/:", times[] = "\xC3\x97";
    if (at < line->length && memchr(signs, line->text[at], sizeof signs - 1))
        return 1;
    return line->length - at >= 2 && memcmp(line->text + at, times, 2) == 0 ? 2 : 0;
}

/* Bytes between two numbers at AT of LINE: spaces, or a sign alone or in spaces. */
static size_t gap_at(const struct text_line *line, size_t at)
{
    size_t start = at;
    at = text_pass_spaces(line, at);
    size_t sign = sign_at(line, at);
    return (sign ? text_pass_spaces(line, at + sign) : at) - start;
}

/* Adds the numbers in LINE, up to a comment, to NUMBERS. False: there is none, too many, or
 * anything else. */
static bool add_numbers(struct numbers *numbers, const struct text_line *line)
{
    const char *comment = memchr(line->text, '#', line->length);
    struct text_line sizes = *line;
    sizes.length = comment ? (size_t)(comment - line->text) : line->length;
    size_t at = text_pass_spaces(&sizes, 0);
    if (line->is_cut || at == sizes.length)
        return false;
    while (at < sizes.length) {
        unsigned value;
        size_t digits = text_take_number(sizes.text + at, sizes.length - at, MAX_NUMBER, &value);
        size_t gap = gap_at(&sizes, at + digits);
        if (!digits || value > MAX_NUMBER || numbers->count == MAX_NUMBERS ||
            (!gap && at + digits < sizes.length))
            return false;
        numbers->value[numbers->count++] = value;
        at += digits + gap;
    }
    return true;
}

/* Takes the next line that is neither blank nor a comment. HEADING, or NULL, keeps the rules that
 * comments name. */
static enum text_lines_answer next_line(struct text_lines *lines, struct text_line *line,
                                        struct text_heading *heading)
{
    enum text_lines_answer answer;
    while ((answer = text_lines_next(lines, line)) == TEXT_LINES_OK) {
        size_t at = text_pass_spaces(line, 0);
        if (line->is_cut || (at < line->length && line->text[at] != '#'))
            break;
        if (heading)
            text_heading_comment(heading, line->text + at, line->length - at);
    }
    return answer;
}

/* The sizes that NUMBERS are: those of a box before or after the side of the board, which may be
 * missing or there twice. */
static struct head sizes_of(const struct numbers *numbers)
{
    const unsigned *value = numbers->value, count = numbers->count;
    for (unsigned at = 0; at + 1 < count; at++) {
        const unsigned side = value[at] * value[at + 1];
        unsigned same = 0;
        for (unsigned i = 0; i < count; i++)
            same += i != at && i != at + 1 && value[i] == side;
        if (value[at] >= 2 && value[at + 1] >= 2 && side <= SUDOKU_MAX_SIDE && same + 2 == count)
            return (struct head){side, value[at], value[at + 1], 0};
    }
    return (struct head){.side = 0};
}

/* True if NUMBERS on two lines, FIRST of them on the first, are sizes without a look at what
 * follows: 3 and 1, or 9 9 and 3 3. */
static bool are_clear(const struct numbers *numbers, unsigned first, struct head *head)
{
    const unsigned *value = numbers->value;
    if (first == 1 && numbers->count == 2 && value[0] >= 2 && value[0] <= 8 && value[1] == 1)
        *head = (struct head){value[0] * value[0], value[0], value[0], 0};
    else if (first == 2 && numbers->count == 4)
        *head = sizes_of(numbers);
    else
        return false;
    return head->side > 0;
}

/* True if the cells of LINE, a row of SIDE, are symbols, alone or in groups. */
static bool is_compact(const struct text_line *line, unsigned side)
{
    const size_t tokens = text_count_cells(line->text, line->length, false);
    return tokens == 1 ||
           (tokens != side && text_count_cells(line->text, line->length, true) == side);
}

/* True if LINE has the cells of a row of SIDE. */
static bool is_row(const struct text_line *line, unsigned side)
{
    return text_count_cells(line->text, line->length, is_compact(line, side)) == side;
}

/* True if the box of HEAD is not square: it is unknown which of its sizes are its rows. */
static bool is_doubtful(const struct head *head)
{
    return head->box_rows != head->box_columns;
}

/* True if HEAD, above LINE or more comments than the window holds, is that of a grid. */
static bool is_above(const struct head *head, enum text_lines_answer answer,
                     const struct text_line *line)
{
    if (!head->side || answer != TEXT_LINES_OK)
        return head->side && is_doubtful(head) && answer == TEXT_LINES_TOO_FAR;
    return is_row(line, head->side) ||
           (is_doubtful(head) && text_is_frame(line->text, line->length, NULL));
}

/* The sizes that begin with NUMBERS, those of LINE, which comes next. */
static struct head find_head(struct text_lines *lines, struct numbers *numbers,
                             struct text_line *line)
{
    const unsigned first = numbers->count;
    struct head head = sizes_of(numbers);
    uint64_t end = line->number;
    enum text_lines_answer answer = text_lines_next(lines, line);
    while (answer == TEXT_LINES_OK) {
        answer = next_line(lines, line, NULL);
        bool is_below = line->number == end + 1;
        head.end = end;
        if (is_above(&head, answer, line))
            return head;
        if (answer != TEXT_LINES_OK || !add_numbers(numbers, line))
            break;
        end = line->number;
        if (is_below && are_clear(numbers, first, &head)) {
            head.end = end;
            return head;
        }
        head = sizes_of(numbers);
    }
    return (struct head){.side = 0};
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    struct head *head = state;
    struct numbers numbers = {0};
    struct text_line next = *line;
    const enum sudoku_text_format format = work->hint.format;
    const bool is_named = format != SUDOKU_TEXT_AUTO && format != SUDOKU_TEXT_GIANT;
    if (!text_hint_allows_rows(&work->hint) || !add_numbers(&numbers, line))
        return TEXT_SCORE_NONE;
    text_lines_mark(&work->lines, line);
    *head = find_head(&work->lines, &numbers, &next);
    text_lines_rewind(&work->lines, line);
    /* A grid of another form has square boxes anyhow. */
    return head->side && (!is_named || is_doubtful(head)) ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
}

/* Checks that the box of HEAD, which begins on line NUMBER, is square, and the side as named. */
static enum sudoku_status check(const struct text_work *work, const struct head *head,
                                uint64_t number)
{
    if (is_doubtful(head))
        return text_error(work->error, head->end, 1,
                          "expected a square box, found %u and %u, either of which may be its "
                          "rows: leave the sizes out and name the boxes",
                          head->box_rows, head->box_columns);
    if (work->hint.side && work->hint.side != head->side)
        return text_error(work->error, number, 1, "expected side %u, found %u", work->hint.side,
                          head->side);
    return SUDOKU_OK;
}

/* Takes the first row below HEAD into LINE, a line of the head. SUDOKU_END: there is none. */
static enum sudoku_status take_row(struct text_work *work, const struct head *head,
                                   struct text_line *line)
{
    text_heading_rule(&work->heading, line->text, line->length); /* behind the sizes */
    while (line->number < head->end) {
        (void)next_line(&work->lines, line, &work->heading); /* sizes, seen before */
        text_heading_rule(&work->heading, line->text, line->length);
    }
    enum text_lines_answer answer = next_line(&work->lines, line, &work->heading);
    if (answer != TEXT_LINES_OK)
        return answer == TEXT_LINES_FAILED ? SUDOKU_ERR_READ : SUDOKU_END;
    if (line->is_cut || !text_ends_rows(line->text, line->length))
        return SUDOKU_OK;
    text_lines_push_back(&work->lines, line);
    return SUDOKU_END;
}

static enum sudoku_status read_grid(struct text_work *work, const struct head *head,
                                    struct text_line *line)
{
    const struct text_plan plan = {TEXT_PLAN_ROWS, is_compact(line, head->side), head->side, 0};
    enum sudoku_status status = text_read_grid(work, line, &plan, NULL, false);
    if (status != SUDOKU_OK)
        return status;
    /* Candidates are not of this form: they are a fault. */
    if (work->puzzle->candidates && work->placed.as_numbers.has_failed) {
        *work->error = work->placed.as_numbers.error;
        return SUDOKU_ERR_TEXT;
    }
    text_board_give(work, plan.by_symbols ? SUDOKU_TEXT_GRID : SUDOKU_TEXT_GIANT, head->side);
    text_board_give_symbols(work);
    work->puzzle->candidates = NULL;
    work->puzzle->box_rows = head->box_rows;
    work->puzzle->box_columns = head->box_columns;
    return SUDOKU_OK;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    const struct head head = *(const struct head *)state;
    const enum sudoku_status fit = check(work, &head, line->number);
    enum sudoku_status row = take_row(work, &head, line);
    if (row == SUDOKU_ERR_READ)
        return row;
    if (row == SUDOKU_OK && fit == SUDOKU_OK)
        return read_grid(work, &head, line);
    if (row == SUDOKU_OK)
        text_skip_rows(work, line->number, false); /* no board with other boxes */
    return fit != SUDOKU_OK
               ? fit
               : text_error(work->error, head.end + 1, 1, "expected %u rows, found 0", head.side);
}

const struct text_form text_giant_form = {.name = "a file of a giant board",
                                          .size = sizeof(struct head),
                                          .max_score = TEXT_SCORE_ALL,
                                          .detect = detect,
                                          .begin = begin};
