/* What is done beside the game: new puzzles from the supply, the level, what begins late. */
#include <stdlib.h>
#include <time.h>

#include "play/control/background.h"
#include "play/control/page.h"
#include "play/practice.h"
#include "play/session_helpers.h"

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
    struct session session;
    begin_puzzle(&session, &unkept, 4, "1");
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

/* Counts how often it is called; USER says whether it succeeds. */
static bool begin_easy(void *user, struct session *session)
{
    struct shape shape = shape_of_side(9);
    const uint8_t givens[81] = {1};
    struct message message;
    CHECK(session->late.begin == NULL);
    return *(bool *)user && session_begin(session, &shape, givens, &message);
}

static void what_begins_late_begins_once_and_its_failure_ends_the_game(void)
{
    for (unsigned i = 0; i < 2; i++) {
        bool succeeds = i == 0;
        struct shape shape = shape_of_side(9);
        struct session session;
        session_open(&session, &unkept, NULL);
        session.late = (struct late_begin){begin_easy, &succeeds};
        session_show_empty(&session, &shape);
        press(&session, "5fdh");
        CHECK_EQ(history_count(&session.record.game->history), 0);
        CHECK(background_begin(&session));
        CHECK_EQ(session.is_over, !succeeds);
        CHECK_EQ(session.has_failed, !succeeds);
        CHECK_EQ(session.is_waiting, !succeeds);
        CHECK(!background_begin(&session));
        session_close(&session);
    }
}

int main(void)
{
    the_supply_has_one_puzzle_after_the_other();
    the_level_comes_while_the_game_is_played();
    a_puzzle_with_several_solutions_is_told();
    a_hard_puzzle_holds_nothing_up();
    an_empty_board_waits_for_the_first_puzzle();
    practice_begins_just_before_the_technique();
    what_begins_late_begins_once_and_its_failure_ends_the_game();
    return check_result();
}
