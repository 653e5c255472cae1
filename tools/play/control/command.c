#include "play/control/command.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/control/theme.h"

enum { UP, DOWN, LEFT, RIGHT, FIRST, LAST };

/* How long a new puzzle is waited for, where none is ready, in seconds. */
static const double patience = 0.2;

/* ----------------------------------------------------------------------------------- selection */

/* The next cell from CELL on in DIRECTION: of those in line with it, the nearest, around the edge
 * where there is none. Boards may have gaps. */
static unsigned neighbor(const struct sudoku_layout *layout, unsigned cell, int direction)
{
    unsigned row = sudoku_layout_cell_row(layout, cell);
    unsigned column = sudoku_layout_cell_column(layout, cell);
    bool is_vertical = direction == UP || direction == DOWN;
    bool goes_back = direction == UP || direction == LEFT;
    unsigned best = cell, best_distance = UINT_MAX;
    for (unsigned other = 0; other < sudoku_layout_cell_count(layout); other++) {
        unsigned other_row = sudoku_layout_cell_row(layout, other);
        unsigned other_column = sudoku_layout_cell_column(layout, other);
        if (other == cell || (is_vertical ? other_column != column : other_row != row))
            continue;
        unsigned from = is_vertical ? row : column, to = is_vertical ? other_row : other_column;
        /* Around the edge is farther than any way without it. */
        unsigned distance = (goes_back ? from - to : to - from) & 0xFFFF;
        if (distance < best_distance) {
            best = other;
            best_distance = distance;
        }
    }
    return best;
}

static void move(struct session *session, int direction)
{
    const struct sudoku_layout *layout = session->record.game->layout;
    session_select(session, neighbor(layout, session->cursor, direction), false);
}

static void extend(struct session *session, int direction)
{
    const struct sudoku_layout *layout = session->record.game->layout;
    session_select(session, neighbor(layout, session->cursor, direction), true);
}

static void move_to_end(struct session *session, int end)
{
    unsigned cells = session->record.game->cell_count;
    session_select(session, end == FIRST ? 0 : cells - 1, false);
}

static void select_all(struct session *session, int argument)
{
    (void)argument;
    for (unsigned cell = 0; cell < session->record.game->cell_count; cell++)
        session->is_selected[cell] = true;
}

static void leave(struct session *session, int argument)
{
    (void)argument;
    session->shows_help = false;
    session->message[0] = '\0';
    session->hint_level = 0;
    hint_free(&session->hint);
    memset(session->is_wrong, 0, session->record.game->cell_count * sizeof *session->is_wrong);
    session_select(session, session->cursor, false);
}

/* --------------------------------------------------------------------------------------- moves */

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
    uint16_t *room;
    const struct cells cells = session_cells(session, &room);
    bool tidy = !session->settings.keeps_marks && cells.count == 1;
    if (!session->is_paused)
        note_if(session, game_enter(session->record.game, cells, session->mode, digit, tidy));
    free(room);
}

static void erase(struct session *session, int argument)
{
    uint16_t *room;
    (void)argument;
    const struct cells cells = session_cells(session, &room);
    note_if(session, game_erase(session->record.game, cells));
    free(room);
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

/* --------------------------------------------------------------------------------------- help */

/* What a hint that is no step says. */
static enum phrase phrase_of(enum hint_result result)
{
    static const enum phrase phrases[] = {[HINT_STEP] = PHRASE_HINT,
                                          [HINT_MISTAKE] = PHRASE_WRONG,
                                          [HINT_SOLVED] = PHRASE_SOLVED,
                                          [HINT_NONE] = PHRASE_NO_STEP,
                                          [HINT_TOO_LARGE] = PHRASE_TOO_LARGE};
    return phrases[result];
}

static bool find_hint(struct session *session)
{
    if (!session_judge(session))
        return false;
    hint_free(&session->hint);
    judge_hint(session->judge, session->record.game, &session->hint);
    session->hint_level = SUDOKU_HINT_PLACE;
    session_note(session, EVENT_HINT);
    return true;
}

/* Each press tells more: where, which technique, the step; of mistakes that there are, and where.
 */
static void hint(struct session *session, int argument)
{
    (void)argument;
    if (session->hint_level == 0) {
        if (!find_hint(session))
            return;
    } else if (session->hint_level < SUDOKU_HINT_STEP) {
        session->hint_level++;
    }
    if (session->hint.result == HINT_STEP)
        snprintf(session->message, sizeof session->message, "%s",
                 session->hint.texts[session->hint_level - 1]);
    else
        session_say(session, phrase_of(session->hint.result));
    if (session->hint.result == HINT_MISTAKE && session->hint_level > SUDOKU_HINT_PLACE)
        memcpy(session->is_wrong, session->hint.is_wrong,
               session->record.game->cell_count * sizeof *session->is_wrong);
}

static void do_step(struct session *session, int argument)
{
    (void)argument;
    if (session->hint_level == 0 && !find_hint(session))
        return;
    if (session->hint.result != HINT_STEP) {
        session_say(session, phrase_of(session->hint.result));
        return;
    }
    bool excludes = false;
    for (unsigned cell = 0; cell < session->record.game->cell_count; cell++)
        excludes = excludes || session->hint.excluded[cell];
    note_if(session,
            game_apply(session->record.game, session->hint.digits,
                       excludes ? session->hint.excluded : NULL, !session->settings.keeps_marks));
}

static void check(struct session *session, int argument)
{
    (void)argument;
    if (!session_judge(session))
        return;
    int mistakes = judge_mistakes(session->judge, session->record.game, session->is_wrong);
    if (mistakes < 0)
        session_say(session, PHRASE_NOT_ONE);
    else if (mistakes == 0)
        session_say(session, PHRASE_NO_MISTAKE);
    else
        snprintf(session->message, sizeof session->message, "%s: %d",
                 phrase_in(session->settings.language, PHRASE_MISTAKES), mistakes);
    session_note(session, EVENT_CHECK);
}

static void show_help(struct session *session, int argument)
{
    (void)argument;
    session->shows_help = !session->shows_help;
}

/* ------------------------------------------------------------------------------------ settings */

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

static void turn_conflicts(struct session *session, int argument)
{
    (void)argument;
    session->settings.hides_conflicts = !session->settings.hides_conflicts;
    say_whether(session, PHRASE_CONFLICTS, !session->settings.hides_conflicts);
}

static void turn_tidy(struct session *session, int argument)
{
    (void)argument;
    session->settings.keeps_marks = !session->settings.keeps_marks;
    say_whether(session, PHRASE_TIDY, !session->settings.keeps_marks);
}

static void next_theme(struct session *session, int argument)
{
    (void)argument;
    session->settings.theme =
        theme_at(session->settings.theme + 1) ? session->settings.theme + 1 : 0;
    snprintf(session->message, sizeof session->message, "%s: %s",
             phrase_in(session->settings.language, PHRASE_THEME),
             theme_at(session->settings.theme)->name);
}

/* --------------------------------------------------------------------------------------- games */

static void new_game(struct session *session, int argument)
{
    uint8_t givens[SUDOKU_MAX_CELLS];
    struct message message;
    (void)argument;
    if (!session->supply || !supply_take(session->supply, patience, givens)) {
        session_say(session, PHRASE_MAKING);
        return;
    }
    if (!session_begin(session, supply_shape(session->supply), givens, &message))
        snprintf(session->message, sizeof session->message, "%s", message.text);
}

static void next_game(struct session *session, int argument)
{
    struct message message;
    (void)argument;
    if (session_resume_any(session, true, &message))
        return;
    if (message.text[0])
        snprintf(session->message, sizeof session->message, "%s", message.text);
    else
        session_say(session, PHRASE_NO_OTHER);
}

static void quit(struct session *session, int argument)
{
    (void)argument;
    session->is_over = true;
}

/* --------------------------------------------------------------------------------------- table */

#define SHIFTED(key)    (KEY_CODE_SHIFT + (key))
#define CONTROLLED(key) (KEY_CODE_CONTROL + (key))

static const struct command commands[] = {
    {PHRASE_MOVE, "arrows", {KEY_CODE_UP}, move, UP, false},
    {PHRASE_COUNT, NULL, {KEY_CODE_DOWN}, move, DOWN, false},
    {PHRASE_COUNT, NULL, {KEY_CODE_LEFT}, move, LEFT, false},
    {PHRASE_COUNT, NULL, {KEY_CODE_RIGHT}, move, RIGHT, false},
    {PHRASE_COUNT, NULL, {KEY_CODE_HOME}, move_to_end, FIRST, false},
    {PHRASE_COUNT, NULL, {KEY_CODE_END}, move_to_end, LAST, false},
    {PHRASE_EXTEND, "shift arrows", {SHIFTED(KEY_CODE_UP)}, extend, UP, false},
    {PHRASE_COUNT, NULL, {SHIFTED(KEY_CODE_DOWN)}, extend, DOWN, false},
    {PHRASE_COUNT, NULL, {SHIFTED(KEY_CODE_LEFT)}, extend, LEFT, false},
    {PHRASE_COUNT, NULL, {SHIFTED(KEY_CODE_RIGHT)}, extend, RIGHT, false},
    {PHRASE_ENTER, "1-9 A-Z", {0}, NULL, 0, false},
    {PHRASE_MODE, "space", {' '}, next_mode, 0, false},
    {PHRASE_DIGITS, "z", {'z'}, set_mode, LAYER_DIGIT, true},
    {PHRASE_CORNERS, "x", {'x'}, set_mode, LAYER_CORNER, true},
    {PHRASE_CENTERS, "c", {'c'}, set_mode, LAYER_CENTER, true},
    {PHRASE_COLORS, "v", {'v'}, set_mode, LAYER_COLOR, true},
    {PHRASE_ERASE, "backspace", {KEY_CODE_ERASE, '0', '.'}, erase, 0, true},
    {PHRASE_UNDO, "u", {'u', CONTROLLED('z')}, undo, 0, true},
    {PHRASE_REDO, "r", {'r', CONTROLLED('y')}, redo, 0, true},
    {PHRASE_HINT, "h", {'h'}, hint, 0, true},
    {PHRASE_DO_STEP, "d", {'d'}, do_step, 0, true},
    {PHRASE_CHECK, "k", {'k'}, check, 0, true},
    {PHRASE_FILL, "f", {'f'}, fill, 0, true},
    {PHRASE_PAUSE, "p", {'p'}, pause_game, 0, true},
    {PHRASE_CONFLICTS, "w", {'w'}, turn_conflicts, 0, false},
    {PHRASE_TIDY, "m", {'m'}, turn_tidy, 0, false},
    {PHRASE_ALL, "ctrl a", {CONTROLLED('a')}, select_all, 0, false},
    {PHRASE_NEW, "n", {'n'}, new_game, 0, true},
    {PHRASE_NEXT, "o", {'o'}, next_game, 0, false},
    {PHRASE_RESTART, "ctrl r", {CONTROLLED('r')}, restart, 0, false},
    {PHRASE_THEME, "t", {'t'}, next_theme, 0, false},
    {PHRASE_LEAVE, "esc", {KEY_CODE_ESCAPE}, leave, 0, false},
    {PHRASE_HELP, "?", {'?', '/', KEY_CODE_F1}, show_help, 0, true},
    {PHRASE_QUIT, "q", {'q', CONTROLLED('q')}, quit, 0, false},
};

const struct command *command_at(unsigned index)
{
    return index < sizeof commands / sizeof commands[0] ? &commands[index] : NULL;
}

/* While the board is hidden nothing on it changes or is told. */
static bool is_allowed(const struct session *session, const struct command *command)
{
    static const enum phrase allowed[] = {PHRASE_PAUSE, PHRASE_QUIT, PHRASE_HELP, PHRASE_THEME,
                                          PHRASE_NEW,   PHRASE_NEXT, PHRASE_LEAVE};
    for (unsigned i = 0; i < sizeof allowed / sizeof allowed[0]; i++)
        if (command->phrase == allowed[i])
            return true;
    return !session->is_paused;
}

void command_run(struct session *session, const struct command *command)
{
    if (command->run && is_allowed(session, command))
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
