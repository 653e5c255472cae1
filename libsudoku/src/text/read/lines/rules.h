/* Names of rules that a board does not show: it has other solutions with them. */
#ifndef TEXT_READ_LINES_RULES_H
#define TEXT_READ_LINES_RULES_H

#include <stdbool.h>
#include <stddef.h>

/* A part of a text; LENGTH 0: none. */
struct text_part {
    size_t start, length;
    unsigned shape; /* what a layout with the rule has: regions, or flags of enum sudoku_variant */
};

enum { TEXT_SHAPE_REGIONS = 1 << 16 };

/* True if LENGTH bytes of TEXT are the name of a rule in the style of keys: antiKnight, isDiagonal,
 * killer_cages. */
bool text_names_rule(const char *text, size_t length);

/* True if rules that are written out in LENGTH bytes of TEXT have the name of one. */
bool text_mentions_rule(const char *text, size_t length);

/* The first rule from FROM on that a title or prose of LENGTH bytes of TEXT names: "Anti-Knight
 * Sudoku". Words that mean other things as well count alone or beside "sudoku". */
struct text_part text_title_rule(const char *text, size_t length, size_t from);

#endif
