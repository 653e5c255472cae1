/* Suggestions for misspelled names. */
#ifndef CLI_OPTIONS_SUGGEST_H
#define CLI_OPTIONS_SUGGEST_H

enum { SUGGEST_MAX_NAME = 63 };

/* The nearest of the names considered. Initialize with the word and zeros. */
struct suggestion {
    const char *word;
    char name[SUGGEST_MAX_NAME + 1]; /* empty: none is near */
    unsigned distance;
};

/* Considers NAME, of LENGTH characters. A name is near if it differs in case, punctuation and
 * spaces, in one letter of three (missing, extra, wrong, or swapped with the next), or in a missing
 * end. */
void suggest_consider(struct suggestion *suggestion, const char *name, unsigned length);

#endif
