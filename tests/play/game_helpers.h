/* Games for tests, with all services. */
#ifndef TESTS_PLAY_GAME_HELPERS_H
#define TESTS_PLAY_GAME_HELPERS_H

#include "cli/run/clock.h"
#include "play/core/control/command.h"
#include "play/core/control/state.h"
#include "play/play_helpers.h"
#include "play/save/saves.h"
#include "play/source/assessor.h"
#include "play/source/supply.h"

static const struct game_settings unkept = {.language = LANGUAGE_ENGLISH};

static inline double now(void *user)
{
    (void)user;
    return clock_now();
}

/* Opens GAME with the services of desktops. Tests have a few games at a time. */
static inline void open_game(struct game *game, const struct game_settings *settings,
                             struct supply *supply)
{
    static struct assessor assessors[4];
    static unsigned used;
    struct assessor *assessor = &assessors[used++ % 4];
    assessor_stop(assessor);
    *game = (struct game){.settings = *settings,
                          .services = {.clock = {now, NULL, NULL},
                                       .saves = saves_in_files(),
                                       .supply = supply_service(supply),
                                       .assessor = assessor_service(assessor)},
                          .practised = -1};
}

/* Begins a game of PUZZLE with side SIDE. */
static inline void begin_puzzle(struct game *game, const struct game_settings *settings,
                                unsigned side, const char *puzzle)
{
    struct shape shape = shape_of_side(side);
    uint8_t givens[81] = {0};
    struct message message;
    for (unsigned i = 0; puzzle[i]; i++)
        givens[i] = (uint8_t)shape_digit(puzzle[i]);
    open_game(game, settings, NULL);
    CHECK(game_begin(game, &shape, givens, &message));
}

static inline void begin(struct game *game, const struct game_settings *settings)
{
    begin_puzzle(game, settings, 9, easy_puzzle);
}

static inline void press(struct game *game, const char *keys)
{
    for (; *keys; keys++)
        game_key(game, *keys);
}

#endif
