#include "logic/position_input.h"

#include "board/board.h"
#include "common/argument.h"
#include "common/sized.h"

static enum sudoku_status place_digits(struct position *position, const uint8_t *cells,
                                       const uint8_t *is_placed)
{
    for (unsigned cell = 0; cell < position->topology->cell_count; cell++) {
        if (!cells[cell])
            continue;
        if (!is_placed || !is_placed[cell])
            cellset_add(&position->given, cell);
        position_place(position, cell, cells[cell] - 1u);
    }
    return SUDOKU_OK;
}

enum sudoku_status position_set(struct position *position, const struct topology *topology,
                                const struct sudoku_logic_position *given)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_logic_position, is_unique);
    if (!argument_expect(given, "position is NULL") ||
        !argument_expect(given->size >= first_form, "position->size is too small") ||
        !argument_expect(given->cells, "position->cells is NULL") ||
        !argument_expect(board_digits_in_range(topology->layout, given->cells),
                         "position->cells has a number over the side"))
        return SUDOKU_ERR_ARGUMENT;
    if (board_has_duplicate(topology->layout, given->cells))
        return SUDOKU_CONFLICT;
    position_clear(position, topology);
    place_digits(position, given->cells, given->is_placed);
    bool is_partial =
        given->size >= SIZED_UP_TO(struct sudoku_logic_position, is_partial) && given->is_partial;
    for (unsigned cell = 0; given->candidates && cell < topology->cell_count; cell++) {
        if (is_partial && !given->candidates[cell])
            continue;
        unsigned gone = position->candidates[cell] & ~(unsigned)given->candidates[cell];
        while (gone)
            position_remove(position, cell, bit_pop(&gone));
    }
    return position_is_broken(position) ? SUDOKU_NO_SOLUTION : SUDOKU_OK;
}

enum sudoku_status position_apply(struct position *position, const struct sudoku_step *step)
{
    if (!argument_expect(
            topology_has(position->topology, step->placements, step->placement_count) &&
                topology_has(position->topology, step->eliminations, step->elimination_count),
            "step concludes about a candidate that the board lacks"))
        return SUDOKU_ERR_ARGUMENT;
    for (size_t i = 0; i < step->placement_count; i++)
        if (!position->value[step->placements[i].cell])
            position_place(position, step->placements[i].cell, step->placements[i].digit - 1u);
    for (size_t i = 0; i < step->elimination_count; i++)
        position_remove(position, step->eliminations[i].cell, step->eliminations[i].digit - 1u);
    return SUDOKU_OK;
}
