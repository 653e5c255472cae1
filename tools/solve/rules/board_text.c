#include "solve/rules/board_text.h"

static char line_digit(unsigned line)
{
    return "0123456789abcdefg"[line];
}

/* True if the boxes are those of a board whose text has none: of at most four rows, the most nearly
 * square. */
static bool has_usual_boxes(const struct sudoku_layout *layout)
{
    unsigned side = sudoku_layout_side(layout), rows = 4;
    while (rows > 1 && (side % rows || side / rows < rows))
        rows--;
    return rows > 1 && sudoku_layout_box_rows(layout) == rows;
}

/* The region of each cell, of the layout's boxes or regions, as a letter. */
static void add_regions(const struct sudoku_layout *layout, struct buffer *text)
{
    if (has_usual_boxes(layout))
        return;
    unsigned side = sudoku_layout_side(layout);
    char regions[SUDOKU_MAX_CELLS];
    unsigned count = 0;
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(layout); unit++) {
        enum sudoku_unit_kind kind = sudoku_layout_unit_kind(layout, unit);
        if (kind != SUDOKU_UNIT_BOX && kind != SUDOKU_UNIT_REGION)
            continue;
        for (unsigned i = 0; i < side; i++)
            regions[sudoku_layout_unit_cells(layout, unit)[i]] = (char)('A' + count);
        count++;
    }
    buffer_printf(text, ".NoBoxes");
    if (count)
        buffer_printf(text, ".Jigsaw~%.*s", (int)(side * side), regions);
}

/* The units of variants. */
static void add_variants(const struct sudoku_layout *layout, struct buffer *text)
{
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(layout); unit++) {
        if (sudoku_layout_unit_kind(layout, unit) <= SUDOKU_UNIT_REGION)
            continue;
        buffer_printf(text, ".AllDifferent");
        for (unsigned i = 0; i < sudoku_layout_unit_length(layout, unit); i++) {
            unsigned cell = sudoku_layout_unit_cells(layout, unit)[i];
            buffer_printf(text, "~R%cC%c", line_digit(sudoku_layout_cell_row(layout, cell) + 1),
                          line_digit(sudoku_layout_cell_column(layout, cell) + 1));
        }
    }
}

static void add_givens(const struct question_context *asked, struct buffer *text)
{
    const struct sudoku_layout *layout = asked->board->layout;
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(layout); cell++) {
        sudoku_digitset set = asked->candidates ? asked->candidates[cell] : 0;
        if (asked->givens[cell])
            set = sudoku_digitset_of(asked->givens[cell]);
        if (!asked->candidates && !set)
            continue;
        buffer_printf(text, ".~R%cC%c", line_digit(sudoku_layout_cell_row(layout, cell) + 1),
                      line_digit(sudoku_layout_cell_column(layout, cell) + 1));
        while (set)
            buffer_printf(text, "_%u", sudoku_digitset_pop(&set));
    }
}

bool board_text_add(const struct question_context *asked, struct buffer *text)
{
    const struct sudoku_layout *layout = asked->board->layout;
    unsigned side = sudoku_layout_side(layout);
    if (side > SUDOKU_RULES_MAX_VALUES || sudoku_layout_cell_count(layout) != side * side)
        return false;
    buffer_printf(text, ".Shape~%ux%u", side, side);
    add_regions(layout, text);
    add_variants(layout, text);
    add_givens(asked, text);
    buffer_add(text, asked->options->rules.data, asked->options->rules.length);
    return true;
}
