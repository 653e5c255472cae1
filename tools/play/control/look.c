#include "play/control/look.h"

#include <stdio.h>
#include <string.h>

static bool are_peers(const struct session *session, unsigned cell)
{
    const uint16_t *peers;
    unsigned count =
        sudoku_layout_cell_peers(session->record.game->layout, session->cursor, &peers);
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

static unsigned flags_of(const struct session *session, unsigned cell)
{
    const struct game *game = session->record.game;
    unsigned digit = game_digit(game, cell), flags = 0;
    bool is_wrong = session->is_wrong[cell] ||
                    (session->in_conflict[cell] && !session->settings.hides_conflicts);
    flags |= game->givens[cell] ? LOOK_GIVEN : 0U;
    flags |= session->is_selected[cell] ? LOOK_SELECTED : 0U;
    flags |= cell == session->cursor ? LOOK_CURSOR : 0U;
    flags |= are_peers(session, cell) ? LOOK_PEER : 0U;
    flags |= digit && digit == game_digit(game, session->cursor) ? LOOK_SAME : 0U;
    flags |= is_shaded(game->layout, cell) ? LOOK_SHADED : 0U;
    flags |= is_wrong ? LOOK_WRONG : 0U;
    return flags;
}

static unsigned flags_of_draft(const struct draft *draft, unsigned cell)
{
    unsigned flags = draft->is_doubtful[cell] ? LOOK_DOUBTFUL : 0U;
    if (!draft->is_hand[cell])
        return flags | LOOK_GIVEN;
    return flags | LOOK_HAND | (draft->omits_handwriting ? LOOK_LEFT_OUT : 0U);
}

static void add_hint(const struct session *session, unsigned cell, struct look *look)
{
    const struct hint *hint = &session->hint;
    if (session->hint_level < SUDOKU_HINT_STEP || hint->result != HINT_STEP)
        return;
    look->flags |= hint->premises[cell] ? LOOK_PREMISE : 0U;
    look->placed = hint->digits[cell];
    look->excluded = hint->excluded[cell];
}

void look_at(const struct session *session, unsigned cell, struct look *look)
{
    const struct game *game = session->record.game;
    *look = (struct look){0};
    if (session->is_paused)
        return;
    look->digit = game_digit(game, cell);
    look->color = (unsigned)game->layers[LAYER_COLOR][cell];
    look->flags = flags_of(session, cell);
    if (session->draft)
        look->flags |= flags_of_draft(session->draft, cell);
    if (look->digit)
        return;
    look->corner = game->layers[LAYER_CORNER][cell];
    look->center = game->layers[LAYER_CENTER][cell];
    add_hint(session, cell, look);
}

/* Returns the phrase for the mode of the session. */
static enum phrase mode_phrase(enum layer mode)
{
    static const enum phrase phrases[LAYER_COUNT] = {PHRASE_DIGITS, PHRASE_CORNERS, PHRASE_CENTERS,
                                                     PHRASE_COLORS};
    return phrases[mode];
}

const char *look_level(enum language language, unsigned level)
{
    return level ? phrase_in(language, (enum phrase)(PHRASE_EASY + level - SUDOKU_LEVEL_EASY)) : "";
}

size_t look_status(const struct session *session, char *text, size_t size)
{
    unsigned seconds = (unsigned)session_time(session);
    const char *level = look_level(session->settings.language, session->record.level);
    int length = snprintf(text, size, "%s%s%u:%02u:%02u  %s  %u", level, level[0] ? "  " : "",
                          seconds / 3600, seconds / 60 % 60, seconds % 60,
                          phrase_in(session->settings.language, mode_phrase(session->mode)),
                          game_open(session->record.game));
    return length < 0 ? 0 : (size_t)length;
}
