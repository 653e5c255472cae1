/* New puzzles: numbered candidates, made by workers and used in order, so that the result does not
 * depend on the number of threads. */
#ifndef GEN_BATCH_H
#define GEN_BATCH_H

#include "cli/files/output.h"
#include "gen/options.h"

/* Exit status: fewer puzzles than asked for. */
enum { GEN_TOO_FEW = 7 };

/* Makes puzzles by OPTIONS and writes them to OUTPUT; returns the exit status. Messages say why
 * puzzles are missing. */
int gen_batch(const struct gen_options *options, struct output *output);

#endif
