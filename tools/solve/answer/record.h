/* An answer as a record: a row of CSV, an object of JSON, a line of a pattern, or a line of text.
 *
 * All but the last have the puzzle, the fields of the answer, the status in one word and the
 * identity of the puzzle. */
#ifndef SOLVE_ANSWER_RECORD_H
#define SOLVE_ANSWER_RECORD_H

#include "solve/answer/question.h"

struct answer_record {
    const struct question_context *asked;
    const uint8_t *solution; /* for patterns; NULL: none */
    const char *puzzle_text; /* of a puzzle with rules, in place of the board; NULL: a board */
    const char *solved_text; /* its solution, in place of that above; NULL: none */
    unsigned givens;         /* of it */
    uint64_t count;          /* proved number of solutions; 0: only the status is known */
    struct buffer text;      /* the answer in words, lines separated by line feeds */
    struct buffer csv;       /* its fields, each after a comma */
    struct buffer json;      /* its members, each after a comma */
};

/* Appends the CSV header with a line feed. */
void record_add_header(const struct solve_options *options, struct buffer *out);

/* True if OPTIONS request CSV, JSON or a pattern. */
bool record_is_wanted(const struct solve_options *options);

/* Add a field of the answer: a string, or a number, true or false made as by printf(). */
void record_add_string(struct answer_record *record, const char *key, const char *text);
void record_add_value(struct answer_record *record, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Adds the answer "candidates": a set for each cell. */
void record_add_candidates(struct answer_record *record, const sudoku_digitset *sets);

/* Writes the record and clears it. STATUS describes the puzzle; ERROR is the reason for a missing
 * answer, or NULL. */
void record_write(struct answer_record *record, enum sudoku_status status, const char *error);

/* Appends the library's word for STATUS; COUNT is the proved number of solutions, or 0. */
void record_add_status(const struct question_context *asked, enum sudoku_status status,
                       uint64_t count, struct buffer *out);

/* Begins an object of JSON with the puzzle, and with its candidates if WITH_CANDIDATES. */
void record_open_json(const struct question_context *asked, bool with_candidates);

/* Ends it with status and identity. */
void record_close_json(const struct question_context *asked, enum sudoku_status status,
                       const char *error);

/* With --keep-going, writes a record without an answer for a text or puzzle that could not be
 * examined. */
void record_write_failure(const struct question_context *asked, enum sudoku_status status,
                          const char *error);

#endif
