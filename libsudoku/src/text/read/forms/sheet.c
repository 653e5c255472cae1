/* Cells of a spreadsheet or of a Markdown table: CSV and TSV with empty cells.
 *
 * Rows and columns that number the others, and empty ones between boxes, are left out. */
#include <string.h>

#include "text/read/board/board.h"
#include "text/read/board/shape.h"
#include "text/read/form.h"
#include "text/read/lines/tokens.h"

/* Its state, set by detect(). */
struct sheet_state {
    char separator;
    unsigned rows;
};

/* True if LINE is below the head of a Markdown table, such as |---|:-:|; *COUNT is its number of
 * fields. */
static bool is_rule(const struct text_line *line, unsigned *count)
{
    struct text_fields fields = text_fields_of(line, '|');
    struct text_field field;
    for (*count = 0; text_next_field(&fields, &field); ++*count) {
        size_t dashes = 0;
        for (size_t i = 0; i < field.length; i++) {
            bool is_end = i == 0 || i + 1 == field.length;
            if (field.text[i] != '-' && !(field.text[i] == ':' && is_end))
                return false;
            dashes += field.text[i] == '-';
        }
        if (!dashes)
            return false;
    }
    return *count >= 4 && memchr(line->text, '|', line->length);
}

/* Removes from FIELD the marks of bold text and of empty cells in Markdown. */
static void undress(struct text_field *field)
{
    static const char marks[] = {'*', '`', '~', '_'};
    if (field->length == 6 && memcmp(field->text, "&nbsp;", 6) == 0)
        field->length = 0;
    while (field->length > 2 && memchr(marks, *field->text, sizeof marks) &&
           *field->text == field->text[field->length - 1]) {
        field->text++;
        field->length -= 2;
    }
}

/* Adds the fields of LINE as a row; *IS_SHEET: some are empty or in quotation marks. False: there
 * is a fault. */
static bool add_row(struct text_placed *table, const struct text_line *line, char separator,
                    bool *is_sheet)
{
    struct text_fields fields = text_fields_of(line, separator);
    struct text_field field;
    while (text_next_field(&fields, &field)) {
        const char *text = field.text;
        undress(&field);
        if (field.length)
            table->marks |= field.text > text ? TEXT_MARK_BOLD : TEXT_MARK_PLAIN;
        *is_sheet |= field.length == 0 || field.is_quoted;
        if (!text_placed_add(table, line, field.text, field.length))
            return false;
    }
    return text_placed_end_row(table, line);
}

/* True if LINE is an empty row of TABLE: as many tabs as others have. */
static bool is_empty_row(const struct text_placed *table, const struct text_line *line)
{
    for (size_t i = 0; i < line->length; i++)
        if (line->text[i] != '\t')
            return false;
    return line->length && line->length + 1 == table->columns;
}

/* Looks at up to LIMIT rows from LINE on. False: Markdown without a rule below its first row. */
static bool look_ahead(struct text_work *work, struct text_line *line, char separator,
                       unsigned limit, bool *is_sheet)
{
    struct text_placed *table = &work->placed;
    unsigned rule = 0, rules = 0;
    text_placed_start(table, line->number);
    *is_sheet = separator == '|';
    text_lines_mark(&work->lines, line);
    while (table->rows < limit && text_lines_next(&work->lines, line) == TEXT_LINES_OK) {
        if (line->is_cut ||
            (text_ends_rows(line->text, line->length) &&
             !(separator == '\t' && is_empty_row(table, line))) ||
            !memchr(line->text, separator, line->length))
            break;
        if (separator == '|' && is_rule(line, &rule)) {
            rules += table->rows == 1 && rule == table->lengths[0] ? 1 : 2;
            continue;
        }
        if (!add_row(table, line, separator, is_sheet))
            break;
    }
    text_lines_rewind(&work->lines, line);
    return separator != '|' || rules == 1;
}

/* True if the rows of COLUMNS fields from LINE on make whole boards, as far as one can look. */
static bool are_whole_boards(struct text_work *work, struct text_line *line, char separator,
                             unsigned columns)
{
    const uint64_t first = line->number;
    uint64_t end = first;
    enum text_lines_answer answer;
    if (first < work->past.whole_rows_end)
        return true;
    text_lines_mark(&work->lines, line);
    while ((answer = text_lines_next(&work->lines, line)) == TEXT_LINES_OK &&
           text_count_fields(line, separator) == columns)
        end = line->number + 1;
    text_lines_rewind(&work->lines, line);
    bool are_whole = answer == TEXT_LINES_TOO_FAR || (end - first) % columns == 0;
    work->past.whole_rows_end = are_whole ? end : work->past.whole_rows_end;
    return are_whole;
}

static enum text_score detect_with(struct text_work *work, struct sheet_state *own,
                                   struct text_line *line, char separator)
{
    struct text_placed *table = &work->placed;
    bool is_sheet;
    if (text_count_fields(line, separator) < 4 ||
        !look_ahead(work, line, separator, TEXT_PLACED_SIDE, &is_sheet))
        return TEXT_SCORE_NONE;
    /* Several boards follow one another, perhaps with gaps between their boxes. A few rows more
     * than one board are none: a gap of it may be damaged. */
    unsigned gaps = text_root(table->columns) - 1;
    if (table->rows >= 2 * (table->columns - gaps) && !text_shape_exists(table)) {
        (void)look_ahead(work, line, separator, table->columns + gaps, &is_sheet);
        unsigned columns = table->columns;
        if (!text_shape_exists(table) && are_whole_boards(work, line, separator, columns))
            (void)look_ahead(work, line, separator, columns, &is_sheet);
    }
    own->separator = separator;
    own->rows = table->rows;
    if (is_sheet && text_shape_exists(table))
        return TEXT_SCORE_ALL;
    return is_sheet && table->rows >= 4 && table->columns >= 4 ? TEXT_SCORE_PARTS : TEXT_SCORE_NONE;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    static const char separators[] = {'\t', ';', ',', '|'};
    if (!text_hint_allows_rows(&work->hint) || line->is_cut)
        return TEXT_SCORE_NONE;
    for (size_t i = 0; i < sizeof separators; i++) {
        if (!memchr(line->text, separators[i], line->length))
            continue;
        enum text_score score = detect_with(work, state, line, separators[i]);
        if (score != TEXT_SCORE_NONE)
            return score;
    }
    return TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    const struct sheet_state *own = state;
    struct text_placed *table = &work->placed;
    unsigned unused;
    bool ignored = false, is_markdown = own->separator == '|';
    text_placed_start(table, line->number);
    table->has_head = is_markdown;
    table->may_be_cut = true;
    table->may_be_stripped = own->separator == '\t';
    for (;;) {
        /* The rows were looked at. */
        if (!(is_markdown && is_rule(line, &unused)))
            (void)add_row(table, line, own->separator, &ignored);
        if (text_placed_has_fault(table) || table->rows == own->rows)
            return text_board_give_table(work, SUDOKU_TEXT_NUMBERS, line->number + 1);
        if (text_lines_next(&work->lines, line) != TEXT_LINES_OK)
            return SUDOKU_ERR_READ;
    }
}

const struct text_form text_sheet_form = {.name = "a table",
                                          .size = sizeof(struct sheet_state),
                                          .max_score = TEXT_SCORE_ALL,
                                          .detect = detect,
                                          .begin = begin};
