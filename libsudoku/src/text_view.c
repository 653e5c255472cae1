/* A board as the writers of text see it. */
#include "text_view.h"

#include "board.h"
#include "layout.h"
#include "text_symbols.h"

unsigned text_view_digit(const struct text_view *view, unsigned cell)
{
    if (view->cells)
        return view->cells[cell];
    sudoku_digitset set = view->candidates[cell];
    return sudoku_digitset_is_single(set) ? sudoku_digitset_first(set) : 0;
}

sudoku_digitset text_view_set(const struct text_view *view, unsigned cell)
{
    if (view->cells && view->cells[cell])
        return sudoku_digitset_of(view->cells[cell]);
    if (view->candidates)
        return view->candidates[cell];
    return board_cell_candidates(view->layout, view->cells, cell);
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

/* Collections are written by the million: where all of it fits, symbols need no checks. */
static void copy_symbols(char *restrict text, const uint8_t *restrict cells, unsigned count)
{
    for (unsigned cell = 0; cell < count; cell++)
        text[cell] = text_symbol(cells[cell]);
}

static void write_symbols(struct text_out *out, const struct text_view *view)
{
    unsigned count = view->layout->cell_count;
    if (view->cells && out->size > out->length && out->size - out->length > count) {
        copy_symbols(out->data + out->length, view->cells, count);
        out->length += count;
        return;
    }
    for (unsigned cell = 0; cell < count; cell++)
        text_out_char(out, text_symbol(text_view_digit(view, cell)));
}

static void write_numbers(struct text_out *out, const struct text_view *view)
{
    for (unsigned cell = 0; cell < view->layout->cell_count; cell++) {
        unsigned digit = text_view_digit(view, cell);
        if (cell)
            text_out_char(out, ' ');
        if (digit)
            text_out_number(out, digit, 0);
        else
            text_out_char(out, text_symbol(0));
    }
}

void text_out_line(struct text_out *out, const struct text_view *view)
{
    if (view->layout->side > TEXT_SYMBOL_SIDE)
        write_numbers(out, view);
    else
        write_symbols(out, view);
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
