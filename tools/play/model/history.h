/* Moves that were made, with undo and redo without a limit. A move is a list of changes, each of
 * which says what stood there before and what stands there after: going back and forth needs no
 * rule of the game. */
#ifndef PLAY_MODEL_HISTORY_H
#define PLAY_MODEL_HISTORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/text/buffer.h"

/* What a cell bears. Numbers are those of saves. */
enum layer {
    LAYER_DIGIT = 0,  /* a digit, or 0 */
    LAYER_CORNER = 1, /* pencil marks: sets of digits */
    LAYER_CENTER = 2,
    LAYER_COLOR = 3, /* a color 1..MAX_COLOR, or 0 */
    LAYER_COUNT = 4
};

enum { MAX_COLOR = 9 };

struct change {
    uint64_t before, after;
    uint16_t cell;
    uint8_t layer;
};

/* A move: COUNT changes at CHANGES, which belong to the history until its next change. */
struct move {
    const struct change *changes;
    size_t count;
};

struct history {
    struct buffer changes; /* struct change, of all moves */
    struct buffer ends;    /* size_t: how many changes there are after each move */
    size_t made;           /* moves that are done; those behind were undone */
    bool is_open;          /* a move has been begun and not ended */
};

void history_free(struct history *history);

/* Adds to the move at hand; with the first change of it those that were undone are forgotten. */
void history_add(struct history *history, const struct change *change);

/* Ends the move. False: it had no change and is none. */
bool history_end(struct history *history);

/* How many moves there are, with those undone. */
size_t history_count(const struct history *history);

/* Move INDEX (0..count-1). */
struct move history_move(const struct history *history, size_t index);

/* Steps back over the last move that is done, or on over the first that is not: the caller turns
 * its changes. False: there is none. */
bool history_back(struct history *history, struct move *move);
bool history_forth(struct history *history, struct move *move);

#endif
