/* Parsing the command line of a tool by its table of options. */
#ifndef CLI_OPTIONS_CLI_H
#define CLI_OPTIONS_CLI_H

#include "cli/options/option.h"

enum cli_result {
    CLI_READY,
    CLI_ANSWERED, /* an option such as --help printed an answer */
    CLI_WRONG,    /* an error, which was reported */
};

/* Sets OPTIONS to the initial arguments of the rows, then to those of the command line. The
 * operands begin at argv[*OPERANDS]. */
enum cli_result cli_read(const struct cli *cli, int argc, char **argv, void *options,
                         int *operands);

#endif
