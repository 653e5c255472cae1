/* What sudoku-scan was asked to do.
 *
 * Takes the command line, gives options that were checked, fails with a message on stderr. */
#ifndef SCAN_OPTIONS_H
#define SCAN_OPTIONS_H

#include <stdbool.h>

#include "cli.h"

extern const struct cli scan_cli;

enum scan_format { SCAN_LINE, SCAN_GRID, SCAN_JSON, SCAN_SDK };

struct scan_options {
    enum scan_format format;
    bool solve;     /* write the solution in place of the puzzle */
    bool all_grids; /* not the best one alone */
    double min_confidence;
    unsigned side;                  /* cells in a row; 0: any that is read */
    unsigned box_rows, box_columns; /* 0: what the photo shows */
    unsigned threads;
    const char *overlay; /* NULL: none */
    const char *rectified;
    const char *debug;
    char **operands;
    int operand_count;
};

enum scan_options_result { SCAN_OPTIONS_READY, SCAN_OPTIONS_ANSWERED, SCAN_OPTIONS_WRONG };

/* Reads the command line. SCAN_OPTIONS_ANSWERED: --help or --version was shown;
 * SCAN_OPTIONS_WRONG: a message was. */
enum scan_options_result scan_options_read(struct scan_options *options, int argc, char **argv);

#endif
