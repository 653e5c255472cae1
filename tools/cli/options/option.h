/* Command lines as tables: one row for each option says everything about it. Reading the command
 * line (cli.h), the help (help.h) and completions for shells (completion.h) all come from it. */
#ifndef CLI_OPTIONS_OPTION_H
#define CLI_OPTIONS_OPTION_H

#include <stdbool.h>
#include <stddef.h>

/* Exit statuses that all tools share. */
enum { CLI_DONE = 0, CLI_FAILED = 1 };

struct cli;
struct cli_option;
struct pattern_letter;

/* Sets what OPTION stands for in OPTIONS, the tool's own struct, by ARGUMENT (NULL: none). False: a
 * message was written. */
typedef bool cli_setter(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *options);

/* The name at INDEX of those that an argument may be; NULL past the last. A name that stands
 * nowhere yet may be written into ROOM. */
enum { CLI_NAME_ROOM = 16 };
typedef const char *cli_names(unsigned index, char room[CLI_NAME_ROOM]);

/* NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding): in the order of a row */
struct cli_option {
    const char *name;     /* long name without dashes; NULL: HELP is the heading of a group */
    char letter;          /* short name, or 0 */
    const char *argument; /* "FILE"; "[LIMIT]" where it may be left out; NULL for none */
    const char *help;     /* names, bounds and default need not be told */
    cli_setter *set;      /* setters.h has some for many options */
    size_t field;         /* CLI_FIELD() of what SET sets, or 0 */
    int value;            /* that SET gives it, or 0 */
    double min, max;      /* of a number; max 0: no bound */
    cli_names *names;     /* that an argument may be, or NULL */
    const char *expected; /* of an argument, for messages, where names and bounds do not say it */
    const char *initial;  /* the argument that leaving the option out stands for, or NULL */
    const char *alias;    /* another spelling of the name, or NULL */
    const struct pattern_letter *letters; /* that a pattern in the argument may have, or NULL */
    cli_names *hidden_names;              /* to suggest from, too many for messages, or NULL */
    bool answers;                         /* SET has answered, and nothing else is done */
};

/* The offset of FIELD in a struct OBJECT; does not compile where it is not a TYPE.
 * NOLINTBEGIN(bugprone-macro-parentheses): OBJECT and TYPE are types */
#define CLI_FIELD(type, object, field)                                                             \
    _Generic(((object *)0)->field, type : offsetof(object, field))
/* NOLINTEND(bugprone-macro-parentheses) */

/* A number that a macro stands for, as a text. */
#define CLI_STRING(number)  CLI_STRING_(number)
#define CLI_STRING_(number) #number

struct cli {
    const char *program;
    const char *usage;   /* what follows the program's name in the first line of the help */
    const char *summary; /* one sentence */
    const char *epilog;  /* paragraphs after the options, or NULL */
    const struct cli_option *options;
    unsigned option_count;
};

enum cli_argument { CLI_NO_ARGUMENT, CLI_REQUIRED_ARGUMENT, CLI_OPTIONAL_ARGUMENT };

enum cli_argument cli_argument_of(const struct cli_option *option);

/* Writes the argument's name without brackets to TEXT, at most SIZE bytes. */
void cli_argument_name(const struct cli_option *option, char *text, size_t size);

/* Writes "a, b or c", the names of OPTION, to TEXT, at most SIZE bytes. */
void cli_list_names(const struct cli_option *option, char *text, size_t size);

/* Prints "program: message" to stderr. */
void cli_error(const struct cli *cli, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Says what was expected in place of ARGUMENT: what the row says, else WHAT within its bounds; and
 * the name that ARGUMENT may misspell. Returns false, for setters to return. */
bool cli_expected(const struct cli *cli, const struct cli_option *option, const char *argument,
                  const char *what);

#endif
