#include "play/core/control/moves.h"

#include <stdlib.h>

#include "play/core/control/assist.h"
#include "play/core/control/import.h"
#include "play/core/control/settings.h"

void move_set_mode(struct game *game, int mode)
{
    game->settings.mode = (enum layer)mode;
    settings_keep(game);
}

void move_next_mode(struct game *game, int argument)
{
    (void)argument;
    move_set_mode(game, (game->settings.mode + 1) % LAYER_COUNT);
}

static void note_if(struct game *game, bool done)
{
    if (done)
        game_note(game, EVENT_MOVE);
}

void move_digit(struct game *game, unsigned digit)
{
    uint16_t *room;
    const struct cells cells = game_cells(game, &room);
    bool tidy = !game->settings.keeps_candidates && cells.count == 1;
    bool done = board_enter(game->record.board, cells, game->settings.mode, digit, tidy);
    note_if(game, done);
    free(room);
    if (done)
        assist_practice(game);
}

void move_erase(struct game *game, int argument)
{
    uint16_t *room;
    (void)argument;
    const struct cells cells = game_cells(game, &room);
    note_if(game, board_erase(game->record.board, cells));
    free(room);
    if (game->draft)
        import_confirm(game, 0);
}

void move_undo(struct game *game, int argument)
{
    (void)argument;
    if (board_undo(game->record.board))
        game_note(game, EVENT_UNDO);
    else
        game_say(game, PHRASE_NOTHING_TO_UNDO);
}

void move_redo(struct game *game, int argument)
{
    (void)argument;
    if (board_redo(game->record.board))
        game_note(game, EVENT_REDO);
    else
        game_say(game, PHRASE_NOTHING_TO_REDO);
}

void move_fill(struct game *game, int argument)
{
    (void)argument;
    note_if(game, board_fill_candidates(game->record.board));
}

void move_restart(struct game *game, int argument)
{
    (void)argument;
    note_if(game, board_clear(game->record.board));
}
