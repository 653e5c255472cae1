/* Text of one classic puzzle a line -> answers of one line each, in the order of the puzzles. */
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

/* Memory that is kept from one text to the next. */
struct answerer {
    struct sudoku_batch *batch;
    const char *name;        /* of the file, for messages */
    struct buffer cells;     /* 81 bytes a puzzle */
    struct buffer numbers;   /* uint64_t: the lines of the puzzles */
    struct buffer solutions; /* 81 bytes a puzzle */
    struct buffer statuses;  /* int8_t a puzzle */
    struct buffer out;       /* the answers */
    struct buffer err;       /* messages */
    uint64_t counts[ANSWER_KINDS];
};

/* Makes an answerer for the file called NAME, which solves with THREADS threads. */
enum sudoku_status answerer_open(struct answerer *answerer, const char *name, unsigned threads);

void answerer_close(struct answerer *answerer);

/* Lines of TEXT; the last may lack its line feed. */
uint64_t answer_count_lines(const char *text, size_t length);

/* Answers the LENGTH bytes of TEXT, whole lines, the first of which has NUMBER. Leaves answers,
 * messages and counts in ANSWERER until the next call. False: a solution failed its check. */
bool answer_lines(struct answerer *answerer, const char *text, size_t length, uint64_t number);

#endif
