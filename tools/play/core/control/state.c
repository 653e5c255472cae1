#include "play/core/control/state.h"

#include <stdio.h>
#include <string.h>

double game_now(const struct game *game)
{
    return game->services.clock.now(game->services.clock.user);
}

double game_time(const struct game *game)
{
    return stopwatch_time(&game->watch, game_now(game));
}

void game_say(struct game *game, enum phrase phrase)
{
    snprintf(game->message, sizeof game->message, "%s", phrase_in(game->settings.language, phrase));
}

const char *game_technique_name(const struct game *game, size_t technique)
{
    const struct game_translator *translator = &game->services.translator;
    const char *name = sudoku_technique_at(technique)->name;
    const char *other =
        translator->translate ? translator->translate(translator->user, name) : NULL;
    return other ? other : name;
}

struct judge *game_judge(struct game *game)
{
    if (!game->judge)
        game->judge = judge_create(game->record.board, judge_patience);
    if (game->judge)
        game->judge->translator = game->services.translator;
    return game->judge;
}

void game_say_draft(struct game *game)
{
    const struct draft *draft = game->draft;
    enum language language = game->settings.language;
    size_t size = sizeof game->message;
    int length = snprintf(game->message, size, "%s", phrase_in(language, PHRASE_LOOK_OVER));
    unsigned doubts = draft_doubts(draft);
    if (doubts)
        length += snprintf(game->message + length, size - (size_t)length, "  %s: %u",
                           phrase_in(language, PHRASE_DOUBTFUL), doubts);
    if (draft_has_hand(draft))
        snprintf(game->message + length, size - (size_t)length, "  %s: %s",
                 phrase_in(language, PHRASE_KEEP_HANDWRITING),
                 phrase_in(language, draft->omits_handwriting ? PHRASE_OFF : PHRASE_ON));
}

struct cells game_cells(const struct game *game, uint16_t **room)
{
    unsigned cells = game->record.board->cell_count;
    size_t count = 0;
    *room = buffer_resize(NULL, cells * sizeof **room);
    for (unsigned cell = 0; cell < cells; cell++)
        if (game->is_selected[cell])
            (*room)[count++] = (uint16_t)cell;
    if (count == 0)
        (*room)[count++] = (uint16_t)game->cursor;
    return (struct cells){*room, count};
}

void game_select(struct game *game, unsigned cell, bool add)
{
    unsigned cells = game->record.board->cell_count;
    if (cell >= cells)
        return;
    if (add)
        game->is_selected[game->cursor] = true;
    else
        memset(game->is_selected, 0, cells * sizeof *game->is_selected);
    game->is_selected[cell] = game->is_selected[cell] || add;
    game->cursor = cell;
}
