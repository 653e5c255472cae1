/* What sudoku-solve was asked to do: options that were checked. */
#ifndef SOLVE_ASK_OPTIONS_H
#define SOLVE_ASK_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "cli/options/cli.h"
#include "cli/options/layouts.h"
#include "sheet/page.h"
#include "solve/draw/picture.h"

extern const struct cli solve_cli;

enum question {
    QUESTION_SOLVE,      /* one solution, and whether it is the only one */
    QUESTION_FIRST,      /* one solution */
    QUESTION_ALL,        /* every solution */
    QUESTION_COUNT,      /* how many */
    QUESTION_UNIQUE,     /* whether there is exactly one */
    QUESTION_CHECK,      /* whether the givens keep the rules */
    QUESTION_CANDIDATES, /* what logic leaves, or what solutions have */
    QUESTION_BACKBONE,   /* what all solutions share */
    QUESTION_ESTIMATE,   /* how many solutions there are, about */
    QUESTION_CONVERT,    /* the puzzle itself */
    QUESTION_EXPLAIN,    /* every step to the solution */
    QUESTION_HINT,       /* the next step */
    QUESTION_STEPS,      /* all steps that are possible now */
    QUESTION_RATE,       /* how hard it is */
    QUESTION_REPAIR,     /* what is wrong, and what would mend it */
};

struct solve_options {
    enum question question;
    uint64_t solution_limit;     /* of --all and --count; 0: none. Of --estimate: samples */
    bool wants_true_candidates;  /* --candidates: of solutions, not of logic */
    enum sudoku_hint hint;       /* how much --hint tells */
    bool shows_candidates;       /* --explain: before each step */
    enum sudoku_profile profile; /* of --rate: whose ratings */
    bool *techniques;            /* of --steps: which are asked for; NULL: all */
    enum sudoku_text_format input;
    const char *symbols;            /* of the puzzles; NULL: found out */
    enum sudoku_text_format format; /* SUDOKU_TEXT_AUTO: as the puzzle came */
    enum picture picture;           /* takes the place of FORMAT */
    const char *pattern;            /* of a line, likewise; NULL: none */
    const char *title;              /* of pictures; NULL: none */
    unsigned picture_width;         /* in pixels */
    enum sheet_paper paper;         /* of PDF documents */
    enum sheet_solutions solutions; /* where they have them */
    unsigned per_page;              /* boards; 0: one, without number and solution */
    struct layout_choice layout;    /* boxes not said: as the puzzle says, or by its side */
    enum sudoku_engine engine;
    uint64_t seed;
    uint64_t nodes;
    uint64_t megabytes; /* of --count; 0: as the library thinks fit */
    double seconds;
    unsigned threads;
    bool stats;
    bool quiet;
    bool keeps_going; /* a record or an empty line for what has no answer */
    bool color;
    const char *output;
    char **operands;
    int operand_count;
};

/* Reads the command line. OPTIONS are to be freed whatever the result. */
enum cli_result solve_options_read(struct solve_options *options, int argc, char **argv);

/* Whether the explainer answers QUESTION. */
bool question_is_explained(enum question question);

void solve_options_free(struct solve_options *options);

#endif
