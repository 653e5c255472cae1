/* Grids whose rows are numbered or lettered, as chess boards are, with or without a line above or
 * below that numbers the columns. */
#include "text/read/form.h"

struct labels_state {
    bool has_head; /* a line that numbers the columns */
    bool rows_are_labelled;
    bool is_open; /* the rows are being read: they have no further labels */
};

/* A label, and its length with the separator after it. */
struct label {
    int value; /* a number, or 1 for A */
    size_t length;
};

/* Takes the number or the letter at *AT. Returns its value, or -1. */
static int take_value(const char *text, size_t length, size_t *at)
{
    enum { MAX_DIGITS = 3 };
    unsigned number;
    size_t rest = length - *at < MAX_DIGITS ? length - *at : MAX_DIGITS;
    size_t digits = text_take_number(text + *at, rest, 999, &number);
    *at += digits;
    if (digits)
        return (int)number;
    if (*at < length && text_is_letter(text[*at]))
        return (text[(*at)++] & 0x1F);
    return -1;
}

/* Takes 7, G, R7 or row 7 and the . : ) | or space after it. False: there is no label. */
static bool take_label(const char *text, size_t length, struct label *label)
{
    static const char row[] = "row ";
    size_t at = 0, word = 0;
    while (at < length && text_is_space(text[at]))
        at++;
    while (word < 4 && at + word < length && (text[at + word] | 0x20) == row[word])
        word++;
    if (word == 4)
        at += 4;
    else if (at + 1 < length && (text[at] | 0x20) == 'r' && text_is_decimal(text[at + 1]))
        at++;
    label->value = take_value(text, length, &at);
    size_t end = at;
    while (at < length && (text[at] == '.' || text[at] == ':' || text[at] == ')') && at == end)
        at++;
    /* Dots without a space after them are blanks. */
    bool has_dot = at > end && text[end] == '.';
    bool has_space = at < length && (text_is_space(text[at]) || text[at] == '|');
    if (label->value < 0 || (!has_space && (at == end || has_dot)))
        return false;
    while (at < length && text_is_space(text[at]))
        at++;
    label->length = at;
    return true;
}

static size_t label_length(const char *text, size_t length)
{
    struct label label;
    return take_label(text, length, &label) ? label.length : 0;
}

/* True if LINE numbers COUNT columns: 1 2 3 ..., 0 1 2 ..., A B C ... or C1 C2 C3 ... */
static bool counts_columns(const struct text_line *line, size_t count)
{
    struct text_cursor cursor = {line->text, line->length, 0, false};
    struct text_cell cell;
    size_t found = 0;
    int first = 1;
    while (text_next_cell(&cursor, &cell)) {
        size_t at = cell.length > 1 && (*cell.text | 0x20) == 'c' ? 1 : 0;
        int value = take_value(cell.text, cell.length, &at);
        if (found == 0 && value == 0)
            first = 0;
        if (value != first + (int)found++ || at != cell.length)
            return false;
    }
    return found == count;
}

/* The rows ahead. */
struct rows {
    unsigned count;
    /* Cells in each, with its label or without, by tokens or by symbols; 0: they differ. */
    size_t cells[2][2];
    int first, step;   /* of the labels */
    bool are_labelled; /* 1 2 3 ..., 0 1 2 ... or 3 2 1 */
};

/* True if ROWS are a whole board, with their labels or WITHOUT. */
static bool fit(const struct rows *rows, bool without)
{
    return rows->count >= 4 &&
           (rows->count == rows->cells[without][0] || rows->count == rows->cells[without][1]);
}

/* Notes LINE as the next row. */
static void note(struct rows *rows, const struct text_line *line)
{
    struct label label = {0, 0};
    bool has_label = take_label(line->text, line->length, &label);
    for (unsigned way = 0; way < 4; way++) {
        size_t *cells = &rows->cells[way / 2][way % 2];
        size_t skipped = way / 2 && has_label ? label.length : 0;
        size_t found = text_count_cells(line->text + skipped, line->length - skipped, way % 2);
        *cells = rows->count == 0 || *cells == found ? found : 0;
    }
    rows->first = rows->count ? rows->first : label.value;
    rows->step = rows->count == 1 ? label.value - rows->first : rows->step;
    rows->are_labelled &= has_label && label.value == rows->first + rows->step * (int)rows->count &&
                          (rows->count == 0 || rows->step == 1 || rows->step == -1);
    rows->count++;
}

/* Looks at the rows from LINE on, or from the next line, up to a line that is none. */
static struct rows survey(struct text_lines *lines, struct text_line *line, bool from_next)
{
    struct rows rows = {.are_labelled = true};
    struct text_line ahead;
    text_lines_mark(lines, line);
    if (from_next)
        (void)text_lines_next(lines, &ahead);
    while (rows.count <= SUDOKU_MAX_SIDE && text_lines_next(lines, &ahead) == TEXT_LINES_OK &&
           !text_ends_rows(ahead.text, ahead.length)) {
        if (text_is_frame(ahead.text, ahead.length, NULL))
            continue;
        /* A line below the rows that numbers the columns is no row. */
        if (fit(&rows, rows.are_labelled) && counts_columns(&ahead, rows.count))
            break;
        note(&rows, &ahead);
    }
    text_lines_rewind(lines, line);
    /* The lowest label is 1 or 0. */
    int last = rows.first + rows.step * ((int)rows.count - 1);
    int lowest = rows.step < 0 ? last : rows.first;
    rows.are_labelled &= lowest == 0 || lowest == 1;
    return rows;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    struct labels_state *own = state;
    struct label label;
    size_t columns = text_count_cells(line->text, line->length, false);
    if (own->is_open || !text_hint_allows_rows(&work->hint) || line->is_cut)
        return TEXT_SCORE_NONE;
    own->has_head = false;
    if (take_label(line->text, line->length, &label)) {
        const struct rows rows = survey(&work->lines, line, false);
        own->rows_are_labelled = true;
        if (rows.are_labelled && fit(&rows, true))
            return TEXT_SCORE_CELLS;
    }
    if (columns < 4 || !counts_columns(line, columns))
        return TEXT_SCORE_NONE;
    /* The line above numbers the columns of as many rows; no board has a row more than columns. */
    const struct rows rows = survey(&work->lines, line, true);
    own->has_head = true;
    own->rows_are_labelled = rows.are_labelled;
    return rows.count == columns && fit(&rows, rows.are_labelled) ? TEXT_SCORE_CELLS
                                                                  : TEXT_SCORE_NONE;
}

/* Passes over a line below the board, or below its frame, that numbers its columns. */
static void skip_foot(struct text_work *work, unsigned side)
{
    struct text_line line;
    if (text_lines_next(&work->lines, &line) != TEXT_LINES_OK)
        return;
    if (work->frame.bottom_may_follow && text_is_frame(line.text, line.length, NULL)) {
        work->frame.bottom_may_follow = false;
        if (text_lines_next(&work->lines, &line) != TEXT_LINES_OK)
            return;
    }
    if (line.is_cut || !counts_columns(&line, side))
        text_lines_push_back(&work->lines, &line);
}

/* Leaves the first row to the other forms, which read the rows without their labels. */
static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    struct labels_state *own = state;
    text_lines_push_back(&work->lines, line);
    if (own->has_head)
        (void)text_lines_next(&work->lines, line);
    work->lines.label = own->rows_are_labelled ? label_length : NULL;
    own->is_open = true;
    /* Looking ahead saw the rows. */
    do {
        if (text_lines_next(&work->lines, line) != TEXT_LINES_OK)
            return SUDOKU_ERR_READ;
    } while (text_is_frame(line->text, line->length, NULL));
    text_lines_push_back(&work->lines, line);
    return SUDOKU_END;
}

static void end(struct text_work *work, void *state, bool has_puzzle)
{
    struct labels_state *own = state;
    own->is_open = false;
    work->lines.label = NULL;
    if (has_puzzle)
        skip_foot(work, work->puzzle->side);
}

const struct text_form text_labels_form = {.name = "a grid with numbered rows",
                                           .size = sizeof(struct labels_state),
                                           .max_score = TEXT_SCORE_CELLS,
                                           .detect = detect,
                                           .begin = begin,
                                           .end = end};
