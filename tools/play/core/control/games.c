#include "play/core/control/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/core/control/keep.h"
#include "play/core/control/settings.h"
#include "play/core/puzzle/daily.h"

/* ----------------------------------------------------------------------------------------- level
 */

static void request_level(struct game *game)
{
    const struct game_assessor *assessor = &game->services.assessor;
    const struct board *board = game->record.board;
    game->awaits_level =
        assessor->start && assessor->start(assessor->user, &board->shape, board->givens);
}

void game_set_level(struct game *game, unsigned level, unsigned score)
{
    game->record.level = level;
    game->record.score = score;
    if (level)
        keep_level(game);
}

bool game_take_level(struct game *game, double wait, enum sudoku_status *status)
{
    const struct game_assessor *assessor = &game->services.assessor;
    struct assessment found;
    if (!game->awaits_level || !assessor->take(assessor->user, wait, &found))
        return false;
    game->awaits_level = false;
    game_set_level(game, found.level, found.score);
    *status = found.status;
    return true;
}

/* Waits briefly for the level, since a solved game counts in the statistics of its level. */
static void wait_for_level(struct game *game)
{
    static const double moment = 0.5;
    enum sudoku_status status;
    if (!game_take_level(game, game->record.is_solved ? moment : 0, &status) && game->awaits_level)
        game->services.assessor.stop(game->services.assessor.user);
    game->awaits_level = false;
}

/* ------------------------------------------------------------------------------- begin and end */

/* Ends the current game. What belongs to it is freed. */
static void drop_game(struct game *game)
{
    wait_for_level(game);
    keep_end(game);
    judge_destroy(game->judge);
    board_destroy(game->record.board);
    hint_free(&game->hint);
    buffer_free(&game->page.lines);
    draft_destroy(game->draft);
    if (game->camera.close)
        game->camera.close(game->camera.camera);
    free(game->is_selected);
    free(game->in_conflict);
    free(game->is_wrong);
}

/* Returns what outlives the current game. */
static struct game lasting_part(const struct game *game)
{
    return (struct game){.settings = game->settings,
                         .settings_changed = game->settings_changed,
                         .services = game->services,
                         .clipboard = game->clipboard,
                         .late = game->late,
                         .trouble = game->trouble,
                         .notice = game->notice,
                         .board_number = game->board_number,
                         .practised = -1};
}

bool game_end(struct game *game)
{
    settings_write(game);
    drop_game(game);
    *game = lasting_part(game);
    return game->trouble.lost.text[0] == '\0';
}

static bool *clear_flags(size_t count)
{
    bool *flags = buffer_resize(NULL, count * sizeof *flags);
    memset(flags, 0, count * sizeof *flags);
    return flags;
}

/* Replaces the current game by RECORD, with a clock that stands still. */
static void replace_game(struct game *game, const struct record *record)
{
    drop_game(game);
    *game = lasting_part(game);
    size_t cells = record->board->cell_count;
    game->record = *record;
    game->board_number++;
    game->is_selected = clear_flags(cells);
    game->in_conflict = clear_flags(cells);
    game->is_wrong = clear_flags(cells);
    game->watch.played = record->played;
    game->cursor = (unsigned)cells / 2;
    board_conflicts(record->board, game->in_conflict);
}

/* Starts the clock of the game, unless it is solved. */
static void start_play(struct game *game)
{
    if (board_is_solved(game->record.board))
        game_say(game, PHRASE_SOLVED);
    else
        stopwatch_start(&game->watch, game_now(game));
    if (game->notice.text[0])
        snprintf(game->message, sizeof game->message, "%s", game->notice.text);
    game->notice.text[0] = '\0';
}

bool game_begin(struct game *game, const struct shape *shape, const uint8_t *givens,
                struct message *message)
{
    struct record record = {.board = board_create(shape, givens)};
    if (!record.board)
        return message_set(message, "there is no board of that shape");
    replace_game(game, &record);
    start_play(game);
    keep_begin(game, game->settings.is_kept);
    request_level(game);
    return true;
}

void game_enter_all(struct game *game, const uint8_t *entries)
{
    if (board_apply(game->record.board, entries, NULL, false))
        game_note(game, EVENT_MOVE);
}

bool game_begin_puzzle(struct game *game, const struct source_puzzle *puzzle,
                       struct message *message)
{
    const sudoku_digitset *excluded = puzzle->has_candidates ? puzzle->excluded : NULL;
    if (!game_begin(game, &puzzle->shape, puzzle->givens, message))
        return false;
    if (board_apply(game->record.board, puzzle->entries, excluded, false))
        game_note(game, EVENT_MOVE);
    return true;
}

bool game_begin_text(struct game *game, const char *text, size_t length, struct message *message)
{
    struct source_puzzle puzzle = {0};
    bool done = (source_read_exported(text, length, &puzzle) ||
                 source_read_text(text, length, &puzzle, message)) &&
                game_begin_puzzle(game, &puzzle, message);
    source_puzzle_free(&puzzle);
    return done;
}

bool game_begin_daily(struct game *game, const char *date, struct message *message)
{
    const struct shape shape = shape_of_side(9);
    uint8_t givens[DAILY_CELLS];
    if (!daily_puzzle(date, givens))
        return message_set(message, "%s is not a date such as 2026-11-28", date);
    return game_begin(game, &shape, givens, message);
}

/* --------------------------------------------------------------------------------------- drafts */

/* Enters the digits of DRAFT as the player's own; undo does not remove them. */
static void enter_draft(struct board *board, const struct draft *draft)
{
    board_apply(board, draft->digits, NULL, false);
    history_free(&board->history);
}

bool game_import(struct game *game, struct draft *draft, struct message *message)
{
    uint8_t *givens = buffer_resize(NULL, draft->cells);
    memset(givens, 0, draft->cells);
    struct record record = {.board = board_create(&draft->shape, givens)};
    free(givens);
    if (!record.board) {
        draft_destroy(draft);
        return message_set(message, "there is no board of that shape");
    }
    enter_draft(record.board, draft);
    replace_game(game, &record);
    game->draft = draft;
    game->settings.mode = LAYER_DIGIT;
    game->cursor = 0;
    game_say_draft(game);
    return true;
}

void game_type_in(struct game *game)
{
    struct shape shape = shape_of_side(9);
    struct message message;
    game_import(game, draft_create(&shape), &message);
}

void game_show_empty(struct game *game, const struct shape *shape)
{
    uint8_t givens[SUDOKU_MAX_CELLS] = {0};
    struct record record = {.board = board_create(shape, givens)};
    replace_game(game, &record);
    game->is_waiting = true;
}

/* ---------------------------------------------------------------------------------------- saves */

/* Continues RECORD, read from TEXT up to READING, and says MESSAGE if there is one. */
static void continue_game(struct game *game, const struct record *record, const char *text,
                          const struct record_reading *reading, const struct message *message)
{
    replace_game(game, record);
    buffer_add(&game->text, text, reading->good);
    game->sum = reading->sum;
    start_play(game);
    if (!record->level)
        request_level(game);
    if (message->text[0])
        snprintf(game->message, sizeof game->message, "%s", message->text);
}

bool game_load(struct game *game, const char *text, size_t length, struct message *message)
{
    struct record record;
    bool is_whole = record_read_save(text, length, "the save", &record, message);
    if (is_whole)
        message->text[0] = '\0';
    if (!record.board)
        return false;
    board_destroy(record.board);
    struct record_reading reading = record_read(text, length, &record, NULL, NULL);
    continue_game(game, &record, text, &reading, message);
    keep_begin(game, game->settings.is_kept);
    return true;
}

bool game_resume(struct game *game, const char *name, struct message *message)
{
    const struct game_saves *saves = &game->services.saves;
    struct buffer text = {0};
    struct record record;
    if (!saves->open)
        return message_set(message, "%s: games are not kept here", name);
    void *save = saves->open(saves->user, name, &text, message);
    if (!save)
        return false;
    struct record_reading reading =
        record_read(buffer_at(&text, 0), text.length, &record, NULL, NULL);
    continue_game(game, &record, text.data, &reading, message);
    game->save = save;
    buffer_free(&text);
    return true;
}

/* True if the save NAME is readable and unsolved. If unreadable, MESSAGE says why. */
static bool is_unfinished(const struct game_saves *saves, const char *name, struct message *message)
{
    struct buffer text = {0};
    struct record record = {0};
    message->text[0] = '\0';
    if (saves->read(saves->user, name, &text, message))
        record_read_save(buffer_at(&text, 0), text.length, name, &record, message);
    bool is_open = record.board && !board_is_solved(record.board);
    if (record.board)
        message->text[0] = '\0';
    board_destroy(record.board);
    buffer_free(&text);
    return is_open;
}

/* Resumes the first of COUNT saves NAMES, each with its final zero byte, that is unfinished and not
 * the current one; from the last on if it goes BACKWARD. */
static bool resume_first(struct game *game, const struct buffer *names, bool backward)
{
    const struct game_saves *saves = &game->services.saves;
    const char *current = game->save ? saves->name(game->save) : "";
    struct buffer starts = {0};
    struct message message = {{0}};
    bool done = false;
    for (size_t at = 0; at < names->length; at += strlen(names->data + at) + 1)
        buffer_add(&starts, &at, sizeof at);
    size_t count = starts.length / sizeof(size_t);
    for (size_t i = 0; i < count && !done; i++) {
        size_t place = (backward ? count - 1 - i : i) * sizeof(size_t);
        const char *name = names->data + *(const size_t *)buffer_at(&starts, place);
        if (strcmp(name, current) == 0)
            continue;
        done = is_unfinished(saves, name, &message) && game_resume(game, name, &message);
        if (!done && message.text[0] && !game->notice.text[0])
            game->notice = message;
    }
    buffer_free(&starts);
    return done;
}

bool game_resume_any(struct game *game, bool least_recent)
{
    const struct game_saves *saves = &game->services.saves;
    struct buffer names = {0};
    game->notice.text[0] = '\0';
    bool done = saves->list && saves->list(saves->user, &names, &game->notice) &&
                resume_first(game, &names, least_recent);
    buffer_free(&names);
    return done;
}
