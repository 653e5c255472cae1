/* The check of errors in texts of rules, for targets that read such texts. */
#ifndef TESTS_FUZZ_TEXT_ERROR_H
#define TESTS_FUZZ_TEXT_ERROR_H

#include <string.h>

#include <sudoku/rule_text.h>

#include "fuzz.h"

/* ERROR has a message and a place in TEXT. */
static inline void text_error_check(const char *text, size_t length,
                                    const struct sudoku_text_error *error)
{
    uint64_t lines = 1;
    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    HOLDS(error->line >= 1 && error->line <= lines);
    HOLDS(error->column >= 1 && error->column <= length + 1);
    HOLDS(*error->message && memchr(error->message, '\0', sizeof error->message));
}

#endif
