/* What the keys of JSON objects mean. */
#ifndef TEXT_READ_FORMS_JSON_KEYS_H
#define TEXT_READ_FORMS_JSON_KEYS_H

#include <stdbool.h>
#include <stddef.h>

/* What the value of a key is. */
enum json_meaning {
    JSON_NONE, /* a puzzle if it looks like one */
    JSON_PUZZLE,
    JSON_NAME,
    JSON_NUMBER,
    JSON_COMMENT,
    JSON_SYMBOLS,
    JSON_BOX,      /* [rows, columns]; one number is of something else */
    JSON_REGIONS,  /* a label for each cell: an array, arrays of rows, or strings of symbols; or an
                    * array of cells for each region: pairs of row and column, or names */
    JSON_VARIANTS, /* an array of names, or one string with commas */
    JSON_PARTS,    /* the first cell of each joined board, such as r1c13 */
    JSON_RULES,    /* cages, arrows and so on */
    JSON_RULES_TEXT, /* a sentence, or an array of rules */
    JSON_CANDIDATES,
    JSON_SKIPPED,
    JSON_SOLUTION /* skipped as well */
};

/* The meaning of KEY, in either case. */
enum json_meaning json_meaning_of(const char *key);

/* True if LENGTH bytes of TEXT have a word that begins like one for solutions. */
bool json_names_solution(const char *text, size_t length);

#endif
