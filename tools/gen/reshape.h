/* Puzzles of files: fewer givens, or the canonical form. */
#ifndef GEN_RESHAPE_H
#define GEN_RESHAPE_H

#include "cli/files/output.h"
#include "gen/options.h"

/* Reads the puzzles of all operands, or of standard input without any, and writes what OPTIONS make
 * of them to OUTPUT, one after the other; gives the exit status. */
int gen_reshape(const struct gen_options *options, struct output *output);

#endif
