/* What sudoku-solve was asked to do.
 *
 * Takes the command line, gives options that were checked, fails with a message on stderr. */
#ifndef SOLVE_OPTIONS_H
#define SOLVE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "cli.h"
#include "solve_picture.h"

extern const struct cli solve_cli;

enum question {
    QUESTION_SOLVE,      /* one solution, and whether it is the only one */
    QUESTION_FIRST,      /* one solution */
    QUESTION_ALL,        /* every solution */
    QUESTION_COUNT,      /* how many */
    QUESTION_UNIQUE,     /* whether there is exactly one */
    QUESTION_CHECK,      /* whether the givens keep the rules */
    QUESTION_CANDIDATES, /* what logic leaves */
};

struct solve_options {
    enum question question;
    uint64_t solution_limit; /* of --all and --count; 0: none */
    enum sudoku_text_format input;
    enum sudoku_text_format format; /* SUDOKU_TEXT_AUTO: as the puzzle came */
    enum picture picture;           /* takes the place of FORMAT */
    const char *title;              /* of pictures; NULL: none */
    unsigned picture_width;         /* in pixels */
    unsigned box_rows;              /* 0: as the puzzle says, or by its side */
    unsigned box_columns;
    unsigned variants;
    uint8_t *regions; /* NULL: boxes */
    unsigned regions_side;
    enum sudoku_engine engine;
    uint64_t seed;
    uint64_t nodes;
    double seconds;
    unsigned threads;
    bool stats;
    bool quiet;
    bool colour;
    const char *output;
    char **operands;
    int operand_count;
};

enum options_result { OPTIONS_READY, OPTIONS_ANSWERED, OPTIONS_WRONG };

/* Reads the command line. OPTIONS_ANSWERED: --help or --version was shown; OPTIONS_WRONG: a
 * message was. */
enum options_result solve_options_read(struct solve_options *options, int argc, char **argv);

/* Whether FORMAT (as chosen, or as a puzzle came) writes results, not boards. */
bool solve_format_is_result(enum sudoku_text_format format);

void solve_options_free(struct solve_options *options);

#endif
