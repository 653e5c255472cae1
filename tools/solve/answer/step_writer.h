/* Writing steps as they are found: as text, records, elements of a JSON array, or pictures. */
#ifndef SOLVE_ANSWER_STEP_WRITER_H
#define SOLVE_ANSWER_STEP_WRITER_H

#include "solve/answer/question.h"

struct step_writer {
    const struct question_context *asked;
    const struct sudoku_logic *logic; /* set to the position before the step */
    enum sudoku_status status;        /* status of the puzzle */
    const char *verdict;              /* on a player's step, in one word; NULL: not asked */
    const char *judgement;            /* the same in words, before the step that shows it */
    uint64_t count;                   /* number of steps written */
    double due;                       /* time of the next flush, by clock_now() */
    bool is_cut;                      /* the output failed */
    bool is_undrawn;                  /* a step could not be drawn, as was reported */
};

/* Begins the answer. If the output can be flushed, the board does so during searches. */
void step_writer_open(struct step_writer *writer);

/* Writes STEP up to the level HINT; JSON and CSV have all of it. */
void step_writer_add(struct step_writer *writer, const struct sudoku_step *step,
                     enum sudoku_hint hint);

/* Ends the answer. STATUS is the final status of the search; ERROR is the reason for missing steps,
 * or NULL. */
void step_writer_close(struct step_writer *writer, enum sudoku_status status, const char *error);

#endif
