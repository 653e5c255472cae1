#include "play/core/control/settings.h"

#include <stdio.h>

#include "play/core/control/theme.h"

static void say_whether(struct game *game, enum phrase phrase, bool is_on)
{
    snprintf(game->message, sizeof game->message, "%s: %s",
             phrase_in(game->settings.language, phrase),
             phrase_in(game->settings.language, is_on ? PHRASE_ON : PHRASE_OFF));
}

void settings_toggle_conflicts(struct game *game, int argument)
{
    (void)argument;
    game->settings.hides_conflicts = !game->settings.hides_conflicts;
    say_whether(game, PHRASE_CONFLICTS, !game->settings.hides_conflicts);
}

void settings_toggle_tidy(struct game *game, int argument)
{
    (void)argument;
    game->settings.keeps_candidates = !game->settings.keeps_candidates;
    say_whether(game, PHRASE_TIDY, !game->settings.keeps_candidates);
}

void settings_next_theme(struct game *game, int argument)
{
    (void)argument;
    game->settings.theme = theme_at(game->settings.theme + 1) ? game->settings.theme + 1 : 0;
    snprintf(
        game->message, sizeof game->message, "%s: %s",
        phrase_in(game->settings.language, PHRASE_THEME),
        phrase_in(game->settings.language, (enum phrase)(PHRASE_LIGHT + game->settings.theme)));
}
