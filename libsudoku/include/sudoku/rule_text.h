/* Puzzles with rules as text.
 *
 *     static const char text[] = ".Cage~15~R1C1~R1C2.Thermo~R3C1~R3C2~R3C3.~R5C5_7";
 *     struct sudoku_text_error error;
 *     struct sudoku_rules *rules;
 *     if (sudoku_rules_read(text, sizeof text - 1, NULL, &rules, &error) == SUDOKU_ERR_TEXT)
 *         printf("%s\n", error.message);
 *     sudoku_rules_destroy(rules);
 *
 * The forms are the dot notation of sigh's Interactive Sudoku Solver; three of killers: lines of 81
 * characters with arrows to neighbors of a cage, and "3x3:k:" and "3x3:d:k:" with 81 numbers;
 * identifiers of Keen and Unequal in Simon Tatham's collection; and objects and links of f-puzzles
 * and SudokuPad. */
#ifndef SUDOKU_RULE_TEXT_H
#define SUDOKU_RULE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/memory.h>
#include <sudoku/rules.h>
#include <sudoku/status.h>
#include <sudoku/text.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* True if the LENGTH bytes at TEXT begin a puzzle with rules, which may have unknown rules or
 * errors; false for boards of digits, which sudoku_text_reader_next() reads, and for NULL.
 * Thread-safe. */
SUDOKU_API bool sudoku_rules_detect(const char *text, size_t length);

/* Reads the puzzle of LENGTH bytes at TEXT and stores it in *RULES, owned by the caller. All rules
 * of the text are part of it: a text with an unknown one is an error. Blanks, line ends, and lines
 * that begin with '#' are ignored. ALLOCATOR is copied; NULL: malloc() and free(). On failure
 * *RULES is NULL.
 *
 * Returns SUDOKU_OK, with the names of what the text has and the puzzle lacks, such as rules in
 * words of a SudokuPad drawing, in the message of *ERROR (unless NULL); SUDOKU_ERR_TEXT with the
 * place and the reason in *ERROR (unless NULL); SUDOKU_ERR_ARGUMENT for a NULL; SUDOKU_ERR_MEMORY.
 * Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_rules_read(const char *text, size_t length,
                                                const struct sudoku_allocator *allocator,
                                                struct sudoku_rules **rules,
                                                struct sudoku_text_error *error);

/* The forms that sudoku_rules_convert() writes. */
enum sudoku_rule_text_form {
    /* Dot notation, without blanks: every puzzle. */
    SUDOKU_RULE_TEXT_DOTS = 0,
    /* 3x3:k: or 3x3:d:k: and numbers, as SumoCue and JSudoku read them: classic boards with cages,
     * each cell in one at most, and diagonals. */
    SUDOKU_RULE_TEXT_KILLER = 1,
    /* The JSON of f-puzzles: square boards with regions, and the rules that f-puzzles has. */
    SUDOKU_RULE_TEXT_FPUZZLES = 2,
    /* A link to f-puzzles that holds the same. */
    SUDOKU_RULE_TEXT_LINK = 3
};

/* Writes the puzzle of LENGTH bytes at TEXT, in any form that sudoku_rules_read() accepts, in FORM
 * into OUT of SIZE bytes (NULL if SIZE is 0), terminated unless SIZE is 0, and stores the length of
 * the whole text in *WRITTEN. ALLOCATOR provides memory during the call; NULL: malloc() and free().
 *
 * Returns SUDOKU_OK, with *ERROR as sudoku_rules_read() fills it; SUDOKU_ERR_TEXT with the reason
 * in *ERROR (unless NULL): the text is malformed, or FORM cannot say one of its rules;
 * SUDOKU_ERR_ARGUMENT for a NULL or an unknown form; SUDOKU_ERR_MEMORY. On failure nothing is
 * stored. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_rules_convert(const char *text, size_t length,
                                                   enum sudoku_rule_text_form form,
                                                   const struct sudoku_allocator *allocator,
                                                   char *out, size_t size, size_t *written,
                                                   struct sudoku_text_error *error);

/* A rule as texts name it. Strings are constant. */
struct sudoku_named_rule {
    /* sizeof(struct sudoku_named_rule), set by the caller; allows the struct to grow. */
    size_t size;
    /* Such as "Thermo". */
    const char *name;
    /* Such as "SUM CELLS"; "" if there are none. */
    const char *arguments;
    /* A sentence. */
    const char *meaning;
};

/* The size and no rule. */
#define SUDOKU_NAMED_RULE_INIT                                                                     \
    {                                                                                              \
        sizeof(struct sudoku_named_rule), NULL, NULL, NULL                                         \
    }

/* Stores rule INDEX (from 0) of all that texts may name in *NAMED. Returns SUDOKU_OK, SUDOKU_END if
 * there are no more, or SUDOKU_ERR_ARGUMENT for a NULL or a size of no version. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_named_rule_get(unsigned index,
                                                    struct sudoku_named_rule *named);

#ifdef __cplusplus
}
#endif
#endif
