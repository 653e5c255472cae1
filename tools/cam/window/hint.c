#include "cam/window/hint.h"

#include <stdbool.h>

#include <sudoku/board.h>

enum { SIDE = 9 };

void cam_hint_candidates(const uint8_t *board, sudoku_digitset *candidates)
{
    sudoku_board_candidates(sudoku_layout_classic(), board, candidates);
    for (unsigned i = 0; i < HINT_CELLS; i++)
        if (board[i])
            candidates[i] = 0;
}

/* The first empty cell of UNIT that alone can hold one of its digits. */
static unsigned hidden_single(const sudoku_digitset *candidates, const uint16_t *unit)
{
    sudoku_digitset once = 0, twice = 0;
    for (unsigned i = 0; i < SIDE; i++) {
        twice |= once & candidates[unit[i]];
        once |= candidates[unit[i]];
    }
    for (unsigned i = 0; i < SIDE; i++)
        if (candidates[unit[i]] & once & ~twice)
            return unit[i];
    return HINT_CELLS;
}

/* A hidden single of the boxes, or of the other units. */
static unsigned hidden_single_in(const sudoku_digitset *candidates, bool boxes)
{
    const struct sudoku_layout *layout = sudoku_layout_classic();
    unsigned cell = HINT_CELLS;
    for (unsigned i = 0; i < sudoku_layout_unit_count(layout) && cell == HINT_CELLS; i++)
        if ((sudoku_layout_unit_kind(layout, i) == SUDOKU_UNIT_BOX) == boxes)
            cell = hidden_single(candidates, sudoku_layout_unit(layout, i));
    return cell;
}

static unsigned fewest_candidates(const uint8_t *board, const sudoku_digitset *candidates)
{
    unsigned best = HINT_CELLS, fewest = SIDE + 1;
    for (unsigned i = 0; i < HINT_CELLS; i++) {
        unsigned count = sudoku_digitset_count(candidates[i]);
        if (!board[i] && count < fewest) {
            best = i;
            fewest = count;
        }
    }
    return best;
}

unsigned cam_hint_next(const uint8_t *board)
{
    sudoku_digitset candidates[HINT_CELLS];
    cam_hint_candidates(board, candidates);
    unsigned cell = hidden_single_in(candidates, true);
    if (cell == HINT_CELLS)
        cell = hidden_single_in(candidates, false);
    return cell < HINT_CELLS ? cell : fewest_candidates(board, candidates);
}
