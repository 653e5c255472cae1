/* The common digits of a puzzle with several solutions. */
#ifndef SOLVE_ANSWER_SEVERAL_H
#define SOLVE_ANSWER_SEVERAL_H

#include "solve/answer/question.h"

struct several {
    uint8_t other[SUDOKU_MAX_CELLS];    /* a solution other than the one shown */
    uint8_t backbone[SUDOKU_MAX_CELLS]; /* digits common to all solutions, including givens */
    bool is_whole;                      /* complete: no search met a limit */
    struct sudoku_stats done;           /* statistics for the puzzle, including these searches */
    uint64_t max_nodes;                 /* node limit of these searches */
};

/* Finds a solution other than SHOWN, and as much of the backbone as a moderate search can.
 * SEVERAL->done must hold the statistics for the puzzle; the time limit includes all of it. Returns
 * false if it was reached first. */
bool several_find(const struct question_context *asked, const uint8_t *shown,
                  struct several *several);

/* Adds messages: the other solution, the differing cells, the backbone. */
void several_explain(const struct question_context *asked, const uint8_t *shown,
                     const struct several *several);

/* Adds the same as members of the JSON object at the end of the output. */
void several_json(const struct question_context *asked, const uint8_t *shown,
                  const struct several *several);

#endif
