/* Games by the public header alone, for tests. */
#ifndef TESTS_PLAY_CORE_HELPERS_H
#define TESTS_PLAY_CORE_HELPERS_H

#include <string.h>

#include "play/core/game.h"
#include "support/check.h"

static const char easy_puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static inline double now(void *user)
{
    return *(const double *)user;
}

static inline bool run(struct game *game, const char *name)
{
    return game_command(game, game_command_find(name)) == GAME_DONE;
}

static inline struct game_cell cell_at(const struct game *game, unsigned cell)
{
    struct game_cell state;
    game_cell_at(game, cell, &state);
    return state;
}

/* Begins a game with a clock at *SECONDS and without saves. */
static inline struct game *begin(double *seconds)
{
    const struct game_settings settings = {.language = LANGUAGE_ENGLISH};
    const struct game_services services = {.clock = {now, NULL, seconds}};
    struct game *game = game_create(&settings, &services);
    struct message message;
    CHECK(game_begin_text(game, easy_puzzle, strlen(easy_puzzle), &message));
    return game;
}

/* Plays the steps of hints to the end. */
static inline void play_to_the_end(struct game *game)
{
    for (unsigned i = 0; i < 81 && !game_is_solved(game); i++)
        CHECK(run(game, "do-step"));
    CHECK(game_is_solved(game));
}

#endif
