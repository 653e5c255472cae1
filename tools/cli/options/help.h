/* The output of --help, generated from the table, 80 columns wide. */
#ifndef CLI_OPTIONS_HELP_H
#define CLI_OPTIONS_HELP_H

#include <stdio.h>

#include "cli/options/option.h"

void cli_print_help(const struct cli *cli, FILE *out);

#endif
