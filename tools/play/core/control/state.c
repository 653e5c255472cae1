#include "play/core/control/state.h"

#include <stdio.h>
#include <string.h>

#include "play/core/control/keep.h"
#include "play/core/control/page.h"

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

struct judge *game_judge(struct game *game)
{
    if (!game->judge)
        game->judge = judge_create(game->record.board, judge_patience);
    if (game->judge)
        game->judge->translator = game->services.translator;
    return game->judge;
}

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
