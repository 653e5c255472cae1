#include "cli/options/answers.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <sudoku/version.h>

#include "cli/options/help.h"

bool cli_finish_answer(const struct cli *cli)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return true;
    cli_error(cli, "standard output: %s", strerror(errno));
    return false;
}

bool cli_answer_help(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *options)
{
    (void)option;
    (void)argument;
    (void)options;
    cli_print_help(cli, stdout);
    return cli_finish_answer(cli);
}

bool cli_answer_version(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *options)
{
    (void)option;
    (void)argument;
    (void)options;
    printf("%s %s\n", cli->program, sudoku_version());
    return cli_finish_answer(cli);
}

bool cli_answer_completion(const struct cli *cli, const struct cli_option *option,
                           const char *argument, void *options)
{
    (void)options;
    if (!cli_print_completion(cli, argument, stdout))
        return cli_expected(cli, option, argument, NULL);
    return cli_finish_answer(cli);
}
