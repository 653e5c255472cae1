/* Names of rules that a board does not show: with them it has other solutions than without. */
#ifndef TEXT_READ_LINES_RULES_H
#define TEXT_READ_LINES_RULES_H

#include <stdbool.h>
#include <stddef.h>

/* A part of a text; LENGTH 0: there is none. */
struct text_part {
    size_t start, length;
    bool is_shape; /* it names what a layout can have */
};

/* Whether LENGTH bytes of TEXT are the name of a rule as keys have it: antiKnight, isDiagonal,
 * killer_cages. */
bool text_names_rule(const char *text, size_t length);

/* Whether a sentence of LENGTH bytes of TEXT that tells rules has the name of one. */
bool text_tells_rule(const char *text, size_t length);

/* The rule that a title or prose of LENGTH bytes of TEXT names: "Anti-Knight Sudoku". Words that
 * mean other things as well count where they stand alone or beside "sudoku". */
struct text_part text_titles_rule(const char *text, size_t length);

#endif
