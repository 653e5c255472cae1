/* Shared by the main functions of tools with one output. */
#ifndef CLI_RUN_PROGRAM_H
#define CLI_RUN_PROGRAM_H

#include "cli/files/output.h"
#include "cli/options/cli.h"

/* Writes the answer for OPTIONS to OUTPUT; returns the exit status. */
typedef int program_work(const void *options, struct output *output);

/* Opens PATH (NULL: standard output) and runs WORK on it. Discards the output on failure or
 * interruption. Returns the exit status. */
int program_write(const struct cli *cli, const char *path, program_work *work, const void *options);

/* Runs PERFORM if RESULT, of the command line, is CLI_READY, and ends the program. Returns the exit
 * status. */
int program_end(const struct cli *cli, enum cli_result result, int (*perform)(const void *options),
                const void *options);

#endif
