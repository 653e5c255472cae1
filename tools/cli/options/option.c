#include "cli/options/option.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

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

/* Considers the words of "[logic|true]". */
static void consider_words(struct suggestion *suggestion, const char *argument)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    while (*(argument += strcspn(argument, letters))) {
        unsigned length = (unsigned)strspn(argument, letters);
        suggest_consider(suggestion, argument, length);
        argument += length;
    }
}

/* Considers all names that an argument of OPTION may have; false if none is near WORD. */
static bool find_near(const struct cli_option *option, const char *word,
                      struct suggestion *suggestion)
{
    char room[CLI_NAME_ROOM];
    const char *name;
    cli_names *names = option->names ? option->names : option->hidden_names;
    *suggestion = (struct suggestion){.word = word};
    for (unsigned i = 0; names && (name = names(i, room)); i++)
        suggest_consider(suggestion, name, (unsigned)strlen(name));
    if (!names && option->argument)
        consider_words(suggestion, option->argument);
    return *suggestion->name && strcasecmp(suggestion->name, word) != 0;
}

/* Finds the name of OPTION nearest to ARGUMENT or to a comma-separated part of it; false if none is
 * near. */
static bool suggest_argument(const struct cli_option *option, const char *argument,
                             struct suggestion *suggestion)
{
    char part[SUGGEST_MAX_NAME + 1];
    bool found = find_near(option, argument, suggestion);
    while (!found && *argument) {
        size_t length = strcspn(argument, ",");
        snprintf(part, sizeof part, "%.*s", (int)length, argument);
        found = find_near(option, part, suggestion);
        argument += length + (argument[length] == ',');
    }
    suggestion->word = NULL;
    return found;
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
