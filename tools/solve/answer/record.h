/* An answer as a record: a row of CSV, an object of JSON, a line of a pattern, or a line of text.
 *
 * All but the last have the puzzle, the fields of the answer, the status in one word and the
 * identity of the puzzle. */
#ifndef SOLVE_ANSWER_RECORD_H
#define SOLVE_ANSWER_RECORD_H

#include "solve/answer/question.h"

struct record {
    const struct question_context *asked;
    const uint8_t *solution; /* for patterns; NULL: none */
    uint64_t count;          /* of solutions, proved; 0: the status says all that is known */
    struct buffer text;      /* the answer in words, lines with line feeds between */
    struct buffer csv;       /* its fields, each after a comma */
    struct buffer json;      /* its members, each after a comma */
};

/* The names of the columns of CSV, with a line feed. */
void record_add_header(const struct solve_options *options, struct buffer *out);

/* Whether OPTIONS ask for records other than lines of text. */
bool record_is_wanted(const struct solve_options *options);

/* Add a field of the answer: a string, or a number, true or false made as by printf(). */
void record_add_string(struct record *record, const char *key, const char *text);
void record_add_value(struct record *record, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Adds the answer "candidates": a set for each cell. */
void record_add_candidates(struct record *record, const sudoku_digitset *sets);

/* Writes the record and empties it. STATUS is what is known of the puzzle; ERROR says why there is
 * no answer, NULL if there is one. */
void record_write(struct record *record, enum sudoku_status status, const char *error);

/* Begins an object of JSON with the puzzle, and with its candidates if WITH_CANDIDATES. */
void record_open_json(const struct question_context *asked, bool with_candidates);

/* Ends it with status and identity. */
void record_close_json(const struct question_context *asked, enum sudoku_status status,
                       const char *error);

/* Writes a record without an answer for a puzzle or a text that could not be asked about; with
 * --keep-going only. */
void record_write_failure(const struct question_context *asked, enum sudoku_status status,
                          const char *error);

#endif
