/* Settings, the choice of a level, the end of a game, and the puzzle of the day. */
#include <stdio.h>

#include "play/core/puzzle/daily.h"
#include "play/core_helpers.h"

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
    const struct game_services services = {.clock = {now, NULL, &seconds},
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

static bool refuse_settings(void *user, const char *text, size_t length, struct message *message)
{
    const bool *is_full = user;
    (void)text;
    (void)length;
    return !*is_full || message_set(message, "the disk is full");
}

/* Also at the very end, when no message can be shown on the board. */
static void settings_that_cannot_be_written_are_reported(void)
{
    double seconds = 0;
    bool is_full = true;
    const struct game_settings settings = {.language = LANGUAGE_ENGLISH};
    const struct game_services services = {.clock = {now, NULL, &seconds},
                                           .preferences = {refuse_settings, &is_full}};
    struct game *game = game_create(&settings, &services);
    game_paste(game, easy_puzzle);
    CHECK(run(game, "theme") && game_end(game));
    CHECK_TEXT(game_trouble(game)->unkept.text, "the disk is full");
    game_paste(game, easy_puzzle);
    is_full = false;
    CHECK(run(game, "theme") && game_end(game));
    CHECK_TEXT(game_trouble(game)->unkept.text, "");
    game_destroy(game);
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
    const struct game_services services = {.clock = {now, NULL, seconds},
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
        CHECK(game_page(game) == PAGE_NONE && puzzle.taken == 1 &&
              game_phase(game) == GAME_IN_PLAY);
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
    CHECK_TEXT(line_of(game, "wrong digits"), "1");
    CHECK_TEXT(game_page_line(game, game_page_row(game))->left, "next puzzle");
    game_page_move(game, true);
    CHECK_TEXT(game_page_line(game, game_page_row(game))->left, "another level");
    game_page_move(game, true);
    CHECK_TEXT(game_page_line(game, game_page_row(game))->left, "next puzzle");
    CHECK(run(game, "begin"));
    CHECK(puzzle.taken == 2 && game_page(game) == PAGE_NONE && !game_is_solved(game));
    game_destroy(game);
}

/* ---------------------------------------------------------------------------------------- daily */

static void write_date(void *user, char date[11])
{
    (void)user;
    memcpy(date, "2026-11-28", 11);
}

static void a_date_has_the_same_puzzle_everywhere(void)
{
    static const char puzzle[] =
        "4.2...65...57...29...2....4..1.6...3.9..3..6.3...9.1..8....5...12...35...53...8.1";
    double seconds = 0;
    struct game *game = begin(&seconds);
    struct buffer line = {0};
    struct message message;
    CHECK(game_begin_daily(game, "2026-11-28", &message));
    game_store_line(game, true, &line);
    buffer_add(&line, "", 1);
    CHECK_TEXT(line.data, puzzle);
    CHECK(game_begin_daily(game, "2024-02-29", &message));
    static const char *const wrong[] = {"",           "2026-11-31",  "2025-02-29", "2026-1",
                                        "2026-13-01", "2026-11-28 ", "1800-01-01", "today"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        CHECK(!game_begin_daily(game, wrong[i], &message) && message.text[0]);
    game_destroy(game);
    buffer_free(&line);
}

/* 2026-11-23 is a Monday. */
static void daily_puzzles_get_harder_up_to_the_weekend(void)
{
    static const unsigned levels[] = {SUDOKU_LEVEL_EASY,   SUDOKU_LEVEL_EASY, SUDOKU_LEVEL_MEDIUM,
                                      SUDOKU_LEVEL_MEDIUM, SUDOKU_LEVEL_HARD, SUDOKU_LEVEL_HARD,
                                      SUDOKU_LEVEL_UNFAIR};
    const struct shape shape = shape_of_side(9);
    for (unsigned i = 0; i < 7; i++) {
        char date[11];
        uint8_t givens[81];
        snprintf(date, sizeof date, "2026-11-%u", 23 + i);
        CHECK(daily_puzzle(date, givens));
        struct assessment found = game_assess(&shape, givens, 60, NULL, NULL);
        CHECK_EQ(found.status, SUDOKU_OK);
        CHECK_EQ(found.level, levels[i]);
    }
}

static void the_command_begins_the_puzzle_of_today(void)
{
    double seconds = 0;
    const struct game_settings settings = {.language = LANGUAGE_ENGLISH};
    const struct game_services services = {.clock = {now, write_date, &seconds}};
    struct game *game = game_create(&settings, &services), *other = begin(&seconds);
    struct buffer line = {0}, expected = {0};
    struct message message;
    game_paste(game, easy_puzzle);
    CHECK(run(game, "daily") && game_begin_daily(other, "2026-11-28", &message));
    game_store_line(game, true, &line);
    game_store_line(other, true, &expected);
    CHECK(line.length == 81 && memcmp(line.data, expected.data, 81) == 0);
    CHECK(run(other, "daily"));
    CHECK(strstr(game_message(other), "not a date") != NULL);
    buffer_free(&line);
    buffer_free(&expected);
    game_destroy(other);
    game_destroy(game);
}

int main(void)
{
    settings_outlive_the_game_as_text();
    settings_that_cannot_be_written_are_reported();
    unknown_settings_change_nothing();
    the_first_start_asks_for_a_level();
    the_end_shows_how_the_game_went_and_what_is_next();
    a_date_has_the_same_puzzle_everywhere();
    daily_puzzles_get_harder_up_to_the_weekend();
    the_command_begins_the_puzzle_of_today();
    return check_result();
}
