/* New puzzles: candidates by number, made by workers, and taken in their order, so that the same
 * ones come whatever the number of threads. */
#ifndef GEN_BATCH_H
#define GEN_BATCH_H

#include "cli/files/output.h"
#include "gen/options.h"

/* Exit status: fewer puzzles than asked for. */
enum { GEN_TOO_FEW = 7 };

/* Makes what OPTIONS ask for and writes it to OUTPUT; gives the exit status. Messages say why
 * puzzles are missing. */
int gen_batch(const struct gen_options *options, struct output *output);

#endif
