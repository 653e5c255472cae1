/* Numbers on the command line. Each function parses all of TEXT; on failure it returns false and
 * leaves the outputs unchanged. */
#ifndef CLI_OPTIONS_PARSE_H
#define CLI_OPTIONS_PARSE_H

#include <stdbool.h>
#include <stdint.h>

/* A whole number, MIN..MAX. */
bool parse_number(const char *text, uint64_t min, uint64_t max, uint64_t *value);

/* A decimal number with or without a fraction and an exponent, 0 or more. */
bool parse_real(const char *text, double *value);

/* Two whole numbers separated by x, such as 2x3, both 1..MAX. */
bool parse_pair(const char *text, uint64_t max, unsigned *first, unsigned *second);

/* Comma-separated names: passes each with USER to TAKE until that returns false. Returns false
 * then, or if a name is too long. */
bool parse_names(const char *text, bool (*take)(void *user, const char *name), void *user);

#endif
