/* Games for tests. */
#ifndef TESTS_PLAY_HELPERS_H
#define TESTS_PLAY_HELPERS_H

#include <string.h>

#include "play/core/model/board.h"
#include "support/check.h"

static const char easy_puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char easy_solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/* Returns a game with the given shape and givens. */
static inline struct board *board_of(const char *shape_name, const char *givens)
{
    struct shape shape;
    uint8_t cells[SUDOKU_MAX_CELLS] = {0};
    CHECK(shape_read(shape_name, &shape));
    for (size_t i = 0; givens[i]; i++)
        cells[i] = (uint8_t)shape_digit(givens[i]);
    struct board *board = board_create(&shape, cells);
    shape_free(&shape);
    CHECK(board != NULL);
    return board;
}

static inline struct board *easy_board(void)
{
    return board_of("9 boxes 3x3", easy_puzzle);
}

static inline bool enter_one(struct board *board, uint16_t cell, enum layer layer, unsigned value)
{
    return board_enter(board, (struct cells){&cell, 1}, layer, value, false);
}

/* Returns a pseudorandom number below BELOW, the same on every machine. */
static inline unsigned draw_number(uint64_t *state, unsigned below)
{
    *state = *state * 6364136223846793005U + 1442695040888963407U;
    return (unsigned)((*state >> 33) % below);
}

/* Makes a random move. Returns its kind: 0 nothing, 1 a move, 2 undo, 3 redo. */
static inline unsigned move_at_random(struct board *board, uint64_t *state)
{
    uint16_t at[4];
    struct cells cells = {at, 1 + draw_number(state, 4)};
    unsigned first = draw_number(state, board->cell_count);
    for (size_t i = 0; i < cells.count; i++)
        at[i] = (uint16_t)((first + i * 7) % board->cell_count);
    switch (draw_number(state, 12)) {
    case 0:
        return board_erase(board, cells);
    case 1:
        return draw_number(state, 20) == 0 && board_fill_candidates(board);
    case 2:
        return board_undo(board) ? 2 : 0;
    case 3:
        return board_redo(board) ? 3 : 0;
    case 4:
        return draw_number(state, 200) == 0 && board_clear(board);
    default:
        return board_enter(board, cells, (enum layer)draw_number(state, LAYER_COUNT),
                           1 + draw_number(state, board->side), draw_number(state, 2) != 0);
    }
}

/* True if all layers of both games are equal. */
static inline bool is_like(const struct board *a, const struct board *b)
{
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        if (memcmp(a->layers[layer], b->layers[layer], a->cell_count * sizeof(uint64_t)) != 0)
            return false;
    return a->history.made == b->history.made &&
           history_count(&a->history) == history_count(&b->history);
}

#endif
