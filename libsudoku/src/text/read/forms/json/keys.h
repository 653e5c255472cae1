/* What the keys of JSON objects mean. */
#ifndef TEXT_READ_FORMS_JSON_KEYS_H
#define TEXT_READ_FORMS_JSON_KEYS_H

#include <stdbool.h>
#include <stddef.h>

/* What the value of a key is. */
enum json_meaning {
    JSON_NONE, /* a puzzle if it is clearly one */
    JSON_PUZZLE,
    JSON_NAME,
    JSON_NUMBER,
    JSON_COMMENT,
    JSON_SYMBOLS,
    JSON_BOX, /* and the next four, as in enum json_shape_key */
    JSON_REGIONS,
    JSON_VARIANTS,
    JSON_PARTS,
    JSON_RULES,
    JSON_RULES_TEXT, /* a sentence, or an array of rules */
    JSON_CANDIDATES,
    JSON_SKIPPED
};

/* What the value of KEY is, in letters of either case. */
enum json_meaning json_meaning_of(const char *key);

/* Whether a word of LENGTH bytes of TEXT, which may go on, is one for solutions. */
bool json_names_solution(const char *text, size_t length);

/* Whether LENGTH bytes of TEXT name a cell, as in R1C1, which nothing but rules does. */
bool json_names_cell(const char *text, size_t length);

#endif
