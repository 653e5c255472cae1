/* A table of cells from a sheet, a page or an array, and the board that it is. */
#include "text/read/table.h"

#include <string.h>

void text_table_start(struct text_table *table, uint64_t line)
{
    *table = (struct text_table){.line = line};
}

/* Notes which value is the highest: where it is over the side, that is the fault. */
static void note_top(struct text_table *table, const struct text_line *line, const char *text,
                     size_t length, int value)
{
    if (value == TEXT_ZERO || value <= table->top)
        return;
    table->top = value;
    table->top_line = line->number;
    table->top_column = text_column(line, text);
    text_describe(line, text, length, table->found);
}

/* Where the next value goes; NULL: there is no room. A first row may go on as a list. */
static uint8_t *next_place(struct text_table *table)
{
    if (table->rows == 0 && table->length >= TEXT_TABLE_SIDE)
        table->is_list = true;
    if (table->is_list ? table->rows > 0 || table->length == sizeof table->values
                       : table->length == TEXT_TABLE_SIDE || table->rows == TEXT_TABLE_SIDE)
        return NULL;
    return &table->values[table->rows * TEXT_TABLE_SIDE + table->length++];
}

/* LENGTH without a fraction of nothing, as programs write whole numbers: 5. and 5.0 are 5. */
static size_t without_fraction(const char *text, size_t length)
{
    size_t digits = 0, end;
    while (digits < length && text_is_decimal(text[digits]))
        digits++;
    if (!digits || digits == length || text[digits] != '.')
        return length;
    for (end = digits + 1; end < length && text[end] == '0'; end++)
        continue;
    return end == length ? digits : length;
}

bool text_table_add(struct text_table *table, const struct text_line *line, const char *text,
                    size_t length, struct sudoku_text_error *error)
{
    length = without_fraction(text, length);
    struct text_cell cell = {text, length, TEXT_BORDER_NONE};
    char found[TEXT_FOUND_SIZE];
    int value = length ? text_cell_value(&cell) : 0;
    uint8_t *place = value < 0 ? NULL : next_place(table);
    if (value < 0) {
        text_describe(line, text, length, found);
        text_error(error, line->number, text_column(line, text),
                   "expected a digit or a blank, found %s", found);
        return false;
    }
    if (!place) {
        text_error(error, line->number, text_column(line, text),
                   "expected at most %d cells in a row, found more", SUDOKU_MAX_SIDE);
        return false;
    }
    *place = (uint8_t)value;
    note_top(table, line, text, length, value);
    table->has_minus_one |= length > 1 && value == 0;
    table->has_numbers |= length > 1 && value != 0 && value != TEXT_ZERO;
    return true;
}

bool text_table_end_row(struct text_table *table, const struct text_line *line,
                        struct sudoku_text_error *error)
{
    if (table->length == 0)
        return true;
    if (table->rows == TEXT_TABLE_SIDE || (table->is_list && table->rows)) {
        text_error(error, line->number, 1, "expected at most %d rows, found more", SUDOKU_MAX_SIDE);
        return false;
    }
    table->lines[table->rows] = line->number;
    table->lengths[table->rows++] = table->length;
    table->columns = table->length > table->columns ? table->length : table->columns;
    table->length = 0;
    return true;
}

/* ------------------------------------------------------------------------- what is no cell of it
 */

static uint8_t value_at(const struct text_table *table, unsigned row, unsigned column)
{
    return table->values[row * TEXT_TABLE_SIDE + column];
}

/* Whether COUNT values from the one at ROW and COLUMN on, in steps down or to the right, are 1, 2,
 * 3 ..., 0, 1, 2 ... or A, B, C ... */
static bool counts(const struct text_table *table, unsigned row, unsigned column, unsigned down,
                   unsigned count)
{
    uint8_t first = value_at(table, row, column), start = first == TEXT_ZERO ? 0 : first;
    if (first != 1 && first != TEXT_ZERO && first != text_symbol_value('A'))
        return false;
    for (unsigned i = 1; i < count; i++)
        if (value_at(table, row + down * i, column + (1 - down) * i) != start + i)
            return false;
    return true;
}

static bool row_is_blank(const struct text_table *table, unsigned row)
{
    for (unsigned i = 0; i < table->columns; i++)
        if (value_at(table, row, i))
            return false;
    return true;
}

static bool column_is_blank(const struct text_table *table, unsigned column)
{
    for (unsigned i = 0; i < table->rows; i++)
        if (value_at(table, i, column))
            return false;
    return true;
}

static void drop_row(struct text_table *table, unsigned row)
{
    memmove(&table->values[row * TEXT_TABLE_SIDE], &table->values[(row + 1) * TEXT_TABLE_SIDE],
            (size_t)(table->rows - row - 1) * TEXT_TABLE_SIDE);
    memmove(&table->lengths[row], &table->lengths[row + 1],
            (table->rows - row - 1) * sizeof *table->lengths);
    memmove(&table->lines[row], &table->lines[row + 1],
            (table->rows - row - 1) * sizeof *table->lines);
    table->rows--;
}

static void drop_column(struct text_table *table, unsigned column)
{
    for (unsigned row = 0; row < table->rows; row++) {
        uint8_t *values = &table->values[row * TEXT_TABLE_SIDE];
        memmove(&values[column], &values[column + 1], table->columns - column - 1);
        table->lengths[row] -= table->lengths[row] > column;
    }
    table->columns--;
}

/* Whether all columns are blank that stand between square boxes of BOX cells where the board has
 * such gaps. */
static bool has_gaps(const struct text_table *table, unsigned box)
{
    for (unsigned i = 1; i < box; i++)
        if (!column_is_blank(table, i * (box + 1) - 1))
            return false;
    return true;
}

/* Leaves out EXTRA blank columns at the sides, where it is plain which they are: all that are
 * blank, or separators at the ends of rows; no others are gaps between boxes; and no row is
 * missing, as one may be of a board of side 9, but hardly of one of side 10. */
static void drop_sides(struct text_table *table, unsigned extra)
{
    unsigned root = text_root(table->columns), left = 0, right = 0;
    bool may_lack_row = extra == 1 && root * root == table->columns;
    unsigned box = text_root(table->rows);
    bool may_have_gaps = box >= 3 && box * box == table->rows && extra == box - 1;
    if (extra == 0 || may_lack_row || (may_have_gaps && has_gaps(table, box)))
        return;
    while (left < table->columns && column_is_blank(table, left))
        left++;
    while (left + right < table->columns && column_is_blank(table, table->columns - 1 - right))
        right++;
    if (left + right != extra && (left || right < extra))
        return;
    for (; extra && right; extra--, right--)
        drop_column(table, table->columns - 1);
    for (; extra; extra--)
        drop_column(table, 0);
}

/* Leaves out a row above and a column before the board that count the others or are empty, and
 * empty columns beside it. */
static void drop_labels(struct text_table *table)
{
    bool has_corner = table->rows == table->columns && table->rows > 4 &&
                      value_at(table, 0, 0) == 0 && counts(table, 0, 1, 0, table->columns - 1) &&
                      counts(table, 1, 0, 1, table->rows - 1);
    if (has_corner || (table->rows == table->columns + 1 &&
                       (counts(table, 0, 0, 0, table->columns) || row_is_blank(table, 0))))
        drop_row(table, 0);
    if (table->columns <= table->rows || table->rows < 4)
        return;
    if (counts(table, 0, 0, 1, table->rows))
        drop_column(table, 0);
    drop_sides(table, table->columns - table->rows);
}

/* Leaves out the empty rows, columns, or both between square boxes: 11 rows of 9 or 11 cells may be
 * a board of side 9. */
static void drop_gaps(struct text_table *table)
{
    unsigned shorter = table->rows < table->columns ? table->rows : table->columns;
    unsigned box = text_root(shorter), gaps = box - 1, side = box * box;
    bool has_rows = table->rows == side + gaps, has_columns = table->columns == side + gaps;
    if (box < 3 || (!has_rows && table->rows != side) || (!has_columns && table->columns != side))
        return;
    for (unsigned i = 1; i <= gaps; i++)
        if ((has_rows && !row_is_blank(table, i * (box + 1) - 1)) ||
            (has_columns && !column_is_blank(table, i * (box + 1) - 1)))
            return;
    for (unsigned i = gaps; i > 0; i--) {
        if (has_rows)
            drop_row(table, i * (box + 1) - 1);
        if (has_columns)
            drop_column(table, i * (box + 1) - 1);
    }
}

bool text_table_is_square(const struct text_table *table)
{
    struct text_table copy = *table;
    drop_labels(&copy);
    drop_gaps(&copy);
    return copy.rows == copy.columns && copy.rows >= 4 && copy.rows <= SUDOKU_MAX_SIDE;
}

/* --------------------------------------------------------------------------------- the board */

/* Whether all rows are equally long. False: *ERROR. */
static bool is_even(const struct text_table *table, struct sudoku_text_error *error)
{
    for (unsigned row = 0; row < table->rows && !table->may_be_short; row++) {
        if (table->lengths[row] == table->columns)
            continue;
        text_error(error, table->lines[row], 1, "expected %u cells in this row, found %u",
                   table->columns, table->lengths[row]);
        return false;
    }
    return true;
}

/* The side of the board in TABLE, or 0 with *ERROR. */
static unsigned find_side(struct text_table *table, uint64_t end, struct sudoku_text_error *error)
{
    if (table->rows == 1) {
        unsigned cells = table->columns, root = text_root(cells);
        if (root * root == cells && root >= 4)
            return root;
        text_error(error, table->line, 1, "expected 81 cells in this row, or rows, found %u",
                   cells);
        return 0;
    }
    drop_labels(table);
    drop_gaps(table);
    if (!is_even(table, error))
        return 0;
    if (table->rows == table->columns && table->rows >= 2 && table->rows <= SUDOKU_MAX_SIDE)
        return table->rows;
    text_error(error, end, 1, "expected as many rows as columns, found %u and %u", table->rows,
               table->columns);
    return 0;
}

static enum text_alphabet_answer settle(const struct text_table *table, unsigned side,
                                        const struct text_alphabet *named, uint8_t *cells,
                                        struct text_alphabet *alphabet)
{
    struct text_symbols_seen seen = {side, true, true, table->has_minus_one};
    for (unsigned i = 0; i < side * side; i++) {
        uint8_t value = cells[i];
        bool is_blank = value == 0 || value == TEXT_ZERO;
        bool is_x = side <= 9 && value == text_symbol_value('X');
        seen.are_usual &= value <= side || is_blank || is_x;
        seen.are_letters &= is_blank || (value >= text_symbol_value('A') && !table->has_numbers);
    }
    return text_alphabet_settle(&seen, named, cells, alphabet);
}

unsigned text_table_finish(struct text_table *table, uint64_t end,
                           const struct text_alphabet *named, struct text_alphabet *alphabet,
                           uint8_t *cells, struct sudoku_text_error *error)
{
    unsigned side = find_side(table, end, error);
    size_t stride = table->rows == 1 ? side : TEXT_TABLE_SIDE;
    for (unsigned row = 0; row < side; row++)
        memcpy(cells + (size_t)row * side, table->values + row * stride, side);
    if (!side)
        return 0;
    enum text_alphabet_answer answer = settle(table, side, named, cells, alphabet);
    if (answer == TEXT_ALPHABET_FOUND)
        return side;
    if (answer == TEXT_ALPHABET_NONE)
        text_error(error, table->top_line, table->top_column,
                   "expected a digit up to %u or a blank, found %s", side, table->found);
    else
        text_alphabet_explain(answer, side, table->line, error);
    return 0;
}
