/* Solves portions of puzzles and writes one line for each, in order. */
#ifndef MPI_ANSWER_H
#define MPI_ANSWER_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "mpi/portion.h"

/* Outcome of a line that is not a comment. */
enum answer_kind {
    ANSWER_ONE,       /* unique solution, written */
    ANSWER_SEVERAL,   /* several solutions, one written */
    ANSWER_NONE,      /* no solution; the puzzle is written */
    ANSWER_CONFLICT,  /* the givens break a rule; the puzzle is written */
    ANSWER_MALFORMED, /* not a puzzle; nothing is written */
    ANSWER_KINDS
};

/* State reused from one portion to the next. */
struct answerer {
    struct sudoku_batch *batch;
    const char *name;              /* file name, for messages */
    struct buffer solutions;       /* 81 bytes per puzzle */
    struct buffer statuses;        /* int8_t per puzzle */
    struct buffer out;             /* answers of the last portion */
    struct buffer err;             /* messages of all portions until the caller clears them */
    size_t err_start;              /* length of ERR before the last portion */
    uint64_t counts[ANSWER_KINDS]; /* per outcome, until the caller clears them */
};

/* Creates an answerer with THREADS threads for the file called NAME. */
enum sudoku_status answerer_open(struct answerer *answerer, const char *name, unsigned threads);

void answerer_close(struct answerer *answerer);

/* Solves PORTION, whose first line is line FIRST of the file. Returns false if a solution failed
 * its check. */
bool answer_portion(struct answerer *answerer, const struct portion *portion, uint64_t first);

#endif
