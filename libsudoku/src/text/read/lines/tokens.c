/* The cells of a line, and what they spell. */
#include "text/read/lines/tokens.h"

#include <string.h>

/* Bytes between cells at the start of TEXT: a separator, a border, a change of color, or the mark '
 * of a given; 0 at a cell. */
static size_t gap(const char *text, size_t length, enum text_border *border)
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
        size_t bytes = gap(text, rest, &border);
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
    int number = 0;
    if (length == 0 || length > 3)
        return -1;
    for (size_t i = 0; i < length; i++) {
        if (!text_is_decimal(text[i]))
            return -1;
        number = number * 10 + (text[i] - '0');
    }
    return number;
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
