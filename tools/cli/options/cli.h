/* The command line of a tool, read by its table of options. */
#ifndef CLI_OPTIONS_CLI_H
#define CLI_OPTIONS_CLI_H

#include "cli/options/option.h"

enum cli_result {
    CLI_READY,
    CLI_ANSWERED, /* by an option that is a question about the tool */
    CLI_WRONG,    /* a message was */
};

/* Sets in OPTIONS what rows have an initial argument for, then what the command line says. The
 * operands begin at argv[*OPERANDS]. */
enum cli_result cli_read(const struct cli *cli, int argc, char **argv, void *options,
                         int *operands);

#endif
