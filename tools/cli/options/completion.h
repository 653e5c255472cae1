/* What makes a shell complete a tool's options and their arguments: made from the table. */
#ifndef CLI_OPTIONS_COMPLETION_H
#define CLI_OPTIONS_COMPLETION_H

#include <stdio.h>

#include "cli/options/option.h"

/* The shells that are known. */
cli_names cli_shell_name;

/* Prints what SHELL reads. False: there is no such shell. */
bool cli_print_completion(const struct cli *cli, const char *shell, FILE *out);

#endif
