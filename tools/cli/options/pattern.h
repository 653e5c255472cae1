/* Lines from patterns such as '%n %s', in the style of printf(): a letter after % is a field, %% a
 * percent sign;
 * , \t and \\ are a line feed, a tab and a backslash. */
#ifndef CLI_OPTIONS_PATTERN_H
#define CLI_OPTIONS_PATTERN_H

#include "cli/options/option.h"
#include "cli/text/buffer.h"

/* A letter and its meaning, the same in all tools. */
struct pattern_letter {
    char letter;
    const char *meaning;
};

#define PATTERN_PUZZLE                                                                             \
    {                                                                                              \
        'p', "puzzle"                                                                              \
    }
#define PATTERN_SOLUTION                                                                           \
    {                                                                                              \
        's', "solution, or nothing where there is none"                                            \
    }
#define PATTERN_NUMBER                                                                             \
    {                                                                                              \
        'n', "number, from 1"                                                                      \
    }
#define PATTERN_FILE                                                                               \
    {                                                                                              \
        'f', "file"                                                                                \
    }
#define PATTERN_RESULT                                                                             \
    {                                                                                              \
        'r', "result: unique, several, none, ..."                                                  \
    }

/* True if ARGUMENT is a pattern, that is, contains a percent sign. */
bool pattern_is(const char *argument);

/* True if each % of PATTERN is followed by one of LETTERS, which end with a letter 0; else prints a
 * message that lists them. */
bool pattern_is_sound(const struct cli *cli, const struct cli_option *option, const char *pattern,
                      const struct pattern_letter *letters);

/* Appends the field LETTER to OUT. */
typedef void pattern_put(void *user, char letter, struct buffer *out);

/* Appends the line for PATTERN, with its line feed. */
void pattern_write(const char *pattern, pattern_put *put, void *user, struct buffer *out);

#endif
