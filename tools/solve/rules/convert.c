#include "solve/rules/convert.h"

#include <stdlib.h>

const char *rule_form_name(unsigned index, char room[CLI_NAME_ROOM])
{
    static const char *const names[] = {[SUDOKU_RULE_TEXT_DOTS] = "dots",
                                        [SUDOKU_RULE_TEXT_KILLER] = "killer",
                                        [SUDOKU_RULE_TEXT_FPUZZLES] = "f-puzzles",
                                        [SUDOKU_RULE_TEXT_LINK] = "link"};
    (void)room;
    return index < sizeof names / sizeof names[0] ? names[index] : NULL;
}

enum sudoku_status rule_text_convert(const char *text, size_t length,
                                     enum sudoku_rule_text_form form, struct buffer *out,
                                     struct sudoku_text_error *error)
{
    size_t needed = 0;
    enum sudoku_status status =
        sudoku_rules_convert(text, length, form, NULL, NULL, 0, &needed, error);
    if (status != SUDOKU_OK)
        return status;
    char *dots = buffer_resize(NULL, needed + 1);
    status = sudoku_rules_convert(text, length, form, NULL, dots, needed + 1, &needed, error);
    if (status == SUDOKU_OK)
        buffer_add(out, dots, needed);
    free(dots);
    return status;
}
