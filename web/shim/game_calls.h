/* The calls of the game's module, in the form of calls.h; game.js says what requests and replies
 * hold. Calls that change the game take the time first, in seconds of a monotonic clock, and answer
 * with the state to be shown. */
#ifndef WEB_GAME_CALLS_H
#define WEB_GAME_CALLS_H

#include "shim/calls.h"

#define GAME_CALLS(CALL)                                                                           \
    CALL(gameNames)                                                                                \
    CALL(gameOpen)                                                                                 \
    CALL(gameState)                                                                                \
    CALL(gameLayout)                                                                               \
    CALL(gameCommands)                                                                             \
    CALL(gameBegin)                                                                                \
    CALL(gameBeginCells)                                                                           \
    CALL(gameDraft)                                                                                \
    CALL(gameDaily)                                                                                \
    CALL(gameLoad)                                                                                 \
    CALL(gameStore)                                                                                \
    CALL(gameLine)                                                                                 \
    CALL(gameCourse)                                                                               \
    CALL(gameCommand)                                                                              \
    CALL(gameDigit)                                                                                \
    CALL(gameKey)                                                                                  \
    CALL(gameSelect)                                                                               \
    CALL(gameChoose)                                                                               \
    CALL(gameSettings)                                                                             \
    CALL(gameSentences)                                                                            \
    CALL(gameLevel)

GAME_CALLS(WEB_DECLARE)

#endif
