#include "play/core/control/choice.h"

#include <stdio.h>

#include "play/core/control/games.h"

void choice_new(struct game *game, int argument)
{
    (void)argument;
    game_begin_next(game);
}

void choice_daily(struct game *game, int argument)
{
    const struct game_clock *clock = &game->services.clock;
    char date[11] = "";
    struct message message;
    (void)argument;
    if (clock->date)
        clock->date(clock->user, date);
    if (!game_begin_daily(game, date, &message))
        snprintf(game->message, sizeof game->message, "%s", message.text);
}

void choice_type_in(struct game *game, int argument)
{
    (void)argument;
    game_type_in(game);
}

void choice_next(struct game *game, int argument)
{
    (void)argument;
    if (game_resume_any(game, true))
        return;
    if (game->notice.text[0])
        snprintf(game->message, sizeof game->message, "%s", game->notice.text);
    else
        game_say(game, PHRASE_NO_OTHER);
    game->notice.text[0] = '\0';
}
