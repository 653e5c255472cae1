#include "play/control/session.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/run/clock.h"
#include "play/save/save_file.h"
#include "play/save/shelf.h"

void session_open(struct session *session, const struct session_settings *settings,
                  struct supply *supply)
{
    *session = (struct session){.settings = *settings, .supply = supply, .practised = -1};
}

bool session_take_level(struct session *session, enum sudoku_status *status)
{
    struct assessment found;
    if (!session->assessor || !assessor_take(session->assessor, &found))
        return false;
    assessor_stop(session->assessor);
    session->assessor = NULL;
    session->record.level = found.level;
    session->record.score = found.score;
    if (found.level && session->journal)
        journal_write_level(session->journal, &session->record, session_time(session));
    *status = found.status;
    return true;
}

/* Waits briefly for the level, since a solved game counts in the statistics of its level. */
static void wait_for_level(struct session *session)
{
    static const double moment = 0.5, slice = 0.002;
    enum sudoku_status status;
    double end = clock_now() + (session->record.is_solved ? moment : 0);
    while (session->assessor && !session_take_level(session, &status) && clock_now() < end)
        clock_sleep(slice);
}

/* True if another program replaced or deleted the save and the game continues in a new file. */
static bool detect_moved_save(struct session *session)
{
    bool has_moved = session->journal && journal_take_moved(session->journal);
    if (has_moved)
        snprintf(session->trouble.moved, sizeof session->trouble.moved, "%s",
                 journal_path(session->journal));
    return has_moved;
}

static void drop_game(struct session *session)
{
    wait_for_level(session);
    if (session->journal)
        journal_write(session->journal, EVENT_TIME, session_time(session), NULL);
    detect_moved_save(session);
    if (!journal_close(session->journal))
        session->trouble.lost = errno;
    judge_destroy(session->judge);
    game_destroy(session->record.game);
    hint_free(&session->hint);
    buffer_free(&session->page.lines);
    draft_destroy(session->draft);
    camera_close(session->camera);
    assessor_stop(session->assessor);
    free(session->is_selected);
    free(session->in_conflict);
    free(session->is_wrong);
}

bool session_close(struct session *session)
{
    drop_game(session);
    *session = (struct session){.trouble = session->trouble};
    errno = session->trouble.lost;
    return !session->trouble.lost;
}

double session_time(const struct session *session)
{
    return stopwatch_time(&session->watch, clock_now());
}

void session_say(struct session *session, enum phrase phrase)
{
    snprintf(session->message, sizeof session->message, "%s",
             phrase_in(session->settings.language, phrase));
}

/* ---------------------------------------------------------------------------------------- games */

static bool *clear_flags(size_t count)
{
    bool *flags = buffer_resize(NULL, count * sizeof *flags);
    memset(flags, 0, count * sizeof *flags);
    return flags;
}

/* Replaces the current game by RECORD. */
static void replace_game(struct session *session, const struct record *record,
                         struct journal *journal)
{
    const struct session kept = *session;
    drop_game(session);
    *session = (struct session){.settings = kept.settings,
                                .late = kept.late,
                                .supply = kept.supply,
                                .clipboard = kept.clipboard,
                                .record = *record,
                                .journal = journal,
                                .trouble = session->trouble,
                                .notice = kept.notice,
                                .mode = kept.mode,
                                .practised = -1};
    size_t cells = record->game->cell_count;
    session->is_selected = clear_flags(cells);
    session->in_conflict = clear_flags(cells);
    session->is_wrong = clear_flags(cells);
    session->watch.played = record->played;
    session->cursor = (unsigned)cells / 2;
    game_conflicts(record->game, session->in_conflict);
    if (game_is_solved(record->game))
        session_say(session, PHRASE_SOLVED);
    else
        stopwatch_start(&session->watch, clock_now());
    if (session->notice.text[0])
        snprintf(session->message, sizeof session->message, "%s", session->notice.text);
}

static void say_not_saved(struct session *session, const char *reason)
{
    session->is_behind = true;
    snprintf(session->message, sizeof session->message, "%s: %s",
             phrase_in(session->settings.language, PHRASE_NOT_SAVED), reason);
}

/* Finds an unused path on the shelf. */
static bool find_save_path(char path[PATH_MAX], struct message *message)
{
    struct shelf shelf;
    if (!shelf_open(&shelf, message))
        return false;
    shelf_new_path(&shelf, path);
    shelf_close(&shelf);
    return true;
}

bool session_begin(struct session *session, const struct shape *shape, const uint8_t *givens,
                   struct message *message)
{
    struct record record = {.game = game_create(shape, givens)};
    struct journal *journal = NULL;
    struct message reason = {{0}};
    if (!record.game)
        return message_set(message, "there is no board of that shape");
    if (session->settings.is_kept)
        journal = journal_create(find_save_path, &record, &reason);
    replace_game(session, &record, journal);
    session->notice.text[0] = '\0';
    session->assessor = assessor_start(session->record.game);
    if (reason.text[0])
        say_not_saved(session, reason.text);
    return true;
}

void session_enter(struct session *session, const uint8_t *entries)
{
    if (game_apply(session->record.game, entries, NULL, false))
        session_note(session, EVENT_MOVE);
}

bool session_begin_puzzle(struct session *session, const struct source_puzzle *puzzle,
                          struct message *message)
{
    const sudoku_digitset *excluded = puzzle->has_candidates ? puzzle->excluded : NULL;
    if (!session_begin(session, &puzzle->shape, puzzle->givens, message))
        return false;
    if (game_apply(session->record.game, puzzle->entries, excluded, false))
        session_note(session, EVENT_MOVE);
    return true;
}

/* Enters the digits of DRAFT as the player's own; undo does not remove them. */
static void enter_draft(struct game *game, const struct draft *draft)
{
    game_apply(game, draft->digits, NULL, false);
    history_free(&game->history);
}

bool session_import(struct session *session, struct draft *draft, struct message *message)
{
    uint8_t *givens = buffer_resize(NULL, draft->cells);
    memset(givens, 0, draft->cells);
    struct record record = {.game = game_create(&draft->shape, givens)};
    free(givens);
    if (!record.game) {
        draft_destroy(draft);
        return message_set(message, "there is no board of that shape");
    }
    enter_draft(record.game, draft);
    replace_game(session, &record, NULL);
    stopwatch_stop(&session->watch, clock_now());
    session->watch.played = 0;
    session->draft = draft;
    session->mode = LAYER_DIGIT;
    session->cursor = 0;
    session_say_draft(session);
    return true;
}

void session_type_in(struct session *session)
{
    struct shape shape = shape_of_side(9);
    struct message message;
    session_import(session, draft_create(&shape), &message);
}

void session_show_empty(struct session *session, const struct shape *shape)
{
    uint8_t givens[SUDOKU_MAX_CELLS] = {0};
    struct record record = {.game = game_create(shape, givens)};
    replace_game(session, &record, NULL);
    stopwatch_stop(&session->watch, clock_now());
    session->watch.played = 0;
    session->is_waiting = true;
}

bool session_resume(struct session *session, const char *path, struct message *message)
{
    struct record record;
    struct journal *journal = journal_open(path, find_save_path, &record, message);
    if (!journal)
        return false;
    replace_game(session, &record, journal);
    if (!record.level)
        session->assessor = assessor_start(record.game);
    if (message->text[0])
        snprintf(session->message, sizeof session->message, "%s", message->text);
    session->notice.text[0] = '\0';
    return true;
}

/* True if the save at PATH is readable and unsolved. If unreadable, MESSAGE says why. */
static bool is_unfinished(const char *path, struct message *message)
{
    struct buffer text = {0};
    struct record record;
    message->text[0] = '\0';
    save_file_record(path, &text, &record, message);
    bool is_open = record.game && !game_is_solved(record.game);
    if (record.game)
        message->text[0] = '\0';
    game_destroy(record.game);
    buffer_free(&text);
    return is_open;
}

bool session_resume_any(struct session *session, bool least_recent)
{
    struct shelf shelf;
    struct message message = {{0}};
    bool done = false;
    session->notice = message;
    if (!shelf_open(&shelf, &session->notice))
        return false;
    size_t count = shelf_count(&shelf);
    for (size_t i = 0; i < count && !done; i++) {
        char path[PATH_MAX];
        shelf_path(&shelf, least_recent ? count - 1 - i : i, path);
        if (session->journal && strcmp(path, journal_path(session->journal)) == 0)
            continue;
        done = is_unfinished(path, &message) && session_resume(session, path, &message);
        if (!done && message.text[0] && !session->notice.text[0])
            session->notice = message;
    }
    shelf_close(&shelf);
    return done;
}

struct judge *session_judge(struct session *session)
{
    if (!session->judge)
        session->judge = judge_create(session->record.game, judge_patience);
    return session->judge;
}

/* ----------------------------------------------------------------------------------------- play */

/* Appends to the message about the move. */
static void say_saved_again(struct session *session)
{
    size_t used = strlen(session->message);
    snprintf(session->message + used, sizeof session->message - used, "%s%s", used ? "  " : "",
             phrase_in(session->settings.language, PHRASE_SAVED_AGAIN));
}

static void say_moved(struct session *session)
{
    struct message text;
    message_set(&text, "%s: %s", phrase_in(session->settings.language, PHRASE_SAVE_MOVED),
                session->trouble.moved);
    snprintf(session->message, sizeof session->message, "%s", text.text);
}

static void save(struct session *session, enum event event)
{
    const struct history *history = &session->record.game->history;
    struct move move = {0};
    if (!session->journal)
        return;
    if (event == EVENT_MOVE)
        move = history_move(history, history->made - 1);
    if (!journal_write(session->journal, event, session_time(session), &move)) {
        say_not_saved(session, strerror(errno));
    } else if (event > EVENT_REDO) {
        /* Other events have a message of their own. */
    } else if (detect_moved_save(session)) {
        session->is_behind = false;
        say_moved(session);
    } else if (session->is_behind) {
        session->is_behind = false;
        say_saved_again(session);
    }
}

static void detect_end(struct session *session)
{
    if (session->draft)
        return;
    if (game_open(session->record.game) > 0 || !game_is_solved(session->record.game)) {
        if (!session->is_paused)
            stopwatch_start(&session->watch, clock_now());
        return;
    }
    stopwatch_stop(&session->watch, clock_now());
    session->record.is_solved = true;
    session_say(session, PHRASE_SOLVED);
}

void session_say_draft(struct session *session)
{
    const struct draft *draft = session->draft;
    enum language language = session->settings.language;
    size_t size = sizeof session->message;
    int length = snprintf(session->message, size, "%s", phrase_in(language, PHRASE_LOOK_OVER));
    unsigned doubts = draft_doubts(draft);
    if (doubts)
        length += snprintf(session->message + length, size - (size_t)length, "  %s: %u",
                           phrase_in(language, PHRASE_DOUBTFUL), doubts);
    if (draft_has_hand(draft))
        snprintf(session->message + length, size - (size_t)length, "  %s: %s",
                 phrase_in(language, PHRASE_KEEP_HANDWRITING),
                 phrase_in(language, draft->omits_handwriting ? PHRASE_OFF : PHRASE_ON));
}

void session_note(struct session *session, enum event event)
{
    struct game *game = session->record.game;
    session->record.hints += event == EVENT_HINT;
    session->record.checks += event == EVENT_CHECK;
    if (event <= EVENT_REDO) {
        session->message[0] = '\0';
        hint_free(&session->hint);
        session->hint_level = 0;
        memset(session->is_wrong, 0, game->cell_count * sizeof *session->is_wrong);
        game_conflicts(game, session->in_conflict);
        detect_end(session);
    }
    save(session, event);
    if (session->draft) {
        session->was_warned = false;
        session_say_draft(session);
    }
}

void session_pause(struct session *session, bool paused)
{
    session->is_paused = paused;
    if (paused)
        stopwatch_stop(&session->watch, clock_now());
    else
        detect_end(session);
    session_note(session, EVENT_TIME);
}

struct cells session_cells(const struct session *session, uint16_t **room)
{
    unsigned cells = session->record.game->cell_count;
    size_t count = 0;
    *room = buffer_resize(NULL, cells * sizeof **room);
    for (unsigned cell = 0; cell < cells; cell++)
        if (session->is_selected[cell])
            (*room)[count++] = (uint16_t)cell;
    if (count == 0)
        (*room)[count++] = (uint16_t)session->cursor;
    return (struct cells){*room, count};
}

void session_select(struct session *session, unsigned cell, bool add)
{
    unsigned cells = session->record.game->cell_count;
    if (cell >= cells)
        return;
    if (add)
        session->is_selected[session->cursor] = true;
    else
        memset(session->is_selected, 0, cells * sizeof *session->is_selected);
    session->is_selected[cell] = session->is_selected[cell] || add;
    session->cursor = cell;
}
