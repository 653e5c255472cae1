/* What an array or a string of a JSON text is as a board, or as several joined. */
#include "text/read/forms/json/board.h"

#include <string.h>

#include "text/read/error.h"
#include "text/read/forms/json/candidates.h"
#include "text/read/joined/joined.h"

/* Gives the joined boards whose cells are in the table, which ended in line END. */
static void give_joined(struct json_walk *walk, uint64_t end)
{
    struct text_work *work = walk->work;
    const struct text_table *table = &work->table;
    const struct json_shape *shape = &walk->json->shape;
    struct text_joined *joined = &work->joined;
    joined->figure = shape->parts;
    unsigned cells = text_figure_count(&joined->figure);
    walk->status = SUDOKU_ERR_TEXT;
    if (json_regions_are_said(&shape->regions) || shape->variants || work->named.side ||
        walk->json->symbols.side)
        (void)text_error(walk->error, end, 1,
                         "expected joined boards with boxes and digits 1..9, found others");
    else if (table->rows != 1 || table->columns != cells)
        (void)text_error(walk->error, end, 1, "expected the %u cells of %u boards, found %u", cells,
                         joined->figure.place_count, table->rows * table->columns);
    else if (table->top > TEXT_FIGURE_BOARD)
        (void)text_error(walk->error, table->top_line, table->top_column,
                         "expected a digit up to 9 or a blank, found %s", table->found);
    else if (text_joined_fits(joined, end, walk->error)) {
        memcpy(work->cells, table->values, cells);
        walk->status =
            text_joined_give(work, SUDOKU_TEXT_GRID, table->line, walk->puzzle, walk->error);
    }
}

/* Gives the square board in the table, which ended in line END, with the symbols that its object
 * names. */
static void give_square(struct json_walk *walk, uint64_t end)
{
    struct text_work *work = walk->work;
    const struct text_table *table = &work->table;
    const struct text_alphabet named = work->named;
    bool is_line = table->rows == 1;
    unsigned side = is_line ? text_root(table->columns) : table->rows;
    if (!named.side && walk->json->symbols.side == side)
        work->named = walk->json->symbols;
    walk->status = text_work_give_table(work, is_line ? SUDOKU_TEXT_LINE : SUDOKU_TEXT_NUMBERS, end,
                                        walk->puzzle, walk->error);
    work->named = named;
    if (walk->status == SUDOKU_OK)
        walk->status = json_shape_give(&walk->json->shape, end, walk->puzzle, walk->error);
}

void json_board_give(struct json_walk *walk, uint64_t end)
{
    struct text_work *work = walk->work;
    if (walk->json->shape.has_fault) {
        *walk->error = walk->json->shape.fault;
        walk->status = SUDOKU_ERR_TEXT;
    } else if (walk->json->shape.parts.place_count) {
        give_joined(walk, end);
    } else {
        give_square(walk, end);
    }
    if (walk->status == SUDOKU_OK)
        json_candidates_give(work, walk->json, walk->puzzle);
}
