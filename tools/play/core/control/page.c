#include "play/core/control/page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/core/control/settings.h"
#include "play/core/record/statistics.h"

void page_begin(struct game *game, enum page_kind kind)
{
    game->page.kind = kind;
    game->page.lines.length = 0;
    game->page.row = 0;
}

void page_add(struct game *game, const char *left, const char *right, const char *name)
{
    struct page_line line;
    snprintf(line.left, sizeof line.left, "%s", left);
    snprintf(line.right, sizeof line.right, "%s", right);
    snprintf(line.name, sizeof line.name, "%s", name);
    line.is_choice = game->page.kind == PAGE_LEVELS || (game_page_has_choice(game) && name[0]);
    buffer_add(&game->page.lines, &line, sizeof line);
}

void page_close(struct game *game)
{
    buffer_free(&game->page.lines);
    game->page = (struct text_page){0};
}

void page_leave(struct game *game)
{
    bool was_asked = game->page.kind == PAGE_LEVELS && game->is_waiting && game->awaits <= 0;
    page_close(game);
    if (was_asked)
        game_begin_next(game);
}

size_t game_page_count(const struct game *game)
{
    return game->page.lines.length / sizeof(struct page_line);
}

const struct page_line *game_page_line(const struct game *game, size_t index)
{
    return buffer_at(&game->page.lines, index * sizeof(struct page_line));
}

static const char *say(const struct game *game, enum phrase phrase)
{
    return phrase_in(game->settings.language, phrase);
}

/* Formats SECONDS as hours, minutes and seconds in TEXT, and returns it. */
static const char *write_time(double seconds, char text[24])
{
    unsigned whole = seconds < 1e8 ? (unsigned)seconds : 0;
    snprintf(text, 24, "%u:%02u:%02u", whole / 3600, whole / 60 % 60, whole % 60);
    return text;
}

/* ----------------------------------------------------------------------------------- statistics */

static void add_level(struct game *game, unsigned level, const struct level_statistics *statistics)
{
    char text[160], best[24], mean[24];
    double solved = statistics->solved ? statistics->solved : 1;
    const char *name = level ? game_level_name(game->settings.language, level) : "-";
    int length = snprintf(text, sizeof text, "%s %u, %s %u", say(game, PHRASE_BEGUN),
                          statistics->begun, say(game, PHRASE_SOLVED_GAMES), statistics->solved);
    if (statistics->solved)
        snprintf(text + length, sizeof text - (size_t)length, ", %s %s, %s %s, %s %u",
                 say(game, PHRASE_BEST), write_time(statistics->best, best), say(game, PHRASE_MEAN),
                 write_time(statistics->sum / solved, mean), say(game, PHRASE_HINTS),
                 statistics->hints);
    page_add(game, name, text, "");
}

/* Adds the line of each level of which games were begun, unknown ones last. */
static void add_levels(struct game *game,
                       const struct level_statistics levels[SUDOKU_LEVEL_EXTREME + 1])
{
    for (unsigned i = 1; i <= SUDOKU_LEVEL_EXTREME + 1; i++) {
        unsigned level = i % (SUDOKU_LEVEL_EXTREME + 1);
        if (levels[level].begun)
            add_level(game, level, &levels[level]);
    }
}

void page_statistics(struct game *game)
{
    struct level_statistics levels[SUDOKU_LEVEL_EXTREME + 1];
    struct message message;
    page_begin(game, PAGE_STATISTICS);
    if (!statistics_of_saves(&game->services.saves, levels, &message))
        page_add(game, "", message.text, "");
    add_levels(game, levels);
    if (game_page_count(game) == 0)
        page_add(game, "", say(game, PHRASE_NO_OTHER), "");
}

/* ---------------------------------------------------------------------------------------- games */

static bool is_current(const struct game *game, const char *name)
{
    return game->save && strcmp(name, game->services.saves.name(game->save)) == 0;
}

/* Returns the state of a saved game, shown after its level and time. */
static const char *game_state(const struct game *game, const struct record *record,
                              const char *name)
{
    const struct game_saves *saves = &game->services.saves;
    if (!is_current(game, name) && saves->is_played(saves->user, name))
        return say(game, PHRASE_ELSEWHERE);
    return record->is_solved ? say(game, PHRASE_SOLVED_GAMES) : "";
}

static void describe_game(const struct game *game, const struct record *record, const char *name,
                          char text[160])
{
    struct buffer shape = {0};
    char time[24];
    shape_write(&record->board->shape, &shape);
    snprintf(text, 160, "%s  %.*s  %s  %s %u  %s",
             game_level_name(game->settings.language, record->level),
             shape.length < 30 ? (int)shape.length : 30, shape.data,
             write_time(record->played, time), say(game, PHRASE_HINTS), record->hints,
             game_state(game, record, name));
    buffer_free(&shape);
}

/* Returns the part of the save's name that is shown: that of the file. */
static const char *short_name(const char *name)
{
    const char *slash = strrchr(name, '/');
    return slash ? slash + 1 : name;
}

static void add_game(struct game *game, const char *name)
{
    const struct game_saves *saves = &game->services.saves;
    char text[160];
    struct buffer save = {0};
    struct record record = {0};
    struct message unused;
    if (saves->read(saves->user, name, &save, &unused))
        record_read(buffer_at(&save, 0), save.length, &record, NULL, NULL);
    if (record.board)
        describe_game(game, &record, name, text);
    else
        snprintf(text, sizeof text, "%s", say(game, PHRASE_DAMAGED));
    page_add(game, short_name(name), text, name);
    board_destroy(record.board);
    buffer_free(&save);
}

void page_games(struct game *game)
{
    const struct game_saves *saves = &game->services.saves;
    struct buffer names = {0};
    struct message message = {{0}};
    page_begin(game, PAGE_GAMES);
    if (saves->list && !saves->list(saves->user, &names, &message))
        page_add(game, "", message.text, "");
    for (size_t at = 0; at < names.length; at += strlen(names.data + at) + 1)
        add_game(game, names.data + at);
    if (game_page_count(game) == 0)
        page_add(game, "", say(game, PHRASE_NO_OTHER), "");
    buffer_free(&names);
}

static void open_game(struct game *game)
{
    struct message message;
    char name[sizeof((struct page_line *)NULL)->name];
    snprintf(name, sizeof name, "%s", game_page_line(game, game->page.row)->name);
    if (!name[0])
        return;
    page_close(game);
    if (!is_current(game, name) && !game_resume(game, name, &message))
        snprintf(game->message, sizeof game->message, "%s", message.text);
}

/* --------------------------------------------------------------------------------------- levels */

void page_levels(struct game *game)
{
    enum language language = game->settings.language;
    size_t count = sudoku_profile_order(SUDOKU_PROFILE_HODOKU, NULL, 0);
    size_t *order = buffer_resize(NULL, count * sizeof *order);
    sudoku_profile_order(SUDOKU_PROFILE_HODOKU, order, count);
    page_begin(game, PAGE_LEVELS);
    page_add(game, say(game, PHRASE_ANY_LEVEL), "", "");
    for (unsigned level = SUDOKU_LEVEL_EASY; level <= SUDOKU_LEVEL_EXTREME; level++)
        page_add(game, game_level_name(language, level), "", "");
    for (size_t i = 0; i < count; i++) {
        const struct sudoku_technique *technique = sudoku_technique_at(order[i]);
        page_add(game, game_technique_name(game, order[i]),
                 game_level_name(language, technique->level), technique->name);
    }
    free(order);
}

/* Lines are in the order of level numbers. */
static void open_level(struct game *game)
{
    size_t row = game->page.row, technique;
    bool is_technique =
        sudoku_technique_from_name(game_page_line(game, row)->name, &technique) == SUDOKU_OK;
    page_close(game);
    if (!is_technique) {
        game->settings.level = (unsigned)row;
        game->settings.has_level = true;
        settings_keep(game);
    }
    game_begin_new(game, is_technique ? 0 : (unsigned)row, is_technique ? (int)technique : -1);
}

void game_ask_level(struct game *game)
{
    page_levels(game);
    game_say(game, PHRASE_CHOOSE_LEVEL);
}

/* -------------------------------------------------------------------------------------- the end */

static void add_number(struct game *game, enum phrase phrase, unsigned number)
{
    char text[12];
    snprintf(text, sizeof text, "%u", number);
    page_add(game, say(game, phrase), text, "");
}

void page_end(struct game *game)
{
    const struct game_course course = game_course(game);
    char time[24];
    page_begin(game, PAGE_END);
    page_add(game, say(game, PHRASE_SOLVED), "", "");
    page_add(game, say(game, PHRASE_TIME), write_time(course.seconds, time), "");
    if (course.level)
        page_add(game, say(game, PHRASE_LEVEL),
                 game_level_name(game->settings.language, course.level), "");
    add_number(game, PHRASE_HINTS, course.hints);
    add_number(game, PHRASE_CHECKS, course.checks);
    add_number(game, PHRASE_WRONG_DIGITS, course.mistakes);
    game->page.row = game_page_count(game);
    page_add(game, say(game, PHRASE_NEXT_PUZZLE), "", "new");
    page_add(game, say(game, PHRASE_OTHER_LEVEL), "", "levels");
}

static void open_end(struct game *game)
{
    int command = game_command_find(game_page_line(game, game->page.row)->name);
    page_close(game);
    game_command(game, command);
}

/* ------------------------------------------------------------------------------------------ all */

bool game_page_has_choice(const struct game *game)
{
    return game->page.kind == PAGE_GAMES || game->page.kind == PAGE_LEVELS ||
           game->page.kind == PAGE_END;
}

void game_page_move(struct game *game, bool down)
{
    size_t count = game_page_count(game), row = game->page.row;
    for (size_t i = 0; i < count; i++) {
        row = (row + (down ? 1 : count - 1)) % count;
        if (game_page_line(game, row)->is_choice) {
            game->page.row = row;
            return;
        }
    }
}

void page_open(struct game *game)
{
    if (game->page.kind == PAGE_GAMES)
        open_game(game);
    else if (game->page.kind == PAGE_LEVELS)
        open_level(game);
    else if (game->page.kind == PAGE_END)
        open_end(game);
}

void game_page_choose(struct game *game, size_t row)
{
    if (game_page_has_choice(game) && game->page.row == row)
        page_open(game);
    else if (row < game_page_count(game) && game_page_line(game, row)->is_choice)
        game->page.row = row;
}
