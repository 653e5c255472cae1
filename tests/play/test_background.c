/* Background work: new puzzles from the supply, rating, the late beginning. */
#include <stdlib.h>
#include <time.h>

#include "play/control/background.h"
#include "play/control/page.h"
#include "play/control/practice.h"
#include "play/session_helpers.h"

static void supply_makes_successive_puzzles(void)
{
    struct supply_options options = {
        .shape = shape_of_side(6), .level = SUDOKU_LEVEL_EASY, .technique = -1, .seed = 5};
    uint8_t first[36], second[36];
    struct supply *supply = supply_create(&options);
    CHECK(supply && supply_take(supply, 20, first) && supply_take(supply, 20, second));
    CHECK(memcmp(first, second, sizeof first) != 0);
    supply_destroy(supply);
}

/* Polls until WANTED is true of the session, for two minutes at most. */
static bool poll_until(struct session *session, bool (*wanted)(const struct session *))
{
    for (unsigned tries = 0; tries < 12000 && !wanted(session); tries++) {
        CHECK(background_pause(session) >= 0);
        nanosleep(&(struct timespec){0, 10000000}, NULL);
        background_poll(session);
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

static void level_is_computed_during_the_game(void)
{
    struct session session;
    begin(&session, &unkept);
    CHECK(poll_until(&session, has_level));
    CHECK_EQ(session.record.level, SUDOKU_LEVEL_EASY);
    CHECK(session.assessor == NULL);
    session_close(&session);
}

static void reports_several_solutions(void)
{
    struct session session;
    begin_puzzle(&session, &unkept, 4, "1");
    CHECK(poll_until(&session, has_message));
    CHECK(strstr(session.message, "not have exactly one solution") != NULL);
    session_close(&session);
}

/* Closing or replacing a game does not wait for its level. */
static void hard_puzzles_delay_nothing(void)
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

static void shows_an_empty_board_until_the_first_puzzle(void)
{
    struct supply_options options = {.shape = shape_of_side(9), .technique = -1, .seed = 7};
    struct session session;
    struct supply *supply = supply_create(&options);
    session_open(&session, &unkept, supply);
    background_new_game(&session);
    if (session.is_waiting) {
        press(&session, "5fdhkpx");
        CHECK_EQ(history_count(&session.record.game->history), 0);
        CHECK_TEXT(session.message, "A puzzle is being generated");
    }
    CHECK(poll_until(&session, has_givens));
    CHECK(game_open(session.record.game) < 81);
    session_close(&session);
    supply_destroy(supply);
}

/* A candidate that the step eliminates counts as found, one that the solution needs does not;
 * colors are not a step, and a new game ends the practice. */
static void find_and_miss(struct session *session)
{
    const uint8_t *solution = session_judge(session)->solution;
    unsigned cell = 0;
    while (!session->hint.excluded[cell])
        cell++;
    sudoku_digitset digits = session->hint.excluded[cell];
    const char found[2] = {command_digit_key(sudoku_digitset_pop(&digits)), '\0'};
    const char needed[2] = {command_digit_key(solution[cell]), '\0'};
    session_select(session, cell, false);
    press(session, "c");
    press(session, needed);
    CHECK_TEXT(session->message, "That does not hold");
    press(session, "u");
    press(session, found);
    CHECK_TEXT(session->message, "Found: Locked Pair");
    press(session, "v1");
    CHECK_TEXT(session->message, "");
    press(session, "a");
    CHECK_TEXT(session->message, "The last move is not a step");
    press(session, "uua");
    CHECK(session->practised >= 0);
    struct message message;
    CHECK(session_begin(session, &session->record.game->shape, session->record.game->givens,
                        &message));
    CHECK_EQ(session->practised, -1);
    press(session, "z");
    press(session, "da");
    CHECK(strstr(session->message, "Found: ") == session->message);
}

static void practice_begins_just_before_the_technique(void)
{
    struct supply_options options = {.shape = shape_of_side(9), .seed = 2};
    struct session session;
    struct message message;
    uint8_t givens[81];
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name("Locked Pair", &index), SUDOKU_OK);
    options.technique = (int)index;
    struct supply *supply = supply_create(&options);
    CHECK(supply && supply_take(supply, 60, givens));
    session_open(&session, &unkept, supply);
    CHECK(session_begin(&session, &options.shape, givens, &message));
    CHECK(practice_go(&session, index));
    CHECK_TEXT(session.message, "Find: Locked Pair");
    press(&session, "hh");
    CHECK(strstr(session.message, "Locked Pair") != NULL);
    find_and_miss(&session);
    session_close(&session);
    supply_destroy(supply);
}

static bool is_practice(const struct session *session)
{
    return session->practised >= 0;
}

static bool is_no_practice(const struct session *session)
{
    return session->practised < 0;
}

/* Chooses the line of the levels page whose first column is LEFT. */
static void choose(struct session *session, const char *left)
{
    press(session, "b");
    CHECK_EQ(session->page.kind, PAGE_LEVELS);
    for (size_t i = 0; i < page_count(session); i++)
        if (strcmp(page_at(session, i)->left, left) == 0) {
            page_choose(session, i);
            CHECK_EQ(session->page.row, i);
            command_key(session, KEY_CODE_ENTER);
            CHECK_EQ(session->page.kind, PAGE_NONE);
            return;
        }
    CHECK_TEXT("is on the page", left);
}

static void chooses_levels_and_techniques_in_the_game(void)
{
    struct supply_options options = {.shape = shape_of_side(9), .technique = -1, .seed = 3};
    struct session session;
    struct supply *supply = supply_create(&options);
    session_open(&session, &unkept, supply);
    session_show_empty(&session, &options.shape);
    choose(&session, "Medium");
    CHECK(poll_until(&session, has_givens) && poll_until(&session, has_level));
    CHECK_EQ(session.record.level, SUDOKU_LEVEL_MEDIUM);
    choose(&session, "Hidden Pair");
    CHECK(poll_until(&session, is_practice));
    CHECK_TEXT(session.message, "Find: Hidden Pair");
    choose(&session, "Easy");
    CHECK(poll_until(&session, is_no_practice) && poll_until(&session, has_level));
    CHECK_EQ(session.record.level, SUDOKU_LEVEL_EASY);
    /* The supply has a new puzzle, not the first one again. */
    uint8_t first[81];
    memcpy(first, session.record.game->givens, sizeof first);
    CHECK(supply_take(supply, 20, session.record.game->givens));
    CHECK(memcmp(first, session.record.game->givens, sizeof first) != 0);
    session_close(&session);
    supply_destroy(supply);
}

static void rejects_levels_on_boards_without_techniques(void)
{
    struct supply_options options = {.shape = shape_of_side(9), .technique = -1, .seed = 3};
    struct session session;
    options.shape.is_samurai = true;
    struct supply *supply = supply_create(&options);
    CHECK(supply && !supply_change(supply, SUDOKU_LEVEL_HARD, -1));
    begin(&session, &unkept);
    session.supply = supply;
    choose(&session, "Hard");
    CHECK_TEXT(session.message, "No matching puzzle was found");
    session_close(&session);
    supply_destroy(supply);
}

/* Counts its calls; USER points to the result to return. */
static bool begin_easy(void *user, struct session *session)
{
    struct shape shape = shape_of_side(9);
    const uint8_t givens[81] = {1};
    struct message message;
    CHECK(session->late.begin == NULL);
    return *(bool *)user && session_begin(session, &shape, givens, &message);
}

static void late_beginning_runs_once_and_its_failure_ends_the_game(void)
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
    supply_makes_successive_puzzles();
    level_is_computed_during_the_game();
    reports_several_solutions();
    hard_puzzles_delay_nothing();
    shows_an_empty_board_until_the_first_puzzle();
    practice_begins_just_before_the_technique();
    chooses_levels_and_techniques_in_the_game();
    rejects_levels_on_boards_without_techniques();
    late_beginning_runs_once_and_its_failure_ends_the_game();
    return check_result();
}
