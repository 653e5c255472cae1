/* Grids below their sizes. Files of giant boards begin with the side of a box and 1; others with
 * the rows and columns of a box, below or behind the board's. */
#include "text/read/board/board.h"
#include "text/read/form.h"

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

/* Bytes between two numbers at AT of LINE: spaces, or x alone or in spaces. */
static size_t gap_at(const struct text_line *line, size_t at)
{
    size_t start = at;
    at = text_pass_spaces(line, at);
    if (at < line->length && text_lower(line->text[at]) == 'x')
        at = text_pass_spaces(line, at + 1);
    return at - start;
}

/* Adds the numbers in LINE to NUMBERS. False: there is none, too many, or anything else. */
static bool add_numbers(struct numbers *numbers, const struct text_line *line)
{
    size_t at = text_pass_spaces(line, 0);
    if (line->is_cut || at == line->length)
        return false;
    while (at < line->length) {
        unsigned value;
        size_t digits = text_take_number(line->text + at, line->length - at, MAX_NUMBER, &value);
        size_t gap = gap_at(line, at + digits);
        if (!digits || value > MAX_NUMBER || numbers->count == MAX_NUMBERS ||
            (!gap && at + digits < line->length))
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

/* The sizes that NUMBERS are: those of a box behind the side of the board, which may be missing or
 * there twice. */
static struct head sizes_of(const struct numbers *numbers)
{
    const unsigned *value = numbers->value, count = numbers->count;
    if (count < 2 || value[count - 2] < 2 || value[count - 1] < 2)
        return (struct head){.side = 0};
    const unsigned side = value[count - 2] * value[count - 1];
    for (unsigned i = 0; i + 2 < count; i++)
        if (value[i] != side)
            return (struct head){.side = 0};
    return (struct head){.side = side <= SUDOKU_MAX_SIDE ? side : 0,
                         .box_rows = value[count - 2],
                         .box_columns = value[count - 1]};
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

/* The sizes that begin with NUMBERS, those of LINE, which comes next. */
static struct head find_head(struct text_lines *lines, struct numbers *numbers,
                             struct text_line *line)
{
    const unsigned first = numbers->count;
    struct head head = sizes_of(numbers);
    uint64_t end = line->number;
    (void)text_lines_next(lines, line);
    while (next_line(lines, line, NULL) == TEXT_LINES_OK) {
        bool is_below = line->number == end + 1;
        head.end = end;
        if (head.side && is_row(line, head.side))
            return head;
        if (!add_numbers(numbers, line))
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
    enum sudoku_text_format format = work->hint.format;
    if ((format != SUDOKU_TEXT_AUTO && format != SUDOKU_TEXT_GIANT) || !add_numbers(&numbers, line))
        return TEXT_SCORE_NONE;
    text_lines_mark(&work->lines, line);
    *head = find_head(&work->lines, &numbers, &next);
    text_lines_rewind(&work->lines, line);
    return head->side ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
}

/* Checks that the box of HEAD, which begins on line NUMBER, is square, and the side as named. */
static enum sudoku_status check(const struct text_work *work, const struct head *head,
                                uint64_t number)
{
    if (head->box_rows != head->box_columns)
        return text_error(work->error, head->end, 1,
                          "expected a square box, found %u and %u, either of which may be its rows",
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
    while (line->number < head->end)
        (void)next_line(&work->lines, line, &work->heading); /* numbers, seen before */
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
