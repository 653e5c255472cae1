/* Pages in place of the board, in every language: help, statistics, games. */
#define _XOPEN_SOURCE 700 /* mkdtemp() */
#include <stdlib.h>
#include <unistd.h>

#include "play/control/look.h"
#include "play/control/page.h"
#include "play/control/theme.h"
#include "play/session_helpers.h"
#include "play/words/technique_names.h"

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
        CHECK_TEXT(look_level(LANGUAGE_ENGLISH, level),
                   sudoku_level_name((enum sudoku_level)level));
    for (unsigned theme = 0; theme_at(theme); theme++)
        CHECK(PHRASE_LIGHT + theme < PHRASE_COUNT);
    CHECK_TEXT(phrase_keys(LANGUAGE_GERMAN, "space"), "Leertaste");
    CHECK_TEXT(phrase_keys(LANGUAGE_GERMAN, "u"), "u");
}

/* The easier half of the library's techniques have their own name in each language. */
static void techniques_have_translated_names(void)
{
    static const char *const everywhere[] = {"X-Wing", "BUG+1",   "Turbot Fish",
                                             "W-Wing", "XY-Wing", "XYZ-Wing"};
    size_t index;
    for (unsigned row = 0; technique_name_row(row); row++)
        CHECK_EQ(sudoku_technique_from_name(technique_name_row(row), &index), SUDOKU_OK);
    CHECK_EQ(sudoku_technique_from_name("Uniqueness Test 6", &index), SUDOKU_OK);
    for (size_t i = 0; i <= index; i++) {
        const char *name = sudoku_technique_at(i)->name;
        bool is_same = false;
        for (unsigned k = 0; k < sizeof everywhere / sizeof everywhere[0]; k++)
            is_same = is_same || strcmp(name, everywhere[k]) == 0;
        CHECK_TEXT(technique_name(LANGUAGE_ENGLISH, name), name);
        for (unsigned language = 1; language < LANGUAGE_COUNT; language++)
            CHECK_EQ(strcmp(technique_name((enum language)language, name), name) == 0, is_same);
    }
}

static void unit_names_match_the_library(void)
{
    static const char *const shapes[] = {"9 boxes 3x3 diagonal,windoku,asterisk,center-dot",
                                         "9 boxes 3x3 girandola,disjoint"};
    for (unsigned i = 0; i < 2; i++) {
        struct game *game = game_of(shapes[i], "");
        for (unsigned unit = 0; unit < sudoku_layout_unit_count(game->layout); unit++) {
            char name[32];
            enum sudoku_unit_kind kind = sudoku_layout_unit_kind(game->layout, unit);
            const char *phrase = phrase_in(LANGUAGE_ENGLISH, (enum phrase)(PHRASE_ROW + kind));
            sudoku_layout_unit_name(game->layout, unit, name, sizeof name);
            CHECK(strncmp(name, phrase, strlen(phrase)) == 0);
        }
        game_destroy(game);
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
    const struct session_settings kept = {.language = LANGUAGE_ENGLISH, .is_kept = true};
    char folder[] = "/tmp/play-page-XXXXXX", command[100];
    struct session session;
    CHECK(mkdtemp(folder) != NULL);
    setenv("XDG_DATA_HOME", folder, 1);
    begin(&session, &kept);
    for (unsigned i = 0; i < 51; i++)
        press(&session, "d");
    CHECK(session.record.is_solved);
    session_close(&session);
    begin(&session, &kept);
    session_select(&session, 2, false);
    press(&session, "4s");
    CHECK_EQ(session.page.kind, PAGE_STATISTICS);
    CHECK(page_count(&session) >= 1);
    CHECK(strstr(page_at(&session, 0)->right, "solved 1, best 0:00:00") != NULL);
    /* Keys of the board under the page have no effect. */
    press(&session, "5fu");
    CHECK_EQ(game_digit(session.record.game, 2), 4);
    press(&session, "s");
    CHECK_EQ(session.page.kind, PAGE_NONE);
    press(&session, "l");
    CHECK_EQ(page_count(&session), 2);
    /* Choose the other game, the solved one, wherever it is listed. */
    if (!strstr(page_at(&session, session.page.row)->right, "solved"))
        page_choose(&session, 1);
    CHECK(strstr(page_at(&session, session.page.row)->right, "solved") != NULL);
    command_key(&session, KEY_CODE_ENTER);
    CHECK_EQ(session.page.kind, PAGE_NONE);
    CHECK_TEXT(session.message, "Solved!");
    session_close(&session);
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK_EQ(system(command), 0);
}

/* A game that another program plays, and an unreadable one. */
static void reports_why_a_game_cannot_be_opened(void)
{
    const struct session_settings kept = {.language = LANGUAGE_ENGLISH, .is_kept = true};
    char folder[] = "/tmp/play-page-XXXXXX", text[200];
    struct session session, other;
    unsigned elsewhere = 0, damaged = 0;
    CHECK(mkdtemp(folder) != NULL);
    setenv("XDG_DATA_HOME", folder, 1);
    begin(&other, &kept);
    begin(&session, &kept);
    snprintf(text, sizeof text, "echo nothing >%s/sudoku-play/broken.game", folder);
    CHECK_EQ(system(text), 0);
    press(&session, "l");
    CHECK_EQ(page_count(&session), 3);
    for (size_t i = 0; i < page_count(&session); i++) {
        const struct page_line *line = page_at(&session, i);
        bool is_broken = strcmp(line->name, "broken.game") == 0;
        CHECK_EQ(strstr(line->right, "cannot be read") != NULL, is_broken);
        elsewhere += strstr(line->right, "played elsewhere") != NULL;
        damaged += is_broken;
    }
    CHECK_EQ(elsewhere, 1);
    CHECK_EQ(damaged, 1);
    session_close(&other);
    press(&session, "ll");
    for (size_t i = 0; i < page_count(&session); i++)
        CHECK(!strstr(page_at(&session, i)->right, "elsewhere"));
    session_close(&session);
    snprintf(text, sizeof text, "rm -r %s", folder);
    CHECK_EQ(system(text), 0);
}

static void help_lists_the_keys_of_the_current_state(void)
{
    struct session session;
    bool has_hint = false, has_begin = false;
    begin(&session, &unkept);
    press(&session, "?");
    for (size_t i = 0; i < page_count(&session); i++) {
        has_hint = has_hint || strcmp(page_at(&session, i)->right, "hint") == 0;
        has_begin = has_begin || strcmp(page_at(&session, i)->right, "begin the game") == 0;
    }
    CHECK(has_hint && !has_begin);
    command_key(&session, KEY_CODE_ESCAPE);
    CHECK_EQ(session.page.kind, PAGE_NONE);
    session_close(&session);
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
    techniques_have_translated_names();
    unit_names_match_the_library();
    finds_languages_by_locale();
    pages_show_statistics_and_open_games();
    reports_why_a_game_cannot_be_opened();
    help_lists_the_keys_of_the_current_state();
    no_key_has_two_commands();
    return check_result();
}
