/* The next step of a position, for tools that show it on pictures. */
#ifndef CLI_TEXT_NEXT_STEP_H
#define CLI_TEXT_NEXT_STEP_H

#include <sudoku/logic.h>

struct next_step {
    struct sudoku_logic *logic;     /* owner of the step */
    const struct sudoku_step *step; /* proved by its premises; NULL: no step */
    const char *none;               /* why there is no step */
};

/* Finds the next step of POSITION on LAYOUT (NULL: a board that cannot be explained) within
 * SECONDS, and stores the candidates before it in CANDIDATES. next_step_free() frees FOUND in any
 * case. Ends the program if memory is short. */
void next_step_find(const struct sudoku_layout *layout,
                    const struct sudoku_logic_position *position, double seconds,
                    struct next_step *found, sudoku_digitset *candidates);
void next_step_free(struct next_step *found);

/* Returns STEP without conclusions and patterns, only with where to look. Valid as long as STEP. */
struct sudoku_step next_step_place(const struct sudoku_step *step);

#endif
