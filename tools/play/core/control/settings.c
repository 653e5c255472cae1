#include "play/core/control/settings.h"

#include <stdio.h>
#include <string.h>

#include "play/core/control/theme.h"
#include "play/core/model/scan.h"

static const char *const mode_names[LAYER_COUNT] = {"digit", "corner", "center", "color"};

/* ----------------------------------------------------------------------------------------- text */

void game_settings_write(const struct game_settings *settings, struct buffer *out)
{
    if (settings->has_language)
        buffer_printf(out, "language %s\n", language_name(settings->language));
    if (settings->theme)
        buffer_printf(out, "theme %s\n", theme_at(settings->theme)->name);
    if (settings->has_level)
        buffer_printf(out, "level %u\n", settings->level);
    if (settings->mode)
        buffer_printf(out, "mode %s\n", mode_names[settings->mode]);
    if (settings->hides_conflicts)
        buffer_printf(out, "conflicts hidden\n");
    if (settings->keeps_candidates)
        buffer_printf(out, "candidates kept\n");
}

static void read_theme(const char *name, struct game_settings *settings)
{
    for (unsigned i = 0; theme_at(i); i++)
        if (strcmp(name, theme_at(i)->name) == 0)
            settings->theme = i;
}

static void read_mode(const char *name, struct game_settings *settings)
{
    for (enum layer mode = LAYER_DIGIT; mode < LAYER_COUNT; mode++)
        if (strcmp(name, mode_names[mode]) == 0)
            settings->mode = mode;
}

static void read_level(const char *number, struct game_settings *settings)
{
    unsigned level;
    if (!scan_unsigned(&number, SUDOKU_LEVEL_EXTREME, &level) || *number)
        return;
    settings->level = level;
    settings->has_level = true;
}

static void read_line(const char *line, struct game_settings *settings)
{
    if (scan_text(&line, "language "))
        settings->has_language |= language_find(line, &settings->language);
    else if (scan_text(&line, "theme "))
        read_theme(line, settings);
    else if (scan_text(&line, "level "))
        read_level(line, settings);
    else if (scan_text(&line, "mode "))
        read_mode(line, settings);
    else if (strcmp(line, "conflicts hidden") == 0)
        settings->hides_conflicts = true;
    else if (strcmp(line, "candidates kept") == 0)
        settings->keeps_candidates = true;
}

void game_settings_read(const char *text, size_t length, struct game_settings *settings)
{
    char line[80];
    for (size_t at = 0; at < length;) {
        const char *end = memchr(text + at, '\n', length - at);
        size_t size = end ? (size_t)(end - text) - at : length - at;
        snprintf(line, sizeof line, "%.*s", size < sizeof line ? (int)size : 0, text + at);
        read_line(line, settings);
        at += size + 1;
    }
}

void settings_keep(struct game *game)
{
    game->settings_changed = true;
}

void settings_write(struct game *game)
{
    const struct game_preferences *preferences = &game->services.preferences;
    struct buffer text = {0};
    struct message *reason = &game->trouble.unkept;
    if (!game->settings_changed)
        return;
    game->settings_changed = false;
    reason->text[0] = '\0';
    game_settings_write(&game->settings, &text);
    if (preferences->put &&
        !preferences->put(preferences->user, buffer_at(&text, 0), text.length, reason))
        snprintf(game->message, sizeof game->message, "%s: %s",
                 phrase_in(game->settings.language, PHRASE_NOT_SAVED), reason->text);
    buffer_free(&text);
}

void game_set_settings(struct game *game, const struct game_settings *settings)
{
    game->settings = *settings;
    settings_keep(game);
}

/* ------------------------------------------------------------------------------------- commands */

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
    settings_keep(game);
}

void settings_toggle_tidy(struct game *game, int argument)
{
    (void)argument;
    game->settings.keeps_candidates = !game->settings.keeps_candidates;
    say_whether(game, PHRASE_TIDY, !game->settings.keeps_candidates);
    settings_keep(game);
}

void settings_next_theme(struct game *game, int argument)
{
    (void)argument;
    game->settings.theme = theme_at(game->settings.theme + 1) ? game->settings.theme + 1 : 0;
    snprintf(
        game->message, sizeof game->message, "%s: %s",
        phrase_in(game->settings.language, PHRASE_THEME),
        phrase_in(game->settings.language, (enum phrase)(PHRASE_LIGHT + game->settings.theme)));
    settings_keep(game);
}
