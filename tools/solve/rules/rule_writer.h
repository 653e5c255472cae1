/* Answers about puzzles with rules, written as text, records and pictures. */
#ifndef SOLVE_RULES_RULE_WRITER_H
#define SOLVE_RULES_RULE_WRITER_H

#include <sudoku/rules.h>

#include "solve/answer/question.h"

/* As the index of a broken rule: none is known. */
enum { RULE_ANSWER_NONE_BROKEN = -2 };

/* The puzzle, its solver, and what is known. */
struct rule_answer {
    const struct question_context *asked;
    const char *text;
    size_t length;
    struct sudoku_rules *rules;
    struct sudoku_rule_solver *solver;
    enum sudoku_status status;
    int broken;        /* a rule that alone excludes all values; -1: a cell without a value */
    bool has_solution; /* in VALUES */
    uint8_t values[SUDOKU_RULES_MAX_CELLS];
    sudoku_valueset sets[SUDOKU_RULES_MAX_CELLS];
    struct buffer words;     /* the answer if it is no board */
    bool is_undrawn;         /* as was reported */
    struct buffer solutions; /* of a record, semicolons between them */
    uint64_t count;          /* of --count; 0: unknown */
};

/* Returns the symbol of VALUE. */
char rule_writer_symbol(unsigned value);

/* True if the answer is a row of CSV or lines of a pattern. */
bool rule_writer_has_record(const struct rule_answer *answer);

/* Draws the puzzle with VALUES (NULL: the givens) and CANDIDATES (NULL: those of the rules). */
void rule_writer_draw(struct rule_answer *answer, const uint8_t *values,
                      const sudoku_valueset *candidates);

/* Writes the answer as a row of CSV or a line of a pattern. */
void rule_writer_record(struct rule_answer *answer);

/* Writes the values in the form of the options: a picture, a line, rows, or an object of JSON; a
 * record keeps them. */
void rule_writer_board(struct rule_answer *answer);

/* Writes the words, or an empty line for a missing answer with --keep-going; a picture shows the
 * puzzle as it came. */
void rule_writer_words(struct rule_answer *answer);

#endif
