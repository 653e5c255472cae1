/* Options of sudoku-mpi. */
#ifndef MPI_OPTIONS_H
#define MPI_OPTIONS_H

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>

#include "cli/options/cli.h"

extern const struct cli mpi_cli;

struct mpi_options {
    unsigned threads;      /* per process */
    uint64_t range;        /* bytes of the input per process and round */
    double seconds;        /* between two records */
    bool stats;            /* print statistics to stderr at the end */
    bool quiet;            /* print no messages about puzzles */
    const char *input;     /* must be visible to all processes */
    char output[PATH_MAX]; /* likewise, with symbolic links resolved */
};

enum cli_result mpi_options_read(struct mpi_options *options, int argc, char **argv);

#endif
