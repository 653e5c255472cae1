/* The options of sudoku-solve. */
#ifndef SOLVE_ASK_OPTIONS_H
#define SOLVE_ASK_OPTIONS_H

#include "cli/options/cli.h"
#include "solve/ask/asked.h"

extern const struct cli solve_cli;

/* Reads the command line. The caller frees OPTIONS whatever the result. */
enum cli_result solve_options_read(struct solve_options *options, int argc, char **argv);

/* True if the explainer answers QUESTION. */
bool question_is_explained(enum question question);

void solve_options_free(struct solve_options *options);

#endif
