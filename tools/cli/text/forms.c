#include "cli/text/forms.h"

#include <string.h>

static const struct {
    enum form form;
    const char *name;
} forms[] = {{FORM_SS, "ss"}, {FORM_LIBRARY, "library"}};

enum { FORMS = sizeof forms / sizeof forms[0] };

/* Maximum side with a symbol for each digit. */
enum { SYMBOL_SIDE = 35 };

const char *form_name(enum sudoku_text_format format)
{
    for (unsigned i = 0; i < FORMS; i++)
        if ((int)forms[i].form == (int)format)
            return forms[i].name;
    return sudoku_text_format_name(format);
}

bool form_from_name(const char *name, enum sudoku_text_format *format)
{
    for (unsigned i = 0; i < FORMS; i++) {
        if (strcmp(forms[i].name, name) == 0) {
            *format = (enum sudoku_text_format)forms[i].form;
            return true;
        }
    }
    return sudoku_text_format_from_name(name, format) == SUDOKU_OK;
}

bool form_is_own(enum sudoku_text_format format)
{
    return (int)format == FORM_SS || (int)format == FORM_LIBRARY;
}

/* The digit of CELL, or its only candidate if there are candidates only. */
static unsigned digit_at(const struct sudoku_text_board *board, unsigned cell)
{
    if (board->cells)
        return board->cells[cell];
    sudoku_digitset set = board->candidates[cell];
    return sudoku_digitset_is_single(set) ? sudoku_digitset_first(set) : 0;
}

/* ------------------------------------------------------------------------------ Simple Sudoku */

/* A frame line: dashes, with EDGE at its ends and BETWEEN boxes. */
static void add_rule(struct buffer *out, unsigned side, unsigned columns, const char *edge,
                     const char *between)
{
    buffer_add(out, edge, 1);
    for (unsigned column = 0; column < side; column++)
        buffer_printf(out, "%s-", column && column % columns == 0 ? between : "");
    buffer_printf(out, "%s\n", edge);
}

static bool add_ss(struct buffer *out, const struct sudoku_layout *layout,
                   const struct sudoku_text_board *board)
{
    unsigned side = sudoku_layout_side(layout), rows = sudoku_layout_box_rows(layout);
    unsigned columns = sudoku_layout_box_columns(layout);
    char symbols[SYMBOL_SIDE * SYMBOL_SIDE + 2];
    struct sudoku_text_board line = *board;
    line.format = SUDOKU_TEXT_LINE;
    if (side > SYMBOL_SIDE || rows < 2 || columns < 2 ||
        !sudoku_text_write_board(layout, &line, symbols, sizeof symbols))
        return false;
    add_rule(out, side, columns, "*", "-");
    for (unsigned cell = 0; cell < side * side; cell++) {
        if (cell && cell % (side * rows) == 0)
            add_rule(out, side, columns, "|", "+");
        buffer_printf(out, "%s%c", cell % columns == 0 ? "|" : "", symbols[cell]);
        if (cell % side == side - 1)
            buffer_printf(out, "|\n");
    }
    add_rule(out, side, columns, "*", "-");
    return true;
}

/* ------------------------------------------------------------------------------------- HoDoKu */

/* Candidates left by the digits but deleted, as digit, row and column. */
static void add_deleted(struct buffer *out, const struct sudoku_layout *layout,
                        const struct sudoku_text_board *board)
{
    sudoku_digitset left[SUDOKU_MAX_CELLS];
    unsigned side = sudoku_layout_side(layout);
    const char *space = "";
    if (!board->cells || !board->candidates ||
        sudoku_board_candidates(layout, board->cells, left) != SUDOKU_OK)
        return;
    for (unsigned cell = 0; cell < side * side; cell++) {
        sudoku_digitset gone = board->cells[cell] ? 0 : left[cell] & ~board->candidates[cell];
        for (; gone; space = " ")
            buffer_printf(out, "%s%u%u%u", space, sudoku_digitset_pop(&gone), cell / side + 1,
                          cell % side + 1);
    }
}

/* :TECHNIQUE:CANDIDATES:CELLS:DELETED:ELIMINATIONS:PLACEMENTS:EXTRA; TECHNIQUE is 0000 for none. */
static bool add_library(struct buffer *out, const struct sudoku_layout *layout,
                        const struct sudoku_text_board *board)
{
    unsigned side = sudoku_layout_side(layout);
    if (side > 9 || sudoku_layout_places(layout, NULL))
        return false;
    buffer_printf(out, ":0000:x:");
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned digit = digit_at(board, cell);
        bool is_found = digit && board->givens && !board->givens[cell];
        buffer_printf(out, "%s%c", is_found ? "+" : "", ".123456789"[digit]);
    }
    buffer_printf(out, ":");
    add_deleted(out, layout, board);
    buffer_printf(out, ":::\n");
    return true;
}

bool form_add(struct buffer *out, const struct sudoku_layout *layout,
              const struct sudoku_text_board *board)
{
    return (int)board->format == FORM_SS ? add_ss(out, layout, board)
                                         : add_library(out, layout, board);
}
