/* A game as text: what it began with, then a line for each thing that happened.
 *
 *     sudoku-play 1 #7a1e03c5
 *     shape 9 boxes 3x3 #...
 *     givens 53..7.... #...
 *     level 1 232 #...
 *     12345 move d2:4 m11:1f #...
 *
 * Times are milliseconds of play; a move lists its changes: the layer (d digit, n corner marks, m
 * center marks, c color), the cell, and what it becomes, in hexadecimal. Each line ends with a
 * checksum of it and all before it. Later versions read what this one writes: a line of a kind that
 * is not known is the mark of a higher number in the first line. docs/play.md has it all. */
#ifndef PLAY_SAVE_RECORD_H
#define PLAY_SAVE_RECORD_H

#include "play/model/game.h"

enum { RECORD_VERSION = 1 };

enum event {
    EVENT_MOVE,
    EVENT_UNDO,
    EVENT_REDO,
    EVENT_HINT,
    EVENT_CHECK,
    EVENT_TIME,
    EVENT_LEVEL,
    EVENT_COUNT
};

/* The word for EVENT, such as "undo". */
const char *event_name(enum event event);

/* A game and what is known about its course. */
struct record {
    struct game *game;     /* NULL: none */
    unsigned level, score; /* of enum sudoku_level; 0: not known */
    double played;         /* seconds */
    unsigned hints, checks;
    bool is_solved; /* it was at some time */
};

/* Ends the line of OUT that began at START with the checksum of it and all lines before, which SUM
 * is of; 0 before the first. */
void record_end_line(struct buffer *out, size_t start, uint32_t *sum);

/* Adds the lines that a save begins with, and carries the checksum on in *SUM, which begins as 0.
 */
void record_begin(const struct record *record, struct buffer *out, uint32_t *sum);

/* Adds the line for EVENT at SECONDS of play: MOVE for EVENT_MOVE, else NULL. */
void record_event(enum event event, double seconds, const struct move *move, struct buffer *out,
                  uint32_t *sum);

/* Adds the line that says how hard the puzzle turned out to be, where it was not known before. */
void record_level(const struct record *record, double seconds, struct buffer *out, uint32_t *sum);

/* Told about each event that is read, after it was done. */
typedef void record_visit(void *user, enum event event, double seconds, const struct move *move);

/* How far a save could be read. */
enum record_result {
    RECORD_WHOLE,
    RECORD_TORN,    /* its last line is not whole */
    RECORD_DAMAGED, /* a line is not as it was written */
    RECORD_NEWER,   /* a later version wrote it */
};

/* How RECORD was read. */
struct record_reading {
    enum record_result result;
    size_t good;  /* so many bytes are sound */
    size_t line;  /* of what is not, from 1 */
    uint32_t sum; /* checksum at their end */
};

/* Reads LENGTH bytes of TEXT into *RECORD, whose game the caller destroys; there is none where the
 * lines it begins with are not sound. VISIT may be NULL. */
struct record_reading record_read(const char *text, size_t length, struct record *record,
                                  record_visit *visit, void *user);

#endif
