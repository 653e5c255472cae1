/* The functions of game.h that a game is created by, and asked. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/core/control/settings.h"
#include "play/core/control/state.h"
#include "play/core/record/export.h"
#include "play/core/record/statistics.h"

/* ------------------------------------------------------------------------------- life and text */

struct game *game_create(const struct game_settings *settings, const struct game_services *services)
{
    struct game *game = buffer_resize(NULL, sizeof *game);
    *game = (struct game){.settings = *settings, .services = *services, .practised = -1};
    return game;
}

void game_destroy(struct game *game)
{
    if (!game)
        return;
    game_end(game);
    free(game);
}

void game_store(const struct game *game, struct buffer *out)
{
    buffer_add(out, buffer_at(&game->text, 0), game->text.length);
}

void game_store_json(const struct game *game, struct buffer *out)
{
    export_json(buffer_at(&game->text, 0), game->text.length, out);
}

void game_store_line(const struct game *game, bool only_givens, struct buffer *out)
{
    if (game->record.board)
        export_line(game->record.board, only_givens, out);
}

const struct game_trouble *game_trouble(const struct game *game)
{
    return &game->trouble;
}

/* ----------------------------------------------------------------------------------- background */

void game_sync(struct game *game)
{
    settings_write(game);
    if (game->save && game->services.saves.sync)
        game->services.saves.sync(game->save);
}

const struct game_camera *game_camera(const struct game *game)
{
    return &game->camera;
}

void game_set_supply(struct game *game, const struct game_supply *supply)
{
    game->services.supply = supply ? *supply : (struct game_supply){0};
}

void game_set_clipboard(struct game *game, const struct game_clipboard *clipboard)
{
    game->clipboard = clipboard ? *clipboard : (struct game_clipboard){0};
}

void game_set_late(struct game *game, const struct game_late *late)
{
    game->late = *late;
}

/* ---------------------------------------------------------------------------------------- board */

const struct sudoku_layout *game_layout(const struct game *game)
{
    return game->record.board ? game->record.board->layout : NULL;
}

unsigned game_board_number(const struct game *game)
{
    return game->board_number;
}

const struct shape *game_shape(const struct game *game)
{
    return &game->record.board->shape;
}

unsigned game_side(const struct game *game)
{
    return game->record.board ? game->record.board->side : 0;
}

unsigned game_cell_count(const struct game *game)
{
    return game->record.board ? game->record.board->cell_count : 0;
}

unsigned game_cursor(const struct game *game)
{
    return game->cursor;
}

enum layer game_mode(const struct game *game)
{
    return game->settings.mode;
}

unsigned game_empty_cells(const struct game *game)
{
    return game->record.board ? board_open(game->record.board) : 0;
}

unsigned game_remaining(const struct game *game, unsigned digit)
{
    const struct board *board = game->record.board;
    unsigned wanted = board ? board->cell_count / board->side : 0;
    unsigned there = board ? board_count(board, digit) : 0;
    return wanted > there ? wanted - there : 0;
}

const struct draft *game_draft(const struct game *game)
{
    return game->draft;
}

/* ---------------------------------------------------------------------------------------- state */

const char *game_message(const struct game *game)
{
    return game->is_paused ? phrase_in(game->settings.language, PHRASE_PAUSED) : game->message;
}

bool game_is_paused(const struct game *game)
{
    return game->is_paused;
}

bool game_is_solved(const struct game *game)
{
    return game->record.board && !game->draft && board_is_solved(game->record.board);
}

bool game_is_over(const struct game *game)
{
    return game->is_over;
}

bool game_has_failed(const struct game *game)
{
    return game->has_failed;
}

void game_quit(struct game *game)
{
    game->is_over = true;
}

static struct game_course course_of(const struct record *record, double seconds, unsigned mistakes)
{
    return (struct game_course){.level = record->level,
                                .score = record->score,
                                .seconds = seconds,
                                .hints = record->hints,
                                .checks = record->checks,
                                .mistakes = mistakes,
                                .is_solved = record->is_solved};
}

struct game_course game_course(const struct game *game)
{
    unsigned mistakes = game_is_solved(game)
                            ? statistics_mistakes(buffer_at(&game->text, 0), game->text.length)
                            : 0;
    return course_of(&game->record, game_time(game), mistakes);
}

bool game_course_read(const char *text, size_t length, struct game_course *course)
{
    struct record record;
    record_read(text, length, &record, NULL, NULL);
    bool is_there = record.board != NULL;
    if (is_there)
        *course = course_of(&record, record.played, statistics_mistakes(text, length));
    board_destroy(record.board);
    return is_there;
}

const struct game_settings *game_settings(const struct game *game)
{
    return &game->settings;
}

/* ---------------------------------------------------------------------------------------- hints */

struct game_hint game_hint(const struct game *game)
{
    bool is_step = game->hint_level && game->hint.result == HINT_STEP;
    bool is_drawn = is_step && game->hint_level >= SUDOKU_HINT_STEP && !game->is_paused;
    return (struct game_hint){
        .level = game->hint_level,
        .technique = is_step && game->hint_level > SUDOKU_HINT_PLACE ? game->hint.technique : NULL,
        .links = is_drawn ? game->hint.links : NULL,
        .link_count = is_drawn ? game->hint.link_count : 0,
        .groups = is_drawn ? game->hint.groups.items : NULL,
        .group_count = is_drawn ? game->hint.groups.count : 0};
}

/* ---------------------------------------------------------------------------------------- pages */

enum page_kind game_page(const struct game *game)
{
    return game->page.kind;
}

size_t game_page_row(const struct game *game)
{
    return game->page.row;
}
