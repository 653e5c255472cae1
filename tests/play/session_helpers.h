/* Sessions for tests. */
#ifndef TESTS_PLAY_SESSION_HELPERS_H
#define TESTS_PLAY_SESSION_HELPERS_H

#include "play/control/command.h"
#include "play/play_helpers.h"

static const struct session_settings unkept = {.language = LANGUAGE_ENGLISH};

/* Begins a game of PUZZLE with side SIDE. */
static inline void begin_puzzle(struct session *session, const struct session_settings *settings,
                                unsigned side, const char *puzzle)
{
    struct shape shape = shape_of_side(side);
    uint8_t givens[81] = {0};
    struct message message;
    for (unsigned i = 0; puzzle[i]; i++)
        givens[i] = (uint8_t)shape_digit(puzzle[i]);
    session_open(session, settings, NULL);
    CHECK(session_begin(session, &shape, givens, &message));
}

static inline void begin(struct session *session, const struct session_settings *settings)
{
    begin_puzzle(session, settings, 9, easy_puzzle);
}

static inline void press(struct session *session, const char *keys)
{
    for (; *keys; keys++)
        command_key(session, *keys);
}

#endif
