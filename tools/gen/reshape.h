/* Puzzles of files: removal of givens, and canonical forms. */
#ifndef GEN_RESHAPE_H
#define GEN_RESHAPE_H

#include "cli/files/output.h"
#include "gen/options.h"

/* Reads the puzzles of all operands, or of standard input, and writes the changed ones to OUTPUT in
 * order; returns the exit status. */
int gen_reshape(const struct gen_options *options, struct output *output);

#endif
