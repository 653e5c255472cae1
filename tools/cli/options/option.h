/* Tables of options: a row describes an option completely. Parsing (cli.h), help (help.h) and shell
 * completion (completion.h) use the same rows. */
#ifndef CLI_OPTIONS_OPTION_H
#define CLI_OPTIONS_OPTION_H

#include <stdbool.h>
#include <stddef.h>

/* Exit statuses common to all tools. */
enum { CLI_DONE = 0, CLI_FAILED = 1 };

struct cli;
struct cli_option;
struct pattern_letter;

/* Sets the field of OPTION in OPTIONS, the tool's struct, to ARGUMENT (NULL: none). On failure
 * prints a message and returns false. */
typedef bool cli_setter(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *options);

/* Returns the possible argument at INDEX, or NULL past the last; ROOM is for a name made on the
 * fly. */
enum { CLI_NAME_ROOM = 16 };
typedef const char *cli_names(unsigned index, char room[CLI_NAME_ROOM]);

/* NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding): in the order of a row */
struct cli_option {
    const char *name;     /* long name without dashes; NULL: HELP is a group heading */
    char letter;          /* short name, or 0 */
    const char *argument; /* "FILE"; "[LIMIT]" if optional; NULL: none */
    const char *help;     /* without names, bounds and default */
    cli_setter *set;      /* such as those of setters.h */
    size_t field;         /* CLI_FIELD() of the field that SET sets, or 0 */
    int value;            /* value for SET, or 0 */
    double min, max;      /* of a number; max 0: no bound */
    cli_names *names;     /* possible arguments, or NULL */
    const char *expected; /* description for messages, if names and bounds do not suffice */
    const char *initial;  /* default argument, or NULL */
    const char *alias;    /* another spelling of the name, or NULL */
    const struct pattern_letter *letters; /* letters of patterns in the argument, or NULL */
    cli_names *hidden_names;              /* names for suggestions, too many for messages, or NULL
                                           */
    bool answers;                         /* SET prints an answer, and the tool ends */
};

/* The offset of FIELD in a struct OBJECT; does not compile where it is not a TYPE.
 * NOLINTBEGIN(bugprone-macro-parentheses): OBJECT and TYPE are types */
#define CLI_FIELD(type, object, field)                                                             \
    _Generic(((object *)0)->field, type : offsetof(object, field))
/* NOLINTEND(bugprone-macro-parentheses) */

/* The value of a macro as a string. */
#define CLI_STRING(number)  CLI_STRING_(number)
#define CLI_STRING_(number) #number

struct cli {
    const char *program;
    const char *usage;   /* the rest of the first line of the help */
    const char *summary; /* one sentence */
    const char *epilog;  /* paragraphs after the options, or NULL */
    const struct cli_option *options;
    unsigned option_count;
};

enum cli_argument { CLI_NO_ARGUMENT, CLI_REQUIRED_ARGUMENT, CLI_OPTIONAL_ARGUMENT };

enum cli_argument cli_argument_of(const struct cli_option *option);

/* Writes the argument's name without brackets to TEXT of SIZE bytes. */
void cli_argument_name(const struct cli_option *option, char *text, size_t size);

/* Writes "a, b or c", the names of OPTION, to TEXT of SIZE bytes. */
void cli_list_names(const struct cli_option *option, char *text, size_t size);

/* Prints "program: message" to stderr. */
void cli_error(const struct cli *cli, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Prints what was expected instead of ARGUMENT: the row's description, its names, or WHAT within
 * its bounds; and the name that ARGUMENT may misspell. Returns false, for setters to return. */
bool cli_expected(const struct cli *cli, const struct cli_option *option, const char *argument,
                  const char *what);

#endif
