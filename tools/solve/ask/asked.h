/* What a command line of sudoku-solve asks: the values of its options. */
#ifndef SOLVE_ASK_ASKED_H
#define SOLVE_ASK_ASKED_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/rule_text.h>
#include <sudoku/sudoku.h>

#include "cli/options/layouts.h"
#include "cli/options/orders.h"
#include "cli/text/buffer.h"
#include "sheet/page.h"
#include "solve/ask/candidate.h"
#include "solve/draw/picture.h"

enum question {
    QUESTION_SOLVE,      /* one solution, and whether it is unique */
    QUESTION_FIRST,      /* one solution */
    QUESTION_ALL,        /* every solution */
    QUESTION_COUNT,      /* the number of solutions */
    QUESTION_UNIQUE,     /* whether the solution is unique */
    QUESTION_CHECK,      /* whether the givens obey the rules */
    QUESTION_CANDIDATES, /* candidates left by logic, or true candidates */
    QUESTION_BACKBONE,   /* digits common to all solutions */
    QUESTION_ESTIMATE,   /* estimated number of solutions */
    QUESTION_CONVERT,    /* the puzzle itself */
    QUESTION_EXPLAIN,    /* the whole path */
    QUESTION_HINT,       /* the next step */
    QUESTION_STEPS,      /* all possible steps */
    QUESTION_WHY,        /* the easiest step that excludes a candidate */
    QUESTION_JUDGE,      /* whether a step of a player is right */
    QUESTION_RATE,       /* the rating */
    QUESTION_REPAIR,     /* contradictions and repairs */
};

struct solve_options {
    enum question question;
    uint64_t solution_limit;          /* of --all and --count, 0: none; of --estimate: samples */
    bool wants_true_candidates;       /* --candidates: of solutions, not of logic */
    enum sudoku_hint hint;            /* level of --hint */
    struct asked_candidate candidate; /* of --why and --judge */
    bool shows_candidates;            /* of --explain: before each step */
    enum sudoku_profile rating;       /* of --rate: HoDoKu's or Sudoku Explainer's */
    struct order_choice order;        /* of --explain, --hint, --why and --judge */
    enum sudoku_detail detail;        /* of sentences */
    bool *techniques;                 /* of --steps; NULL: all */
    enum sudoku_text_format input;
    const char *symbols;                  /* of the puzzles; NULL: detected */
    enum sudoku_text_format format;       /* SUDOKU_TEXT_AUTO: that of the puzzle */
    enum picture picture;                 /* instead of FORMAT */
    const char *pattern;                  /* line pattern instead of FORMAT; NULL: none */
    const char *title;                    /* of pictures; NULL: none */
    unsigned picture_width;               /* in pixels */
    enum sheet_paper paper;               /* of PDF documents */
    enum sheet_solutions solutions;       /* their place in PDF documents */
    unsigned per_page;                    /* boards; 0: one, without number and solution */
    struct layout_choice layout;          /* default boxes: those of the puzzle, or by its side */
    struct buffer rules;                  /* in dot notation, to be added to each puzzle */
    enum sudoku_rule_text_form rule_form; /* of puzzles that --convert writes */
    bool has_rule_form;                   /* also of boards without rules */
    enum sudoku_engine engine;
    uint64_t seed;
    uint64_t nodes;
    uint64_t megabytes; /* of --count; 0: the library's default */
    double seconds;
    unsigned threads;
    bool stats;
    bool quiet;
    bool keeps_going; /* write a record or an empty line for a missing answer */
    bool color;
    const char *output;
    char **operands;
    int operand_count;
};

#endif
