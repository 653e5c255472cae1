/* Command lines of the tools: one table row for each option.
 *
 * Takes a table and arguments, gives options one by one and the help text made from the same table,
 * fails with a message on stderr. */
#ifndef CLI_H
#define CLI_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Exit statuses that all tools share. */
enum { CLI_DONE = 0, CLI_FAILED = 1 };

struct cli_option {
    const char *name;     /* long name without dashes */
    char letter;          /* short name, or 0 */
    const char *argument; /* "FILE"; "[LIMIT]" where it may be left out; NULL for none */
    const char *help;     /* one line or several, separated by line feeds */
};

struct cli {
    const char *program;
    const char *usage;   /* what follows the program's name in the first line of the help */
    const char *summary; /* one sentence */
    const char *epilog;  /* text after the options, or NULL */
    const struct cli_option *options;
    unsigned option_count;
};

/* Gives the number of the next option in the table and its argument (NULL: none), -1 when only
 * operands are left (from argv[optind] on), or -2 after a message about an unknown option. */
int cli_next(const struct cli *cli, int argc, char **argv, const char **argument);

/* Prints the help that --help shows. */
void cli_print_help(const struct cli *cli, FILE *out);

/* Prints program name and version. */
void cli_print_version(const struct cli *cli, FILE *out);

/* Prints "program: message" to stderr. */
void cli_error(const struct cli *cli, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Reads a whole number between MIN and MAX from all of TEXT. */
bool cli_parse_number(const char *text, uint64_t min, uint64_t max, uint64_t *value);

/* Threads that a tool takes at most. */
enum { CLI_MOST_THREADS = 1024 };

/* Reads a number of threads, 0 for one for each processor. */
bool cli_parse_threads(const char *text, unsigned *threads);

/* Reads a time in seconds, 0 or more, from all of TEXT. */
bool cli_parse_seconds(const char *text, double *value);

/* Reads TEXT, the rows and columns of a box such as 2x3, with 2..MOST cells. False: it is none, and
 * both numbers are as they were. */
bool cli_parse_box(const char *text, unsigned most, unsigned *rows, unsigned *columns);

#endif
