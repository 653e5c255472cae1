#include "play/core/control/state.h"

#include <stdio.h>
#include <string.h>

static bool are_peers(const struct game *game, unsigned cell)
{
    const uint16_t *peers;
    unsigned count = sudoku_layout_cell_peers(game->record.board->layout, game->cursor, &peers);
    for (unsigned i = 0; i < count; i++)
        if (peers[i] == cell)
            return true;
    return false;
}

/* True if CELL is in a unit that lines do not show. */
static bool is_shaded(const struct sudoku_layout *layout, unsigned cell)
{
    const uint16_t *units;
    unsigned count = sudoku_layout_cell_units(layout, cell, &units);
    for (unsigned i = 0; i < count; i++) {
        enum sudoku_unit_kind kind = sudoku_layout_unit_kind(layout, units[i]);
        if (kind > SUDOKU_UNIT_REGION && kind < SUDOKU_UNIT_CUSTOM &&
            kind != SUDOKU_UNIT_DISJOINT_GROUP)
            return true;
    }
    return false;
}

static unsigned flags_of(const struct game *game, unsigned cell)
{
    const struct board *board = game->record.board;
    unsigned digit = board_digit(board, cell), flags = 0;
    bool is_wrong =
        game->is_wrong[cell] || (game->in_conflict[cell] && !game->settings.hides_conflicts);
    flags |= board->givens[cell] ? CELL_GIVEN : 0U;
    flags |= game->is_selected[cell] ? CELL_SELECTED : 0U;
    flags |= cell == game->cursor ? CELL_CURSOR : 0U;
    flags |= are_peers(game, cell) ? CELL_PEER : 0U;
    flags |= digit && digit == board_digit(board, game->cursor) ? CELL_SAME : 0U;
    flags |= is_shaded(board->layout, cell) ? CELL_SHADED : 0U;
    flags |= is_wrong ? CELL_WRONG : 0U;
    return flags;
}

static unsigned flags_of_draft(const struct draft *draft, unsigned cell)
{
    unsigned flags = draft->is_doubtful[cell] ? CELL_DOUBTFUL : 0U;
    if (!draft->is_hand[cell])
        return flags | CELL_GIVEN;
    return flags | CELL_HAND | (draft->omits_handwriting ? CELL_LEFT_OUT : 0U);
}

static bool is_in_unit(const struct sudoku_layout *layout, unsigned unit, unsigned cell)
{
    for (unsigned i = 0; i < sudoku_layout_unit_length(layout, unit); i++)
        if (sudoku_layout_unit_cells(layout, unit)[i] == cell)
            return true;
    return false;
}

/* Marks where to look: one unit, then all premises. */
static unsigned flags_of_hint(const struct game *game, unsigned cell)
{
    const struct hint *hint = &game->hint;
    if (game->hint_level == SUDOKU_HINT_PLACE)
        return is_in_unit(game->record.board->layout, hint->place, cell) ? CELL_PLACE : 0U;
    if (!hint->premises[cell])
        return 0;
    return game->hint_level == SUDOKU_HINT_STEP ? CELL_PREMISE : CELL_PLACE;
}

static void add_hint(const struct game *game, unsigned cell, struct game_cell *state)
{
    const struct hint *hint = &game->hint;
    if (game->hint_level == 0 || hint->result != HINT_STEP)
        return;
    state->flags |= flags_of_hint(game, cell);
    if (game->hint_level == SUDOKU_HINT_STEP && !state->digit)
        state->hint = (struct cell_hint){.placed = hint->digits[cell],
                                         .excluded = hint->excluded[cell],
                                         .pattern = hint->pattern[cell],
                                         .fins = hint->fins[cell],
                                         .set = hint_groups_set_of(&hint->groups, cell)};
}

void game_cell_at(const struct game *game, unsigned cell, struct game_cell *state)
{
    const struct board *board = game->record.board;
    *state = (struct game_cell){0};
    if (game->is_paused)
        return;
    state->digit = board_digit(board, cell);
    state->color = (unsigned)board->layers[LAYER_COLOR][cell];
    state->flags = flags_of(game, cell);
    if (game->draft)
        state->flags |= flags_of_draft(game->draft, cell);
    add_hint(game, cell, state);
    if (state->digit)
        return;
    state->corner = board->layers[LAYER_CORNER][cell];
    state->center = board->layers[LAYER_CENTER][cell];
}

bool game_cell_is_like(const struct game_cell *a, const struct game_cell *b)
{
    return a->digit == b->digit && a->color == b->color && a->flags == b->flags &&
           a->corner == b->corner && a->center == b->center && a->hint.placed == b->hint.placed &&
           a->hint.excluded == b->hint.excluded && a->hint.pattern == b->hint.pattern &&
           a->hint.fins == b->hint.fins && a->hint.set == b->hint.set;
}

/* Returns the phrase for the mode of the game. */
static enum phrase mode_phrase(enum layer mode)
{
    static const enum phrase phrases[LAYER_COUNT] = {PHRASE_DIGITS, PHRASE_CORNERS, PHRASE_CENTERS,
                                                     PHRASE_COLORS};
    return phrases[mode];
}

const char *game_level_name(enum language language, unsigned level)
{
    return level ? phrase_in(language, (enum phrase)(PHRASE_EASY + level - SUDOKU_LEVEL_EASY)) : "";
}

size_t game_status(const struct game *game, char *text, size_t size)
{
    unsigned seconds = (unsigned)game_time(game);
    const enum language language = game->settings.language;
    const char *level = game_level_name(language, game->record.level);
    int length = snprintf(text, size, "%s%s%u:%02u:%02u  %s  %u %s", level, level[0] ? "  " : "",
                          seconds / 3600, seconds / 60 % 60, seconds % 60,
                          phrase_in(language, mode_phrase(game->settings.mode)),
                          game_empty_cells(game), phrase_in(language, PHRASE_EMPTY));
    return length < 0 ? 0 : (size_t)length;
}
