#include "play/core/control/state.h"

#include <stdio.h>

#include "play/core/control/games.h"
#include "play/core/control/page.h"
#include "play/core/control/practice.h"

/* Intervals in milliseconds: of the clock display, and of checks on a thread. */
enum { SECOND = 1000, SOON = 20 };

/* Time limit for a puzzle of a rare level or technique, in seconds. */
static const double patience = 60;

/* ------------------------------------------------------------------------------------ new games */

/* Returns false if no puzzle is ready. */
static bool take_new_puzzle(struct game *game)
{
    const struct game_supply supply = game->services.supply;
    uint8_t givens[SUDOKU_MAX_CELLS];
    struct message message;
    if (!supply.take(supply.user, givens))
        return false;
    if (!game_begin(game, supply.shape, givens, &message))
        snprintf(game->message, sizeof game->message, "%s", message.text);
    else if (supply.technique >= 0)
        practice_go(game, (size_t)supply.technique);
    return true;
}

void game_begin_next(struct game *game)
{
    const struct game_supply *supply = &game->services.supply;
    if (!supply->take) {
        game->awaits = 0;
        game_say(game, PHRASE_NONE_MADE);
        return;
    }
    if (take_new_puzzle(game))
        return;
    if (!game->record.board)
        game_show_empty(game, supply->shape);
    if (supply->has_failed(supply->user))
        supply->retry(supply->user);
    game->awaits = game_now(game) + patience;
    game_say(game, PHRASE_MAKING);
}

void game_begin_new(struct game *game, unsigned level, int technique)
{
    struct game_supply *supply = &game->services.supply;
    if (supply->take && supply->change(supply->user, level, technique)) {
        supply->technique = technique;
        game_begin_next(game);
    } else {
        game->awaits = 0;
        game_say(game, PHRASE_NONE_MADE);
    }
}

static bool poll_supply(struct game *game)
{
    if (take_new_puzzle(game))
        return true;
    const struct game_supply *supply = &game->services.supply;
    bool has_failed = supply->has_failed(supply->user);
    if (!has_failed && game_now(game) < game->awaits)
        return false;
    game->awaits = 0;
    game_say(game, has_failed ? PHRASE_NO_MEMORY : PHRASE_NONE_MADE);
    return true;
}

/* ------------------------------------------------------------------------------------ the level */

static bool poll_level(struct game *game)
{
    enum sudoku_status status;
    if (!game_take_level(game, 0, &status))
        return false;
    if (game->page.kind == PAGE_END)
        page_end(game);
    if (judge_denies(status) && !game->message[0])
        game_say(game, PHRASE_NOT_ONE);
    return true;
}

/* ----------------------------------------------------------------------------------- the camera */

void game_watch(struct game *game, const struct game_camera *camera)
{
    game_type_in(game);
    game->camera = *camera;
    game_say(game, PHRASE_SHOW_IT);
}

static bool poll_camera(struct game *game)
{
    const struct game_camera *camera = &game->camera;
    struct message message, reason;
    enum camera_result result = camera->poll(camera->camera, &reason);
    if (result == CAMERA_FRAME) {
        const char *advice = camera->advice(camera->camera);
        snprintf(game->message, sizeof game->message, "%s",
                 advice[0] ? advice : phrase_in(game->settings.language, PHRASE_SHOW_IT));
    } else if (result != CAMERA_NOTHING) {
        struct draft *draft = camera->draft(camera->camera);
        if (draft)
            game_import(game, draft, &message);
        else
            game_type_in(game);
        if (!draft)
            snprintf(game->message, sizeof game->message, "%s", reason.text);
    }
    return result != CAMERA_NOTHING;
}

/* ------------------------------------------------------------------------------------------ all */

bool game_begin_late(struct game *game)
{
    const struct game_late late = game->late;
    game->late = (struct game_late){0};
    if (!late.begin)
        return false;
    if (!late.begin(late.user, game))
        game->has_failed = game->is_over = true;
    return true;
}

bool game_poll(struct game *game)
{
    bool has_news = game->watch.runs;
    if (game->camera.poll)
        return poll_camera(game);
    if (game->awaits_level)
        has_news = poll_level(game) || has_news;
    if (game->awaits > 0)
        has_news = poll_supply(game) || has_news;
    return has_news;
}

int game_wait_length(const struct game *game)
{
    if (game->camera.poll)
        return 1;
    if (game->awaits_level || game->awaits > 0)
        return SOON;
    return game->watch.runs ? SECOND : -1;
}
