/* Numbers on the command line. Each function takes all of TEXT; false where it is something else,
 * and the outputs are as they were. */
#ifndef CLI_OPTIONS_PARSE_H
#define CLI_OPTIONS_PARSE_H

#include <stdbool.h>
#include <stdint.h>

/* A whole number, MIN..MAX. */
bool parse_number(const char *text, uint64_t min, uint64_t max, uint64_t *value);

/* A decimal number with or without a fraction and an exponent, 0 or more. */
bool parse_real(const char *text, double *value);

/* Two whole numbers with an x between, such as 2x3, both 1..MAX. */
bool parse_pair(const char *text, uint64_t max, unsigned *first, unsigned *second);

/* Names with commas between: TAKE gets each with USER, until it gives false. False: it did, or a
 * name is too long to be one. */
bool parse_names(const char *text, bool (*take)(void *user, const char *name), void *user);

#endif
