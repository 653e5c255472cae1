/* A question about a puzzle, and where its answer goes. */
#ifndef SOLVE_ANSWER_QUESTION_H
#define SOLVE_ANSWER_QUESTION_H

#include "solve/ask/options.h"
#include "solve/jobs/board.h"
#include "solve/jobs/job.h"

/* A known answer to a question for a solution. */
struct known_answer {
    enum sudoku_status status;
    const uint8_t *solution; /* NULL: none */
};

struct question_context {
    const struct solve_options *options;
    struct solve_board *board;
    const struct job_puzzle *puzzle;
    const uint8_t *givens;
    const uint8_t *shown;              /* digits shown for GIVENS by forms without candidates */
    const sudoku_digitset *candidates; /* NULL: none */
    const uint8_t *is_placed;          /* NULL: all digits were given */
    const char *comment;
    const char *name;
    const char *symbols;              /* one per digit; NULL: the usual ones */
    const char *spoken;               /* symbols in sentences; NULL: numbers */
    const struct known_answer *known; /* NULL: unknown */
    struct buffer *out;
    struct buffer *pictures; /* struct job_picture, one for each picture in OUT */
    struct buffer *err;
    bool (*flush)(void *user, struct buffer *out); /* NULL: not possible */
    void *user;
};

/* Adds a message about the puzzle, unless --quiet. */
void question_say(const struct question_context *asked, const char *text);

/* Appends DIGIT as written in sentences. */
void question_add_digit(const struct question_context *asked, unsigned digit, struct buffer *out);

/* Returns the limits of the options; an interrupt cancels the search. */
struct sudoku_limits question_limits(const struct question_context *asked);

/* Returns the memory limit of a count in bytes, or 0 if not set. */
size_t question_memory(const struct question_context *asked);

#endif
