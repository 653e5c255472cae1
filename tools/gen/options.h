/* The checked options of sudoku-gen. */
#ifndef GEN_OPTIONS_H
#define GEN_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "cli/options/cli.h"
#include "cli/options/layouts.h"
#include "gen/criteria.h"
#include "sheet/sheet.h"

extern const struct cli gen_cli;

/* Boards on a page of a sheet by default. */
#define GEN_PER_PAGE 4

/* Tasks. */
enum gen_task {
    GEN_MAKE,      /* make new puzzles */
    GEN_MINIMIZE,  /* remove givens of the operands' puzzles */
    GEN_CANONICAL, /* write canonical forms of the operands' puzzles */
};

struct gen_options {
    enum gen_task task;
    uint64_t count;
    uint64_t attempts; /* maximum for each puzzle */
    uint64_t hopeless; /* number of attempts without a unique puzzle after which none are made */
    double seconds;    /* time limit; 0: none */
    uint64_t seed;
    bool has_seed;
    struct gen_range clues;
    struct gen_criteria criteria;
    enum sudoku_symmetry symmetry;
    uint8_t *pattern; /* a number per cell, not 0 for givens; NULL: none */
    unsigned pattern_side;
    struct layout_choice board;
    unsigned threads;
    enum sudoku_text_format format;
    const char *line; /* line pattern instead of FORMAT; NULL: none */
    bool keeps_going; /* a record or an empty line for each puzzle of a file without an answer */
    bool is_sheet;    /* a sheet instead of FORMAT */
    enum sheet_format sheet;
    unsigned per_page; /* boards on a page of a sheet */
    enum sheet_solutions solutions;
    enum sheet_paper paper;
    const char *title; /* at the head of each page; NULL: none */
    const char *output;
    char **operands;
    int operand_count;
};

/* Reads the command line; gen_options_free() frees OPTIONS whatever the result. */
enum cli_result gen_options_read(struct gen_options *options, int argc, char **argv);
void gen_options_free(struct gen_options *options);

#endif
