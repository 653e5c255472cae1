/* What sudoku-mpi was asked to do. */
#ifndef MPI_OPTIONS_H
#define MPI_OPTIONS_H

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>

#include "cli/options/cli.h"

extern const struct cli mpi_cli;

struct mpi_options {
    unsigned threads;      /* of each process */
    uint64_t range;        /* bytes of the input that a process takes at a time */
    double seconds;        /* between two records of what is done */
    bool stats;            /* figures on stderr at the end */
    bool quiet;            /* nothing about puzzles on stderr */
    const char *input;     /* a file that all processes see */
    char output[PATH_MAX]; /* likewise, behind symbolic links */
};

enum cli_result mpi_options_read(struct mpi_options *options, int argc, char **argv);

#endif
