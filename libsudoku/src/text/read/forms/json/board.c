/* The board of a JSON object with the facts about it, as a puzzle. */
#include <string.h>

#include "text/read/board/board.h"
#include "text/read/forms/json/json.h"
#include "text/read/joined/joined.h"

/* Adds the shape to the puzzle, which was read in line NUMBER. */
static enum sudoku_status give_shape(struct json *json, uint64_t number)
{
    struct json_facts *facts = &json->facts;
    struct sudoku_text_puzzle *puzzle = json->work->puzzle;
    struct sudoku_text_error *error = json->work->error;
    unsigned side = puzzle->side;
    bool has_regions = json_regions_are_said(&facts->regions);
    const uint8_t *regions = has_regions ? json_regions_lay(&facts->regions, side) : NULL;
    if (has_regions && !regions)
        return text_error(error, number, 1,
                          "expected %u regions of %u cells for a board of side %u, found others",
                          side, side, side);
    if (facts->boxes == 2 && facts->box[0] * facts->box[1] != side)
        return text_error(error, number, 1,
                          "expected a box of %u cells for a board of side %u, found %ux%u", side,
                          side, facts->box[0], facts->box[1]);
    if (!regions && facts->boxes == 2) {
        puzzle->box_rows = facts->box[0];
        puzzle->box_columns = facts->box[1];
    }
    puzzle->regions = regions;
    puzzle->variants = facts->variants;
    return SUDOKU_OK;
}

/* Adds the candidates to PUZZLE if each cell has a set, not all of them empty, with the given of
 * the cell: the notes of players often lack givens. */
static void give_candidates(const struct json_facts *facts, struct sudoku_text_puzzle *puzzle)
{
    unsigned cells = puzzle->place_count ? puzzle->cell_count : puzzle->side * puzzle->side;
    sudoku_digitset all = sudoku_digitset_all(puzzle->side), any = SUDOKU_DIGITSET_EMPTY;
    bool fits = facts->has_candidates && facts->candidate_cells == cells;
    for (unsigned i = 0; fits && i < cells; i++) {
        sudoku_digitset set = facts->candidates[i];
        unsigned given = puzzle->givens[i];
        fits = sudoku_digitset_is_subset(set, all) && (!given || sudoku_digitset_has(set, given));
        any |= set;
    }
    if (fits && any)
        puzzle->candidates = facts->candidates;
}

/* Gives the joined boards whose cells are in the table, which ended in line END. */
static enum sudoku_status give_joined(struct json *json, uint64_t end)
{
    struct text_work *work = json->work;
    const struct text_placed *table = &work->placed;
    const struct json_facts *facts = &json->facts;
    work->joined.figure = facts->parts;
    unsigned cells = text_figure_count(&facts->parts);
    if (json_regions_are_said(&facts->regions) || facts->variants || work->named.side ||
        facts->symbols.side)
        return text_error(work->error, end, 1,
                          "expected joined boards with boxes and digits 1..9, found others");
    if (table->rows != 1 || table->columns != cells)
        return text_error(work->error, end, 1, "expected the %u cells of %u boards, found %u",
                          cells, facts->parts.place_count, table->rows * table->columns);
    if (table->top > TEXT_FIGURE_BOARD)
        return text_error(work->error, table->top_line, table->top_column,
                          "expected a digit up to 9 or a blank, found %s", table->found);
    if (!text_joined_fits(work, end))
        return SUDOKU_ERR_TEXT;
    memcpy(work->cells, table->values, cells);
    return text_joined_give(work, SUDOKU_TEXT_GRID, table->line);
}

/* Gives the square board in the table, which ended in line END, with the symbols of its object. */
static enum sudoku_status give_square(struct json *json, uint64_t end)
{
    struct text_work *work = json->work;
    const struct text_placed *table = &work->placed;
    const struct text_alphabet named = work->named;
    bool is_line = table->rows == 1;
    unsigned side = is_line ? text_root(table->columns) : table->rows;
    if (!named.side && json->facts.symbols.side == side)
        work->named = json->facts.symbols;
    enum sudoku_status status =
        text_board_give_table(work, is_line ? SUDOKU_TEXT_LINE : SUDOKU_TEXT_NUMBERS, end);
    work->named = named;
    return status == SUDOKU_OK ? give_shape(json, end) : status;
}

void json_give_board(struct json *json, uint64_t end)
{
    const struct json_facts *facts = &json->facts;
    enum sudoku_status status = SUDOKU_ERR_TEXT;
    if (facts->fault.line)
        *json->work->error = facts->fault;
    else
        status = facts->parts.place_count ? give_joined(json, end) : give_square(json, end);
    if (status == SUDOKU_OK)
        give_candidates(facts, json->work->puzzle);
    json->tokens.status = status;
}
