#include "rules/forms/fpuzzles_rules.h"

#include <string.h>

#include "rules/forms/fpuzzles_cells.h"

static void write_cells(const struct drawing *drawing, const struct drawing_cells *cells)
{
    form_cells(drawing->writer, drawing->side, cells->cell, cells->count);
}

/* Lines, each a rule of its own. */
enum sudoku_status fpuzzles_write_lines(const struct drawing *drawing, const struct rule_key *key,
                                        const struct document_node *item)
{
    const struct document *document = drawing->document;
    const struct document_node *line =
        document_first(document, document_member(document, item, "lines", NULL));
    struct drawing_cells cells;
    int value;
    enum sudoku_status status = line ? SUDOKU_OK : drawing_fail(drawing, "lines");
    if (status == SUDOKU_OK && key->number)
        status = fpuzzles_take_value(drawing, item, key->number, FPUZZLES_MAX_NUMBER, &value);
    for (; line && status == SUDOKU_OK; line = document_next(document, line)) {
        status = fpuzzles_take_names(drawing, line, 2, &cells);
        if (status != SUDOKU_OK)
            return status;
        form_item(drawing->writer, key->kind);
        if (key->number)
            form_number(drawing->writer, value);
        write_cells(drawing, &cells);
    }
    return status;
}

/* A circle or pill, and lines from a cell of it whose digits have its number as their sum. */
enum sudoku_status fpuzzles_write_arrow(const struct drawing *drawing, const struct rule_key *key,
                                        const struct document_node *item)
{
    const struct document *document = drawing->document;
    struct drawing_cells circle, cells;
    enum sudoku_status status = fpuzzles_take_cells(drawing, item, "cells", 1, &circle);
    const struct document_node *lines = document_member(document, item, "lines", NULL);
    const struct document_node *line = document_first(document, lines);
    if (status == SUDOKU_OK && !line && !document_is_empty(document, lines))
        return drawing_fail(drawing, "an array of lines");
    if (status == SUDOKU_OK && circle.count > 3)
        return drawing_fail(drawing, "a circle of at most 3 cells");
    for (; line && status == SUDOKU_OK; line = document_next(document, line)) {
        status = fpuzzles_take_names(drawing, line, 2, &cells);
        if (status != SUDOKU_OK)
            break;
        if (!fpuzzles_is_among(&circle, cells.cell[0]))
            return drawing_fail(drawing, "lines that begin in the circle");
        form_item(drawing->writer, circle.count > 1 ? "PillArrow" : key->kind);
        if (circle.count > 1)
            form_number(drawing->writer, (int)circle.count);
        write_cells(drawing, &circle);
        form_cells(drawing->writer, drawing->side, cells.cell + 1, cells.count - 1);
    }
    return status;
}

enum sudoku_status fpuzzles_write_cage(const struct drawing *drawing, const struct rule_key *key,
                                       const struct document_node *item)
{
    const struct document_node *value = document_member(drawing->document, item, "value", NULL);
    struct drawing_cells cells;
    int sum = 0;
    enum sudoku_status status = fpuzzles_take_cells(drawing, item, "cells", 1, &cells);
    if (status == SUDOKU_OK && !document_is_empty(drawing->document, value))
        status = fpuzzles_take_value(drawing, item, key->number, FPUZZLES_MAX_NUMBER, &sum);
    if (status == SUDOKU_OK && sum == 0 && !document_is_empty(drawing->document, value))
        status = drawing_fail(drawing, "a sum over 0");
    if (status == SUDOKU_OK && cells.count > drawing->side)
        status = drawing_fail(drawing, "no more cells than digits");
    if (status == SUDOKU_OK)
        form_cage(drawing->writer, drawing->side, cells.cell, cells.count, (unsigned)sum);
    return status;
}

/* The cells of an extra region; a board has one clone for each. */
enum sudoku_status fpuzzles_write_region(const struct drawing *drawing, const struct rule_key *key,
                                         const struct document_node *item)
{
    struct drawing_cells cells;
    enum sudoku_status status = fpuzzles_take_cells(drawing, item, "cells", 2, &cells);
    if (status == SUDOKU_OK && cells.count > drawing->side)
        status = drawing_fail(drawing, "no more cells than digits");
    if (status != SUDOKU_OK)
        return status;
    form_item(drawing->writer, key->kind);
    write_cells(drawing, &cells);
    return SUDOKU_OK;
}

enum sudoku_status fpuzzles_write_clone(const struct drawing *drawing, const struct rule_key *key,
                                        const struct document_node *item)
{
    struct drawing_cells cells = {.count = 0}, clones = {.count = 0};
    enum sudoku_status status = fpuzzles_take_cells(drawing, item, "cells", 1, &cells);
    if (status == SUDOKU_OK)
        status = fpuzzles_take_cells(drawing, item, "cloneCells", 1, &clones);
    if (status == SUDOKU_OK && cells.count != clones.count)
        status = drawing_fail(drawing, "as many cells in a clone");
    for (unsigned i = 0; status == SUDOKU_OK && i < cells.count; i++) {
        const unsigned pair[] = {cells.cell[i], clones.cell[i]};
        if (pair[0] == pair[1])
            continue;
        form_item(drawing->writer, key->kind);
        form_number(drawing->writer, 2);
        form_cells(drawing->writer, drawing->side, pair, 2);
    }
    return status;
}

/* Takes the cells of a mark on the border between two. */
static enum sudoku_status take_pair(const struct drawing *drawing, const struct document_node *item,
                                    struct drawing_cells *cells)
{
    enum sudoku_status status = fpuzzles_take_cells(drawing, item, "cells", 2, cells);
    if (status == SUDOKU_OK &&
        (cells->count != 2 || !form_are_neighbors(drawing->side, cells->cell[0], cells->cell[1])))
        status = drawing_fail(drawing, "two neighbors");
    return status;
}

/* Two cells whose digits have a difference, or a quotient if the kind is BlackDot. */
enum sudoku_status fpuzzles_write_dot(const struct drawing *drawing, const struct rule_key *key,
                                      const struct document_node *item)
{
    const bool is_quotient = strcmp(key->kind, "BlackDot") == 0;
    struct drawing_cells cells;
    int value = 0;
    enum sudoku_status status = take_pair(drawing, item, &cells);
    if (status == SUDOKU_OK)
        status = fpuzzles_take_value(drawing, item, key->number, FPUZZLES_MAX_NUMBER, &value);
    if (status != SUDOKU_OK)
        return status;
    if (value == key->number) {
        form_item(drawing->writer, key->kind);
        write_cells(drawing, &cells);
        return SUDOKU_OK;
    }
    form_item(drawing->writer, is_quotient ? "QuotientCage" : "DifferenceCage");
    form_number(drawing->writer, value);
    write_cells(drawing, &cells);
    return SUDOKU_OK;
}

enum sudoku_status fpuzzles_write_xv(const struct drawing *drawing, const struct rule_key *key,
                                     const struct document_node *item)
{
    const struct document_node *value = document_member(drawing->document, item, "value", NULL);
    struct drawing_cells cells;
    enum sudoku_status status = take_pair(drawing, item, &cells);
    (void)key;
    if (status != SUDOKU_OK)
        return status;
    bool is_x = value && document_is(drawing->document, value, "X");
    if (!is_x && !(value && document_is(drawing->document, value, "V")))
        return drawing_fail(drawing, "X or V");
    form_item(drawing->writer, is_x ? "X" : "V");
    write_cells(drawing, &cells);
    return SUDOKU_OK;
}

enum sudoku_status fpuzzles_write_quadruple(const struct drawing *drawing,
                                            const struct rule_key *key,
                                            const struct document_node *item)
{
    const struct document *document = drawing->document;
    const struct document_node *values = document_member(document, item, "values", NULL);
    const struct document_node *value = document_first(document, values);
    struct drawing_cells cells;
    unsigned first = DRAWING_MAX_CELLS, places = 0;
    int digit;
    enum sudoku_status status = fpuzzles_take_cells(drawing, item, "cells", 4, &cells);
    if (status == SUDOKU_OK && !value && !document_is_empty(document, values))
        return drawing_fail(drawing, "an array of digits");
    if (status != SUDOKU_OK || !value)
        return status;
    for (unsigned i = 0; i < cells.count; i++)
        first = cells.cell[i] < first ? cells.cell[i] : first;
    for (unsigned i = 0; i < cells.count; i++) {
        unsigned down = cells.cell[i] / drawing->side - first / drawing->side;
        unsigned right = cells.cell[i] % drawing->side - first % drawing->side;
        places |= down > 1 || right > 1 ? 0 : 1U << (2 * down + right);
    }
    if (cells.count != 4 || places != 0xF)
        return drawing_fail(drawing, "a square of four cells");
    form_item(drawing->writer, key->kind);
    form_cells(drawing->writer, drawing->side, &first, 1);
    for (; value; value = document_next(document, value)) {
        if (!document_number(document, value, 1, (int)drawing->side, &digit))
            return drawing_fail(drawing, "digits of the board");
        form_number(drawing->writer, digit);
    }
    return SUDOKU_OK;
}

/* Takes the cell of the board that ITEM marks. */
static enum sudoku_status take_marked(const struct drawing *drawing,
                                      const struct document_node *item, int *row, int *column)
{
    const int side = (int)drawing->side;
    struct drawing_cells cell = {.count = 1};
    if (!fpuzzles_take_cell(drawing, item, 1, side, row, column))
        return drawing_fail(drawing, "a cell of the board such as R1C9");
    cell.cell[0] = (unsigned)((*row - 1) * side + *column - 1);
    return fpuzzles_check_cells(drawing, item, &cell);
}

/* Cells whose digits are odd, or even. */
enum sudoku_status fpuzzles_write_parity(const struct drawing *drawing, const struct rule_key *key,
                                         const struct document_node *item)
{
    enum { EVEN = 0x15554 };
    int row, column;
    enum sudoku_status status = take_marked(drawing, item, &row, &column);
    if (status != SUDOKU_OK)
        return status;
    unsigned all = (2U << drawing->side) - 2;
    form_restriction(drawing->writer, (unsigned)row - 1, (unsigned)column - 1,
                     all & (strcmp(key->name, "even") == 0 ? EVEN : ~(unsigned)EVEN));
    return SUDOKU_OK;
}

/* A cell with a digit larger than those of its neighbours, or smaller.
 * Between two such cells no comparison is drawn. */
enum sudoku_status fpuzzles_write_extremum(const struct drawing *drawing,
                                           const struct rule_key *key,
                                           const struct document_node *item)
{
    static const signed char moves[][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    const struct document *document = drawing->document;
    const int side = (int)drawing->side;
    int row, column, other_row, other_column;
    enum sudoku_status status = take_marked(drawing, item, &row, &column);
    if (status != SUDOKU_OK)
        return status;
    for (unsigned i = 0; i < 4; i++) {
        const struct document_node *other = document_first(document, drawing->rule);
        const int down = row + moves[i][0], right = column + moves[i][1];
        bool is_drawn = down >= 1 && down <= side && right >= 1 && right <= side;
        for (; other && is_drawn; other = document_next(document, other))
            is_drawn = !fpuzzles_take_cell(drawing, other, 1, side, &other_row, &other_column) ||
                       other_row != down || other_column != right;
        if (!is_drawn)
            continue;
        unsigned pair[] = {(unsigned)((row - 1) * side + column - 1),
                           (unsigned)((down - 1) * side + right - 1)};
        unsigned swapped[] = {pair[1], pair[0]};
        form_item(drawing->writer, "GreaterThan");
        form_cells(drawing->writer, drawing->side,
                   strcmp(key->name, "minimum") == 0 ? swapped : pair, 2);
    }
    return SUDOKU_OK;
}

static bool is_beside(int side, int row, int column)
{
    return row < 1 || row > side || column < 1 || column > side;
}

/* The sum of a diagonal from a cell beside the board. */
enum sudoku_status fpuzzles_write_diagonal_sum(const struct drawing *drawing,
                                               const struct rule_key *key,
                                               const struct document_node *item)
{
    const struct document *document = drawing->document;
    const struct document_node *direction = document_member(document, item, "direction", NULL);
    const int side = (int)drawing->side;
    struct drawing_cells cells = {.count = 0};
    int row, column, sum;
    if (document_is_empty(document, document_member(document, item, "value", NULL)))
        return SUDOKU_OK; /* an arrow without a number */
    if (!fpuzzles_take_cell(drawing, item, 0, side + 1, &row, &column) ||
        !is_beside(side, row, column) || !direction || direction->kind != DOCUMENT_STRING ||
        direction->length != 2)
        return drawing_fail(drawing, "a cell beside the board and a direction");
    enum sudoku_status status =
        fpuzzles_take_value(drawing, item, key->number, FPUZZLES_MAX_NUMBER, &sum);
    if (status != SUDOKU_OK)
        return status;
    const char *text = document->text + direction->at;
    if (!strchr("DU", text[0]) || !strchr("LR", text[1]))
        return drawing_fail(drawing, "one of the directions DL, DR, UL and UR");
    int down = text[0] == 'D' ? 1 : -1, right = text[1] == 'R' ? 1 : -1;
    for (row += down, column += right; row >= 1 && row <= side && column >= 1 && column <= side;
         row += down, column += right)
        cells.cell[cells.count++] = (unsigned)((row - 1) * side + column - 1);
    if (!cells.count)
        return drawing_fail(drawing, "a direction that leads onto the board");
    status = fpuzzles_check_cells(drawing, item, &cells);
    if (status != SUDOKU_OK)
        return status;
    form_item(drawing->writer, cells.count > 1 ? key->kind : "Sum");
    form_number(drawing->writer, sum);
    cells.count = cells.count > 2 ? 2 : cells.count;
    write_cells(drawing, &cells);
    return SUDOKU_OK;
}

/* Fails if ITEM lists other cells than those of the row or column NUMBER, from 1. */
static enum sudoku_status check_line(const struct drawing *drawing,
                                     const struct document_node *item, bool is_row, int number)
{
    const unsigned side = drawing->side, line = (unsigned)number - 1;
    struct drawing_cells cells = {.count = side};
    for (unsigned i = 0; i < side; i++)
        cells.cell[i] = is_row ? line * side + i : i * side + line;
    return fpuzzles_check_cells(drawing, item, &cells);
}

/* A clue beside a row or a column. Sandwiches have one for both ends. */
enum sudoku_status fpuzzles_write_outside(const struct drawing *drawing, const struct rule_key *key,
                                          const struct document_node *item)
{
    const int side = (int)drawing->side;
    struct text_out *dots = &drawing->writer->dots;
    int row, column, value;
    if (document_is_empty(drawing->document,
                          document_member(drawing->document, item, "value", NULL)))
        return SUDOKU_OK;
    if (!fpuzzles_take_cell(drawing, item, 0, side + 1, &row, &column) ||
        (row >= 1 && row <= side) == (column >= 1 && column <= side))
        return drawing_fail(drawing, "a cell beside a row or a column");
    enum sudoku_status status =
        fpuzzles_take_value(drawing, item, key->number, FPUZZLES_MAX_NUMBER, &value);
    const bool is_row = row >= 1 && row <= side, is_sandwich = strcmp(key->kind, "Sandwich") == 0;
    if (status == SUDOKU_OK)
        status = check_line(drawing, item, is_row, is_row ? row : column);
    if (status != SUDOKU_OK)
        return status;
    const bool is_far = (is_row ? column : row) > side;
    form_item(drawing->writer, key->kind);
    if (is_sandwich)
        form_number(drawing->writer, value);
    text_out_string(dots, is_row ? "~R" : "~C");
    text_out_number(dots, (uint64_t)(is_row ? row : column), 0);
    if (is_sandwich)
        return SUDOKU_OK;
    text_out_string(dots, is_far ? "~" : "");
    form_number(drawing->writer, value);
    text_out_string(dots, is_far ? "" : "~");
    return SUDOKU_OK;
}
