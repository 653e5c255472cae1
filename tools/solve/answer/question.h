/* A puzzle that is being asked about, and where the answer goes. */
#ifndef SOLVE_ANSWER_QUESTION_H
#define SOLVE_ANSWER_QUESTION_H

#include "solve/ask/options.h"
#include "solve/jobs/board.h"
#include "solve/jobs/job.h"

/* What is known already of a puzzle with one of the questions that ask for a solution. */
struct known_answer {
    enum sudoku_status status;
    const uint8_t *solution; /* NULL: there is none */
};

struct question_context {
    const struct solve_options *options;
    struct solve_board *board;
    const struct job_puzzle *puzzle;
    const uint8_t *givens;
    const uint8_t *shown;              /* what forms without candidates show for GIVENS */
    const sudoku_digitset *candidates; /* NULL: none */
    const uint8_t *is_placed;          /* NULL: all digits were given */
    const char *comment;
    const char *name;
    const char *symbols;              /* one for each digit; NULL: the usual ones */
    const char *spoken;               /* the symbols that sentences have; NULL: numbers */
    const struct known_answer *known; /* NULL: ask the solver */
    struct buffer *out;
    struct buffer *pictures; /* struct job_picture, one for each picture in OUT */
    struct buffer *err;
    bool (*flush)(void *user, struct buffer *out); /* NULL: the answer stays in OUT */
    void *user;
};

/* Adds a message about the puzzle, unless nothing is to be said. */
void question_say(const struct question_context *asked, const char *text);

/* Adds DIGIT as it stands in a sentence about the puzzle. */
void question_add_digit(const struct question_context *asked, unsigned digit, struct buffer *out);

/* The limits of the options; an interrupt cancels the search. */
struct sudoku_limits question_limits(const struct question_context *asked);

/* The bytes that a count may take by the options; 0: they do not say. */
size_t question_memory(const struct question_context *asked);

#endif
