/* Command line of sudoku-scan: the checked options. */
#ifndef SCAN_OPTIONS_H
#define SCAN_OPTIONS_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "cli/options/boards.h"
#include "cli/options/cli.h"
#include "cli/options/formats.h"

extern const struct cli scan_cli;

struct scan_options {
    struct format_choice form;
    bool solve;     /* write the solution instead of the puzzle */
    bool check;     /* compare handwritten entries with the solution */
    unsigned hint;  /* how much of the next step to show, enum sudoku_hint; 0: nothing */
    bool answer;    /* paint the solution in addition to anything else */
    bool givens;    /* omit handwriting */
    bool all_grids; /* all grids instead of the best one */
    bool same;      /* all photos show one puzzle, and are read together */
    double min_confidence;
    struct board_choice boards;
    unsigned threads;
    uint64_t max_pixels; /* of a photo */
    const char *overlay; /* NULL: none */
    const char *rectified;
    const char *debug;
    char **operands;
    int operand_count;
    bool has_several; /* photos, or pages of a PDF */
};

/* Reads the command line. */
enum cli_result scan_options_read(struct scan_options *options, int argc, char **argv);

#endif
