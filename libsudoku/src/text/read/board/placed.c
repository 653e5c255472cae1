#include "text/read/board/placed.h"

#include <stdio.h>
#include <string.h>

void text_placed_start(struct text_placed *placed, uint64_t line)
{
    *placed = (struct text_placed){.line = line, .are_letters = true};
}

void text_placed_expect(struct text_placed *placed, uint64_t line, unsigned side, bool by_symbols,
                        const struct text_alphabet *named, sudoku_digitset *sets)
{
    text_placed_start(placed, line);
    placed->side = side;
    placed->by_symbols = by_symbols;
    placed->named = named;
    placed->sets = sets;
    placed->as_sets.has_failed = by_symbols || !sets;
}

uint8_t text_placed_value(const struct text_placed *placed, unsigned row, unsigned column)
{
    return placed->values[row * TEXT_PLACED_SIDE + column];
}

/* ------------------------------------------------------------------------------------ faults */

static const char *last_digit(unsigned side, char buffer[12])
{
    if (side <= TEXT_SYMBOL_SIDE)
        snprintf(buffer, 12, "%c", text_symbol(side));
    else
        snprintf(buffer, 12, "%u", side);
    return buffer;
}

/* Fails READING at CELL of LINE. */
static void fail(struct text_reading *reading, const struct text_placed *placed,
                 const struct text_line *line, const struct text_cell *cell)
{
    char found[TEXT_FOUND_SIZE], last[12];
    uint64_t column = text_column(line, cell->text);
    const struct text_alphabet *named = placed->named;
    text_describe(line, cell->text, cell->length, found);
    reading->has_failed = true;
    if (reading == &placed->as_sets)
        text_error(&reading->error, line->number, column, "expected candidates 1..%s, found %s",
                   last_digit(placed->side, last), found);
    else if (named->side)
        text_error(&reading->error, line->number, column,
                   "expected one of the symbols %.*s or a blank, found %s", (int)named->side,
                   named->symbols, found);
    else
        text_error(&reading->error, line->number, column,
                   "expected a digit 1..%s or a blank, found %s", last_digit(placed->side, last),
                   found);
}

void text_placed_report(struct text_placed *placed)
{
    bool sets_came_farther = placed->sets && !placed->by_symbols && placed->as_sets.has_failed &&
                             placed->as_sets.tokens > placed->as_numbers.tokens;
    placed->fault = sets_came_farther ? placed->as_sets.error : placed->as_numbers.error;
}

void text_placed_explain(struct text_placed *placed)
{
    bool may_be_letters = placed->as_numbers.has_failed && placed->as_sets.has_failed;
    if (may_be_letters && placed->count < 2 * (size_t)placed->side)
        placed->fault = placed->as_numbers.error;
}

/* ------------------------------------------------------------------------------------ tokens */

/* LENGTH without a fraction of zeros: 5. and 5.0 are 5, as programs write whole numbers. */
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

/* The place of the next value, or NULL if there is no room. A first row may become a list. */
static uint8_t *next_place(struct text_placed *placed)
{
    if (placed->rows == 0 && placed->length >= TEXT_PLACED_SIDE)
        placed->is_list = true;
    if (placed->is_list ? placed->rows > 0 || placed->length == sizeof placed->values
                        : placed->length == TEXT_PLACED_SIDE || placed->rows == TEXT_PLACED_SIDE)
        return NULL;
    return &placed->values[placed->rows * TEXT_PLACED_SIDE + placed->length++];
}

/* Notes what CELL of VALUE, or -1, shows of all tokens. */
static void note(struct text_placed *placed, const struct text_line *line,
                 const struct text_cell *cell, int value)
{
    unsigned known = value < 0 ? 0 : (unsigned)value;
    bool is_blank = value >= 0 && text_value_is_blank(known);
    bool is_long = cell->length > 1;
    placed->has_foreign |= value < 0;
    placed->are_letters &= is_blank || text_value_is_letter(known);
    placed->has_minus_one |= is_long && value == 0;
    placed->has_numbers |= is_long && value > 0 && !is_blank;
    if (cell->length) {
        placed->has_dashes |= !is_long && *cell->text == '-';
        placed->has_blank |= is_blank;
        placed->has_empty |= placed->length > placed->written + 1;
        placed->written = placed->length;
    }
    if (text_value_number(known) <= placed->top)
        return;
    placed->top = text_value_number(known);
    placed->top_line = line->number;
    placed->top_column = text_column(line, cell->text);
    text_describe(line, cell->text, cell->length, placed->found);
}

/* True if VALUE is a digit or a blank of the usual symbols or of those that were named. */
static bool is_usual(const struct text_placed *placed, int value)
{
    if (value < 0 || text_value_is_blank((unsigned)value))
        return value >= 0;
    if (placed->named->side)
        return text_alphabet_digit(placed->named, (unsigned)value) != 0;
    return text_value_number((unsigned)value) <= placed->side ||
           (placed->side <= 9 && value == text_symbol_value('X'));
}

/* Goes on with both readings of rows whose side is known, unless none is left. */
static void go_on(struct text_placed *placed, const struct text_line *line,
                  const struct text_cell *cell, int value)
{
    struct text_reading *as_numbers = &placed->as_numbers, *as_sets = &placed->as_sets;
    if (!as_numbers->has_failed) {
        as_numbers->tokens = placed->count;
        if (!is_usual(placed, value))
            fail(as_numbers, placed, line, cell);
    }
    if (!as_sets->has_failed) {
        sudoku_digitset *set = &placed->sets[placed->count];
        as_sets->tokens = placed->count;
        if (!text_cell_set(cell, placed->side, set))
            fail(as_sets, placed, line, cell);
        placed->has_lists |= !sudoku_digitset_is_single(*set);
    }
    bool may_be_letters = placed->are_letters && !placed->named->side;
    if (as_numbers->has_failed && as_sets->has_failed && !may_be_letters)
        text_placed_report(placed);
}

bool text_placed_add(struct text_placed *placed, const struct text_line *line, const char *text,
                     size_t length)
{
    length = placed->side ? length : without_fraction(text, length);
    const struct text_cell cell = {text, length, TEXT_BORDER_NONE};
    char found[TEXT_FOUND_SIZE];
    int value = length ? text_cell_value(&cell) : 0;
    bool is_foreign = value < 0 && !placed->side;
    uint8_t *place = text_placed_has_fault(placed) || is_foreign ? NULL : next_place(placed);
    if (text_placed_has_fault(placed))
        return false;
    if (!place) {
        const uint64_t column = text_column(line, text);
        text_describe(line, text, length, found);
        if (is_foreign)
            text_error(&placed->fault, line->number, column,
                       "expected a digit or a blank, found %s", found);
        else
            text_error(&placed->fault, line->number, column,
                       "expected at most %d cells in a row, found more", SUDOKU_MAX_SIDE);
        return false;
    }
    *place = (uint8_t)(value < 0 ? 0 : value);
    note(placed, line, &cell, value);
    if (placed->side && length)
        go_on(placed, line, &cell, value);
    placed->count++;
    return !text_placed_has_fault(placed);
}

bool text_placed_end_row(struct text_placed *placed, const struct text_line *line)
{
    if (placed->length == 0 || text_placed_has_fault(placed))
        return !text_placed_has_fault(placed);
    if (placed->rows == TEXT_PLACED_SIDE || (placed->is_list && placed->rows)) {
        text_error(&placed->fault, line->number, 1, "expected at most %d rows, found more",
                   SUDOKU_MAX_SIDE);
        return false;
    }
    placed->lines[placed->rows] = line->number;
    placed->written_lengths[placed->rows] = placed->written;
    placed->lengths[placed->rows++] = placed->length;
    placed->columns = placed->length > placed->columns ? placed->length : placed->columns;
    placed->length = placed->written = 0;
    return true;
}

/* ------------------------------------------------------------------------------------- lines */

/* Reports that LINE does not hold EXPECTED cells; the first one too many is at EXTRA. */
static bool report_count(struct text_placed *placed, const struct text_line *line,
                         const char *extra, size_t expected)
{
    size_t found = text_count_cells(line->text, line->length, placed->by_symbols);
    text_error(&placed->fault, line->number, text_column(line, extra),
               "expected %zu cells in this %s, found %zu", expected,
               expected == placed->side ? "row" : "line", found);
    text_placed_explain(placed);
    return false;
}

void text_placed_add_border(struct text_placed *placed, enum text_border border)
{
    unsigned column = placed->length;
    if (border && column && column < placed->side && placed->rows < placed->side)
        text_walls_add_beside(&placed->walls, placed->rows, column, border);
    placed->has_frame |= border != TEXT_BORDER_NONE;
}

bool text_placed_add_line(struct text_placed *placed, const struct text_line *line, size_t expected)
{
    struct text_cursor cursor = {line->text, line->length, 0, placed->by_symbols};
    struct text_cell cell;
    if (placed->rows && placed->rows < placed->side)
        text_walls_add_below(&placed->walls, placed->rows - 1, line, placed->by_symbols);
    while (text_next_cell(&cursor, &cell)) {
        if (placed->length == expected)
            return report_count(placed, line, cell.text, expected);
        text_placed_add_border(placed, cell.border);
        if (!text_placed_add(placed, line, cell.text, cell.length))
            return false;
    }
    placed->has_frame |= cell.border != TEXT_BORDER_NONE;
    if (placed->length < expected)
        return report_count(placed, line, line->text + line->length, expected);
    return text_placed_end_row(placed, line);
}

bool text_has_corners(const struct text_line *line)
{
    for (size_t i = 0; i < line->length; i++)
        if (line->text[i] == ':' || line->text[i] == '\'' || line->text[i] == '.')
            return true;
    return false;
}

void text_placed_add_frame(struct text_placed *placed, const struct text_line *line,
                           enum text_border weight)
{
    placed->has_frame = true;
    placed->prefers_sets |= text_has_corners(line);
    if (placed->rows && placed->rows < placed->side)
        text_walls_add_line(&placed->walls, placed->rows - 1, line, weight);
}
