/* Framed grids whose empty cells are spaces. */
#include "text/read/board/grid_columns.h"

#include <string.h>

#include "text/read/error.h"

/* Puts the symbols of ITEM into CELLS. False: the cell of one of them is taken. */
static bool place_item(const struct text_columns *columns, struct text_item item, unsigned borders,
                       struct text_cell *cells)
{
    size_t pieces = columns->by_symbols ? item.cell.length : 1;
    item.cell.length /= pieces;
    item.last = columns->by_symbols ? item.first : item.last;
    for (size_t i = 0; i < pieces; i++) {
        int column = text_columns_of(columns, borders, &item);
        if (column < 0 || column >= (int)columns->side || cells[column].length)
            return false;
        cells[column] = item.cell;
        item.cell.text++;
        item.last++;
    }
    return true;
}

/* Cuts LINE into CELLS, of which empty ones have length 0, and notes the BORDERS on their left. */
static enum sudoku_status cut_row(const struct text_columns *columns, const struct text_line *line,
                                  struct text_cell *cells, enum text_border *borders,
                                  struct sudoku_text_error *error)
{
    struct text_walk walk = {.line = line};
    struct text_item item;
    unsigned passed = 0;
    while (text_columns_next(&walk, &item)) {
        if (item.cell.border) {
            unsigned box = passed++ + columns->is_open_left;
            if (box < columns->boxes)
                borders[box * columns->box_columns] = item.cell.border;
        } else if (!place_item(columns, item, passed, cells)) {
            char found[TEXT_FOUND_SIZE];
            text_describe(line, item.cell.text, item.cell.length, found);
            return text_error(error, line->number, text_column(line, item.cell.text),
                              "expected one digit in each cell, found %s", found);
        }
    }
    return SUDOKU_OK;
}

static enum sudoku_status read_row(struct text_work *work, const struct text_columns *columns,
                                   const struct text_line *line, struct sudoku_text_error *error)
{
    struct text_cell cells[SUDOKU_MAX_SIDE] = {{NULL, 0, TEXT_BORDER_NONE}};
    enum text_border borders[SUDOKU_MAX_SIDE] = {TEXT_BORDER_NONE};
    enum sudoku_status status = cut_row(columns, line, cells, borders, error);
    for (unsigned i = 0; i < columns->side && status == SUDOKU_OK; i++)
        if (!text_grid_add_cell(&work->grid, line, &cells[i], borders[i], error))
            status = SUDOKU_ERR_TEXT;
    return status;
}

enum sudoku_status text_read_columns(struct text_work *work, const struct text_columns *columns,
                                     const struct text_line *first, struct sudoku_text_error *error)
{
    struct text_line line = *first;
    enum text_border weight;
    enum sudoku_status status = columns->side ? SUDOKU_OK : SUDOKU_ERR_TEXT;
    if (status != SUDOKU_OK)
        *error = columns->error;
    else
        text_grid_start(&work->grid, columns->side, false, &work->named, work->cells, work->sets);
    while (status == SUDOKU_OK) {
        if (text_is_frame(line.text, line.length, &weight))
            text_grid_add_frame(&work->grid, &line, weight);
        else
            status = read_row(work, columns, &line, error);
        if (status == SUDOKU_OK && work->grid.count == (size_t)columns->side * columns->side)
            return SUDOKU_OK;
        /* The survey saw these lines. */
        if (status == SUDOKU_OK && text_lines_next(&work->lines, &line) != TEXT_LINES_OK)
            return SUDOKU_ERR_READ;
    }
    return status;
}
