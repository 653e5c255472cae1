/* The board of an array or a string of a JSON text, or the joined boards. */
#include <string.h>

#include "text/read/board/board.h"
#include "text/read/error.h"
#include "text/read/forms/json/walk.h"
#include "text/read/joined/joined.h"

/* Gives the joined boards whose cells are in the table, which ended in line END. */
static enum sudoku_status give_joined(struct json_walk *walk, uint64_t end)
{
    struct text_work *work = walk->work;
    const struct text_placed *table = &work->placed;
    const struct json_facts *facts = walk->facts;
    work->joined.figure = facts->parts;
    unsigned cells = text_figure_count(&facts->parts);
    if (json_regions_are_said(&facts->regions) || facts->variants || work->named.side ||
        facts->symbols.side)
        return text_error(walk->error, end, 1,
                          "expected joined boards with boxes and digits 1..9, found others");
    if (table->rows != 1 || table->columns != cells)
        return text_error(walk->error, end, 1, "expected the %u cells of %u boards, found %u",
                          cells, facts->parts.place_count, table->rows * table->columns);
    if (table->top > TEXT_FIGURE_BOARD)
        return text_error(walk->error, table->top_line, table->top_column,
                          "expected a digit up to 9 or a blank, found %s", table->found);
    if (!text_joined_fits(work, end))
        return SUDOKU_ERR_TEXT;
    memcpy(work->cells, table->values, cells);
    return text_joined_give(work, SUDOKU_TEXT_GRID, table->line);
}

/* Gives the square board in the table, which ended in line END, with the symbols of its object. */
static enum sudoku_status give_square(struct json_walk *walk, uint64_t end)
{
    struct text_work *work = walk->work;
    const struct text_placed *table = &work->placed;
    const struct text_alphabet named = work->named;
    bool is_line = table->rows == 1;
    unsigned side = is_line ? text_root(table->columns) : table->rows;
    if (!named.side && walk->facts->symbols.side == side)
        work->named = walk->facts->symbols;
    enum sudoku_status status =
        text_board_give_table(work, is_line ? SUDOKU_TEXT_LINE : SUDOKU_TEXT_NUMBERS, end);
    work->named = named;
    return status == SUDOKU_OK ? json_facts_give_shape(walk->facts, end, walk->puzzle, walk->error)
                               : status;
}

void json_give_board(struct json_walk *walk, uint64_t end)
{
    if (walk->facts->has_fault) {
        *walk->error = walk->facts->fault;
        walk->status = SUDOKU_ERR_TEXT;
    } else {
        walk->status =
            walk->facts->parts.place_count ? give_joined(walk, end) : give_square(walk, end);
    }
    if (walk->status == SUDOKU_OK)
        json_facts_give_candidates(walk->facts, walk->puzzle);
}
