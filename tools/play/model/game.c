#include "play/model/game.h"

#include <stdlib.h>
#include <string.h>

struct game *game_create(const struct shape *shape, const uint8_t *givens)
{
    struct sudoku_layout *layout = shape_layout(shape);
    if (!layout)
        return NULL;
    struct game *game = buffer_resize(NULL, sizeof *game);
    unsigned cells = sudoku_layout_cell_count(layout);
    *game = (struct game){.shape = shape_copy(shape),
                          .layout = layout,
                          .side = sudoku_layout_side(layout),
                          .cell_count = cells,
                          .givens = buffer_resize(NULL, cells)};
    memcpy(game->givens, givens, cells);
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++) {
        game->layers[layer] = buffer_resize(NULL, cells * sizeof(uint64_t));
        memset(game->layers[layer], 0, cells * sizeof(uint64_t));
    }
    for (unsigned cell = 0; cell < cells; cell++) {
        game->layers[LAYER_DIGIT][cell] = givens[cell];
        if (givens[cell] > game->side) {
            game_destroy(game);
            return NULL;
        }
    }
    return game;
}

void game_destroy(struct game *game)
{
    if (!game)
        return;
    sudoku_layout_destroy(game->layout);
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        free(game->layers[layer]);
    free(game->givens);
    history_free(&game->history);
    shape_free(&game->shape);
    free(game);
}

/* ---------------------------------------------------------------------------------------- state */

unsigned game_digit(const struct game *game, unsigned cell)
{
    return (unsigned)game->layers[LAYER_DIGIT][cell];
}

void game_digits(const struct game *game, uint8_t *digits)
{
    for (unsigned cell = 0; cell < game->cell_count; cell++)
        digits[cell] = (uint8_t)game_digit(game, cell);
}

unsigned game_conflicts(const struct game *game, bool *in_conflict)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < game->cell_count; cell++) {
        const uint16_t *peers;
        unsigned digit = game_digit(game, cell);
        unsigned peer_count = sudoku_layout_cell_peers(game->layout, cell, &peers);
        in_conflict[cell] = false;
        for (unsigned i = 0; digit && i < peer_count; i++)
            in_conflict[cell] = in_conflict[cell] || game_digit(game, peers[i]) == digit;
        count += in_conflict[cell];
    }
    return count;
}

unsigned game_count(const struct game *game, unsigned digit)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < game->cell_count; cell++)
        count += game_digit(game, cell) == digit;
    return count;
}

unsigned game_open(const struct game *game)
{
    return game_count(game, 0);
}

bool game_is_solved(const struct game *game)
{
    uint8_t *digits = buffer_resize(NULL, game->cell_count);
    game_digits(game, digits);
    bool is_solved = sudoku_board_is_solution(game->layout, game->givens, digits);
    free(digits);
    return is_solved;
}

/* ---------------------------------------------------------------------------------------- moves */

static void set(struct game *game, unsigned cell, enum layer layer, uint64_t value)
{
    uint64_t *place = &game->layers[layer][cell];
    struct change change = {*place, value, (uint16_t)cell, (uint8_t)layer};
    if (*place == value)
        return;
    *place = value;
    history_add(&game->history, &change);
}

/* True if the player may change LAYER of CELL; colors are allowed everywhere. */
static bool is_changeable(const struct game *game, unsigned cell, enum layer layer)
{
    if (layer == LAYER_COLOR)
        return true;
    return !game->givens[cell] && (layer == LAYER_DIGIT || !game_digit(game, cell));
}

static void tidy_peers(struct game *game, unsigned cell, unsigned digit)
{
    const uint16_t *peers;
    unsigned count = sudoku_layout_cell_peers(game->layout, cell, &peers);
    for (unsigned i = 0; i < count; i++)
        for (enum layer layer = LAYER_CORNER; layer <= LAYER_CENTER; layer++)
            if (is_changeable(game, peers[i], layer))
                set(game, peers[i], layer,
                    sudoku_digitset_remove(game->layers[layer][peers[i]], digit));
}

static void place(struct game *game, unsigned cell, unsigned digit, bool tidy)
{
    set(game, cell, LAYER_DIGIT, digit);
    if (tidy && digit)
        tidy_peers(game, cell, digit);
}

static bool is_mark(enum layer layer)
{
    return layer == LAYER_CORNER || layer == LAYER_CENTER;
}

static bool has(const struct game *game, unsigned cell, enum layer layer, unsigned value)
{
    uint64_t there = game->layers[layer][cell];
    return is_mark(layer) ? sudoku_digitset_has(there, value) : there == value;
}

/* True if every cell of CELLS that may have VALUE has it. */
static bool all_have(const struct game *game, struct cells cells, enum layer layer, unsigned value)
{
    for (size_t i = 0; i < cells.count; i++)
        if (is_changeable(game, cells.at[i], layer) && !has(game, cells.at[i], layer, value))
            return false;
    return true;
}

static void enter_in(struct game *game, unsigned cell, enum layer layer, unsigned value,
                     bool takes_away, bool tidy)
{
    uint64_t marks = game->layers[layer][cell];
    if (layer == LAYER_DIGIT)
        place(game, cell, takes_away ? 0 : value, tidy);
    else if (layer == LAYER_COLOR)
        set(game, cell, layer, takes_away ? 0 : value);
    else
        set(game, cell, layer,
            takes_away ? sudoku_digitset_remove(marks, value) : sudoku_digitset_add(marks, value));
}

bool game_enter(struct game *game, struct cells cells, enum layer layer, unsigned value, bool tidy)
{
    if (value < 1 || value > (layer == LAYER_COLOR ? (unsigned)MAX_COLOR : game->side))
        return false;
    bool takes_away = all_have(game, cells, layer, value);
    for (size_t i = 0; i < cells.count; i++)
        if (is_changeable(game, cells.at[i], layer))
            enter_in(game, cells.at[i], layer, value, takes_away, tidy);
    return history_end(&game->history);
}

bool game_erase(struct game *game, struct cells cells)
{
    static const enum layer first[] = {LAYER_DIGIT, LAYER_CORNER, LAYER_COLOR};
    static const enum layer last[] = {LAYER_DIGIT, LAYER_CENTER, LAYER_COLOR};
    for (unsigned group = 0; group < 3; group++) {
        for (size_t i = 0; i < cells.count; i++)
            for (enum layer layer = first[group]; layer <= last[group]; layer++)
                if (is_changeable(game, cells.at[i], layer))
                    set(game, cells.at[i], layer, 0);
        if (history_end(&game->history))
            return true;
    }
    return false;
}

/* Computes the candidates of empty cells; with ONLY_BARE, of those without center candidates. */
static void fill_center_candidates(struct game *game, bool only_bare)
{
    uint8_t *digits = buffer_resize(NULL, game->cell_count);
    sudoku_digitset *left = buffer_resize(NULL, game->cell_count * sizeof *left);
    game_digits(game, digits);
    sudoku_board_candidates(game->layout, digits, left);
    for (unsigned cell = 0; cell < game->cell_count; cell++)
        if (!digits[cell] && (!only_bare || !game->layers[LAYER_CENTER][cell]))
            set(game, cell, LAYER_CENTER, left[cell]);
    free(digits);
    free(left);
}

bool game_fill_candidates(struct game *game)
{
    fill_center_candidates(game, false);
    return history_end(&game->history);
}

bool game_apply(struct game *game, const uint8_t *digits, const sudoku_digitset *excluded,
                bool tidy)
{
    if (excluded)
        fill_center_candidates(game, true);
    for (unsigned cell = 0; cell < game->cell_count; cell++) {
        if (excluded && is_changeable(game, cell, LAYER_CENTER))
            set(game, cell, LAYER_CENTER, game->layers[LAYER_CENTER][cell] & ~excluded[cell]);
        if (digits && digits[cell] && digits[cell] <= game->side &&
            is_changeable(game, cell, LAYER_DIGIT))
            place(game, cell, digits[cell], tidy);
    }
    return history_end(&game->history);
}

bool game_clear(struct game *game)
{
    for (enum layer layer = LAYER_DIGIT; layer < LAYER_COUNT; layer++)
        for (unsigned cell = 0; cell < game->cell_count; cell++)
            set(game, cell, layer, layer == LAYER_DIGIT ? game->givens[cell] : 0);
    return history_end(&game->history);
}

static bool is_sound(const struct game *game, const struct change *change)
{
    if (change->cell >= game->cell_count || change->layer >= LAYER_COUNT)
        return false;
    if (change->layer == LAYER_COLOR)
        return change->after <= MAX_COLOR;
    if (game->givens[change->cell])
        return false;
    return change->layer == LAYER_DIGIT
               ? change->after <= game->side
               : sudoku_digitset_is_subset(change->after, sudoku_digitset_all(game->side));
}

bool game_replay(struct game *game, const struct change *changes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!is_sound(game, &changes[i]))
            return false;
    for (size_t i = 0; i < count; i++)
        set(game, changes[i].cell, (enum layer)changes[i].layer, changes[i].after);
    return history_end(&game->history);
}

/* A move may change a cell twice: changes are undone in reverse order. */
bool game_undo(struct game *game)
{
    struct move move;
    if (!history_back(&game->history, &move))
        return false;
    for (size_t i = move.count; i-- > 0;)
        game->layers[move.changes[i].layer][move.changes[i].cell] = move.changes[i].before;
    return true;
}

bool game_redo(struct game *game)
{
    struct move move;
    if (!history_forth(&game->history, &move))
        return false;
    for (size_t i = 0; i < move.count; i++)
        game->layers[move.changes[i].layer][move.changes[i].cell] = move.changes[i].after;
    return true;
}
