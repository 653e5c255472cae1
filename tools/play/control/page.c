#include "play/control/page.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/control/background.h"
#include "play/control/look.h"
#include "play/save/journal.h"
#include "play/save/save_file.h"
#include "play/save/shelf.h"
#include "play/words/technique_names.h"

void page_begin(struct session *session, enum page_kind kind)
{
    session->page.kind = kind;
    session->page.lines.length = 0;
    session->page.row = 0;
}

void page_add(struct session *session, const char *left, const char *right, const char *name)
{
    struct page_line line;
    snprintf(line.left, sizeof line.left, "%s", left);
    snprintf(line.right, sizeof line.right, "%s", right);
    snprintf(line.name, sizeof line.name, "%s", name);
    buffer_add(&session->page.lines, &line, sizeof line);
}

void page_close(struct session *session)
{
    buffer_free(&session->page.lines);
    session->page = (struct text_page){0};
}

size_t page_count(const struct session *session)
{
    return session->page.lines.length / sizeof(struct page_line);
}

const struct page_line *page_at(const struct session *session, size_t index)
{
    return buffer_at(&session->page.lines, index * sizeof(struct page_line));
}

static const char *say(const struct session *session, enum phrase phrase)
{
    return phrase_in(session->settings.language, phrase);
}

/* Formats SECONDS as hours, minutes and seconds in TEXT, and returns it. */
static const char *write_time(double seconds, char text[24])
{
    unsigned whole = seconds < 1e8 ? (unsigned)seconds : 0;
    snprintf(text, 24, "%u:%02u:%02u", whole / 3600, whole / 60 % 60, whole % 60);
    return text;
}

/* ----------------------------------------------------------------------------------- statistics */

static void add_level(struct session *session, unsigned level,
                      const struct level_statistics *statistics)
{
    char text[160], best[24], mean[24];
    double solved = statistics->solved ? statistics->solved : 1;
    const char *name = level ? look_level(session->settings.language, level) : "-";
    int length = snprintf(text, sizeof text, "%s %u, %s %u", say(session, PHRASE_BEGUN),
                          statistics->begun, say(session, PHRASE_SOLVED_GAMES), statistics->solved);
    if (statistics->solved)
        snprintf(text + length, sizeof text - (size_t)length, ", %s %s, %s %s, %s %u",
                 say(session, PHRASE_BEST), write_time(statistics->best, best),
                 say(session, PHRASE_MEAN), write_time(statistics->sum / solved, mean),
                 say(session, PHRASE_HINTS), statistics->hints);
    page_add(session, name, text, "");
}

void page_statistics(struct session *session)
{
    struct level_statistics levels[SUDOKU_LEVEL_EXTREME + 1];
    struct shelf shelf;
    struct message message;
    page_begin(session, PAGE_STATISTICS);
    if (!shelf_open(&shelf, &message)) {
        page_add(session, "", message.text, "");
        return;
    }
    if (!shelf_statistics(&shelf, levels, &message))
        page_add(session, "", message.text, "");
    shelf_close(&shelf);
    for (unsigned i = 1; i <= SUDOKU_LEVEL_EXTREME + 1; i++) {
        unsigned level = i % (SUDOKU_LEVEL_EXTREME + 1);
        if (levels[level].begun)
            add_level(session, level, &levels[level]);
    }
    if (page_count(session) == 0)
        page_add(session, "", say(session, PHRASE_NO_OTHER), "");
}

/* ---------------------------------------------------------------------------------------- games */

/* Returns the state of a saved game, shown after its level and time. */
static const char *game_state(const struct session *session, const struct record *record,
                              const char *path)
{
    bool is_this = session->journal && strcmp(path, journal_path(session->journal)) == 0;
    if (!is_this && journal_is_played(path))
        return say(session, PHRASE_ELSEWHERE);
    return record->is_solved ? say(session, PHRASE_SOLVED_GAMES) : "";
}

static void describe_game(const struct session *session, const struct record *record,
                          const char *path, char text[160])
{
    struct buffer shape = {0};
    char time[24];
    shape_write(&record->game->shape, &shape);
    snprintf(
        text, 160, "%s  %.*s  %s  %s %u  %s", look_level(session->settings.language, record->level),
        shape.length < 30 ? (int)shape.length : 30, shape.data, write_time(record->played, time),
        say(session, PHRASE_HINTS), record->hints, game_state(session, record, path));
    buffer_free(&shape);
}

static void add_game(struct session *session, const struct shelf *shelf, size_t index)
{
    char path[PATH_MAX], text[160];
    struct buffer save = {0};
    struct record record = {0};
    shelf_path(shelf, index, path);
    if (save_file_read(path, &save))
        record_read(buffer_at(&save, 0), save.length, &record, NULL, NULL);
    if (record.game)
        describe_game(session, &record, path, text);
    else
        snprintf(text, sizeof text, "%s", say(session, PHRASE_DAMAGED));
    page_add(session, shelf_name(shelf, index), text, shelf_name(shelf, index));
    game_destroy(record.game);
    buffer_free(&save);
}

void page_games(struct session *session)
{
    struct shelf shelf;
    struct message message;
    page_begin(session, PAGE_GAMES);
    if (!shelf_open(&shelf, &message)) {
        page_add(session, "", message.text, "");
        return;
    }
    for (size_t i = 0; i < shelf_count(&shelf); i++)
        add_game(session, &shelf, i);
    shelf_close(&shelf);
    if (page_count(session) == 0)
        page_add(session, "", say(session, PHRASE_NO_OTHER), "");
}

static void open_game(struct session *session)
{
    struct shelf shelf;
    struct message message;
    char path[PATH_MAX];
    if (!page_at(session, session->page.row)->name[0])
        return;
    if (!shelf_open(&shelf, &message))
        return;
    int length = snprintf(path, sizeof path, "%s/%s", shelf.folder,
                          page_at(session, session->page.row)->name);
    shelf_close(&shelf);
    page_close(session);
    bool is_this = session->journal && strcmp(path, journal_path(session->journal)) == 0;
    if (!is_this && length < PATH_MAX && !session_resume(session, path, &message))
        snprintf(session->message, sizeof session->message, "%s", message.text);
}

/* --------------------------------------------------------------------------------------- levels */

void page_levels(struct session *session)
{
    enum language language = session->settings.language;
    size_t count = sudoku_profile_order(SUDOKU_PROFILE_HODOKU, NULL, 0);
    size_t *order = buffer_resize(NULL, count * sizeof *order);
    sudoku_profile_order(SUDOKU_PROFILE_HODOKU, order, count);
    page_begin(session, PAGE_LEVELS);
    page_add(session, say(session, PHRASE_ANY_LEVEL), "", "");
    for (unsigned level = SUDOKU_LEVEL_EASY; level <= SUDOKU_LEVEL_EXTREME; level++)
        page_add(session, look_level(language, level), "", "");
    for (size_t i = 0; i < count; i++) {
        const struct sudoku_technique *technique = sudoku_technique_at(order[i]);
        page_add(session, technique_name(language, technique->name),
                 look_level(language, technique->level), technique->name);
    }
    free(order);
}

/* Lines are in the order of level numbers. */
static void open_level(struct session *session)
{
    size_t row = session->page.row, technique;
    bool is_technique =
        sudoku_technique_from_name(page_at(session, row)->name, &technique) == SUDOKU_OK;
    page_close(session);
    background_new_game_of(session, is_technique ? 0 : (unsigned)row,
                           is_technique ? (int)technique : -1);
}

/* ------------------------------------------------------------------------------------------ all */

bool page_has_choice(const struct session *session)
{
    return session->page.kind == PAGE_GAMES || session->page.kind == PAGE_LEVELS;
}

void page_move(struct session *session, bool down)
{
    size_t count = page_count(session);
    if (page_has_choice(session) && count)
        session->page.row = (session->page.row + (down ? 1 : count - 1)) % count;
}

void page_open(struct session *session)
{
    if (session->page.kind == PAGE_GAMES)
        open_game(session);
    else if (session->page.kind == PAGE_LEVELS)
        open_level(session);
}

void page_choose(struct session *session, size_t row)
{
    if (page_has_choice(session) && session->page.row == row)
        page_open(session);
    else if (row < page_count(session))
        session->page.row = row;
}
