#include "rules/forms/fpuzzles_cells.h"

#include <string.h>

/* Takes the name of a cell, such as R1C9, where rows and columns are FIRST..LAST. */
static bool take_name(const struct drawing *drawing, const struct document_node *node, int first,
                      int last, int *row, int *column)
{
    if (!node || node->kind != DOCUMENT_STRING || node->length < 4)
        return false;
    const char *text = drawing->document->text + node->at;
    const char *middle = memchr(text, 'C', node->length);
    if (*text != 'R' || !middle)
        return false;
    struct document_node part = *node;
    part.at++;
    part.length = (uint32_t)(middle - text) - 1;
    if (!document_number(drawing->document, &part, first, last, row))
        return false;
    part.at += part.length + 1;
    part.length = node->length - part.length - 2;
    return document_number(drawing->document, &part, first, last, column);
}

enum sudoku_status fpuzzles_take_names(const struct drawing *drawing,
                                       const struct document_node *names, unsigned min,
                                       struct drawing_cells *cells)
{
    const struct document_node *name = document_first(drawing->document, names);
    int row, column;
    cells->count = 0;
    for (; name; name = document_next(drawing->document, name)) {
        if (cells->count == DRAWING_MAX_CELLS ||
            !take_name(drawing, name, 1, (int)drawing->side, &row, &column))
            return drawing_fail(drawing, "cells of the board such as R1C9");
        cells->cell[cells->count++] = (unsigned)(row - 1) * drawing->side + (unsigned)column - 1;
    }
    return cells->count < min ? drawing_fail(drawing, "more cells") : SUDOKU_OK;
}

bool fpuzzles_take_cell(const struct drawing *drawing, const struct document_node *item, int first,
                        int last, int *row, int *column)
{
    return take_name(drawing, document_member(drawing->document, item, "cell", NULL), first, last,
                     row, column);
}

enum sudoku_status fpuzzles_take_cells(const struct drawing *drawing,
                                       const struct document_node *item, const char *key,
                                       unsigned min, struct drawing_cells *cells)
{
    return fpuzzles_take_names(drawing, document_member(drawing->document, item, key, NULL), min,
                               cells);
}

bool fpuzzles_is_among(const struct drawing_cells *cells, unsigned cell)
{
    for (unsigned i = 0; i < cells->count; i++)
        if (cells->cell[i] == cell)
            return true;
    return false;
}

enum sudoku_status fpuzzles_check_cells(const struct drawing *drawing,
                                        const struct document_node *item,
                                        const struct drawing_cells *cells)
{
    const struct document_node *names = document_member(drawing->document, item, "cells", NULL);
    struct drawing_cells listed;
    if (document_is_empty(drawing->document, names))
        return SUDOKU_OK;
    enum sudoku_status status = fpuzzles_take_names(drawing, names, 0, &listed);
    bool is_equal = status == SUDOKU_OK && listed.count == cells->count;
    for (unsigned i = 0; is_equal && i < cells->count; i++)
        is_equal = fpuzzles_is_among(&listed, cells->cell[i]);
    return status != SUDOKU_OK || is_equal
               ? status
               : drawing_fail(drawing, "\"cells\" that agree with \"cell\"");
}

enum sudoku_status fpuzzles_take_value(const struct drawing *drawing,
                                       const struct document_node *item, int usual, int max,
                                       int *value)
{
    const struct document_node *node = document_member(drawing->document, item, "value", NULL);
    *value = usual;
    if (document_is_empty(drawing->document, node) && usual)
        return SUDOKU_OK;
    return document_number(drawing->document, node, 0, max, value)
               ? SUDOKU_OK
               : drawing_fail(drawing, "a number for \"value\"");
}
