/* What sudoku-gen was asked to do: options that were checked. */
#ifndef GEN_OPTIONS_H
#define GEN_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "cli/options/cli.h"
#include "cli/options/layouts.h"
#include "sheet/sheet.h"

extern const struct cli gen_cli;

/* Boards on a page of a sheet by default. */
#define GEN_PER_PAGE 4

/* What becomes of puzzles. */
enum gen_task {
    GEN_MAKE,      /* new ones */
    GEN_MINIMIZE,  /* those of the operands lose givens */
    GEN_CANONICAL, /* those of the operands become canonical */
};

/* Numbers from LOW to HIGH. */
struct gen_range {
    unsigned low, high;
};

struct gen_options {
    enum gen_task task;
    uint64_t count;
    uint64_t attempts; /* at most, for each puzzle */
    uint64_t hopeless; /* of which no more are made where none of so many has one solution */
    double seconds;    /* after which it gives up; 0: never */
    uint64_t seed;
    bool has_seed;
    enum sudoku_level level; /* 0: any */
    bool has_rating, has_clues;
    struct gen_range rating, clues;
    bool *techniques; /* that the way to the solution takes; NULL: any */
    enum sudoku_symmetry symmetry;
    uint8_t *pattern; /* a number a cell, not 0 for givens; NULL: none */
    unsigned pattern_side;
    bool minimal;
    struct layout_choice board;
    unsigned threads;
    enum sudoku_text_format format;
    const char *line; /* a pattern, which takes the place of FORMAT; NULL: none */
    bool keeps_going; /* a record or an empty line for each puzzle of a file without an answer */
    bool is_sheet;    /* which takes the place of FORMAT */
    enum sheet_format sheet;
    unsigned per_page; /* boards of a sheet */
    enum sheet_solutions solutions;
    enum sheet_paper paper;
    const char *title; /* at the head of each page; NULL: none */
    const char *output;
    char **operands;
    int operand_count;
};

/* Whether puzzles have to be rated. */
bool gen_rates(const struct gen_options *options);

/* Reads the command line; gen_options_free() frees what it took, however it ended. */
enum cli_result gen_options_read(struct gen_options *options, int argc, char **argv);
void gen_options_free(struct gen_options *options);

#endif
