/* Steps as they are found: text, a record each, elements of a JSON array, or pictures. */
#ifndef SOLVE_ANSWER_STEP_WRITER_H
#define SOLVE_ANSWER_STEP_WRITER_H

#include "solve/answer/question.h"

struct step_writer {
    const struct question_context *asked;
    const struct sudoku_logic *logic; /* in the position before the step that is written */
    enum sudoku_status status;        /* what is known of the puzzle */
    uint64_t count;                   /* of steps written */
    double due;                       /* when the output is to be flushed, by clock_now() */
    bool is_cut;                      /* the output failed */
};

/* Begins the answer. Where it can be flushed, the board waits for the search and shows meanwhile
 * what was found. */
void step_writer_open(struct step_writer *writer);

/* Writes STEP as far as HINT reveals it; JSON and CSV have all of it. */
void step_writer_add(struct step_writer *writer, const struct sudoku_step *step,
                     enum sudoku_hint hint);

/* Ends the answer; STATUS is how the search ended. ERROR says what is missing, NULL: nothing is. */
void step_writer_close(struct step_writer *writer, enum sudoku_status status, const char *error);

#endif
