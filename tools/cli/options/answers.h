/* The last options of a table: they print an answer on standard output, and the tool does nothing
 * else. */
#ifndef CLI_OPTIONS_ANSWERS_H
#define CLI_OPTIONS_ANSWERS_H

#include "cli/options/completion.h"
#include "cli/options/option.h"

cli_setter cli_answer_help, cli_answer_version, cli_answer_completion;

#define CLI_ANSWERS                                                                                \
    {"help", 'h', NULL, "show this help", .set = cli_answer_help, .answers = true},                \
        {"version", 0, NULL, "show the version", .set = cli_answer_version, .answers = true},      \
    {                                                                                              \
        "completion", 0, "SHELL", "print a completion script",                                     \
            .set = cli_answer_completion, .names = cli_shell_name, .answers = true                 \
    }

/* For their setters: returns true if all output was written, else prints a message. */
bool cli_finish_answer(const struct cli *cli);

#endif
