/* A board as the writers of text see it. */
#include "text/write/view.h"

#include "board/board.h"
#include "board/layout.h"
#include "common/argument.h"
#include "text/symbols.h"

bool text_view_fits(const struct sudoku_layout *layout)
{
    return argument_expect(layout, "layout is NULL") &&
           argument_expect(layout->is_square || layout->is_figure,
                           "layout is neither square nor of joined boards");
}

bool text_view_has_symbols(const struct text_view *view)
{
    return view->symbols || view->layout->side <= TEXT_SYMBOL_SIDE;
}

char text_view_symbol(const struct text_view *view, unsigned digit)
{
    return view->symbols && digit ? view->symbols[digit - 1] : text_symbol(digit);
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
    if (text_view_has_symbols(view))
        text_out_char(out, text_view_symbol(view, digit));
    else if (digit)
        text_out_number(out, digit, 2);
    else
        text_out_string(out, " .");
}

/* Usual symbols that all fit need no checks: collections are written by the million. */
static void copy_symbols(char *restrict text, const uint8_t *restrict cells, unsigned count)
{
    for (unsigned cell = 0; cell < count; cell++)
        text[cell] = text_symbol(cells[cell]);
}

static void write_symbols(struct text_out *out, const struct text_view *view)
{
    unsigned count = view->layout->cell_count;
    if (view->cells && !view->symbols && out->size > out->length &&
        out->size - out->length > count) {
        copy_symbols(out->data + out->length, view->cells, count);
        out->length += count;
        return;
    }
    for (unsigned cell = 0; cell < count; cell++)
        text_out_char(out, text_view_symbol(view, text_view_digit(view, cell)));
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
    if (text_view_has_symbols(view))
        write_symbols(out, view);
    else
        write_numbers(out, view);
}

/* Up to side 9 symbols side by side, above it numbers with '/' between: 12 is no number then, and
 * 1/2 is one cell on any side. */
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
        text_out_number(out, sudoku_digitset_pop(&set), 0);
        if (set && side > 9)
            text_out_char(out, '/');
    }
    return out->length - start;
}
