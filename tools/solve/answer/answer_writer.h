/* Answers of the solver: boards, words, records and results of the library. */
#ifndef SOLVE_ANSWER_ANSWER_WRITER_H
#define SOLVE_ANSWER_ANSWER_WRITER_H

#include "solve/answer/question.h"
#include "solve/answer/several.h"

struct answer {
    const struct question_context *asked;
    enum sudoku_text_format format; /* output format */
    enum sudoku_status status;
    struct sudoku_stats stats;
    struct buffer solutions;       /* boards of a result, concatenated */
    uint64_t written;              /* number of boards written */
    bool unwritten;                /* the format cannot represent the board */
    bool is_undrawn;               /* a picture could not be drawn, as was reported */
    const struct several *several; /* NULL: unknown */
};

/* Writes CELLS (NULL: the single ones of CANDIDATES) as a board in the form of the answer, as a
 * picture, or as the solution of a record. */
void answer_write_board(struct answer *answer, const uint8_t *cells,
                        const sudoku_digitset *candidates);

/* Write a record or a line whose answer is a board, a sentence, sets of candidates or a backbone;
 * NULL: there is none. COUNT is the proved number of solutions, or 0. */
void answer_write_solution(const struct answer *answer, const uint8_t *cells);
void answer_write_words(const struct answer *answer, const char *text, uint64_t count);
void answer_write_candidates(const struct answer *answer, const sudoku_digitset *candidates);
void answer_write_backbone(const struct answer *answer, const uint8_t *backbone);

/* Writes a result of the library as CSV or JSON. */
void answer_write_result(struct answer *answer);

#endif
