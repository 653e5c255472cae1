/* Puzzles on their way from a reader to a worker, and answers on their way back, in the order of
 * the input.
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
    uint64_t sequence; /* number among all puzzles, from 0 */
    enum sudoku_text_format format;
    unsigned side;
    unsigned cell_count;
    unsigned box_rows; /* 0: not known */
    unsigned box_columns;
    unsigned variants;    /* that the text names */
    ptrdiff_t cells;      /* NO_OFFSET: malformed, the text says how */
    ptrdiff_t candidates; /* NO_OFFSET: none */
    ptrdiff_t is_placed;  /* which digits were placed, not given; NO_OFFSET: not told */
    ptrdiff_t text;       /* the comment, or the message of an error, terminated */
    size_t text_length;
    ptrdiff_t name; /* among the texts as well */
    size_t name_length;
    ptrdiff_t regions;    /* among the cells; NO_OFFSET: boxes */
    unsigned place_count; /* of joined boards */
    ptrdiff_t places;
    ptrdiff_t symbols;  /* among the texts, terminated; NO_OFFSET: the usual ones */
    uint64_t number;    /* that the text gives it; 0: none */
    ptrdiff_t rule;     /* among the texts: a rule that they name and the board does not show */
    size_t rule_length; /* 0: there is none */
};

/* A picture among the answers; its bytes follow those of the one before. */
struct job_picture {
    size_t length;
    uint64_t sequence;
};

/* Puzzles of a collection: where a job has any, it has nothing else until job_expand(). */
struct job_lines {
    struct buffer text; /* COUNT puzzles of 81 digits and dots, STRIDE bytes apart */
    size_t count;
    size_t stride;
    const char *source; /* as in struct job_puzzle, and of the first of them */
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
    struct buffer pictures; /* struct job_picture: what OUT holds, where pictures are asked for */
    struct buffer err;      /* for stderr */
    bool has_other;         /* something else than plain puzzles of side 9 */
    struct tally tally;
    struct sudoku_stats stats;
};

/* Adds PUZZLE, which came from SOURCE. */
void job_add_puzzle(struct job *job, const struct sudoku_text_puzzle *puzzle, const char *source,
                    uint64_t sequence);

/* Adds LINES, as job_add_puzzle() would each of them; the first has SEQUENCE. */
void job_add_lines(struct job *job, const struct sudoku_text_lines *lines, const char *source,
                   uint64_t sequence);

/* Adds the message that the text of SOURCE is malformed at ERROR. */
void job_add_error(struct job *job, const struct sudoku_text_error *error, const char *source,
                   uint64_t sequence);

/* Makes lines puzzles like others, so that each can be looked at. */
void job_expand(struct job *job);

/* How many puzzles and messages the job holds, and, where none are lines, the one at INDEX. */
size_t job_size(const struct job *job);
const struct job_puzzle *job_puzzle(const struct job *job, size_t index);

/* What PUZZLE of JOB says of its board, as long as nothing is added. */
struct solve_shape job_shape(const struct job *job, const struct job_puzzle *puzzle);

/* Whether the cells are those of plain puzzles of side 9 and nothing else, 81 bytes each. */
bool job_is_plain(const struct job *job);

/* How many puzzles more the job takes before it is worth a worker's while; pictures take longer to
 * answer, and more memory. */
size_t job_room(const struct job *job, bool makes_pictures);

/* Empties the job and keeps its memory. */
void job_clear(struct job *job);

void job_free(struct job *job);

/* Adds what the solver did in ADDED to TOTAL. */
void stats_add(struct sudoku_stats *total, const struct sudoku_stats *added);

#endif
