/* A game as it is played, by keys alone, without a view; new puzzles from the supply. */
#define _XOPEN_SOURCE 700 /* mkdtemp() */
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "play/control/background.h"
#include "play/control/clipboard.h"
#include "play/control/command.h"
#include "play/control/look.h"
#include "play/control/page.h"
#include "play/control/theme.h"
#include "play/play_helpers.h"
#include "play/practice.h"

static const struct session_settings unkept = {.language = LANGUAGE_ENGLISH};

static void begin(struct session *session, const struct session_settings *settings)
{
    struct shape shape = shape_of_side(9);
    uint8_t givens[81];
    struct message message;
    for (unsigned i = 0; i < 81; i++)
        givens[i] = (uint8_t)shape_digit(easy_puzzle[i]);
    session_open(session, settings, NULL);
    CHECK(session_begin(session, &shape, givens, &message));
}

static void press(struct session *session, const char *keys)
{
    for (; *keys; keys++)
        command_key(session, *keys);
}

static void arrows_go_around_the_edges(void)
{
    struct session session;
    begin(&session, &unkept);
    CHECK_EQ(session.cursor, 40);
    command_key(&session, KEY_CODE_HOME);
    command_key(&session, KEY_CODE_UP);
    CHECK_EQ(session.cursor, 72);
    command_key(&session, KEY_CODE_LEFT);
    CHECK_EQ(session.cursor, 80);
    command_key(&session, KEY_CODE_DOWN);
    CHECK_EQ(session.cursor, 8);
    command_key(&session, KEY_CODE_SHIFT + KEY_CODE_RIGHT);
    CHECK(session.is_selected[8] && session.is_selected[0]);
    session_close(&session);
}

static void digits_go_where_the_mode_says(void)
{
    struct session session;
    struct look look;
    begin(&session, &unkept);
    session_select(&session, 2, false);
    press(&session, "x1c2v3z");
    look_at(&session, 2, &look);
    CHECK_EQ(look.corner, 1);
    CHECK_EQ(look.center, 2);
    CHECK_EQ(look.color, 3);
    press(&session, "5");
    look_at(&session, 2, &look);
    CHECK_EQ(look.digit, 5);
    CHECK(look.flags & LOOK_WRONG);
    look_at(&session, 0, &look);
    CHECK((look.flags & (LOOK_WRONG | LOOK_GIVEN)) == (LOOK_WRONG | LOOK_GIVEN));
    press(&session, "w");
    look_at(&session, 2, &look);
    CHECK(!(look.flags & LOOK_WRONG));
    press(&session, "k");
    CHECK_TEXT(session.message, "Mistakes: 1");
    look_at(&session, 2, &look);
    CHECK(look.flags & LOOK_WRONG);
    press(&session, "u");
    look_at(&session, 2, &look);
    CHECK_EQ(look.digit, 0);
    session_close(&session);
}

static void hints_tell_more_with_each_press(void)
{
    struct session session;
    struct look look;
    unsigned drawn = 0;
    begin(&session, &unkept);
    press(&session, "h");
    CHECK(session.message[0] && !strstr(session.message, "Single"));
    press(&session, "h");
    CHECK(strstr(session.message, "Single") && !strstr(session.message, " is "));
    for (unsigned cell = 0; cell < 81; cell++) {
        look_at(&session, cell, &look);
        drawn += look.placed != 0;
    }
    CHECK_EQ(drawn, 0);
    press(&session, "h");
    CHECK(strstr(session.message, " is ") != NULL);
    for (unsigned cell = 0; cell < 81; cell++) {
        look_at(&session, cell, &look);
        drawn += look.placed != 0;
    }
    CHECK_EQ(drawn, 1);
    CHECK_EQ(session.record.hints, 1);
    press(&session, "d");
    CHECK_EQ(game_open(session.record.game), 50);
    for (unsigned i = 0; i < 50; i++)
        press(&session, "d");
    CHECK_TEXT(session.message, "Solved!");
    CHECK(!session.watch.runs);
    session_close(&session);
}

struct pocket {
    char text[200];
};

static bool put_into(void *user, const char *text)
{
    struct pocket *pocket = user;
    snprintf(pocket->text, sizeof pocket->text, "%s", text);
    return true;
}

static char *get_from(void *user)
{
    const struct pocket *pocket = user;
    return strdup(pocket->text);
}

static void positions_are_copied_and_puzzles_pasted(void)
{
    struct pocket pocket = {"not a puzzle"};
    const struct clipboard clipboard = {put_into, get_from, &pocket};
    struct session session;
    begin(&session, &unkept);
    command_key(&session, KEY_CODE_CONTROL + 'c');
    CHECK_TEXT(session.message, "There is no clipboard here");
    session.clipboard = clipboard;
    command_key(&session, KEY_CODE_CONTROL + 'v');
    CHECK(strstr(session.message, "No puzzle") != NULL);
    session_select(&session, 2, false);
    press(&session, "4");
    command_key(&session, KEY_CODE_CONTROL + 'c');
    CHECK(strncmp(pocket.text, "534.7", 5) == 0);
    CHECK_EQ(strlen(pocket.text), 81);
    command_key(&session, KEY_CODE_CONTROL + 'v');
    CHECK_EQ(session.record.game->givens[2], 4);
    CHECK(session.clipboard.put == put_into);
    session_close(&session);
}

static void cells_of_a_diagonal_are_shaded(void)
{
    struct shape shape = shape_of_side(4);
    const uint8_t givens[16] = {1};
    struct session session;
    struct message message;
    struct look look;
    shape.variants = SUDOKU_VARIANT_DIAGONAL;
    session_open(&session, &unkept, NULL);
    CHECK(session_begin(&session, &shape, givens, &message));
    for (unsigned cell = 0; cell < 16; cell++) {
        look_at(&session, cell, &look);
        CHECK_EQ((look.flags & LOOK_SHADED) != 0, cell % 5 == 0 || cell % 3 == 0);
    }
    session_close(&session);
}

static void a_pause_hides_the_board_and_stops_the_clock(void)
{
    struct session session;
    struct look look;
    begin(&session, &unkept);
    press(&session, "p");
    double time = session_time(&session);
    look_at(&session, 0, &look);
    CHECK_EQ(look.digit, 0);
    press(&session, "5fdh");
    CHECK_EQ(history_count(&session.record.game->history), 0);
    CHECK(session_time(&session) == time);
    press(&session, "p");
    look_at(&session, 0, &look);
    CHECK_EQ(look.digit, 5);
    session_close(&session);
}

/* Words that two languages share. */
static bool is_shared(const char *text)
{
    static const char *const shared[] = {"Pause", "pause", "no", "Unfair", "undo"};
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

static void languages_are_known_by_locales(void)
{
    enum language language;
    CHECK(language_find("de_AT.UTF-8", &language) && language == LANGUAGE_GERMAN);
    CHECK(language_find("fr", &language) && language == LANGUAGE_FRENCH);
    CHECK(!language_find("den", &language));
    CHECK(!language_find("C", &language));
}

/* In a folder of their own: two games, of which one is solved. */
static void pages_tell_statistics_and_open_games(void)
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
    /* What is below a page is left alone. */
    press(&session, "5fu");
    CHECK_EQ(game_digit(session.record.game, 2), 4);
    press(&session, "s");
    CHECK_EQ(session.page.kind, PAGE_NONE);
    press(&session, "l");
    CHECK_EQ(page_count(&session), 2);
    /* The other one, which is solved, wherever it stands. */
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

static void help_has_the_keys_of_what_is_played(void)
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
static void no_key_stands_for_two_commands(void)
{
    for (unsigned i = 0; command_at(i); i++)
        for (unsigned k = 0; k < i; k++)
            for (unsigned a = 0; a < 9; a++) {
                int one = command_at(i)->codes[a / 3], other = command_at(k)->codes[a % 3];
                CHECK(one == 0 || one != other);
            }
}

static void the_supply_has_one_puzzle_after_the_other(void)
{
    struct supply_wish wish = {
        .shape = shape_of_side(6), .level = SUDOKU_LEVEL_EASY, .technique = -1, .seed = 5};
    uint8_t first[36], second[36];
    struct supply *supply = supply_create(&wish);
    CHECK(supply && supply_take(supply, 20, first) && supply_take(supply, 20, second));
    CHECK(memcmp(first, second, sizeof first) != 0);
    supply_destroy(supply);
}

/* Looks until the session has what WANTED says, 20 seconds at most. */
static bool look_until(struct session *session, bool (*wanted)(const struct session *))
{
    for (unsigned tries = 0; tries < 2000 && !wanted(session); tries++) {
        CHECK(background_pause(session) >= 0);
        nanosleep(&(struct timespec){0, 10000000}, NULL);
        background_look(session);
    }
    return wanted(session);
}

static bool has_level(const struct session *session)
{
    return session->record.level != 0;
}

static bool has_givens(const struct session *session)
{
    return !session->is_waiting;
}

static bool has_message(const struct session *session)
{
    return session->message[0] != '\0';
}

static void the_level_comes_while_the_game_is_played(void)
{
    struct session session;
    begin(&session, &unkept);
    CHECK(look_until(&session, has_level));
    CHECK_EQ(session.record.level, SUDOKU_LEVEL_EASY);
    CHECK(session.assessor == NULL);
    session_close(&session);
}

static void a_puzzle_with_several_solutions_is_told(void)
{
    struct shape shape = shape_of_side(4);
    const uint8_t givens[16] = {1};
    struct session session;
    struct message message;
    session_open(&session, &unkept, NULL);
    CHECK(session_begin(&session, &shape, givens, &message));
    CHECK(look_until(&session, has_message));
    CHECK(strstr(session.message, "not just one solution") != NULL);
    session_close(&session);
}

/* A game that is closed, or replaced by another, does not wait for its level. */
static void a_hard_puzzle_holds_nothing_up(void)
{
    static const char hard[] =
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    struct shape shape = shape_of_side(9);
    uint8_t givens[81];
    struct session session;
    struct message message;
    for (unsigned i = 0; i < 81; i++)
        givens[i] = (uint8_t)shape_digit(hard[i]);
    session_open(&session, &unkept, NULL);
    for (unsigned i = 0; i < 10; i++)
        CHECK(session_begin(&session, &shape, givens, &message));
    CHECK(session.assessor != NULL);
    session_close(&session);
}

static void an_empty_board_waits_for_the_first_puzzle(void)
{
    struct supply_wish wish = {.shape = shape_of_side(9), .technique = -1, .seed = 7};
    struct session session;
    struct supply *supply = supply_create(&wish);
    session_open(&session, &unkept, supply);
    background_new_game(&session);
    if (session.is_waiting) {
        press(&session, "5fdhkpx");
        CHECK_EQ(history_count(&session.record.game->history), 0);
        CHECK_TEXT(session.message, "A puzzle is being made");
    }
    CHECK(look_until(&session, has_givens));
    CHECK(game_open(session.record.game) < 81);
    session_close(&session);
    supply_destroy(supply);
}

static void practice_begins_just_before_the_technique(void)
{
    struct supply_wish wish = {.shape = shape_of_side(9), .seed = 2};
    struct session session;
    struct message message;
    uint8_t givens[81];
    size_t index = 0;
    CHECK_EQ(sudoku_technique_find("Locked Pair", &index), SUDOKU_OK);
    wish.technique = (int)index;
    struct supply *supply = supply_create(&wish);
    CHECK(supply && supply_take(supply, 60, givens));
    session_open(&session, &unkept, supply);
    CHECK(session_begin(&session, &wish.shape, givens, &message));
    CHECK(practice_go(&session, index));
    press(&session, "hh");
    CHECK(strstr(session.message, "Locked Pair") != NULL);
    session_close(&session);
    supply_destroy(supply);
}

int main(void)
{
    arrows_go_around_the_edges();
    digits_go_where_the_mode_says();
    hints_tell_more_with_each_press();
    positions_are_copied_and_puzzles_pasted();
    cells_of_a_diagonal_are_shaded();
    a_pause_hides_the_board_and_stops_the_clock();
    every_phrase_is_translated();
    languages_are_known_by_locales();
    pages_tell_statistics_and_open_games();
    help_has_the_keys_of_what_is_played();
    no_key_stands_for_two_commands();
    the_supply_has_one_puzzle_after_the_other();
    the_level_comes_while_the_game_is_played();
    a_puzzle_with_several_solutions_is_told();
    a_hard_puzzle_holds_nothing_up();
    an_empty_board_waits_for_the_first_puzzle();
    practice_begins_just_before_the_technique();
    return check_result();
}
