/* Pages in place of the board, in every language: help, statistics, games. */
#define _XOPEN_SOURCE 700 /* mkdtemp() */
#include <stdlib.h>
#include <unistd.h>

#include "play/core/control/page.h"
#include "play/core/control/state.h"
#include "play/core/control/theme.h"
#include "play/game_helpers.h"

/* True for words that two languages share. */
static bool is_shared(const char *text)
{
    static const char *const shared[] = {"Pause", "pause", "no", "Unfair", "undo", "diagonal"};
    for (size_t i = 0; i < sizeof shared / sizeof shared[0]; i++)
        if (strcmp(text, shared[i]) == 0)
            return true;
    return false;
}

static void every_phrase_is_translated(void)
{
    for (unsigned i = 0; i < PHRASE_COUNT; i++)
        for (unsigned k = 0; k < LANGUAGE_COUNT; k++) {
            const char *english = phrase_in(LANGUAGE_ENGLISH, (enum phrase)i);
            const char *text = phrase_in((enum language)k, (enum phrase)i);
            bool is_there = text && text[0];
            bool is_own = k == LANGUAGE_ENGLISH || (is_there && strcmp(text, english) != 0);
            if (!is_there || (!is_own && !is_shared(text)))
                fprintf(stderr, "phrase %u is not translated to %s: %s\n", i, language_name(k),
                        is_there ? text : "");
            CHECK(is_there && (is_own || is_shared(text)));
        }
    for (unsigned level = SUDOKU_LEVEL_EASY; level <= SUDOKU_LEVEL_EXTREME; level++)
        CHECK_TEXT(game_level_name(LANGUAGE_ENGLISH, level),
                   sudoku_level_name((enum sudoku_level)level));
    for (unsigned theme = 0; theme_at(theme); theme++)
        CHECK(PHRASE_LIGHT + theme < PHRASE_COUNT);
    CHECK_TEXT(phrase_keys(LANGUAGE_GERMAN, "space"), "Leertaste");
    CHECK_TEXT(phrase_keys(LANGUAGE_GERMAN, "u"), "u");
}

static void unit_names_match_the_library(void)
{
    static const char *const shapes[] = {"9 boxes 3x3 diagonal,windoku,asterisk,center-dot",
                                         "9 boxes 3x3 girandola,disjoint"};
    for (unsigned i = 0; i < 2; i++) {
        struct board *board = board_of(shapes[i], "");
        for (unsigned unit = 0; unit < sudoku_layout_unit_count(board->layout); unit++) {
            char name[32];
            enum sudoku_unit_kind kind = sudoku_layout_unit_kind(board->layout, unit);
            const char *phrase = phrase_in(LANGUAGE_ENGLISH, (enum phrase)(PHRASE_ROW + kind));
            sudoku_layout_unit_name(board->layout, unit, name, sizeof name);
            CHECK(strncmp(name, phrase, strlen(phrase)) == 0);
        }
        board_destroy(board);
    }
}

static void finds_languages_by_locale(void)
{
    enum language language;
    CHECK(language_find("de_AT.UTF-8", &language) && language == LANGUAGE_GERMAN);
    CHECK(language_find("fr", &language) && language == LANGUAGE_FRENCH);
    CHECK(!language_find("den", &language));
    CHECK(!language_find("C", &language));
}

/* Saves two games, one of them solved, in a new folder. */
static void pages_show_statistics_and_open_games(void)
{
    const struct game_settings kept = {.language = LANGUAGE_ENGLISH, .is_kept = true};
    char folder[] = "/tmp/play-page-XXXXXX", command[100];
    struct game game;
    CHECK(mkdtemp(folder) != NULL);
    setenv("XDG_DATA_HOME", folder, 1);
    begin(&game, &kept);
    for (unsigned i = 0; i < 51; i++)
        press(&game, "d");
    CHECK(game.record.is_solved);
    game_end(&game);
    begin(&game, &kept);
    game_select(&game, 2, false);
    press(&game, "4s");
    CHECK_EQ(game.page.kind, PAGE_STATISTICS);
    CHECK(game_page_count(&game) >= 1);
    CHECK(strstr(game_page_line(&game, 0)->right, "solved 1, best 0:00:00") != NULL);
    /* Keys of the board under the page have no effect. */
    press(&game, "5fu");
    CHECK_EQ(board_digit(game.record.board, 2), 4);
    press(&game, "s");
    CHECK_EQ(game.page.kind, PAGE_NONE);
    press(&game, "l");
    CHECK_EQ(game_page_count(&game), 2);
    /* Choose the other game, the solved one, wherever it is listed. */
    if (!strstr(game_page_line(&game, game.page.row)->right, "solved"))
        game_page_choose(&game, 1);
    CHECK(strstr(game_page_line(&game, game.page.row)->right, "solved") != NULL);
    game_key(&game, KEY_CODE_ENTER);
    CHECK_EQ(game.page.kind, PAGE_NONE);
    CHECK_TEXT(game.message, "Solved!");
    game_end(&game);
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK_EQ(system(command), 0);
}

/* A game that another program plays, and an unreadable one. */
static void reports_why_a_game_cannot_be_opened(void)
{
    const struct game_settings kept = {.language = LANGUAGE_ENGLISH, .is_kept = true};
    char folder[] = "/tmp/play-page-XXXXXX", text[200];
    struct game game, other;
    unsigned elsewhere = 0, damaged = 0;
    CHECK(mkdtemp(folder) != NULL);
    setenv("XDG_DATA_HOME", folder, 1);
    begin(&other, &kept);
    begin(&game, &kept);
    snprintf(text, sizeof text, "echo nothing >%s/sudoku-play/broken.game", folder);
    CHECK_EQ(system(text), 0);
    press(&game, "l");
    CHECK_EQ(game_page_count(&game), 3);
    for (size_t i = 0; i < game_page_count(&game); i++) {
        const struct page_line *line = game_page_line(&game, i);
        bool is_broken = strcmp(line->left, "broken.game") == 0;
        CHECK_EQ(strstr(line->right, "cannot be read") != NULL, is_broken);
        elsewhere += strstr(line->right, "played elsewhere") != NULL;
        damaged += is_broken;
    }
    CHECK_EQ(elsewhere, 1);
    CHECK_EQ(damaged, 1);
    game_end(&other);
    press(&game, "ll");
    for (size_t i = 0; i < game_page_count(&game); i++)
        CHECK(!strstr(game_page_line(&game, i)->right, "elsewhere"));
    game_end(&game);
    snprintf(text, sizeof text, "rm -r %s", folder);
    CHECK_EQ(system(text), 0);
}

static void help_lists_the_keys_of_the_current_state(void)
{
    struct game game;
    bool has_hint = false, has_begin = false;
    begin(&game, &unkept);
    press(&game, "?");
    for (size_t i = 0; i < game_page_count(&game); i++) {
        has_hint = has_hint || strcmp(game_page_line(&game, i)->right, "hint") == 0;
        has_begin = has_begin || strcmp(game_page_line(&game, i)->right, "begin the game") == 0;
    }
    CHECK(has_hint && !has_begin);
    game_key(&game, KEY_CODE_ESCAPE);
    CHECK_EQ(game.page.kind, PAGE_NONE);
    game_end(&game);
}

/* Each key has one meaning. */
static void no_key_has_two_commands(void)
{
    for (unsigned i = 0; command_at(i); i++)
        for (unsigned k = 0; k < i; k++)
            for (unsigned a = 0; a < 9; a++) {
                int one = command_at(i)->codes[a / 3], other = command_at(k)->codes[a % 3];
                CHECK(one == 0 || one != other);
            }
}

int main(void)
{
    every_phrase_is_translated();
    unit_names_match_the_library();
    finds_languages_by_locale();
    pages_show_statistics_and_open_games();
    reports_why_a_game_cannot_be_opened();
    help_lists_the_keys_of_the_current_state();
    no_key_has_two_commands();
    return check_result();
}
