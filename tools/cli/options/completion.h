/* Shell completion of options and their arguments, generated from the table. */
#ifndef CLI_OPTIONS_COMPLETION_H
#define CLI_OPTIONS_COMPLETION_H

#include <stdio.h>

#include "cli/options/option.h"

/* The supported shells. */
cli_names cli_shell_name;

/* Prints the completion script of SHELL. Returns false if there is no such shell. */
bool cli_print_completion(const struct cli *cli, const char *shell, FILE *out);

#endif
