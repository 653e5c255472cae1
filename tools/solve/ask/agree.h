/* The command line, read and checked for what cannot be said of one option alone. */
#ifndef SOLVE_ASK_AGREE_H
#define SOLVE_ASK_AGREE_H

#include "solve/ask/options.h"

/* Reads the command line as solve_options_read() does; what contradicts itself, or is not built, is
 * wrong. */
enum cli_result solve_options_ask(struct solve_options *options, int argc, char **argv);

#endif
