/* Grids whose rows are numbered or lettered, with or without a line that numbers the columns. */
#include "text/read/forms/labels.h"

#include "text/read/error.h"

/* A label: its value and its length with what is behind it. */
struct label {
    int value; /* a number, or 1 for A */
    size_t length;
};

/* The digits or the letter at AT; -1: neither. Steps behind it. */
static int take_value(const char *text, size_t length, size_t *at)
{
    int value = 0;
    size_t start = *at;
    while (*at < length && *at - start < 3 && text_is_decimal(text[*at]))
        value = value * 10 + (text[(*at)++] - '0');
    if (*at > start)
        return value;
    if (*at < length && text_is_letter(text[*at]))
        return (text[(*at)++] & 0x1F);
    return -1;
}

/* Takes 7, G, R7 or row 7 and the . : ) | or space behind it from the start of TEXT. False: there
 * is no label. */
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
    /* Dots without a space behind them are blanks. */
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

/* Whether LINE counts COUNT columns: 1 2 3 ..., 0 1 2 ..., A B C ... or C1 C2 C3 ... */
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

/* Rows from a line on. */
struct rows {
    unsigned count;
    /* How many tokens and symbols each has, with its label and without it; 0: they differ. */
    size_t tokens[2];
    size_t symbols[2];
    bool are_labelled; /* 1 2 3 ..., 0 1 2 ... or 3 2 1 */
};

/* Notes how many cells row INDEX has in TEXT. */
static void note(size_t *count, unsigned index, const char *text, size_t length, bool by_symbols)
{
    size_t cells = text_count_cells(text, length, by_symbols);
    *count = index == 0 || *count == cells ? cells : 0;
}

/* Whether COUNT rows are a whole board, with their labels or WITHOUT. */
static bool fit(const struct rows *rows, bool without)
{
    return rows->count >= 4 &&
           (rows->count == rows->tokens[without] || rows->count == rows->symbols[without]);
}

/* Notes whether LABEL counts the next row on from FIRST. */
static void note_label(struct rows *rows, const struct label *label, const struct label *first,
                       int *step)
{
    if (rows->count == 1)
        *step = label->value - first->value;
    rows->are_labelled &= label->value == first->value + *step * (int)rows->count &&
                          (rows->count == 0 || *step == 1 || *step == -1);
}

/* Looks at the rows up to a line that is none. */
static void look_ahead(struct text_lines *lines, struct text_line *line, struct rows *rows)
{
    enum text_border weight;
    struct label label = {0, 0}, first = {0, 0};
    int step = 0;
    *rows = (struct rows){.are_labelled = true};
    while (rows->count <= SUDOKU_MAX_SIDE && text_lines_next(lines, line) == TEXT_LINES_OK) {
        if (text_ends_rows(line->text, line->length))
            break;
        if (text_is_frame(line->text, line->length, &weight))
            continue;
        /* What counts the columns below the rows is no row. */
        if (fit(rows, rows->are_labelled) && counts_columns(line, rows->count))
            break;
        bool has_label = take_label(line->text, line->length, &label);
        for (size_t without = 0; without < 2; without++) {
            size_t skipped = without && has_label ? label.length : 0;
            const char *text = line->text + skipped;
            note(&rows->tokens[without], rows->count, text, line->length - skipped, false);
            note(&rows->symbols[without], rows->count, text, line->length - skipped, true);
        }
        first = rows->count ? first : label;
        rows->are_labelled &= has_label;
        note_label(rows, &label, &first, &step);
        rows->count++;
    }
    /* They begin with 1 or 0, or end there. */
    int last = first.value + step * ((int)rows->count - 1), lowest = step < 0 ? last : first.value;
    rows->are_labelled &= lowest == 0 || lowest == 1;
}

/* Looks at the rows from LINE on, or from the one behind it. */
static void survey(struct sudoku_text_reader *reader, struct text_line *line, bool from_next,
                   struct rows *rows)
{
    struct text_line ahead;
    text_lines_mark(&reader->lines, line);
    if (from_next)
        (void)text_lines_next(&reader->lines, &ahead);
    look_ahead(&reader->lines, &ahead, rows);
    text_lines_rewind(&reader->lines);
    (void)text_lines_next(&reader->lines, line);
}

static enum text_match detect(struct sudoku_text_reader *reader, struct text_line *line)
{
    struct label label;
    struct rows rows;
    size_t columns = text_count_cells(line->text, line->length, false);
    if (reader->is_in_labels || !text_hint_allows_rows(&reader->hint) || line->is_cut)
        return TEXT_MATCH_NO;
    reader->labels_have_head = false;
    if (take_label(line->text, line->length, &label)) {
        survey(reader, line, false, &rows);
        reader->rows_are_labelled = true;
        if (rows.are_labelled && fit(&rows, true))
            return TEXT_MATCH_SURE;
    }
    if (columns < 4 || !counts_columns(line, columns))
        return TEXT_MATCH_NO;
    /* A line above that counts the columns of as many rows: no board has one row more than that. */
    survey(reader, line, true, &rows);
    reader->labels_have_head = true;
    reader->rows_are_labelled = rows.are_labelled;
    return rows.count == columns && fit(&rows, rows.are_labelled) ? TEXT_MATCH_SURE : TEXT_MATCH_NO;
}

/* Leaves out a line below the board, or below its frame, that counts its columns. */
static void skip_foot(struct sudoku_text_reader *reader, unsigned side)
{
    struct text_line line;
    enum text_border weight;
    if (text_lines_next(&reader->lines, &line) != TEXT_LINES_OK)
        return;
    if (reader->bottom_may_follow && text_is_frame(line.text, line.length, &weight)) {
        reader->bottom_may_follow = false;
        if (text_lines_next(&reader->lines, &line) != TEXT_LINES_OK)
            return;
    }
    if (line.is_cut || !counts_columns(&line, side))
        text_lines_push_back(&reader->lines, &line);
}

static enum sudoku_status read(struct sudoku_text_reader *reader, struct text_line *line,
                               struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error)
{
    enum text_border weight;
    text_lines_push_back(&reader->lines, line);
    if (reader->labels_have_head)
        (void)text_lines_next(&reader->lines, line);
    reader->lines.label = reader->rows_are_labelled ? label_length : NULL;
    /* Looking ahead saw the rows. */
    do {
        if (text_lines_next(&reader->lines, line) != TEXT_LINES_OK)
            return SUDOKU_ERR_READ;
    } while (text_is_frame(line->text, line->length, &weight));
    reader->is_in_labels = true; /* labels have no labels: the rows within are of another form */
    enum sudoku_status status = text_read_form(reader, line, puzzle, error);
    reader->is_in_labels = false;
    reader->lines.label = NULL;
    if (status == SUDOKU_OK)
        skip_foot(reader, puzzle->side);
    return status;
}

const struct text_form text_labels_form = {detect, read};
