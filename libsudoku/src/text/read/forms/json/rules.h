/* Names of rules that the libraries do not have, and of cells, which nothing but rules names: a
 * board beside them has other solutions with them than without. */
#ifndef TEXT_READ_FORMS_JSON_RULES_H
#define TEXT_READ_FORMS_JSON_RULES_H

#include <stdbool.h>
#include <stddef.h>

static inline char json_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Whether LENGTH bytes of TEXT are the name of a rule that the libraries do not have, as keys have
 * it: antiKnight, isDiagonal, killer_cages. */
bool json_names_rule(const char *text, size_t length);

/* Whether a sentence of LENGTH bytes of TEXT has the name of such a rule. */
bool json_tells_rule(const char *text, size_t length);

/* Whether LENGTH bytes of TEXT name a cell, as in R1C1. */
bool json_names_cell(const char *text, size_t length);

#endif
