/* A table of cells from a sheet, a page or an array, and the board that it is. */
#include "text/read/board/table.h"

#include <string.h>

void text_table_start(struct text_table *table, uint64_t line)
{
    *table = (struct text_table){.line = line};
}

/* Notes which value is the highest: where it is over the side, that is the fault. */
static void note_top(struct text_table *table, const struct text_line *line, const char *text,
                     size_t length, unsigned value)
{
    if (text_value_number(value) <= table->top)
        return;
    table->top = text_value_number(value);
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
    if (length) {
        table->has_blank |= text_value_is_blank(*place);
        table->has_empty |= table->length > table->written + 1;
        table->written = table->length;
    }
    note_top(table, line, text, length, *place);
    table->has_minus_one |= length > 1 && value == 0;
    table->has_numbers |= length > 1 && !text_value_is_blank(*place);
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
    table->written_lengths[table->rows] = table->written;
    table->lengths[table->rows++] = table->length;
    table->columns = table->length > table->columns ? table->length : table->columns;
    table->length = table->written = 0;
    return true;
}
