#include "play/core/control/select.h"

#include <limits.h>

#include "play/core/control/page.h"

/* Returns the nearest cell in line with CELL in DIRECTION, wrapping around the edge. Boards may
 * have gaps. */
static unsigned neighbor(const struct sudoku_layout *layout, unsigned cell, int direction)
{
    unsigned row = sudoku_layout_cell_row(layout, cell);
    unsigned column = sudoku_layout_cell_column(layout, cell);
    bool is_vertical = direction == SELECT_UP || direction == SELECT_DOWN;
    bool goes_back = direction == SELECT_UP || direction == SELECT_LEFT;
    unsigned best = cell, best_distance = UINT_MAX;
    for (unsigned other = 0; other < sudoku_layout_cell_count(layout); other++) {
        unsigned other_row = sudoku_layout_cell_row(layout, other);
        unsigned other_column = sudoku_layout_cell_column(layout, other);
        if (other == cell || (is_vertical ? other_column != column : other_row != row))
            continue;
        unsigned from = is_vertical ? row : column, to = is_vertical ? other_row : other_column;
        /* A path around the edge ranks behind any other. */
        unsigned distance = (goes_back ? from - to : to - from) & 0xFFFF;
        if (distance < best_distance) {
            best = other;
            best_distance = distance;
        }
    }
    return best;
}

void select_move(struct game *game, int direction)
{
    if (game->page.kind) {
        game_page_move(game, direction == SELECT_DOWN);
        return;
    }
    const struct sudoku_layout *layout = game->record.board->layout;
    game_select(game, neighbor(layout, game->cursor, direction), false);
}

void select_extend(struct game *game, int direction)
{
    const struct sudoku_layout *layout = game->record.board->layout;
    game_select(game, neighbor(layout, game->cursor, direction), true);
}

void select_end(struct game *game, int end)
{
    unsigned cells = game->record.board->cell_count;
    game_select(game, end == SELECT_FIRST ? 0 : cells - 1, false);
}

void select_all(struct game *game, int argument)
{
    (void)argument;
    for (unsigned cell = 0; cell < game->record.board->cell_count; cell++)
        game->is_selected[cell] = true;
}
