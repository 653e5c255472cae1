/* Moves with unlimited undo and redo. A move is a list of changes with the values before and after,
 * so that undo and redo need no rules of the game. */
#ifndef PLAY_CORE_MODEL_HISTORY_H
#define PLAY_CORE_MODEL_HISTORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/text/buffer.h"
#include "play/core/model/layer.h"

struct change {
    uint64_t before, after;
    uint16_t cell;
    uint8_t layer;
};

/* A move of COUNT changes, valid until the history changes. */
struct move {
    const struct change *changes;
    size_t count;
};

struct history {
    struct buffer changes; /* struct change, of all moves */
    struct buffer ends;    /* size_t: number of changes after each move */
    size_t made;           /* number of moves done; later ones were undone */
    bool is_open;          /* a move is in progress */
};

void history_free(struct history *history);

/* Adds a change to the current move; its first one discards undone moves. */
void history_add(struct history *history, const struct change *change);

/* Ends the move. Returns false if it had no changes. */
bool history_end(struct history *history);

/* Returns the number of moves, including undone ones. */
size_t history_count(const struct history *history);

/* Returns move INDEX (0..count-1). */
struct move history_move(const struct history *history, size_t index);

/* Steps back over the last move done, or forth over the first undone; the caller applies its
 * changes. Returns false if there is none. */
bool history_back(struct history *history, struct move *move);
bool history_forth(struct history *history, struct move *move);

#endif
