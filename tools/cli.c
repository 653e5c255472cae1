#include "cli.h"

#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <sudoku/version.h>

enum { MAX_OPTIONS = 64, HELP_COLUMN = 28 };

static int argument_kind(const struct cli_option *option)
{
    if (!option->argument)
        return no_argument;
    return option->argument[0] == '[' ? optional_argument : required_argument;
}

/* The table in the form that getopt_long() wants; SHORT_NAMES holds 3 * MAX_OPTIONS + 2 bytes. */
static void fill_getopt(const struct cli *cli, struct option *longs, char *short_names)
{
    static const char *const colons[] = {"", ":", "::"};
    *short_names = '\0';
    for (unsigned i = 0; i < cli->option_count; i++) {
        const struct cli_option *option = &cli->options[i];
        int kind = argument_kind(option);
        longs[i] = (struct option){option->name, kind, NULL, (int)i};
        if (option->letter)
            sprintf(short_names + strlen(short_names), "%c%s", option->letter, colons[kind]);
    }
    longs[cli->option_count] = (struct option){0};
}

int cli_next(const struct cli *cli, int argc, char **argv, const char **argument)
{
    struct option longs[MAX_OPTIONS + 1];
    char short_names[3 * MAX_OPTIONS + 2];
    int position = -1;
    fill_getopt(cli, longs, short_names);
    int found = getopt_long(argc, argv, short_names, longs, &position);
    *argument = optarg;
    if (found == -1)
        return -1;
    if (found == '?') {
        fprintf(stderr, "Try '%s --help'.\n", cli->program);
        return -2;
    }
    if (position >= 0)
        return position;
    /* After a letter, -a=3 means -a3. */
    if (optarg && *optarg == '=')
        *argument = optarg + 1;
    for (unsigned i = 0; i < cli->option_count; i++)
        if (cli->options[i].letter == found)
            return (int)i;
    return -2;
}

/* "-q, --quiet" or "    --count[=LIMIT]"; gives its length. */
static int print_names(const struct cli_option *option, FILE *out)
{
    int length = option->letter ? fprintf(out, "  -%c, ", option->letter) : fprintf(out, "      ");
    length += fprintf(out, "--%s", option->name);
    if (argument_kind(option) == required_argument)
        length += fprintf(out, "=%s", option->argument);
    else if (option->argument)
        length += fprintf(out, "[=%.*s]", (int)strlen(option->argument) - 2, option->argument + 1);
    return length;
}

void cli_print_help(const struct cli *cli, FILE *out)
{
    fprintf(out, "Usage: %s %s\n%s\n\n", cli->program, cli->usage, cli->summary);
    for (unsigned i = 0; i < cli->option_count; i++) {
        int column = print_names(&cli->options[i], out);
        if (column >= HELP_COLUMN) {
            fputc('\n', out);
            column = 0;
        }
        for (const char *line = cli->options[i].help; *line;) {
            int length = (int)strcspn(line, "\n");
            fprintf(out, "%*s%.*s\n", HELP_COLUMN - column, "", length, line);
            line += length + (line[length] == '\n');
            column = 0;
        }
    }
    if (cli->epilog)
        fprintf(out, "\n%s", cli->epilog);
}

void cli_print_version(const struct cli *cli, FILE *out)
{
    fprintf(out, "%s %s\n", cli->program, sudoku_version());
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

bool cli_parse_number(const char *text, uint64_t min, uint64_t max, uint64_t *value)
{
    char *end;
    if (text[0] < '0' || text[0] > '9')
        return false;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    if (errno || *end || number < min || number > max)
        return false;
    *value = number;
    return true;
}

bool cli_parse_threads(const char *text, unsigned *threads)
{
    uint64_t wanted;
    if (!cli_parse_number(text, 0, CLI_MOST_THREADS, &wanted))
        return false;
    if (wanted == 0) {
        long online = sysconf(_SC_NPROCESSORS_ONLN);
        wanted = online > 0 ? (uint64_t)online : 1;
    }
    *threads = wanted < CLI_MOST_THREADS ? (unsigned)wanted : CLI_MOST_THREADS;
    return true;
}

bool cli_parse_seconds(const char *text, double *value)
{
    char *end;
    if ((text[0] < '0' || text[0] > '9') && text[0] != '.')
        return false;
    double number = strtod(text, &end);
    if (end == text || *end || !isfinite(number))
        return false;
    *value = number;
    return true;
}

bool cli_parse_box(const char *text, unsigned most, unsigned *rows, unsigned *columns)
{
    uint64_t down, across;
    char number[3] = "";
    size_t length = strcspn(text, "xX");
    if (length >= sizeof number || !text[length])
        return false;
    memcpy(number, text, length);
    if (!cli_parse_number(number, 1, most, &down) ||
        !cli_parse_number(text + length + 1, 1, most, &across) || down * across < 2 ||
        down * across > most)
        return false;
    *rows = (unsigned)down;
    *columns = (unsigned)across;
    return true;
}
