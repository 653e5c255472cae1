/* What the main functions of tools that write one output share. */
#ifndef CLI_RUN_PROGRAM_H
#define CLI_RUN_PROGRAM_H

#include "cli/files/output.h"
#include "cli/options/cli.h"

/* Writes the answer that OPTIONS ask for to OUTPUT; gives the exit status. */
typedef int program_work(const void *options, struct output *output);

/* Opens PATH (NULL: standard output) and has WORK write to it. What came is discarded where that
 * failed or was interrupted. Gives the exit status. */
int program_write(const struct cli *cli, const char *path, program_work *work, const void *options);

/* Ends a program whose command line was RESULT: perform() does what OPTIONS ask for if it is
 * complete. Gives the exit status. */
int program_end(const struct cli *cli, enum cli_result result, int (*perform)(const void *options),
                const void *options);

#endif
