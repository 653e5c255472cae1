#include "rules/forms/drawing.h"

#include <stdio.h>
#include <string.h>

enum sudoku_status drawing_fail(const struct drawing *drawing, const char *wanted)
{
    const struct document_node *rule = drawing->rule;
    char item[32] = "";
    if (drawing->item)
        snprintf(item, sizeof item, "item %u of ", drawing->item);
    return form_fail(drawing->writer, rule->key, "expected %s in %s'%.*s', found none or another",
                     wanted, item, (int)(rule->key_length < 32 ? rule->key_length : 32),
                     drawing->document->text + rule->key);
}

enum sudoku_status drawing_refuse(const struct drawing *drawing)
{
    const struct document_node *rule = drawing->rule;
    return form_fail(drawing->writer, rule->key, "'%.*s' is not supported",
                     (int)(rule->key_length < 64 ? rule->key_length : 64),
                     drawing->document->text + rule->key);
}

enum sudoku_status drawing_take_side(struct drawing *drawing, const struct document_node *rows)
{
    const struct document *document = drawing->document;
    const size_t side = document_size(document, rows);
    const struct document_node *row = document_first(document, rows);
    if (side < 1 || side > FORM_MAX_SIDE)
        return form_fail(drawing->writer, 0, "expected a grid of 1 to %d rows, found %zu",
                         FORM_MAX_SIDE, side);
    for (; row; row = document_next(document, row))
        if (row->kind != DOCUMENT_ARRAY || document_size(document, row) != side)
            return form_fail(drawing->writer, row->at,
                             "expected %zu cells in a row of the grid, found %zu", side,
                             document_size(document, row));
    drawing->side = (unsigned)side;
    return SUDOKU_OK;
}

/* True if REGIONS, of numbers below SIDE, are the boxes of the board. */
static bool are_boxes(const unsigned char *regions, unsigned side)
{
    const unsigned rows = form_box_rows(side), columns = side / rows;
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned first = cell / side / rows * rows * side + cell % side / columns * columns;
        if (regions[cell] != regions[first])
            return false;
    }
    return true;
}

enum sudoku_status drawing_write_board(const struct drawing *drawing, const int *regions)
{
    const unsigned side = drawing->side;
    unsigned char region_of[DRAWING_MAX_CELLS];
    unsigned sizes[FORM_MAX_SIDE] = {0}, known = 0;
    int labels[FORM_MAX_SIDE];
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned region = 0;
        while (region < known && labels[region] != regions[cell])
            region++;
        if (regions[cell] == DRAWING_NO_REGION || region == side || sizes[region]++ == side)
            return form_fail(drawing->writer, 0, "expected %u regions of %u cells, found others",
                             side, side);
        labels[region] = regions[cell];
        known += region == known;
        region_of[cell] = (unsigned char)region;
    }
    form_board(drawing->writer, side, are_boxes(region_of, side) ? NULL : region_of);
    return SUDOKU_OK;
}
