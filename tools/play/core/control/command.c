#include "play/core/control/command.h"
#include "play/core/control/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/core/control/assist.h"
#include "play/core/control/choice.h"
#include "play/core/control/clipboard.h"
#include "play/core/control/import.h"
#include "play/core/control/moves.h"
#include "play/core/control/page.h"
#include "play/core/control/select.h"
#include "play/core/control/settings.h"

enum {
    IN_PLAY = GAME_IN_PLAY,
    IN_PAUSE = GAME_IN_PAUSE,
    IN_DRAFT = GAME_IN_DRAFT,
    IN_WAIT = GAME_IN_WAIT,
    IN_PAGE = GAME_IN_PAGE,
    ALWAYS = IN_PLAY | IN_PAUSE | IN_DRAFT | IN_WAIT | IN_PAGE
};

/* Returns the phase under any page. */
static enum game_phase phase_of_play(const struct game *game)
{
    if (!game->record.board)
        return GAME_NONE;
    if (game->camera.poll || game->is_waiting)
        return GAME_IN_WAIT;
    if (game->draft)
        return GAME_IN_DRAFT;
    return game->is_paused ? GAME_IN_PAUSE : GAME_IN_PLAY;
}

enum game_phase game_phase(const struct game *game)
{
    return game->page.kind ? GAME_IN_PAGE : phase_of_play(game);
}

static void leave(struct game *game, int argument)
{
    (void)argument;
    game->message[0] = '\0';
    page_leave(game);
    game->hint_level = 0;
    hint_free(&game->hint);
    memset(game->is_wrong, 0, game->record.board->cell_count * sizeof *game->is_wrong);
    game_select(game, game->cursor, false);
}

/* ----------------------------------------------------------------------------------------- help */

static void add_help(struct game *game);

/* Shows a page, or the board again if the page is already shown. */
static void toggle_page(struct game *game, int kind)
{
    bool is_shown = game->page.kind == (enum page_kind)kind;
    if (is_shown) {
        page_leave(game);
        return;
    }
    page_close(game);
    if (kind == PAGE_HELP)
        add_help(game);
    else if (kind == PAGE_STATISTICS)
        page_statistics(game);
    else if (kind == PAGE_LEVELS)
        page_levels(game);
    else
        page_games(game);
}

static void enter(struct game *game, int argument)
{
    if (game->page.kind)
        page_open(game);
    else
        import_accept(game, argument);
}

static void pause_game(struct game *game, int argument)
{
    (void)argument;
    game_pause(game, !game->is_paused);
}

/* ---------------------------------------------------------------------------------------- games */

static void quit(struct game *game, int argument)
{
    (void)argument;
    game_quit(game);
}

/* ---------------------------------------------------------------------------------------- table */

#define SHIFTED(key)    (KEY_CODE_SHIFT + (key))
#define CONTROLLED(key) (KEY_CODE_CONTROL + (key))

static const struct command commands[] = {
    {"up",
     "arrows",
     PHRASE_MOVE,
     {KEY_CODE_UP},
     select_move,
     SELECT_UP,
     IN_PLAY | IN_DRAFT | IN_PAGE,
     false},
    {"down",
     NULL,
     PHRASE_COUNT,
     {KEY_CODE_DOWN},
     select_move,
     SELECT_DOWN,
     IN_PLAY | IN_DRAFT | IN_PAGE,
     false},
    {"left",
     NULL,
     PHRASE_COUNT,
     {KEY_CODE_LEFT},
     select_move,
     SELECT_LEFT,
     IN_PLAY | IN_DRAFT,
     false},
    {"right",
     NULL,
     PHRASE_COUNT,
     {KEY_CODE_RIGHT},
     select_move,
     SELECT_RIGHT,
     IN_PLAY | IN_DRAFT,
     false},
    {"first",
     NULL,
     PHRASE_COUNT,
     {KEY_CODE_HOME},
     select_end,
     SELECT_FIRST,
     IN_PLAY | IN_DRAFT,
     false},
    {"last",
     NULL,
     PHRASE_COUNT,
     {KEY_CODE_END},
     select_end,
     SELECT_LAST,
     IN_PLAY | IN_DRAFT,
     false},
    {"extend-up",
     "shift arrows",
     PHRASE_EXTEND,
     {SHIFTED(KEY_CODE_UP)},
     select_extend,
     SELECT_UP,
     IN_PLAY | IN_DRAFT,
     false},
    {"extend-down",
     NULL,
     PHRASE_COUNT,
     {SHIFTED(KEY_CODE_DOWN)},
     select_extend,
     SELECT_DOWN,
     IN_PLAY | IN_DRAFT,
     false},
    {"extend-left",
     NULL,
     PHRASE_COUNT,
     {SHIFTED(KEY_CODE_LEFT)},
     select_extend,
     SELECT_LEFT,
     IN_PLAY | IN_DRAFT,
     false},
    {"extend-right",
     NULL,
     PHRASE_COUNT,
     {SHIFTED(KEY_CODE_RIGHT)},
     select_extend,
     SELECT_RIGHT,
     IN_PLAY | IN_DRAFT,
     false},
    {NULL, "1-9 A-Z", PHRASE_ENTER, {0}, NULL, 0, IN_PLAY | IN_DRAFT, false},
    {"next-mode", "space", PHRASE_MODE, {' '}, move_next_mode, 0, IN_PLAY, false},
    {"digits", "z", PHRASE_DIGITS, {'z'}, move_set_mode, LAYER_DIGIT, IN_PLAY, true},
    {"corners", "x", PHRASE_CORNERS, {'x'}, move_set_mode, LAYER_CORNER, IN_PLAY, true},
    {"centers", "c", PHRASE_CENTERS, {'c'}, move_set_mode, LAYER_CENTER, IN_PLAY, true},
    {"colors", "v", PHRASE_COLORS, {'v'}, move_set_mode, LAYER_COLOR, IN_PLAY, true},
    {"erase",
     "backspace",
     PHRASE_ERASE,
     {KEY_CODE_ERASE, '0', '.'},
     move_erase,
     0,
     IN_PLAY | IN_DRAFT,
     true},
    {"undo", "u", PHRASE_UNDO, {'u', CONTROLLED('z')}, move_undo, 0, IN_PLAY | IN_DRAFT, true},
    {"redo", "r", PHRASE_REDO, {'r', CONTROLLED('y')}, move_redo, 0, IN_PLAY | IN_DRAFT, true},
    {"hint", "h", PHRASE_HINT, {'h'}, assist_hint, 0, IN_PLAY, true},
    {"do-step", "d", PHRASE_DO_STEP, {'d'}, assist_do_step, 0, IN_PLAY, true},
    {"check", "k", PHRASE_CHECK, {'k'}, assist_check, 0, IN_PLAY, true},
    {"name-step", "a", PHRASE_NAME, {'a'}, assist_name, 0, IN_PLAY, false},
    {"fill", "f", PHRASE_FILL, {'f'}, move_fill, 0, IN_PLAY, true},
    {"pause", "p", PHRASE_PAUSE, {'p'}, pause_game, 0, IN_PLAY | IN_PAUSE, true},
    {"conflicts", "w", PHRASE_CONFLICTS, {'w'}, settings_toggle_conflicts, 0, IN_PLAY, false},
    {"tidy", "m", PHRASE_TIDY, {'m'}, settings_toggle_tidy, 0, IN_PLAY, false},
    {"select-all",
     "ctrl a",
     PHRASE_ALL,
     {CONTROLLED('a')},
     select_all,
     0,
     IN_PLAY | IN_DRAFT,
     false},
    {"copy",
     "j, ctrl c",
     PHRASE_COPY,
     {'j', CONTROLLED('c')},
     clipboard_copy,
     0,
     IN_PLAY | IN_DRAFT,
     false},
    {"paste", "ctrl v", PHRASE_PASTE, {CONTROLLED('v')}, clipboard_paste, 0, ALWAYS, false},
    {"begin",
     "enter",
     PHRASE_BEGIN,
     {KEY_CODE_ENTER},
     enter,
     0,
     IN_DRAFT | IN_WAIT | IN_PAGE,
     true},
    {"next-doubt", "tab", PHRASE_NEXT_DOUBT, {KEY_CODE_TAB}, import_next_doubt, 0, IN_DRAFT, true},
    {"confirm", "g", PHRASE_CONFIRM, {'g'}, import_confirm, 0, IN_DRAFT, true},
    {"handwriting",
     "e",
     PHRASE_KEEP_HANDWRITING,
     {'e'},
     import_toggle_handwriting,
     0,
     IN_DRAFT,
     true},
    {"print", "y", PHRASE_TOGGLE_PRINT, {'y'}, import_toggle_print, 0, IN_DRAFT, true},
    {"new", "n", PHRASE_NEW, {'n'}, choice_new, 0, ALWAYS, true},
    {"daily", "ctrl d", PHRASE_DAILY, {CONTROLLED('d')}, choice_daily, 0, ALWAYS, true},
    {"levels", "b", PHRASE_LEVELS, {'b'}, toggle_page, PAGE_LEVELS, ALWAYS, true},
    {"type-in", "i", PHRASE_TYPE_IN, {'i'}, choice_type_in, 0, ALWAYS, false},
    {"next-game", "o", PHRASE_NEXT, {'o'}, choice_next, 0, ALWAYS, false},
    {"games", "l", PHRASE_GAMES, {'l'}, toggle_page, PAGE_GAMES, ALWAYS, true},
    {"statistics", "s", PHRASE_STATISTICS, {'s'}, toggle_page, PAGE_STATISTICS, ALWAYS, true},
    {"restart", "ctrl r", PHRASE_RESTART, {CONTROLLED('r')}, move_restart, 0, IN_PLAY, false},
    {"theme", "t", PHRASE_THEME, {'t'}, settings_next_theme, 0, ALWAYS, false},
    {"clear", "esc", PHRASE_LEAVE, {KEY_CODE_ESCAPE}, leave, 0, ALWAYS, false},
    {"help", "?", PHRASE_HELP, {'?', '/', KEY_CODE_F1}, toggle_page, PAGE_HELP, ALWAYS, true},
    {"quit", "q", PHRASE_QUIT, {'q', CONTROLLED('q')}, quit, 0, ALWAYS, false},
};

static void add_help(struct game *game)
{
    enum language language = game->settings.language;
    page_begin(game, PAGE_HELP);
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (commands[i].phrase != PHRASE_COUNT && command_is_for(game, &commands[i]))
            page_add(game, phrase_keys(language, commands[i].keys),
                     phrase_in(language, commands[i].phrase), "");
}

const struct command *command_at(unsigned index)
{
    return index < sizeof commands / sizeof commands[0] ? &commands[index] : NULL;
}

bool command_is_for(const struct game *game, const struct command *command)
{
    unsigned when = phase_of_play(game);
    return command->when & (when & (IN_PLAY | IN_PAUSE) ? IN_PLAY | IN_PAUSE : when);
}

enum game_result command_run(struct game *game, const struct command *command)
{
    if (!command->run || !(command->when & game_phase(game)))
        return GAME_NOT_NOW;
    command->run(game, command->argument);
    return GAME_DONE;
}

char command_digit_key(unsigned digit)
{
    static const char keys[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return digit >= 1 && digit < sizeof keys ? keys[digit - 1] : '\0';
}

enum game_result game_digit(struct game *game, unsigned digit)
{
    unsigned max = game->settings.mode == LAYER_COLOR ? MAX_COLOR : game_side(game);
    enum game_phase phase = game_phase(game);
    if (phase != GAME_NONE && (digit < 1 || digit > max))
        return GAME_UNKNOWN;
    if (phase == GAME_IN_DRAFT)
        import_digit(game, digit);
    else if (phase == GAME_IN_PLAY)
        move_digit(game, digit);
    else
        return GAME_NOT_NOW;
    return GAME_DONE;
}

enum game_result game_key(struct game *game, int key)
{
    for (unsigned digit = 1; command_digit_key(digit); digit++)
        if (key == command_digit_key(digit))
            return game_digit(game, digit);
    for (unsigned i = 0; i < sizeof commands / sizeof commands[0]; i++)
        for (unsigned k = 0; k < 3; k++)
            if (key && commands[i].codes[k] == key)
                return command_run(game, &commands[i]);
    return GAME_UNKNOWN;
}

/* ----------------------------------------------------------------------------------- by number */

int game_command_find(const char *name)
{
    for (unsigned i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (commands[i].name && strcmp(commands[i].name, name) == 0)
            return (int)i;
    return -1;
}

static const struct command *command_of(int number)
{
    return number < 0 ? NULL : command_at((unsigned)number);
}

const char *game_command_name(int number)
{
    const struct command *command = command_of(number);
    return command ? (command->name ? command->name : "") : NULL;
}

const char *game_command_text(int number, enum language language)
{
    const struct command *command = command_of(number);
    return command && command->phrase != PHRASE_COUNT ? phrase_in(language, command->phrase) : "";
}

const char *game_command_keys(int number, enum language language)
{
    const struct command *command = command_of(number);
    return command && command->keys ? phrase_keys(language, command->keys) : "";
}

bool game_command_has_button(int number)
{
    const struct command *command = command_of(number);
    return command && command->has_button;
}

bool game_command_is_possible(const struct game *game, int number)
{
    const struct command *command = command_of(number);
    return command && command->run && command->when & game_phase(game);
}

enum game_result game_command(struct game *game, int number)
{
    const struct command *command = command_of(number);
    return command ? command_run(game, command) : GAME_UNKNOWN;
}
