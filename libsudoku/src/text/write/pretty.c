#include "text/write/pretty.h"

#include "board/layout.h"

/* ------------------------------------------------------------------------------ box drawing */

/* Found digits on a terminal. */
#define FOUND_COLOR "\033[36m"
#define PLAIN_COLOR "\033[0m"

/* The sides of a point of the frame with a line. */
enum { UP = 1, RIGHT = 2, DOWN = 4, LEFT = 8 };

/* U+2500 and so on, by the sides that meet; a lone end never occurs. */
static const char *const crossings[16] = {" ", "│", "─", "└", "│", "│", "┌", "├",
                                          "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};

struct frame {
    const struct text_view *view;
    unsigned side;
    unsigned width;                 /* of a cell, with its mark */
    bool has_marks;                 /* found digits are marked rather than colored */
    uint64_t borders;               /* bit C: some row has a border before column C */
    uint8_t area[SUDOKU_MAX_CELLS]; /* box or region of each cell */
};

/* True if there is a border between two cells, one of which may be outside. */
static bool is_border(const struct frame *frame, unsigned row, unsigned column, unsigned other_row,
                      unsigned other_column)
{
    bool inside = row < frame->side && column < frame->side;
    bool other_inside = other_row < frame->side && other_column < frame->side;
    if (!inside || !other_inside)
        return inside != other_inside;
    return frame->area[row * frame->side + column] !=
           frame->area[other_row * frame->side + other_column];
}

/* Numbers the cells of each box or region alike. Boxes of one row are no areas. */
static void find_areas(struct frame *frame)
{
    const struct sudoku_layout *layout = frame->view->layout;
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        const uint16_t *cells = layout_unit(layout, unit);
        unsigned kind = layout->unit_label[unit].kind;
        if (kind != SUDOKU_UNIT_REGION && (kind != SUDOKU_UNIT_BOX || layout->box_rows == 1))
            continue;
        for (unsigned i = 0; i < layout->side; i++)
            frame->area[cells[i]] = (uint8_t)layout->unit_label[unit].number;
    }
}

static void measure_frame(struct frame *frame)
{
    frame->side = frame->view->layout->side;
    find_areas(frame);
    for (unsigned cell = 0; cell < frame->view->layout->cell_count; cell++) {
        unsigned row = frame->view->layout->cell_row[cell];
        unsigned column = frame->view->layout->cell_column[cell];
        if (column && is_border(frame, row, column - 1, row, column))
            frame->borders |= (uint64_t)1 << column;
        frame->has_marks |= !frame->view->color && text_view_is_found(frame->view, cell);
    }
    frame->width = (text_view_has_symbols(frame->view) ? 1u : 2u) + frame->has_marks;
}

/* True if column C (0..side) has room for a border before it. */
static bool has_border_column(const struct frame *frame, unsigned column)
{
    return column == 0 || column == frame->side || (frame->borders >> column & 1);
}

static void write_row(struct text_out *out, const struct frame *frame, unsigned row)
{
    const struct text_view *view = frame->view;
    for (unsigned column = 0; column <= frame->side; column++) {
        unsigned cell = row * frame->side + column;
        if (has_border_column(frame, column)) {
            text_out_string(out, column ? " " : "");
            text_out_string(out, is_border(frame, row, column - 1, row, column) ? "│" : " ");
        }
        if (column == frame->side)
            break;
        bool is_found = text_view_is_found(view, cell);
        text_out_char(out, ' ');
        text_out_string(out, is_found && view->color ? FOUND_COLOR : "");
        text_out_cell(out, view, cell);
        text_out_string(out, is_found && view->color ? PLAIN_COLOR : "");
        if (frame->has_marks)
            text_out_char(out, is_found ? '\'' : ' ');
    }
    text_out_char(out, '\n');
}

static void write_horizontal(struct text_out *out, bool is_line, unsigned count)
{
    while (count--)
        text_out_string(out, is_line ? "─" : " ");
}

/* Writes the line above ROW (0..side), if there is a border in it. */
static void write_frame_line(struct text_out *out, const struct frame *frame, unsigned row)
{
    bool any = false;
    for (unsigned column = 0; column < frame->side; column++)
        any |= is_border(frame, row - 1, column, row, column);
    if (!any)
        return;
    for (unsigned column = 0; column <= frame->side; column++) {
        bool left = is_border(frame, row - 1, column - 1, row, column - 1);
        bool right = is_border(frame, row - 1, column, row, column);
        if (has_border_column(frame, column)) {
            unsigned meet = (left ? LEFT : 0) | (right ? RIGHT : 0);
            meet |= is_border(frame, row - 1, column - 1, row - 1, column) ? UP : 0;
            meet |= is_border(frame, row, column - 1, row, column) ? DOWN : 0;
            write_horizontal(out, left, column ? 1 : 0);
            text_out_string(out, crossings[meet]);
        }
        if (column < frame->side)
            write_horizontal(out, right, 1 + frame->width);
    }
    text_out_char(out, '\n');
}

void text_out_pretty(struct text_out *out, const struct text_view *view)
{
    struct frame frame = {.view = view};
    measure_frame(&frame);
    for (unsigned row = 0; row < frame.side; row++) {
        write_frame_line(out, &frame, row);
        write_row(out, &frame, row);
    }
    write_frame_line(out, &frame, frame.side);
}

/* -------------------------------------------------------------------------------- candidates */

static bool has_bars(const struct sudoku_layout *layout)
{
    return layout->box_rows > 1;
}

/* True if there is a bar before COLUMN: at the outside, and between boxes. */
static bool has_bar(const struct sudoku_layout *layout, unsigned column)
{
    return column == 0 || (has_bars(layout) && column % layout->box_columns == 0);
}

/* The width of the widest cell of each column. */
static void measure_columns(const struct text_view *view, size_t widths[SUDOKU_MAX_SIDE])
{
    const struct sudoku_layout *layout = view->layout;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        struct text_out nowhere = {NULL, 0, 0};
        unsigned column = layout->cell_column[cell];
        size_t width = text_out_set(&nowhere, text_view_set(view, cell), layout->side);
        widths[column] = width > widths[column] ? width : widths[column];
    }
}

/* Writes a line of the frame with its corners: left, between, right. */
static void write_rule(struct text_out *out, const struct sudoku_layout *layout,
                       const size_t *widths, const char *corners)
{
    for (unsigned column = 0; column < layout->side; column++) {
        bool bar = has_bar(layout, column);
        if (bar)
            text_out_char(out, corners[column ? 1 : 0]);
        text_out_fill(out, '-', widths[column] + 1 + bar);
    }
    text_out_char(out, corners[2]);
    text_out_char(out, '\n');
}

void text_out_candidates(struct text_out *out, const struct text_view *view)
{
    const struct sudoku_layout *layout = view->layout;
    size_t widths[SUDOKU_MAX_SIDE] = {0};
    measure_columns(view, widths);
    write_rule(out, layout, widths, "...");
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        unsigned row = layout->cell_row[cell], column = layout->cell_column[cell];
        if (column == 0 && row && has_bars(layout) && row % layout->box_rows == 0)
            write_rule(out, layout, widths, ":+:");
        if (has_bar(layout, column))
            text_out_string(out, "| ");
        size_t width = text_out_set(out, text_view_set(view, cell), layout->side);
        text_out_fill(out, ' ', widths[column] - width + 1);
        if (column + 1 == layout->side)
            text_out_string(out, "|\n");
    }
    write_rule(out, layout, widths, "'''");
}
