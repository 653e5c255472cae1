/* The operands of sudoku-solve: files, puzzles, standard input. */
#ifndef SOLVE_ASK_INPUT_H
#define SOLVE_ASK_INPUT_H

#include "solve/jobs/batch.h"

enum input_result {
    INPUT_READ,
    INPUT_FAILED, /* a message was printed; other operands may be read */
    INPUT_STOPPED /* the batch accepts no more */
};

/* Adds all puzzles of OPERAND ("-": standard input) to BATCH. */
enum input_result input_read(const struct solve_options *options, const char *operand,
                             struct batch *batch);

#endif
