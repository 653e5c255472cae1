/* Lines made by a pattern such as '%n %s', as printf() makes them: a letter after % stands for
 * something, %% for a percent sign, \n, \t and \\ for a line feed, a tab and a backslash. */
#ifndef CLI_OPTIONS_PATTERN_H
#define CLI_OPTIONS_PATTERN_H

#include "cli/options/option.h"
#include "cli/text/buffer.h"

/* A letter, and what it stands for. The same letter stands for the same in all tools. */
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

/* Whether ARGUMENT of an option is a pattern: it has a percent sign. */
bool pattern_is(const char *argument);

/* Whether each % in PATTERN has one of LETTERS (the last one's letter is 0) behind it; if not, a
 * message names them. */
bool pattern_is_sound(const struct cli *cli, const struct cli_option *option, const char *pattern,
                      const struct pattern_letter *letters);

/* Adds what LETTER stands for to OUT. */
typedef void pattern_put(void *user, char letter, struct buffer *out);

/* Adds the line that PATTERN makes, with its line feed. */
void pattern_write(const char *pattern, pattern_put *put, void *user, struct buffer *out);

#endif
