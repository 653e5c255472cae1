/* Forms of other programs, rewritten in dot notation. */
#ifndef RULES_FORMS_FORMS_H
#define RULES_FORMS_FORMS_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/memory.h>
#include <sudoku/status.h>
#include <sudoku/text.h>

enum { FORMS_IGNORED_SIZE = 128 };

/* A puzzle in dot notation. */
struct form_translation {
    char *dots; /* terminated; owned by who called forms_translate() */
    size_t length;
    /* Names of what the text has and DOTS lacks, such as rules in words, with commas between. */
    char ignored[FORMS_IGNORED_SIZE];
    bool has_rule; /* the text has something that boards of digits lack */
};

/* Rewrites LENGTH bytes of TEXT, one puzzle in the form of another program: a killer on a line, an
 * identifier of a game of Keen or Unequal, an object or a link of f-puzzles or SudokuPad. Memory
 * comes from ALLOCATOR.
 *
 * Returns SUDOKU_OK; SUDOKU_END: TEXT is in no such form; SUDOKU_ERR_TEXT with *ERROR: it is
 * malformed, or has a rule that is not supported; SUDOKU_ERR_MEMORY. */
enum sudoku_status forms_translate(const char *text, size_t length,
                                   const struct sudoku_allocator *allocator,
                                   struct form_translation *translation,
                                   struct sudoku_text_error *error);

#endif
