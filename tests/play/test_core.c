/* The game by its public header alone, with services in memory. */
#include "play/core/game.h"

#include <stdlib.h>
#include <string.h>

#include "support/check.h"

static const char easy_puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static double now(void *user)
{
    return *(const double *)user;
}

static bool run(struct game *game, const char *name)
{
    return game_command(game, game_command_find(name)) == GAME_DONE;
}

static struct game_cell cell_at(const struct game *game, unsigned cell)
{
    struct game_cell state;
    game_cell_at(game, cell, &state);
    return state;
}

/* Begins a game with a clock at *SECONDS and without saves. */
static struct game *begin(double *seconds)
{
    const struct game_settings settings = {.language = LANGUAGE_ENGLISH};
    const struct game_services services = {.clock = {now, seconds}};
    struct game *game = game_create(&settings, &services);
    struct message message;
    CHECK(game_begin_text(game, easy_puzzle, strlen(easy_puzzle), &message));
    return game;
}

static void cells_show_moves_and_undo_takes_them_back(void)
{
    double seconds = 0;
    struct game *game = begin(&seconds);
    CHECK_EQ(game_cell_count(game), 81);
    CHECK(cell_at(game, 0).flags & CELL_GIVEN);
    game_select(game, 2, false);
    CHECK(cell_at(game, 2).flags & CELL_CURSOR);
    CHECK(run(game, "corners") && game_digit(game, 1) == GAME_DONE);
    CHECK(run(game, "centers") && game_digit(game, 4) == GAME_DONE);
    CHECK(run(game, "colors") && game_digit(game, 9) == GAME_DONE);
    CHECK_EQ(cell_at(game, 2).corner, 1);
    CHECK_EQ(cell_at(game, 2).center, 8);
    CHECK_EQ(cell_at(game, 2).color, 9);
    CHECK(run(game, "digits") && game_digit(game, 5) == GAME_DONE);
    CHECK(cell_at(game, 2).flags & cell_at(game, 0).flags & CELL_WRONG);
    CHECK(run(game, "check"));
    CHECK_TEXT(game_message(game), "Mistakes: 1");
    for (unsigned i = 0; i < 4; i++)
        CHECK(run(game, "undo"));
    CHECK_EQ(cell_at(game, 2).corner | cell_at(game, 2).center | cell_at(game, 2).digit, 0);
    game_destroy(game);
}

static void commands_report_why_they_did_nothing(void)
{
    double seconds = 0;
    struct game *game = begin(&seconds);
    CHECK_EQ(game_command_find("no such command"), -1);
    CHECK_EQ(game_command(game, -1), GAME_UNKNOWN);
    CHECK_EQ(game_command(game, 10000), GAME_UNKNOWN);
    CHECK_EQ(game_digit(game, 0), GAME_UNKNOWN);
    CHECK_EQ(game_digit(game, 10), GAME_UNKNOWN);
    CHECK(!game_command_is_possible(game, game_command_find("confirm")));
    CHECK_EQ(game_command(game, game_command_find("confirm")), GAME_NOT_NOW);
    CHECK(run(game, "pause"));
    CHECK_EQ(game_digit(game, 4), GAME_NOT_NOW);
    CHECK_EQ(cell_at(game, 0).digit, 0);
    CHECK(run(game, "pause"));
    CHECK_EQ(cell_at(game, 0).digit, 5);
    for (int i = 0; game_command_name(i); i++)
        CHECK(!game_command_name(i)[0] || game_command_find(game_command_name(i)) == i);
    game_destroy(game);
}

static void the_clock_stands_still_in_pauses(void)
{
    double seconds = 100;
    struct game *game = begin(&seconds);
    seconds = 130;
    CHECK_EQ(game_time(game), 30);
    CHECK(run(game, "pause"));
    seconds = 1000;
    CHECK_EQ(game_time(game), 30);
    CHECK(run(game, "pause"));
    seconds = 1005;
    CHECK_EQ(game_course(game).seconds, 35);
    game_destroy(game);
}

/* Plays the steps of hints to the end. */
static void play_to_the_end(struct game *game)
{
    for (unsigned i = 0; i < 81 && !game_is_solved(game); i++)
        CHECK(run(game, "do-step"));
    CHECK(game_is_solved(game));
}

static void a_stored_game_continues_with_its_moves(void)
{
    double seconds = 0;
    struct game *game = begin(&seconds), *other = begin(&seconds);
    struct buffer text = {0}, again = {0};
    struct message message;
    struct game_course course;
    game_select(game, 2, false);
    game_digit(game, 4);
    seconds = 12.5;
    CHECK(run(game, "hint"));
    game_store(game, &text);
    CHECK(game_load(other, text.data, text.length, &message));
    CHECK_TEXT(message.text, "");
    CHECK_EQ(cell_at(other, 2).digit, 4);
    CHECK_EQ(game_course(other).hints, 1);
    CHECK_EQ(game_course(other).seconds, 12.5);
    game_store(other, &again);
    CHECK(again.length == text.length && memcmp(again.data, text.data, text.length) == 0);
    CHECK(run(other, "undo"));
    CHECK_EQ(cell_at(other, 2).digit, 0);
    play_to_the_end(other);
    again.length = 0;
    game_store(other, &again);
    CHECK(game_course_read(again.data, again.length, &course) && course.is_solved);
    buffer_free(&again);
    buffer_free(&text);
    game_destroy(other);
    game_destroy(game);
}

static void damaged_text_continues_up_to_the_damage(void)
{
    double seconds = 0;
    struct game *game = begin(&seconds);
    struct buffer text = {0};
    struct message message;
    game_select(game, 2, false);
    game_digit(game, 4);
    game_digit(game, 1);
    game_store(game, &text);
    text.data[text.length - 3] ^= 1;
    CHECK(game_load(game, text.data, text.length, &message));
    CHECK(strstr(message.text, "damaged") != NULL);
    CHECK_EQ(cell_at(game, 2).digit, 4);
    CHECK(!game_load(game, "nothing", 7, &message) && message.text[0]);
    CHECK_EQ(cell_at(game, 2).digit, 4);
    buffer_free(&text);
    game_destroy(game);
}

/* ---------------------------------------------------------------------------------------- saves */

/* One save in memory; it refuses text while it is full. */
struct memory_save {
    struct buffer text;
    bool is_full, is_closed;
};

static bool append(void *save, const char *text, size_t length, struct message *message)
{
    struct memory_save *memory = save;
    if (memory->is_full)
        return message_set(message, "full");
    buffer_add(&memory->text, text, length);
    return true;
}

static void *create(void *user, const char *text, size_t length, struct message *message)
{
    append(user, text, length, message);
    return user;
}

static const char *name_of(void *save)
{
    (void)save;
    return "memory";
}

static bool take_moved(void *save)
{
    (void)save;
    return false;
}

static bool close_save(void *save, struct message *message)
{
    ((struct memory_save *)save)->is_closed = true;
    return !((struct memory_save *)save)->is_full || message_set(message, "full");
}

static void each_move_reaches_the_save(void)
{
    double seconds = 0;
    struct memory_save memory = {0};
    struct buffer text = {0};
    const struct game_settings settings = {.is_kept = true};
    const struct game_services services = {.clock = {now, &seconds},
                                           .saves = {.create = create,
                                                     .append = append,
                                                     .name = name_of,
                                                     .take_moved = take_moved,
                                                     .close = close_save,
                                                     .user = &memory}};
    struct game *game = game_create(&settings, &services);
    game_paste(game, easy_puzzle);
    game_select(game, 2, false);
    game_digit(game, 4);
    game_store(game, &text);
    CHECK(text.length == memory.text.length &&
          memcmp(text.data, memory.text.data, text.length) == 0);
    memory.is_full = true;
    game_digit(game, 1);
    CHECK_TEXT(game_message(game), "Not saved: full");
    CHECK(!game_end(game) && memory.is_closed);
    CHECK_TEXT(game_trouble(game)->lost.text, "full");
    buffer_free(&text);
    buffer_free(&memory.text);
    game_destroy(game);
}

/* ------------------------------------------------------------------------------------- settings */

static bool put_settings(void *user, const char *text, size_t length, struct message *message)
{
    struct buffer *kept = user;
    (void)message;
    kept->length = 0;
    buffer_add(kept, text, length);
    buffer_add(kept, "", 1);
    return true;
}

static void settings_outlive_the_game_as_text(void)
{
    double seconds = 0;
    struct buffer kept = {0};
    struct game_settings settings = {.language = LANGUAGE_ENGLISH};
    const struct game_services services = {.clock = {now, &seconds},
                                           .preferences = {put_settings, &kept}};
    struct game *game = game_create(&settings, &services);
    game_paste(game, easy_puzzle);
    CHECK(run(game, "theme") && run(game, "centers") && run(game, "tidy"));
    CHECK_EQ(kept.length, 0);
    game_sync(game);
    CHECK_TEXT(kept.data, "theme dark\nmode center\ncandidates kept\n");
    settings = *game_settings(game);
    settings.language = LANGUAGE_FRENCH;
    settings.has_language = settings.has_level = true;
    settings.level = SUDOKU_LEVEL_HARD;
    game_set_settings(game, &settings);
    game_destroy(game);
    CHECK_TEXT(kept.data, "language fr\ntheme dark\nlevel 3\nmode center\ncandidates kept\n");
    struct game_settings again = {.is_kept = true};
    game_settings_read(kept.data, kept.length - 1, &again);
    CHECK(again.language == LANGUAGE_FRENCH && again.has_language && again.is_kept);
    CHECK(again.theme == settings.theme && again.level == 3 && again.has_level);
    CHECK(again.mode == LAYER_CENTER && again.keeps_candidates && !again.hides_conflicts);
    buffer_free(&kept);
}

static void unknown_settings_change_nothing(void)
{
    static const char text[] =
        "language xx\ntheme plaid\nlevel 9\nlevel x\nmode roman\n\nfuture setting\nconflicts";
    struct game_settings settings = {.theme = 2};
    game_settings_read(text, sizeof text - 1, &settings);
    CHECK(!settings.has_language && !settings.has_level && settings.theme == 2);
    CHECK(settings.mode == LAYER_DIGIT && !settings.hides_conflicts);
}

/* --------------------------------------------------------------------------------------- supply */

/* A supply of one puzzle; it counts requests and remembers their level. */
struct one_puzzle {
    unsigned taken, level;
};

static bool take(void *user, uint8_t *givens)
{
    for (unsigned i = 0; i < 81; i++)
        givens[i] = (uint8_t)shape_digit(easy_puzzle[i]);
    ((struct one_puzzle *)user)->taken++;
    return true;
}

static bool change(void *user, unsigned level, int technique)
{
    ((struct one_puzzle *)user)->level = level;
    return technique < 0;
}

static bool has_failed(void *user)
{
    (void)user;
    return false;
}

static struct game *with_supply(double *seconds, struct one_puzzle *puzzle,
                                const struct shape *shape)
{
    const struct game_settings settings = {.language = LANGUAGE_ENGLISH};
    const struct game_services services = {.clock = {now, seconds},
                                           .supply = {.take = take,
                                                      .change = change,
                                                      .has_failed = has_failed,
                                                      .shape = shape,
                                                      .technique = -1,
                                                      .user = puzzle}};
    struct game *game = game_create(&settings, &services);
    game_show_empty(game, shape);
    return game;
}

static void the_first_start_asks_for_a_level(void)
{
    double seconds = 0;
    struct shape shape = shape_of_side(9);
    for (unsigned chooses = 0; chooses < 2; chooses++) {
        struct one_puzzle puzzle = {0};
        struct game *game = with_supply(&seconds, &puzzle, &shape);
        game_ask_level(game);
        CHECK_TEXT(game_message(game), "Choose a level");
        CHECK(game_page(game) == PAGE_LEVELS && puzzle.taken == 0);
        if (chooses)
            game_page_choose(game, SUDOKU_LEVEL_MEDIUM);
        if (chooses)
            CHECK(run(game, "begin"));
        else
            CHECK(run(game, "clear"));
        CHECK(game_page(game) == PAGE_NONE && puzzle.taken == 1 && !game_is_waiting(game));
        CHECK_EQ(puzzle.level, chooses ? SUDOKU_LEVEL_MEDIUM : 0);
        CHECK_EQ(game_settings(game)->has_level, chooses);
        CHECK_EQ(game_settings(game)->level, chooses ? SUDOKU_LEVEL_MEDIUM : 0);
        game_destroy(game);
    }
}

/* Returns the right column of the page's line that begins with LEFT. */
static const char *line_of(const struct game *game, const char *left)
{
    for (size_t i = 0; i < game_page_count(game); i++)
        if (strcmp(game_page_line(game, i)->left, left) == 0)
            return game_page_line(game, i)->right;
    return "no such line";
}

static void the_end_shows_how_the_game_went_and_what_is_next(void)
{
    double seconds = 0;
    struct shape shape = shape_of_side(9);
    struct one_puzzle puzzle = {0};
    struct game *game = with_supply(&seconds, &puzzle, &shape);
    CHECK(run(game, "new"));
    game_select(game, 2, false);
    game_digit(game, 1);
    game_digit(game, 4);
    CHECK(run(game, "check") && run(game, "hint"));
    seconds = 754;
    play_to_the_end(game);
    CHECK_EQ(game_page(game), PAGE_END);
    CHECK_TEXT(line_of(game, "time"), "0:12:34");
    CHECK_TEXT(line_of(game, "hints"), "50");
    CHECK_TEXT(line_of(game, "checks"), "1");
    CHECK_TEXT(line_of(game, "Mistakes"), "1");
    CHECK_TEXT(game_page_line(game, game_page_row(game))->left, "next puzzle");
    game_page_move(game, true);
    CHECK_TEXT(game_page_line(game, game_page_row(game))->left, "another level");
    game_page_move(game, true);
    CHECK_TEXT(game_page_line(game, game_page_row(game))->left, "next puzzle");
    CHECK(run(game, "begin"));
    CHECK(puzzle.taken == 2 && game_page(game) == PAGE_NONE && !game_is_solved(game));
    game_destroy(game);
}

/* ------------------------------------------------------------------------------------- assessor */

static bool at_once(void *user)
{
    (void)user;
    return true;
}

static void puzzles_are_assessed_and_cancelled(void)
{
    struct shape shape = shape_of_side(9);
    uint8_t givens[81] = {0};
    for (unsigned i = 0; i < 81; i++)
        givens[i] = (uint8_t)shape_digit(easy_puzzle[i]);
    struct assessment found = game_assess(&shape, givens, 60, NULL, NULL);
    CHECK_EQ(found.status, SUDOKU_OK);
    CHECK_EQ(found.level, SUDOKU_LEVEL_EASY);
    givens[0] = 0;
    memset(givens, 0, 60);
    CHECK_EQ(game_assess(&shape, givens, 60, NULL, NULL).status, SUDOKU_SEVERAL_SOLUTIONS);
    CHECK_EQ(game_assess(&shape, givens, 60, at_once, NULL).level, 0);
}

int main(void)
{
    cells_show_moves_and_undo_takes_them_back();
    commands_report_why_they_did_nothing();
    the_clock_stands_still_in_pauses();
    a_stored_game_continues_with_its_moves();
    damaged_text_continues_up_to_the_damage();
    each_move_reaches_the_save();
    settings_outlive_the_game_as_text();
    unknown_settings_change_nothing();
    the_first_start_asks_for_a_level();
    the_end_shows_how_the_game_went_and_what_is_next();
    puzzles_are_assessed_and_cancelled();
    return check_result();
}
