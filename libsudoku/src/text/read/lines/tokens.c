/* The cells of a line, and what they spell. */
#include "text/read/lines/tokens.h"

#include <string.h>

size_t text_gap(const char *text, size_t length, enum text_border *border)
{
    *border = TEXT_BORDER_NONE;
    if (text_symbol_value(*text) != TEXT_NO_SYMBOL)
        return 0;
    if (text_is_separator(*text) || *text == '\'')
        return 1;
    size_t bytes = text_border(text, length, border);
    return bytes ? bytes : text_color(text, length);
}

size_t text_character_length(const char *text, size_t length)
{
    size_t bytes = 1;
    if ((*text & 0xC0) == 0xC0)
        while (bytes < length && bytes < 4 && (text[bytes] & 0xC0) == 0x80)
            bytes++;
    return bytes;
}

bool text_next_cell(struct text_cursor *cursor, struct text_cell *cell)
{
    enum text_border border;
    *cell = (struct text_cell){cursor->text + cursor->length, 0, TEXT_BORDER_NONE};
    while (cursor->position < cursor->length) {
        const char *text = cursor->text + cursor->position;
        size_t rest = cursor->length - cursor->position;
        size_t bytes = text_gap(text, rest, &border);
        if (bytes && cell->length)
            return true;
        if (bytes) {
            cell->border = border > cell->border ? border : cell->border;
        } else {
            cell->text = cell->length ? cell->text : text;
            bytes = text_character_length(text, rest);
            cell->length += bytes;
        }
        cursor->position += bytes;
        if (cell->length && cursor->by_symbols)
            return true;
    }
    return cell->length != 0;
}

void text_measure(const char *text, size_t length, struct text_measure *measure)
{
    struct text_cursor cursor = {text, length, 0, false};
    struct text_cell cell;
    *measure = (struct text_measure){.is_even = true};
    while (text_next_cell(&cursor, &cell)) {
        if (measure->tokens++ == 0) {
            measure->first_length = cell.length;
            measure->first_end = (size_t)(cell.text - text) + cell.length;
        }
        measure->symbols += text_count_cells(cell.text, cell.length, true);
        measure->longest = cell.length > measure->longest ? cell.length : measure->longest;
        measure->is_even &= cell.length == measure->first_length;
        measure->has_border |= cell.border != TEXT_BORDER_NONE;
        measure->has_minus_one |= cell.length == 2 && memcmp(cell.text, "-1", 2) == 0;
    }
    measure->has_border |= cell.border != TEXT_BORDER_NONE;
}

size_t text_count_cells(const char *text, size_t length, bool by_symbols)
{
    struct text_cursor cursor = {text, length, 0, by_symbols};
    struct text_cell cell;
    size_t count = 0;
    while (text_next_cell(&cursor, &cell))
        count++;
    return count;
}

/* The decimal number that LENGTH bytes of TEXT spell, of at most three digits, or -1. */
static int decimal(const char *text, size_t length)
{
    unsigned number;
    bool is_number =
        length && length <= 3 && text_take_number(text, length, 999, &number) == length;
    return is_number ? (int)number : -1;
}

int text_cell_value(const struct text_cell *cell)
{
    int number = text_cell_number(cell, SUDOKU_MAX_SIDE);
    if (number == 0 && *cell->text == '0')
        return TEXT_ZERO;
    return number > 0 && cell->length > 1 ? TEXT_NUMBER + number : number;
}

int text_cell_number(const struct text_cell *cell, unsigned side)
{
    int number;
    if (cell->length == 2 && memcmp(cell->text, "-1", 2) == 0)
        return 0;
    if (cell->length == 1)
        number = (int)text_symbol_digit(*cell->text, side);
    else
        number = decimal(cell->text, cell->length);
    return number > (int)side ? -1 : number;
}

/* Adds DIGIT to *SET. False: it is no digit of the board, or a member already. */
static bool add_once(sudoku_digitset *set, int digit, unsigned side)
{
    if (digit < 1 || digit > (int)side || sudoku_digitset_has(*set, (unsigned)digit))
        return false;
    *set = sudoku_digitset_add(*set, (unsigned)digit);
    return true;
}

/* Numbers with '/' between; a single number has none. */
static bool set_of_numbers(const struct text_cell *cell, unsigned side, sudoku_digitset *set)
{
    const char *text = cell->text, *end = text + cell->length;
    for (;;) {
        const char *slash = memchr(text, '/', (size_t)(end - text));
        const char *stop = slash ? slash : end;
        if (!add_once(set, decimal(text, (size_t)(stop - text)), side))
            return false;
        if (!slash)
            return true;
        text = slash + 1;
    }
}

/* CELL without marks before it: HoDoKu marks what a step uses (*), its fins (# and @), and what it
 * sets (+) or deletes (-). */
static struct text_cell without_marks(const struct text_cell *cell)
{
    static const char marks[] = {'*', '#', '@', '+', '-'};
    struct text_cell bare = *cell;
    while (bare.length > 1 && memchr(marks, *bare.text, sizeof marks)) {
        bare.text++;
        bare.length--;
    }
    return bare;
}

bool text_cell_set(const struct text_cell *cell, unsigned side, sudoku_digitset *set)
{
    struct text_cell bare = without_marks(cell);
    *set = SUDOKU_DIGITSET_EMPTY;
    if (bare.length == 1 && *bare.text == '!')
        return true;
    if (side > TEXT_SYMBOL_SIDE || memchr(bare.text, '/', bare.length))
        return set_of_numbers(&bare, side, set);
    for (size_t i = 0; i < bare.length; i++)
        if (!add_once(set, text_symbol_value(bare.text[i]), side))
            return false;
    return true;
}

bool text_tokens_fit(const char *text, size_t length, unsigned side)
{
    struct text_cursor cursor = {text, length, 0, false};
    struct text_cell cell;
    sudoku_digitset set;
    while (text_next_cell(&cursor, &cell))
        if (text_cell_number(&cell, side) < 0 && !text_cell_set(&cell, side, &set))
            return false;
    return true;
}

/* --------------------------------------------------------------------------------------- fields */

struct text_fields text_fields_of(const struct text_line *line, char separator)
{
    struct text_fields fields = {.line = line, .separator = separator};
    if (separator != '|')
        return fields;
    while (fields.position < line->length && text_is_space(line->text[fields.position]))
        fields.position++;
    fields.position += fields.position < line->length && line->text[fields.position] == '|';
    return fields;
}

static void trim(struct text_field *field)
{
    while (field->length && text_is_space(*field->text)) {
        field->text++;
        field->length--;
    }
    while (field->length && text_is_space(field->text[field->length - 1]))
        field->length--;
}

/* The end of the field at START; separators between quotation marks do not count. */
static size_t find_end(const struct text_fields *fields, size_t start)
{
    const struct text_line *line = fields->line;
    bool is_inside = false;
    size_t at = start;
    for (; at < line->length && (is_inside || line->text[at] != fields->separator); at++)
        is_inside ^= line->text[at] == '"';
    return at;
}

bool text_next_field(struct text_fields *fields, struct text_field *field)
{
    const struct text_line *line = fields->line;
    if (fields->is_at_end)
        return false;
    size_t start = fields->position, end = find_end(fields, start);
    *field = (struct text_field){line->text + start, end - start, false};
    fields->position = end + 1;
    fields->is_at_end = end == line->length;
    trim(field);
    /* Nothing after the last '|' is a field. */
    if (fields->separator == '|' && fields->is_at_end && field->length == 0)
        return false;
    if (field->length >= 2 && *field->text == '"' && field->text[field->length - 1] == '"') {
        field->is_quoted = true;
        field->text++;
        field->length -= 2;
        trim(field);
    }
    return true;
}

unsigned text_count_fields(const struct text_line *line, char separator)
{
    struct text_fields fields = text_fields_of(line, separator);
    struct text_field field;
    unsigned count = 0;
    while (text_next_field(&fields, &field))
        count++;
    return count;
}

bool text_field_is(const struct text_field *field, const char *name)
{
    if (strlen(name) != field->length)
        return false;
    for (size_t i = 0; i < field->length; i++) {
        char c = field->text[i];
        if ((c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c) != name[i])
            return false;
    }
    return true;
}
