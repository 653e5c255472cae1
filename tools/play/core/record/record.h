/* A game as text: its beginning, then one line per event.
 *
 *     sudoku-play 1 #7a1e03c5
 *     shape 9 boxes 3x3 #...
 *     givens 53..7.... #...
 *     level 1 232 #...
 *     12345 move d2:4 m11:1f #...
 *
 * Times are milliseconds of play. A move lists its changes: the layer (d digit, n corner
 * candidates, m center candidates, c color), the cell, and the new value in hexadecimal. Each line
 * ends with a checksum of all text up to it. Later versions read the saves of earlier ones; a new
 * kind of line requires a higher number in the first line. docs/play.md describes the format. */
#ifndef PLAY_CORE_RECORD_RECORD_H
#define PLAY_CORE_RECORD_RECORD_H

#include "cli/text/message.h"
#include "play/core/model/board.h"

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

/* Returns the name of EVENT, such as "undo". */
const char *event_name(enum event event);

/* A game and its course. */
struct record {
    struct board *board;   /* NULL: none */
    unsigned level, score; /* of enum sudoku_level; 0: not known */
    double played;         /* seconds */
    unsigned hints, checks;
    bool is_solved; /* it was solved at some time */
};

/* Appends to the line of OUT that began at START the checksum of all lines up to it; *SUM is the
 * previous checksum, 0 before the first. */
void record_end_line(struct buffer *out, size_t start, uint32_t *sum);

/* Appends the first lines of a save and updates *SUM, the checksum, initially 0. */
void record_begin(const struct record *record, struct buffer *out, uint32_t *sum);

/* Appends the line for EVENT at SECONDS of play; MOVE is NULL except for EVENT_MOVE. */
void record_event(enum event event, double seconds, const struct move *move, struct buffer *out,
                  uint32_t *sum);

/* Appends the line with the level, if it was found after the beginning. */
void record_level(const struct record *record, double seconds, struct buffer *out, uint32_t *sum);

/* Called for each event read, after it was applied. */
typedef void record_visit(void *user, enum event event, double seconds, const struct move *move);

/* Result of reading a save. */
enum record_result {
    RECORD_WHOLE,
    RECORD_TORN,    /* the last line is incomplete */
    RECORD_DAMAGED, /* a line does not match its checksum */
    RECORD_NEWER,   /* written by a later version */
};

/* How far a save was read. */
struct record_reading {
    enum record_result result;
    size_t good;  /* number of intact bytes */
    size_t line;  /* first damaged line, from 1 */
    uint32_t sum; /* checksum at their end */
};

/* Reads LENGTH bytes of TEXT into *RECORD, whose game the caller destroys; it is NULL if the first
 * lines are damaged. VISIT may be NULL. */
struct record_reading record_read(const char *text, size_t length, struct record *record,
                                  record_visit *visit, void *user);

/* Reads the save called NAME in the same way. Returns false with MESSAGE set if it is not read
 * completely; RECORD has the part before the damage, if it is a game. An incomplete last line is
 * not damage: another program may be writing it. */
bool record_read_save(const char *text, size_t length, const char *name, struct record *record,
                      struct message *message);

#endif
