/* Text written as snprintf() does, and the parts that several formats share. */
#include "text_out.h"

#include <string.h>

#include "layout.h"
#include "text_symbols.h"

void text_out_char(struct text_out *out, char character)
{
    if (out->length < out->size)
        out->data[out->length] = character;
    out->length++;
}

void text_out_string(struct text_out *out, const char *string)
{
    while (*string)
        text_out_char(out, *string++);
}

void text_out_number(struct text_out *out, uint64_t number, unsigned width)
{
    char digits[20];
    unsigned count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    text_out_fill(out, ' ', width > count ? width - count : 0);
    while (count)
        text_out_char(out, digits[--count]);
}

void text_out_fill(struct text_out *out, char character, size_t count)
{
    while (count--)
        text_out_char(out, character);
}

size_t text_out_end(struct text_out *out)
{
    if (out->size)
        out->data[out->length < out->size ? out->length : out->size - 1] = '\0';
    return out->length;
}

unsigned text_view_digit(const struct text_view *view, unsigned cell)
{
    if (view->cells)
        return view->cells[cell];
    sudoku_digitset set = view->candidates[cell];
    return sudoku_digitset_is_single(set) ? sudoku_digitset_first(set) : 0;
}

sudoku_digitset text_view_set(const struct text_view *view, unsigned cell)
{
    const struct sudoku_layout *layout = view->layout;
    sudoku_digitset seen = SUDOKU_DIGITSET_EMPTY;
    if (view->cells && view->cells[cell])
        return sudoku_digitset_of(view->cells[cell]);
    if (view->candidates)
        return view->candidates[cell];
    for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++)
        if (view->cells[layout->peers[p]])
            seen = sudoku_digitset_add(seen, view->cells[layout->peers[p]]);
    return sudoku_digitset_complement(seen, layout->side);
}

bool text_view_is_found(const struct text_view *view, unsigned cell)
{
    return view->givens && !view->givens[cell] && text_view_digit(view, cell);
}

void text_out_cell(struct text_out *out, const struct text_view *view, unsigned cell)
{
    unsigned digit = text_view_digit(view, cell);
    if (view->layout->side <= TEXT_SYMBOL_SIDE)
        text_out_char(out, text_symbol(digit));
    else if (digit)
        text_out_number(out, digit, 2);
    else
        text_out_string(out, " .");
}

void text_out_line(struct text_out *out, const struct text_view *view)
{
    for (unsigned cell = 0; cell < view->layout->cell_count; cell++) {
        unsigned digit = text_view_digit(view, cell);
        if (view->layout->side > TEXT_SYMBOL_SIDE && cell)
            text_out_char(out, ' ');
        if (view->layout->side > TEXT_SYMBOL_SIDE && digit)
            text_out_number(out, digit, 0);
        else
            text_out_char(out, text_symbol(digit));
    }
}

/* Up to side 9 symbols side by side, above it numbers with '/' between: 12 is then no number and
 * 1/2 is one cell whatever the side. */
size_t text_out_set(struct text_out *out, sudoku_digitset set, unsigned side)
{
    size_t start = out->length;
    if (!set)
        text_out_char(out, '!');
    if (sudoku_digitset_is_single(set) && side <= TEXT_SYMBOL_SIDE) {
        text_out_char(out, text_symbol(sudoku_digitset_first(set)));
        return 1;
    }
    while (set) {
        text_out_number(out, sudoku_digitset_take(&set), 0);
        if (set && side > 9)
            text_out_char(out, '/');
    }
    return out->length - start;
}
