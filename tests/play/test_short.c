/* Lack of time or memory for background work is reported, and unknown results are not presented as
 * known. The linker replaces library calls by the wrappers below. */
#include <stdlib.h>
#include <time.h>

#include "play/game_helpers.h"

static enum sudoku_status answer; /* of all wrappers; SUDOKU_OK: that of the library */

enum sudoku_status __real_sudoku_logic_rate(struct sudoku_logic *logic, enum sudoku_level *level,
                                            unsigned *score);
enum sudoku_status __wrap_sudoku_logic_rate(struct sudoku_logic *logic, enum sudoku_level *level,
                                            unsigned *score);
enum sudoku_status __real_sudoku_solver_unique(struct sudoku_solver *solver,
                                               const struct sudoku_puzzle *puzzle,
                                               const struct sudoku_limits *limits,
                                               uint8_t *solution);
enum sudoku_status __wrap_sudoku_solver_unique(struct sudoku_solver *solver,
                                               const struct sudoku_puzzle *puzzle,
                                               const struct sudoku_limits *limits,
                                               uint8_t *solution);

enum sudoku_status __real_sudoku_generator_run(struct sudoku_generator *generator,
                                               const struct sudoku_generate_job *job,
                                               const struct sudoku_limits *limits);
enum sudoku_status __wrap_sudoku_generator_run(struct sudoku_generator *generator,
                                               const struct sudoku_generate_job *job,
                                               const struct sudoku_limits *limits);

enum sudoku_status __wrap_sudoku_generator_run(struct sudoku_generator *generator,
                                               const struct sudoku_generate_job *job,
                                               const struct sudoku_limits *limits)
{
    return answer == SUDOKU_OK ? __real_sudoku_generator_run(generator, job, limits) : answer;
}

enum sudoku_status __wrap_sudoku_logic_rate(struct sudoku_logic *logic, enum sudoku_level *level,
                                            unsigned *score)
{
    return answer == SUDOKU_OK ? __real_sudoku_logic_rate(logic, level, score) : answer;
}

enum sudoku_status __wrap_sudoku_solver_unique(struct sudoku_solver *solver,
                                               const struct sudoku_puzzle *puzzle,
                                               const struct sudoku_limits *limits,
                                               uint8_t *solution)
{
    return answer == SUDOKU_OK ? __real_sudoku_solver_unique(solver, puzzle, limits, solution)
                               : answer;
}

/* Polls until nothing is pending. */
static void poll_to_the_end(struct game *game)
{
    for (unsigned tries = 0; tries < 12000 && (game->awaits_level || game->awaits > 0); tries++) {
        nanosleep(&(struct timespec){0, 10000000}, NULL);
        game_poll(game);
    }
}

static void unknown_uniqueness_is_not_denied(void)
{
    static const enum sudoku_status unknown[] = {SUDOKU_TIME_LIMIT, SUDOKU_ERR_MEMORY};
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        struct game game;
        answer = unknown[i];
        begin(&game, &unkept);
        poll_to_the_end(&game);
        CHECK(!game.awaits_level);
        CHECK_EQ(game.record.level, 0);
        CHECK_TEXT(game.message, "");
        press(&game, "k");
        CHECK_TEXT(game.message, "It is not known whether the solution is unique");
        game_end(&game);
    }
}

/* The program continues, and so do new games once there is memory. */
static void reports_lack_of_memory_and_recovers(void)
{
    struct supply_options options = {
        .shape = shape_of_side(4), .level = SUDOKU_LEVEL_EASY, .technique = -1, .seed = 3};
    struct game game;
    answer = SUDOKU_ERR_MEMORY;
    struct supply *supply = supply_create(&options);
    open_game(&game, &unkept, supply);
    for (unsigned i = 0; i < 2; i++) {
        game_begin_next(&game);
        poll_to_the_end(&game);
        CHECK(supply_has_failed(supply));
        CHECK_TEXT(game.message, "Memory is short: no puzzle was made");
    }
    supply_retry(supply);
    game_end(&game);
    supply_destroy(supply);
    answer = SUDOKU_OK;
    supply = supply_create(&options);
    open_game(&game, &unkept, supply);
    game_begin_next(&game);
    poll_to_the_end(&game);
    CHECK(!game.is_waiting && board_open(game.record.board) > 0);
    game_end(&game);
    supply_destroy(supply);
}

int main(void)
{
    unknown_uniqueness_is_not_denied();
    reports_lack_of_memory_and_recovers();
    return check_result();
}
