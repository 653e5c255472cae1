#include "play/core/model/board.h"

#include <stdlib.h>
#include <string.h>

struct board *board_create(const struct shape *shape, const uint8_t *givens)
{
    struct sudoku_layout *layout = shape_layout(shape);
    if (!layout)
        return NULL;
    struct board *board = buffer_resize(NULL, sizeof *board);
    unsigned cells = sudoku_layout_cell_count(layout);
    *board = (struct board){.shape = shape_copy(shape),
                            .layout = layout,
                            .side = sudoku_layout_side(layout),
                            .cell_count = cells,
                            .givens = buffer_resize(NULL, cells)};
    memcpy(board->givens, givens, cells);
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++) {
        board->layers[layer] = buffer_resize(NULL, cells * sizeof(uint64_t));
        memset(board->layers[layer], 0, cells * sizeof(uint64_t));
    }
    for (unsigned cell = 0; cell < cells; cell++) {
        board->layers[LAYER_DIGIT][cell] = givens[cell];
        if (givens[cell] > board->side) {
            board_destroy(board);
            return NULL;
        }
    }
    return board;
}

void board_destroy(struct board *board)
{
    if (!board)
        return;
    sudoku_layout_destroy(board->layout);
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        free(board->layers[layer]);
    free(board->givens);
    history_free(&board->history);
    shape_free(&board->shape);
    free(board);
}

/* ---------------------------------------------------------------------------------------- state */

unsigned board_digit(const struct board *board, unsigned cell)
{
    return (unsigned)board->layers[LAYER_DIGIT][cell];
}

void board_digits(const struct board *board, uint8_t *digits)
{
    for (unsigned cell = 0; cell < board->cell_count; cell++)
        digits[cell] = (uint8_t)board_digit(board, cell);
}

unsigned board_conflicts(const struct board *board, bool *in_conflict)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < board->cell_count; cell++) {
        const uint16_t *peers;
        unsigned digit = board_digit(board, cell);
        unsigned peer_count = sudoku_layout_cell_peers(board->layout, cell, &peers);
        in_conflict[cell] = false;
        for (unsigned i = 0; digit && i < peer_count; i++)
            in_conflict[cell] = in_conflict[cell] || board_digit(board, peers[i]) == digit;
        count += in_conflict[cell];
    }
    return count;
}

unsigned board_count(const struct board *board, unsigned digit)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < board->cell_count; cell++)
        count += board_digit(board, cell) == digit;
    return count;
}

unsigned board_open(const struct board *board)
{
    return board_count(board, 0);
}

bool board_is_solved(const struct board *board)
{
    uint8_t *digits = buffer_resize(NULL, board->cell_count);
    board_digits(board, digits);
    bool is_solved = sudoku_board_is_solution(board->layout, board->givens, digits);
    free(digits);
    return is_solved;
}

/* ---------------------------------------------------------------------------------------- moves */

static void set(struct board *board, unsigned cell, enum layer layer, uint64_t value)
{
    uint64_t *place = &board->layers[layer][cell];
    struct change change = {*place, value, (uint16_t)cell, (uint8_t)layer};
    if (*place == value)
        return;
    *place = value;
    history_add(&board->history, &change);
}

/* True if the player may change LAYER of CELL; colors are allowed everywhere. */
static bool is_changeable(const struct board *board, unsigned cell, enum layer layer)
{
    if (layer == LAYER_COLOR)
        return true;
    return !board->givens[cell] && (layer == LAYER_DIGIT || !board_digit(board, cell));
}

static void tidy_peers(struct board *board, unsigned cell, unsigned digit)
{
    const uint16_t *peers;
    unsigned count = sudoku_layout_cell_peers(board->layout, cell, &peers);
    for (unsigned i = 0; i < count; i++)
        for (enum layer layer = LAYER_CORNER; layer <= LAYER_CENTER; layer++)
            if (is_changeable(board, peers[i], layer))
                set(board, peers[i], layer,
                    sudoku_digitset_remove(board->layers[layer][peers[i]], digit));
}

static void place(struct board *board, unsigned cell, unsigned digit, bool tidy)
{
    set(board, cell, LAYER_DIGIT, digit);
    if (tidy && digit)
        tidy_peers(board, cell, digit);
}

static bool is_mark(enum layer layer)
{
    return layer == LAYER_CORNER || layer == LAYER_CENTER;
}

static bool has(const struct board *board, unsigned cell, enum layer layer, unsigned value)
{
    uint64_t there = board->layers[layer][cell];
    return is_mark(layer) ? sudoku_digitset_has(there, value) : there == value;
}

/* True if every cell of CELLS that may have VALUE has it. */
static bool all_have(const struct board *board, struct cells cells, enum layer layer,
                     unsigned value)
{
    for (size_t i = 0; i < cells.count; i++)
        if (is_changeable(board, cells.at[i], layer) && !has(board, cells.at[i], layer, value))
            return false;
    return true;
}

static void enter_in(struct board *board, unsigned cell, enum layer layer, unsigned value,
                     bool takes_away, bool tidy)
{
    uint64_t marks = board->layers[layer][cell];
    if (layer == LAYER_DIGIT)
        place(board, cell, takes_away ? 0 : value, tidy);
    else if (layer == LAYER_COLOR)
        set(board, cell, layer, takes_away ? 0 : value);
    else
        set(board, cell, layer,
            takes_away ? sudoku_digitset_remove(marks, value) : sudoku_digitset_add(marks, value));
}

bool board_enter(struct board *board, struct cells cells, enum layer layer, unsigned value,
                 bool tidy)
{
    if (value < 1 || value > (layer == LAYER_COLOR ? (unsigned)MAX_COLOR : board->side))
        return false;
    bool takes_away = all_have(board, cells, layer, value);
    for (size_t i = 0; i < cells.count; i++)
        if (is_changeable(board, cells.at[i], layer))
            enter_in(board, cells.at[i], layer, value, takes_away, tidy);
    return history_end(&board->history);
}

bool board_erase(struct board *board, struct cells cells)
{
    static const enum layer first[] = {LAYER_DIGIT, LAYER_CORNER, LAYER_COLOR};
    static const enum layer last[] = {LAYER_DIGIT, LAYER_CENTER, LAYER_COLOR};
    for (unsigned group = 0; group < 3; group++) {
        for (size_t i = 0; i < cells.count; i++)
            for (enum layer layer = first[group]; layer <= last[group]; layer++)
                if (is_changeable(board, cells.at[i], layer))
                    set(board, cells.at[i], layer, 0);
        if (history_end(&board->history))
            return true;
    }
    return false;
}

/* Computes the candidates of empty cells; with ONLY_BARE, of those without center candidates. */
static void fill_center_candidates(struct board *board, bool only_bare)
{
    uint8_t *digits = buffer_resize(NULL, board->cell_count);
    sudoku_digitset *left = buffer_resize(NULL, board->cell_count * sizeof *left);
    board_digits(board, digits);
    sudoku_board_candidates(board->layout, digits, left);
    for (unsigned cell = 0; cell < board->cell_count; cell++)
        if (!digits[cell] && (!only_bare || !board->layers[LAYER_CENTER][cell]))
            set(board, cell, LAYER_CENTER, left[cell]);
    free(digits);
    free(left);
}

bool board_fill_candidates(struct board *board)
{
    fill_center_candidates(board, false);
    return history_end(&board->history);
}

bool board_apply(struct board *board, const uint8_t *digits, const sudoku_digitset *excluded,
                 bool tidy)
{
    if (excluded)
        fill_center_candidates(board, true);
    for (unsigned cell = 0; cell < board->cell_count; cell++) {
        if (excluded && is_changeable(board, cell, LAYER_CENTER))
            set(board, cell, LAYER_CENTER, board->layers[LAYER_CENTER][cell] & ~excluded[cell]);
        if (digits && digits[cell] && digits[cell] <= board->side &&
            is_changeable(board, cell, LAYER_DIGIT))
            place(board, cell, digits[cell], tidy);
    }
    return history_end(&board->history);
}

bool board_clear(struct board *board)
{
    for (enum layer layer = LAYER_DIGIT; layer < LAYER_COUNT; layer++)
        for (unsigned cell = 0; cell < board->cell_count; cell++)
            set(board, cell, layer, layer == LAYER_DIGIT ? board->givens[cell] : 0);
    return history_end(&board->history);
}

static bool is_sound(const struct board *board, const struct change *change)
{
    if (change->cell >= board->cell_count || change->layer >= LAYER_COUNT)
        return false;
    if (change->layer == LAYER_COLOR)
        return change->after <= MAX_COLOR;
    if (board->givens[change->cell])
        return false;
    return change->layer == LAYER_DIGIT
               ? change->after <= board->side
               : sudoku_digitset_is_subset(change->after, sudoku_digitset_all(board->side));
}

bool board_replay(struct board *board, const struct change *changes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!is_sound(board, &changes[i]))
            return false;
    for (size_t i = 0; i < count; i++)
        set(board, changes[i].cell, (enum layer)changes[i].layer, changes[i].after);
    return history_end(&board->history);
}

/* A move may change a cell twice: changes are undone in reverse order. */
bool board_undo(struct board *board)
{
    struct move move;
    if (!history_back(&board->history, &move))
        return false;
    for (size_t i = move.count; i-- > 0;)
        board->layers[move.changes[i].layer][move.changes[i].cell] = move.changes[i].before;
    return true;
}

bool board_redo(struct board *board)
{
    struct move move;
    if (!history_forth(&board->history, &move))
        return false;
    for (size_t i = 0; i < move.count; i++)
        board->layers[move.changes[i].layer][move.changes[i].cell] = move.changes[i].after;
    return true;
}
