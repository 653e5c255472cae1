/* Portions of puzzles -> answers of one line each, in the order of the puzzles. */
#ifndef MPI_ANSWER_H
#define MPI_ANSWER_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "mpi/portion.h"

/* What became of lines that are no comment. */
enum answer_kind {
    ANSWER_ONE,       /* solved */
    ANSWER_SEVERAL,   /* one of several solutions was written */
    ANSWER_NONE,      /* no solution: the puzzle was written */
    ANSWER_CONFLICT,  /* the givens break a rule: the puzzle was written */
    ANSWER_MALFORMED, /* no puzzle: nothing was written */
    ANSWER_KINDS
};

/* Memory that is kept from one portion to the next. */
struct answerer {
    struct sudoku_batch *batch;
    const char *name;              /* of the file, for messages */
    struct buffer solutions;       /* 81 bytes a puzzle */
    struct buffer statuses;        /* int8_t a puzzle */
    struct buffer out;             /* the answers of the last portion */
    struct buffer err;             /* messages of all portions, until the caller takes them */
    size_t said;                   /* how many there were before the last portion */
    uint64_t counts[ANSWER_KINDS]; /* of all portions, likewise */
};

/* Makes an answerer for the file called NAME, which solves with THREADS threads. */
enum sudoku_status answerer_open(struct answerer *answerer, const char *name, unsigned threads);

void answerer_close(struct answerer *answerer);

/* Answers PORTION, whose first line is number FIRST of the file. False: a solution failed its
 * check. */
bool answer_portion(struct answerer *answerer, const struct portion *portion, uint64_t first);

#endif
