/* The name that a misspelled word most likely stands for. */
#ifndef CLI_OPTIONS_SUGGEST_H
#define CLI_OPTIONS_SUGGEST_H

#include <stdbool.h>

struct cli_option;

enum { SUGGEST_MAX_NAME = 63 };

/* The best of the names considered so far. Start with the word and zeros. */
struct suggestion {
    const char *word;
    char name[SUGGEST_MAX_NAME + 1]; /* empty: none is near */
    unsigned distance;
};

/* Considers NAME, of LENGTH characters. Near are names that differ in capitals, signs and spaces,
 * in one letter of three (left out, added, wrong, or swapped with the next), or in a missing end.
 */
void suggest_consider(struct suggestion *suggestion, const char *name, unsigned length);

/* Finds the name of OPTION that ARGUMENT, or a part of it between commas, misspells. Returns false
 * if none is near. */
bool suggest_argument(const struct cli_option *option, const char *argument,
                      struct suggestion *suggestion);

#endif
