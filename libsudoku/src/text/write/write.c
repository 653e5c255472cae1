/* Boards as text: one function for each format. */
#include <string.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/argument.h"
#include "common/sized.h"
#include "text/read/board/alphabet.h"
#include "text/symbols.h"
#include "text/write/pretty.h"
#include "text/write/view.h"

static void write_line(struct text_out *out, const struct text_view *view)
{
    text_out_line(out, view);
    text_out_char(out, '\n');
}

/* Writes the cells in their places, with spaces for places without a cell before the last one of a
 * row. */
static void write_figure(struct text_out *out, const struct text_view *view)
{
    const struct sudoku_layout *layout = view->layout;
    unsigned row = layout->cell_row[0], column = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        for (; row < layout->cell_row[cell]; row++, column = 0)
            text_out_char(out, '\n');
        for (; column < layout->cell_column[cell]; column++)
            text_out_char(out, ' ');
        text_out_cell(out, view, cell);
        column++;
    }
    text_out_char(out, '\n');
}

static void write_grid(struct text_out *out, const struct text_view *view)
{
    unsigned side = view->layout->side;
    for (unsigned cell = 0; cell < side * side; cell++) {
        text_out_cell(out, view, cell);
        if (cell % side == side - 1)
            text_out_char(out, '\n');
        else if (!text_view_has_symbols(view))
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

/* Writes header lines as they are; other lines become comments, #C. */
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

static bool format_fits(const struct sudoku_layout *layout, enum sudoku_text_format format)
{
    switch (format) {
    case SUDOKU_TEXT_LINE:
    case SUDOKU_TEXT_GRID:
        return true;
    case SUDOKU_TEXT_PRETTY:
    case SUDOKU_TEXT_NUMBERS:
    case SUDOKU_TEXT_SDK:
    case SUDOKU_TEXT_CANDIDATES:
        return layout->is_square;
    case SUDOKU_TEXT_GIANT:
        return layout->box_rows && layout->box_rows == layout->box_columns;
    case SUDOKU_TEXT_PENCILMARKS:
        return layout->is_square && layout->side == 9;
    default:
        return false;
    }
}

static bool board_is_sound(const struct sudoku_layout *layout,
                           const struct sudoku_text_board *board)
{
    return argument_expect(board->cells || board->candidates,
                           "board->cells and board->candidates are NULL") &&
           argument_expect(!board->cells || board_digits_in_range(layout, board->cells),
                           "board->cells has a number over the side") &&
           argument_expect(!board->candidates || board_sets_in_range(layout, board->candidates),
                           "board->candidates has a digit over the side") &&
           argument_expect(board->comment || !board->comment_length, "board->comment is NULL");
}

/* True if SYMBOLS name as many as LAYOUT has digits; *ALPHABET is them. */
static bool symbols_fit(const struct sudoku_layout *layout, const char *symbols,
                        struct text_alphabet *alphabet)
{
    return !symbols ||
           (argument_expect(text_alphabet_name(alphabet, symbols),
                            "board->symbols are not 2 to 36 different digits and letters") &&
            argument_expect(alphabet->side == layout->side,
                            "the side of layout is not the number of board->symbols"));
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
        if (view->layout->is_figure)
            write_figure(out, view);
        else
            write_grid(out, view);
        break;
    }
}

size_t sudoku_text_write_board(const struct sudoku_layout *layout,
                               const struct sudoku_text_board *board, char *text, size_t size)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_text_board, color);
    struct sudoku_text_board own = {0};
    struct text_alphabet alphabet;
    struct text_out out = {text, size, 0};
    if (!text_out_begin(&out) || !text_view_fits(layout) ||
        !argument_expect(board, "board is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, board, first_form),
                         "board->size is too small") ||
        !argument_expect(format_fits(layout, own.format), "board->format is none for this board") ||
        !board_is_sound(layout, &own) || !symbols_fit(layout, own.symbols, &alphabet))
        return 0;
    struct text_view view = {layout,         own.cells, own.givens,
                             own.candidates, own.color, own.symbols ? alphabet.symbols : NULL};
    write_board(&out, &view, &own);
    return text_out_end(&out);
}
