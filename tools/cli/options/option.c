#include "cli/options/option.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/options/suggest.h"

enum cli_argument cli_argument_of(const struct cli_option *option)
{
    if (!option->argument)
        return CLI_NO_ARGUMENT;
    return option->argument[0] == '[' ? CLI_OPTIONAL_ARGUMENT : CLI_REQUIRED_ARGUMENT;
}

void cli_argument_name(const struct cli_option *option, char *text, size_t size)
{
    const char *name = option->argument ? option->argument : "";
    name += strspn(name, "[");
    snprintf(text, size, "%.*s", (int)strcspn(name, "]"), name);
}

void cli_list_names(const struct cli_option *option, char *text, size_t size)
{
    char room[CLI_NAME_ROOM];
    size_t length = 0;
    const char *name = option->names(0, room), *before = "";
    for (unsigned i = 0; name && length < size; i++) {
        length += (size_t)snprintf(text + length, size - length, "%s%s", before, name);
        name = option->names(i + 1, room);
        before = name && option->names(i + 2, (char[CLI_NAME_ROOM]){""}) ? ", " : " or ";
    }
}

void cli_error(const struct cli *cli, const char *format, ...)
{
    va_list arguments;
    fprintf(stderr, "%s: ", cli->program);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}

bool cli_expected(const struct cli *cli, const struct cli_option *option, const char *argument,
                  const char *what)
{
    char text[300];
    struct suggestion near;
    if (option->expected)
        snprintf(text, sizeof text, "%s", option->expected);
    else if (option->names)
        cli_list_names(option, text, sizeof text);
    else if (option->max > 0)
        snprintf(text, sizeof text, "%s from %.10g to %.10g", what, option->min, option->max);
    else
        snprintf(text, sizeof text, "%s from %.10g on", what, option->min);
    bool is_near = suggest_argument(option, argument, &near);
    cli_error(cli, "--%s=%s: expected %s%s%s%s", option->name, argument, text,
              is_near ? "; did you mean " : "", is_near ? near.name : "", is_near ? "?" : "");
    return false;
}
