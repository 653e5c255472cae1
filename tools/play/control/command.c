#include "play/control/command.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/control/assist.h"
#include "play/control/background.h"
#include "play/control/clipboard.h"
#include "play/control/import.h"
#include "play/control/page.h"
#include "play/control/select.h"
#include "play/control/theme.h"

enum {
    IN_PLAY = COMMAND_IN_PLAY,
    IN_PAUSE = COMMAND_IN_PAUSE,
    IN_DRAFT = COMMAND_IN_DRAFT,
    IN_WAIT = COMMAND_IN_WAIT,
    IN_PAGE = COMMAND_IN_PAGE,
    ALWAYS = IN_PLAY | IN_PAUSE | IN_DRAFT | IN_WAIT | IN_PAGE
};

/* Returns the state of play under any page. */
static unsigned play_state(const struct session *session)
{
    if (session->camera || session->is_waiting)
        return IN_WAIT;
    if (session->draft)
        return IN_DRAFT;
    return session->is_paused ? IN_PAUSE : IN_PLAY;
}

/* Returns the current state, pages included. */
static unsigned current_state(const struct session *session)
{
    return session->page.kind ? IN_PAGE : play_state(session);
}

static void leave(struct session *session, int argument)
{
    (void)argument;
    page_close(session);
    session->message[0] = '\0';
    session->hint_level = 0;
    hint_free(&session->hint);
    memset(session->is_wrong, 0, session->record.game->cell_count * sizeof *session->is_wrong);
    session_select(session, session->cursor, false);
}

/* ---------------------------------------------------------------------------------------- moves */

static void set_mode(struct session *session, int mode)
{
    session->mode = (enum layer)mode;
}

static void next_mode(struct session *session, int argument)
{
    (void)argument;
    session->mode = (enum layer)((session->mode + 1) % LAYER_COUNT);
}

static void note_if(struct session *session, bool done)
{
    if (done)
        session_note(session, EVENT_MOVE);
}

void command_digit(struct session *session, unsigned digit)
{
    if (current_state(session) == IN_DRAFT)
        import_digit(session, digit);
    if (current_state(session) != IN_PLAY)
        return;
    uint16_t *room;
    const struct cells cells = session_cells(session, &room);
    bool tidy = !session->settings.keeps_candidates && cells.count == 1;
    bool done = game_enter(session->record.game, cells, session->mode, digit, tidy);
    note_if(session, done);
    free(room);
    if (done)
        assist_practice(session);
}

static void erase(struct session *session, int argument)
{
    uint16_t *room;
    (void)argument;
    const struct cells cells = session_cells(session, &room);
    note_if(session, game_erase(session->record.game, cells));
    free(room);
    if (session->draft)
        import_confirm(session, 0);
}

static void undo(struct session *session, int argument)
{
    (void)argument;
    if (game_undo(session->record.game))
        session_note(session, EVENT_UNDO);
    else
        session_say(session, PHRASE_NOTHING_TO_UNDO);
}

static void redo(struct session *session, int argument)
{
    (void)argument;
    if (game_redo(session->record.game))
        session_note(session, EVENT_REDO);
    else
        session_say(session, PHRASE_NOTHING_TO_REDO);
}

static void fill(struct session *session, int argument)
{
    (void)argument;
    note_if(session, game_fill_candidates(session->record.game));
}

static void restart(struct session *session, int argument)
{
    (void)argument;
    note_if(session, game_clear(session->record.game));
}

/* ----------------------------------------------------------------------------------------- help */

static void add_help(struct session *session);

/* Shows a page, or the board again if the page is already shown. */
static void toggle_page(struct session *session, int kind)
{
    bool is_shown = session->page.kind == (enum page_kind)kind;
    page_close(session);
    if (is_shown)
        return;
    if (kind == PAGE_HELP)
        add_help(session);
    else if (kind == PAGE_STATISTICS)
        page_statistics(session);
    else if (kind == PAGE_LEVELS)
        page_levels(session);
    else
        page_games(session);
}

static void enter(struct session *session, int argument)
{
    if (session->page.kind)
        page_open(session);
    else
        import_accept(session, argument);
}

/* ------------------------------------------------------------------------------------- settings */

static void pause_game(struct session *session, int argument)
{
    (void)argument;
    session_pause(session, !session->is_paused);
}

static void say_whether(struct session *session, enum phrase phrase, bool is_on)
{
    snprintf(session->message, sizeof session->message, "%s: %s",
             phrase_in(session->settings.language, phrase),
             phrase_in(session->settings.language, is_on ? PHRASE_ON : PHRASE_OFF));
}

static void toggle_conflicts(struct session *session, int argument)
{
    (void)argument;
    session->settings.hides_conflicts = !session->settings.hides_conflicts;
    say_whether(session, PHRASE_CONFLICTS, !session->settings.hides_conflicts);
}

static void toggle_tidy(struct session *session, int argument)
{
    (void)argument;
    session->settings.keeps_candidates = !session->settings.keeps_candidates;
    say_whether(session, PHRASE_TIDY, !session->settings.keeps_candidates);
}

static void next_theme(struct session *session, int argument)
{
    (void)argument;
    session->settings.theme =
        theme_at(session->settings.theme + 1) ? session->settings.theme + 1 : 0;
    snprintf(session->message, sizeof session->message, "%s: %s",
             phrase_in(session->settings.language, PHRASE_THEME),
             phrase_in(session->settings.language,
                       (enum phrase)(PHRASE_LIGHT + session->settings.theme)));
}

/* ---------------------------------------------------------------------------------------- games */

static void new_game(struct session *session, int argument)
{
    (void)argument;
    background_new_game(session);
}

static void type_in(struct session *session, int argument)
{
    (void)argument;
    session_type_in(session);
}

static void next_game(struct session *session, int argument)
{
    (void)argument;
    if (session_resume_any(session, true))
        return;
    if (session->notice.text[0])
        snprintf(session->message, sizeof session->message, "%s", session->notice.text);
    else
        session_say(session, PHRASE_NO_OTHER);
    session->notice.text[0] = '\0';
}

static void quit(struct session *session, int argument)
{
    (void)argument;
    session->is_over = true;
}

/* ---------------------------------------------------------------------------------------- table */

#define SHIFTED(key)    (KEY_CODE_SHIFT + (key))
#define CONTROLLED(key) (KEY_CODE_CONTROL + (key))

static const struct command commands[] = {
    {PHRASE_MOVE,
     "arrows",
     {KEY_CODE_UP},
     select_move,
     SELECT_UP,
     IN_PLAY | IN_DRAFT | IN_PAGE,
     false},
    {PHRASE_COUNT,
     NULL,
     {KEY_CODE_DOWN},
     select_move,
     SELECT_DOWN,
     IN_PLAY | IN_DRAFT | IN_PAGE,
     false},
    {PHRASE_COUNT, NULL, {KEY_CODE_LEFT}, select_move, SELECT_LEFT, IN_PLAY | IN_DRAFT, false},
    {PHRASE_COUNT, NULL, {KEY_CODE_RIGHT}, select_move, SELECT_RIGHT, IN_PLAY | IN_DRAFT, false},
    {PHRASE_COUNT, NULL, {KEY_CODE_HOME}, select_end, SELECT_FIRST, IN_PLAY | IN_DRAFT, false},
    {PHRASE_COUNT, NULL, {KEY_CODE_END}, select_end, SELECT_LAST, IN_PLAY | IN_DRAFT, false},
    {PHRASE_EXTEND,
     "shift arrows",
     {SHIFTED(KEY_CODE_UP)},
     select_extend,
     SELECT_UP,
     IN_PLAY | IN_DRAFT,
     false},
    {PHRASE_COUNT,
     NULL,
     {SHIFTED(KEY_CODE_DOWN)},
     select_extend,
     SELECT_DOWN,
     IN_PLAY | IN_DRAFT,
     false},
    {PHRASE_COUNT,
     NULL,
     {SHIFTED(KEY_CODE_LEFT)},
     select_extend,
     SELECT_LEFT,
     IN_PLAY | IN_DRAFT,
     false},
    {PHRASE_COUNT,
     NULL,
     {SHIFTED(KEY_CODE_RIGHT)},
     select_extend,
     SELECT_RIGHT,
     IN_PLAY | IN_DRAFT,
     false},
    {PHRASE_ENTER, "1-9 A-Z", {0}, NULL, 0, IN_PLAY | IN_DRAFT, false},
    {PHRASE_MODE, "space", {' '}, next_mode, 0, IN_PLAY, false},
    {PHRASE_DIGITS, "z", {'z'}, set_mode, LAYER_DIGIT, IN_PLAY, true},
    {PHRASE_CORNERS, "x", {'x'}, set_mode, LAYER_CORNER, IN_PLAY, true},
    {PHRASE_CENTERS, "c", {'c'}, set_mode, LAYER_CENTER, IN_PLAY, true},
    {PHRASE_COLORS, "v", {'v'}, set_mode, LAYER_COLOR, IN_PLAY, true},
    {PHRASE_ERASE, "backspace", {KEY_CODE_ERASE, '0', '.'}, erase, 0, IN_PLAY | IN_DRAFT, true},
    {PHRASE_UNDO, "u", {'u', CONTROLLED('z')}, undo, 0, IN_PLAY | IN_DRAFT, true},
    {PHRASE_REDO, "r", {'r', CONTROLLED('y')}, redo, 0, IN_PLAY | IN_DRAFT, true},
    {PHRASE_HINT, "h", {'h'}, assist_hint, 0, IN_PLAY, true},
    {PHRASE_DO_STEP, "d", {'d'}, assist_do_step, 0, IN_PLAY, true},
    {PHRASE_CHECK, "k", {'k'}, assist_check, 0, IN_PLAY, true},
    {PHRASE_NAME, "a", {'a'}, assist_name, 0, IN_PLAY, false},
    {PHRASE_FILL, "f", {'f'}, fill, 0, IN_PLAY, true},
    {PHRASE_PAUSE, "p", {'p'}, pause_game, 0, IN_PLAY | IN_PAUSE, true},
    {PHRASE_CONFLICTS, "w", {'w'}, toggle_conflicts, 0, IN_PLAY, false},
    {PHRASE_TIDY, "m", {'m'}, toggle_tidy, 0, IN_PLAY, false},
    {PHRASE_ALL, "ctrl a", {CONTROLLED('a')}, select_all, 0, IN_PLAY | IN_DRAFT, false},
    {PHRASE_COPY,
     "j, ctrl c",
     {'j', CONTROLLED('c')},
     clipboard_copy,
     0,
     IN_PLAY | IN_DRAFT,
     false},
    {PHRASE_PASTE, "ctrl v", {CONTROLLED('v')}, clipboard_paste, 0, ALWAYS, false},
    {PHRASE_BEGIN, "enter", {KEY_CODE_ENTER}, enter, 0, IN_DRAFT | IN_WAIT | IN_PAGE, true},
    {PHRASE_NEXT_DOUBT, "tab", {KEY_CODE_TAB}, import_next_doubt, 0, IN_DRAFT, true},
    {PHRASE_CONFIRM, "g", {'g'}, import_confirm, 0, IN_DRAFT, true},
    {PHRASE_KEEP_HANDWRITING, "e", {'e'}, import_toggle_handwriting, 0, IN_DRAFT, true},
    {PHRASE_TOGGLE_PRINT, "y", {'y'}, import_toggle_print, 0, IN_DRAFT, true},
    {PHRASE_NEW, "n", {'n'}, new_game, 0, ALWAYS, true},
    {PHRASE_LEVELS, "b", {'b'}, toggle_page, PAGE_LEVELS, ALWAYS, true},
    {PHRASE_TYPE_IN, "i", {'i'}, type_in, 0, ALWAYS, false},
    {PHRASE_NEXT, "o", {'o'}, next_game, 0, ALWAYS, false},
    {PHRASE_GAMES, "l", {'l'}, toggle_page, PAGE_GAMES, ALWAYS, true},
    {PHRASE_STATISTICS, "s", {'s'}, toggle_page, PAGE_STATISTICS, ALWAYS, true},
    {PHRASE_RESTART, "ctrl r", {CONTROLLED('r')}, restart, 0, IN_PLAY, false},
    {PHRASE_THEME, "t", {'t'}, next_theme, 0, ALWAYS, false},
    {PHRASE_LEAVE, "esc", {KEY_CODE_ESCAPE}, leave, 0, ALWAYS, false},
    {PHRASE_HELP, "?", {'?', '/', KEY_CODE_F1}, toggle_page, PAGE_HELP, ALWAYS, true},
    {PHRASE_QUIT, "q", {'q', CONTROLLED('q')}, quit, 0, ALWAYS, false},
};

static void add_help(struct session *session)
{
    enum language language = session->settings.language;
    page_begin(session, PAGE_HELP);
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (commands[i].phrase != PHRASE_COUNT && command_is_for(session, &commands[i]))
            page_add(session, phrase_keys(language, commands[i].keys),
                     phrase_in(language, commands[i].phrase), "");
}

const struct command *command_at(unsigned index)
{
    return index < sizeof commands / sizeof commands[0] ? &commands[index] : NULL;
}

bool command_is_for(const struct session *session, const struct command *command)
{
    unsigned when = play_state(session);
    return command->when & (when & (IN_PLAY | IN_PAUSE) ? IN_PLAY | IN_PAUSE : when);
}

void command_run(struct session *session, const struct command *command)
{
    if (command->run && command->when & current_state(session))
        command->run(session, command->argument);
}

char command_digit_key(unsigned digit)
{
    static const char keys[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return digit >= 1 && digit < sizeof keys ? keys[digit - 1] : '\0';
}

bool command_key(struct session *session, int key)
{
    for (unsigned digit = 1; command_digit_key(digit); digit++)
        if (key == command_digit_key(digit)) {
            command_digit(session, digit);
            return digit <= session->record.game->side;
        }
    for (unsigned i = 0; i < sizeof commands / sizeof commands[0]; i++)
        for (unsigned k = 0; k < 3; k++)
            if (key && commands[i].codes[k] == key) {
                command_run(session, &commands[i]);
                return true;
            }
    return false;
}
