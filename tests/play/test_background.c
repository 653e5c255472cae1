/* Background work: new puzzles from the supply, rating, the late beginning. */
#include <stdlib.h>
#include <time.h>

#include "play/core/control/page.h"
#include "play/core/control/practice.h"
#include "play/game_helpers.h"

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

/* Polls until WANTED is true of the game, for two minutes at most. */
static bool poll_until(struct game *game, bool (*wanted)(const struct game *))
{
    for (unsigned tries = 0; tries < 12000 && !wanted(game); tries++) {
        CHECK(game_wait_length(game) >= 0);
        nanosleep(&(struct timespec){0, 10000000}, NULL);
        game_poll(game);
    }
    return wanted(game);
}

static bool has_level(const struct game *game)
{
    return game->record.level != 0;
}

static bool has_givens(const struct game *game)
{
    return !game->is_waiting;
}

static bool has_message(const struct game *game)
{
    return game->message[0] != '\0';
}

static void level_is_computed_during_the_game(void)
{
    struct game game;
    begin(&game, &unkept);
    CHECK(poll_until(&game, has_level));
    CHECK_EQ(game.record.level, SUDOKU_LEVEL_EASY);
    CHECK(!game.awaits_level);
    game_end(&game);
}

static void reports_several_solutions(void)
{
    struct game game;
    begin_puzzle(&game, &unkept, 4, "1");
    CHECK(poll_until(&game, has_message));
    CHECK(strstr(game.message, "not have exactly one solution") != NULL);
    game_end(&game);
}

/* Closing or replacing a game does not wait for its level. */
static void hard_puzzles_delay_nothing(void)
{
    static const char hard[] =
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    struct shape shape = shape_of_side(9);
    uint8_t givens[81];
    struct game game;
    struct message message;
    for (unsigned i = 0; i < 81; i++)
        givens[i] = (uint8_t)shape_digit(hard[i]);
    open_game(&game, &unkept, NULL);
    for (unsigned i = 0; i < 10; i++)
        CHECK(game_begin(&game, &shape, givens, &message));
    CHECK(game.awaits_level);
    game_end(&game);
}

static void shows_an_empty_board_until_the_first_puzzle(void)
{
    struct supply_options options = {.shape = shape_of_side(9), .technique = -1, .seed = 7};
    struct game game;
    struct supply *supply = supply_create(&options);
    open_game(&game, &unkept, supply);
    game_begin_next(&game);
    if (game.is_waiting) {
        press(&game, "5fdhkpx");
        CHECK_EQ(history_count(&game.record.board->history), 0);
        CHECK_TEXT(game.message, "A puzzle is being generated");
    }
    CHECK(poll_until(&game, has_givens));
    CHECK(board_open(game.record.board) < 81);
    game_end(&game);
    supply_destroy(supply);
}

/* A candidate that the step eliminates counts as found, one that the solution needs does not;
 * colors are not a step, and a new game ends the practice. */
static void find_and_miss(struct game *game)
{
    const uint8_t *solution = game_judge(game)->solution;
    unsigned cell = 0;
    while (!game->hint.excluded[cell])
        cell++;
    sudoku_digitset digits = game->hint.excluded[cell];
    const char found[2] = {command_digit_key(sudoku_digitset_pop(&digits)), '\0'};
    const char needed[2] = {command_digit_key(solution[cell]), '\0'};
    game_select(game, cell, false);
    press(game, "c");
    press(game, needed);
    CHECK_TEXT(game->message, "That does not hold");
    press(game, "u");
    press(game, found);
    CHECK_TEXT(game->message, "Found: Locked Pair");
    press(game, "v1");
    CHECK_TEXT(game->message, "");
    press(game, "a");
    CHECK_TEXT(game->message, "The last move is not a step");
    press(game, "uua");
    CHECK(game->practised >= 0);
    struct message message;
    CHECK(game_begin(game, &game->record.board->shape, game->record.board->givens, &message));
    CHECK_EQ(game->practised, -1);
    press(game, "z");
    press(game, "da");
    CHECK(strstr(game->message, "Found: ") == game->message);
}

static void practice_begins_just_before_the_technique(void)
{
    struct supply_options options = {.shape = shape_of_side(9), .seed = 2};
    struct game game;
    struct message message;
    uint8_t givens[81];
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name("Locked Pair", &index), SUDOKU_OK);
    options.technique = (int)index;
    struct supply *supply = supply_create(&options);
    CHECK(supply && supply_take(supply, 60, givens));
    open_game(&game, &unkept, supply);
    CHECK(game_begin(&game, &options.shape, givens, &message));
    CHECK(practice_go(&game, index));
    CHECK_TEXT(game.message, "Find: Locked Pair");
    press(&game, "hh");
    CHECK(strstr(game.message, "Locked Pair") != NULL);
    find_and_miss(&game);
    game_end(&game);
    supply_destroy(supply);
}

static bool is_practice(const struct game *game)
{
    return game->practised >= 0;
}

static bool is_no_practice(const struct game *game)
{
    return game->practised < 0;
}

/* Chooses the line of the levels page whose first column is LEFT. */
static void choose(struct game *game, const char *left)
{
    press(game, "b");
    CHECK_EQ(game->page.kind, PAGE_LEVELS);
    for (size_t i = 0; i < game_page_count(game); i++)
        if (strcmp(game_page_line(game, i)->left, left) == 0) {
            game_page_choose(game, i);
            CHECK_EQ(game->page.row, i);
            game_key(game, KEY_CODE_ENTER);
            CHECK_EQ(game->page.kind, PAGE_NONE);
            return;
        }
    CHECK_TEXT("is on the page", left);
}

static void chooses_levels_and_techniques_in_the_game(void)
{
    struct supply_options options = {.shape = shape_of_side(9), .technique = -1, .seed = 3};
    struct game game;
    struct supply *supply = supply_create(&options);
    open_game(&game, &unkept, supply);
    game_show_empty(&game, &options.shape);
    choose(&game, "Medium");
    CHECK(poll_until(&game, has_givens) && poll_until(&game, has_level));
    CHECK_EQ(game.record.level, SUDOKU_LEVEL_MEDIUM);
    choose(&game, "Hidden Pair");
    CHECK(poll_until(&game, is_practice));
    CHECK_TEXT(game.message, "Find: Hidden Pair");
    choose(&game, "Easy");
    CHECK(poll_until(&game, is_no_practice) && poll_until(&game, has_level));
    CHECK_EQ(game.record.level, SUDOKU_LEVEL_EASY);
    /* The supply has a new puzzle, not the first one again. */
    uint8_t first[81];
    memcpy(first, game.record.board->givens, sizeof first);
    CHECK(supply_take(supply, 20, game.record.board->givens));
    CHECK(memcmp(first, game.record.board->givens, sizeof first) != 0);
    game_end(&game);
    supply_destroy(supply);
}

static void rejects_levels_on_boards_without_techniques(void)
{
    struct supply_options options = {.shape = shape_of_side(9), .technique = -1, .seed = 3};
    struct game game;
    CHECK(shape_read("9 samurai", &options.shape));
    struct supply *supply = supply_create(&options);
    CHECK(supply && !supply_change(supply, SUDOKU_LEVEL_HARD, -1));
    begin(&game, &unkept);
    game.services.supply = supply_service(supply);
    choose(&game, "Hard");
    CHECK_TEXT(game.message, "No matching puzzle was found");
    game_end(&game);
    supply_destroy(supply);
}

/* Counts its calls; USER points to the result to return. */
static bool begin_easy(void *user, struct game *game)
{
    struct shape shape = shape_of_side(9);
    const uint8_t givens[81] = {1};
    struct message message;
    CHECK(game->late.begin == NULL);
    return *(bool *)user && game_begin(game, &shape, givens, &message);
}

static void late_beginning_runs_once_and_its_failure_ends_the_game(void)
{
    for (unsigned i = 0; i < 2; i++) {
        bool succeeds = i == 0;
        struct shape shape = shape_of_side(9);
        struct game game;
        open_game(&game, &unkept, NULL);
        game.late = (struct game_late){begin_easy, &succeeds};
        game_show_empty(&game, &shape);
        press(&game, "5fdh");
        CHECK_EQ(history_count(&game.record.board->history), 0);
        CHECK(game_begin_late(&game));
        CHECK_EQ(game.is_over, !succeeds);
        CHECK_EQ(game.has_failed, !succeeds);
        CHECK_EQ(game.is_waiting, !succeeds);
        CHECK(!game_begin_late(&game));
        game_end(&game);
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
