/* A job: puzzles for a worker and its answers, in input order.
 *
 * A job is reused: its memory does not grow with the input. Memory that runs out ends the program.
 */
#ifndef SOLVE_JOBS_JOB_H
#define SOLVE_JOBS_JOB_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "cli/run/tally.h"
#include "cli/text/buffer.h"
#include "solve/jobs/board.h"

enum { NO_OFFSET = -1 };

/* One puzzle of a job; cells, sets and texts are offsets into the job's buffers. */
struct job_puzzle {
    const char *source; /* file name; outlives the job */
    uint64_t line;
    uint64_t column;   /* of an error */
    uint64_t sequence; /* number among all puzzles and errors, from 0 */
    enum sudoku_text_format format;
    unsigned side;
    unsigned cell_count;
    unsigned box_rows; /* 0: unknown */
    unsigned box_columns;
    unsigned variants;    /* named in the text */
    ptrdiff_t cells;      /* NO_OFFSET: malformed text */
    ptrdiff_t candidates; /* NO_OFFSET: none */
    ptrdiff_t is_placed;  /* digits placed, not given; NO_OFFSET: unknown */
    ptrdiff_t text;       /* the comment, or the message of an error, terminated */
    size_t text_length;
    ptrdiff_t name; /* in the texts */
    size_t name_length;
    ptrdiff_t regions;    /* in the cells; NO_OFFSET: boxes */
    unsigned place_count; /* number of joined boards */
    ptrdiff_t places;
    ptrdiff_t symbols;   /* in the texts, terminated; NO_OFFSET: the usual ones */
    uint64_t number;     /* in the text; 0: none */
    ptrdiff_t rule;      /* in the texts: a rule that they name and the board does not show */
    size_t rule_length;  /* 0: none */
    ptrdiff_t rule_text; /* in the texts: a puzzle with rules; NO_OFFSET: a board */
    size_t rule_text_length;
};

/* A picture in the answers; its bytes follow those of the previous one. */
struct job_picture {
    size_t length;
    uint64_t sequence;
};

/* Lines of a collection. A job with lines has nothing else until job_expand(). */
struct job_lines {
    struct buffer text; /* COUNT puzzles of 81 digits and dots, STRIDE bytes apart */
    size_t count;
    size_t stride;
    const char *source; /* as in struct job_puzzle, of the first line */
    uint64_t line;
    uint64_t sequence;
};

struct job {
    struct job_lines lines;
    struct buffer puzzles; /* struct job_puzzle */
    struct buffer cells;
    struct buffer sets;
    struct buffer texts;
    struct buffer places;   /* uint16_t */
    struct buffer out;      /* for the output */
    struct buffer pictures; /* struct job_picture: the pictures in OUT */
    struct buffer err;      /* for stderr */
    bool has_other;         /* has anything but plain puzzles of side 9 */
    struct tally tally;
    struct sudoku_stats stats;
};

/* Adds PUZZLE of SOURCE. */
void job_add_puzzle(struct job *job, const struct sudoku_text_puzzle *puzzle, const char *source,
                    uint64_t sequence);

/* Adds LINES, like single puzzles; the first has number SEQUENCE. */
void job_add_lines(struct job *job, const struct sudoku_text_lines *lines, const char *source,
                   uint64_t sequence);

/* Adds a puzzle with rules, LENGTH bytes at TEXT on LINE of SOURCE. */
void job_add_rules(struct job *job, const char *text, size_t length, const char *source,
                   uint64_t line, uint64_t sequence);

/* Adds the ERROR of malformed text in SOURCE. */
void job_add_error(struct job *job, const struct sudoku_text_error *error, const char *source,
                   uint64_t sequence);

/* Converts lines to single puzzles. */
void job_expand(struct job *job);

/* Return the number of puzzles and errors and, if there are no lines, the one at INDEX. */
size_t job_size(const struct job *job);
const struct job_puzzle *job_puzzle(const struct job *job, size_t index);

/* Returns the shape of PUZZLE's board, valid until something is added. */
struct solve_shape job_shape(const struct job *job, const struct job_puzzle *puzzle);

/* True if the cells are those of plain puzzles of side 9, 81 bytes each. */
bool job_is_plain(const struct job *job);

/* Returns the number of puzzles that the job, of at most MOST, still has room for. */
size_t job_room(const struct job *job, size_t most);

/* Empties the job and keeps its memory. */
void job_clear(struct job *job);

void job_free(struct job *job);

/* Adds the statistics of ADDED to TOTAL. */
void stats_add(struct sudoku_stats *total, const struct sudoku_stats *added);

#endif
