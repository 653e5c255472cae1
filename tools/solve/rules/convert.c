#include "solve/rules/convert.h"

#include <stdlib.h>

#include <sudoku/rule_text.h>

enum sudoku_status rule_text_convert(const char *text, size_t length, struct buffer *out,
                                     struct sudoku_text_error *error)
{
    size_t needed = 0;
    enum sudoku_status status =
        sudoku_rules_convert(text, length, SUDOKU_RULE_TEXT_DOTS, NULL, NULL, 0, &needed, error);
    if (status != SUDOKU_OK)
        return status;
    char *dots = buffer_resize(NULL, needed + 1);
    status = sudoku_rules_convert(text, length, SUDOKU_RULE_TEXT_DOTS, NULL, dots, needed + 1,
                                  &needed, error);
    if (status == SUDOKU_OK)
        buffer_add(out, dots, needed);
    free(dots);
    return status;
}
