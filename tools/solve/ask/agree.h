/* Checks of options against each other. */
#ifndef SOLVE_ASK_AGREE_H
#define SOLVE_ASK_AGREE_H

#include "solve/ask/options.h"

/* solve_options_read() with these checks. */
enum cli_result solve_options_ask(struct solve_options *options, int argc, char **argv);

#endif
