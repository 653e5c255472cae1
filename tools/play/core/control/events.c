/* What follows from an event: conflicts, the save, the end of a game. */
#include <string.h>

#include "play/core/control/keep.h"
#include "play/core/control/page.h"
#include "play/core/control/state.h"

/* True if the game is solved, and its clock stands still. */
static bool detect_end(struct game *game)
{
    if (game->draft)
        return false;
    if (board_open(game->record.board) > 0 || !board_is_solved(game->record.board)) {
        if (!game->is_paused)
            stopwatch_start(&game->watch, game_now(game));
        return false;
    }
    stopwatch_stop(&game->watch, game_now(game));
    game->record.is_solved = true;
    game_say(game, PHRASE_SOLVED);
    return true;
}

void game_note(struct game *game, enum event event)
{
    struct board *board = game->record.board;
    bool has_ended = false;
    game->record.hints += event == EVENT_HINT;
    game->record.checks += event == EVENT_CHECK;
    if (event <= EVENT_REDO) {
        game->message[0] = '\0';
        hint_free(&game->hint);
        game->hint_level = 0;
        memset(game->is_wrong, 0, board->cell_count * sizeof *game->is_wrong);
        board_conflicts(board, game->in_conflict);
        has_ended = detect_end(game);
    }
    keep_event(game, event);
    if (has_ended)
        page_end(game);
    if (game->draft) {
        game->was_warned = false;
        game_say_draft(game);
    }
}

void game_pause(struct game *game, bool paused)
{
    game->is_paused = paused;
    if (paused)
        stopwatch_stop(&game->watch, game_now(game));
    else
        detect_end(game);
    game_note(game, EVENT_TIME);
}
