/* Boards as text: one function for each format. */
#include <string.h>

#include "board.h"
#include "layout.h"
#include "text_symbols.h"
#include "text_view.h"

static void write_line(struct text_out *out, const struct text_view *view)
{
    text_out_line(out, view);
    text_out_char(out, '\n');
}

static void write_grid(struct text_out *out, const struct text_view *view)
{
    unsigned side = view->layout->side;
    for (unsigned cell = 0; cell < side * side; cell++) {
        text_out_cell(out, view, cell);
        if (cell % side == side - 1)
            text_out_char(out, '\n');
        else if (side > TEXT_SYMBOL_SIDE)
            text_out_char(out, ' ');
    }
}

static void write_numbers(struct text_out *out, const struct text_view *view)
{
    unsigned side = view->layout->side;
    for (unsigned cell = 0; cell < side * side; cell++) {
        text_out_number(out, text_view_digit(view, cell), side > 9 ? 2 : 1);
        text_out_char(out, cell % side == side - 1 ? '\n' : ' ');
    }
}

static void write_giant(struct text_out *out, const struct text_view *view)
{
    unsigned side = view->layout->side;
    text_out_number(out, view->layout->box_rows, 0);
    text_out_string(out, "\n1\n");
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned digit = text_view_digit(view, cell);
        if (digit)
            text_out_number(out, digit, 0);
        else
            text_out_string(out, "-1");
        text_out_char(out, cell % side == side - 1 ? '\n' : '\t');
    }
}

/* Header lines as they are; what is none becomes a comment line, #C. */
static void write_header(struct text_out *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        bool starts = i == 0 || text[i - 1] == '\n';
        bool is_header = i + 1 < length && text[i] == '#' && text_is_letter(text[i + 1]);
        if (starts && !is_header && text[i] != '\n')
            text_out_string(out, "#C");
        if (!starts || text[i] != '\n')
            text_out_char(out, text[i] == '\r' || text[i] == '\0' ? ' ' : text[i]);
    }
    if (length && text[length - 1] != '\n')
        text_out_char(out, '\n');
}

static void write_pencilmarks(struct text_out *out, const struct text_view *view)
{
    for (unsigned cell = 0; cell < view->layout->cell_count; cell++)
        for (unsigned digit = 1; digit <= 9; digit++)
            text_out_char(
                out,
                text_symbol(sudoku_digitset_has(text_view_set(view, cell), digit) ? digit : 0));
    text_out_char(out, '\n');
}

/* Whether LAYOUT can be written in FORMAT. */
static bool format_fits(const struct sudoku_layout *layout, enum sudoku_text_format format)
{
    switch (format) {
    case SUDOKU_TEXT_LINE:
    case SUDOKU_TEXT_GRID:
    case SUDOKU_TEXT_PRETTY:
    case SUDOKU_TEXT_NUMBERS:
    case SUDOKU_TEXT_SDK:
    case SUDOKU_TEXT_CANDIDATES:
        return true;
    case SUDOKU_TEXT_GIANT:
        return layout->box_rows && layout->box_rows == layout->box_columns;
    case SUDOKU_TEXT_PENCILMARKS:
        return layout->side == 9;
    default:
        return false;
    }
}

static bool board_is_sound(const struct sudoku_layout *layout,
                           const struct sudoku_text_board *board)
{
    if (!board->cells && !board->candidates)
        return false;
    if (board->cells && !board_digits_in_range(layout, board->cells))
        return false;
    for (unsigned cell = 0; board->candidates && cell < layout->cell_count; cell++)
        if (!sudoku_digitset_within(board->candidates[cell], sudoku_digitset_all(layout->side)))
            return false;
    return board->comment || !board->comment_length;
}

static void write_board(struct text_out *out, const struct text_view *view,
                        const struct sudoku_text_board *board)
{
    switch (board->format) {
    case SUDOKU_TEXT_LINE:
        write_line(out, view);
        break;
    case SUDOKU_TEXT_PRETTY:
        text_out_pretty(out, view);
        break;
    case SUDOKU_TEXT_NUMBERS:
        write_numbers(out, view);
        break;
    case SUDOKU_TEXT_GIANT:
        write_giant(out, view);
        break;
    case SUDOKU_TEXT_SDK:
        write_header(out, board->comment, board->comment_length);
        text_out_string(out, "[Puzzle]\n");
        write_grid(out, view);
        break;
    case SUDOKU_TEXT_CANDIDATES:
        text_out_candidates(out, view);
        break;
    case SUDOKU_TEXT_PENCILMARKS:
        write_pencilmarks(out, view);
        break;
    default:
        write_grid(out, view);
        break;
    }
}

size_t sudoku_text_format_board(const struct sudoku_layout *layout,
                                const struct sudoku_text_board *board, char *text, size_t size)
{
    struct text_out out = {text, size, 0};
    if (!text && size)
        return 0;
    text_out_end(&out);
    if (!layout || !layout->is_square || !board || board->size < sizeof *board ||
        !format_fits(layout, board->format) || !board_is_sound(layout, board))
        return 0;
    struct text_view view = {layout, board->cells, board->givens, board->candidates, board->colour};
    write_board(&out, &view, board);
    return text_out_end(&out);
}
