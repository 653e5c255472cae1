/* One question about one puzzle, and its answer as text.
 *
 * Takes a puzzle with its open board, gives the answer on OUT and messages on ERR, fails by the
 * outcome. */
#ifndef SOLVE_ANSWER_H
#define SOLVE_ANSWER_H

#include "solve_board.h"
#include "solve_job.h"
#include "solve_options.h"

/* What is known already of a puzzle with one of the questions that ask for a solution. */
struct known_answer {
    enum sudoku_status status;
    const uint8_t *solution; /* NULL: there is none */
};

struct question_context {
    const struct solve_options *options;
    const struct solve_board *board;
    const struct job_puzzle *puzzle;
    const uint8_t *givens;
    const sudoku_digitset *candidates; /* NULL: none */
    const char *comment;
    const struct known_answer *known; /* NULL: ask the solver */
    struct buffer *out;
    struct buffer *pictures; /* struct job_picture, one for each picture in OUT */
    struct buffer *err;
    bool (*flush)(void *user, struct buffer *out); /* NULL: the answer stays in OUT */
    void *user;
};

/* Puts the question of the options, writes the answer, and says in *STATS what the solver did. */
enum outcome answer_question(const struct question_context *asked, struct sudoku_stats *stats);

#endif
