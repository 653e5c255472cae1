/* What the solutions of a puzzle have in common, where it has several. */
#ifndef SOLVE_ANSWER_SEVERAL_H
#define SOLVE_ANSWER_SEVERAL_H

#include "solve/answer/question.h"

struct several {
    uint8_t other[SUDOKU_MAX_CELLS];    /* another solution than the one that is shown */
    uint8_t backbone[SUDOKU_MAX_CELLS]; /* digits that all solutions have, the givens among them */
    bool is_whole;                      /* no search for them met a limit */
    struct sudoku_stats done;           /* for the puzzle, before and by all these searches */
    uint64_t max_nodes;                 /* of them */
};

/* Finds another solution than SHOWN of the puzzle that is ASKED about, and as much of its backbone
 * as a moderate search tells. SEVERAL->done comes with what was done for the puzzle so far, and the
 * time limit holds for all of it. False: it was reached before there was one. */
bool several_find(const struct question_context *asked, const uint8_t *shown,
                  struct several *several);

/* Adds messages: the other solution, the cells that differ from SHOWN, the backbone. */
void several_explain(const struct question_context *asked, const uint8_t *shown,
                     const struct several *several);

/* Adds the same as keys to the JSON object with which the output ends, and its line with it. */
void several_json(const struct question_context *asked, const uint8_t *shown,
                  const struct several *several);

#endif
