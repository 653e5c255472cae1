#include "play/core/control/keep.h"

#include <stdio.h>
#include <string.h>

static const char *say(const struct game *game, enum phrase phrase)
{
    return phrase_in(game->settings.language, phrase);
}

static void say_not_saved(struct game *game, const struct message *reason)
{
    game->is_behind = true;
    snprintf(game->message, sizeof game->message, "%s: %s", say(game, PHRASE_NOT_SAVED),
             reason->text);
}

/* Appends to the message about the move. */
static void say_saved_again(struct game *game)
{
    size_t used = strlen(game->message);
    snprintf(game->message + used, sizeof game->message - used, "%s%s", used ? "  " : "",
             say(game, PHRASE_SAVED_AGAIN));
}

static void say_moved(struct game *game)
{
    snprintf(game->message, sizeof game->message, "%s: %.380s", say(game, PHRASE_SAVE_MOVED),
             game->trouble.moved);
}

void keep_begin(struct game *game, bool with_save)
{
    const struct game_saves *saves = &game->services.saves;
    struct message reason = {{0}};
    if (game->text.length == 0)
        record_begin(&game->record, &game->text, &game->sum);
    if (with_save && saves->create)
        game->save = saves->create(saves->user, game->text.data, game->text.length, &reason);
    if (reason.text[0])
        say_not_saved(game, &reason);
}

/* Appends the text from START on to the save. */
static bool append(struct game *game, size_t start, struct message *reason)
{
    return !game->save || game->services.saves.append(game->save, game->text.data + start,
                                                      game->text.length - start, reason);
}

/* True if another program replaced or deleted the save and the game continues in a new one. */
static bool detect_moved(struct game *game)
{
    const struct game_saves *saves = &game->services.saves;
    bool has_moved = game->save && saves->take_moved(game->save);
    if (has_moved)
        snprintf(game->trouble.moved, sizeof game->trouble.moved, "%s", saves->name(game->save));
    return has_moved;
}

static bool append_event(struct game *game, enum event event, struct message *reason)
{
    const struct history *history = &game->record.board->history;
    struct move move = {0};
    size_t start = game->text.length;
    if (event == EVENT_MOVE)
        move = history_move(history, history->made - 1);
    record_event(event, game_time(game), &move, &game->text, &game->sum);
    return append(game, start, reason);
}

void keep_event(struct game *game, enum event event)
{
    struct message reason;
    if (game->text.length == 0)
        return;
    if (!append_event(game, event, &reason)) {
        say_not_saved(game, &reason);
    } else if (event > EVENT_REDO) {
        /* Other events have a message of their own. */
    } else if (detect_moved(game)) {
        game->is_behind = false;
        say_moved(game);
    } else if (game->is_behind) {
        game->is_behind = false;
        say_saved_again(game);
    }
}

void keep_level(struct game *game)
{
    struct message unused;
    size_t start = game->text.length;
    if (start == 0)
        return;
    record_level(&game->record, game_time(game), &game->text, &game->sum);
    (void)append(game, start, &unused);
}

void keep_end(struct game *game)
{
    struct message reason;
    if (game->text.length)
        (void)append_event(game, EVENT_TIME, &reason);
    detect_moved(game);
    if (game->save && !game->services.saves.close(game->save, &reason))
        game->trouble.lost = reason;
    game->save = NULL;
    buffer_free(&game->text);
    game->sum = 0;
}
