/* The next step of a position, for tools that show it on pictures. */
#ifndef CLI_TEXT_NEXT_STEP_H
#define CLI_TEXT_NEXT_STEP_H

#include <sudoku/logic.h>

struct next_step {
    struct sudoku_logic *logic;     /* to which the step belongs */
    const struct sudoku_step *step; /* proved by its premises; NULL: there is none */
    const char *none;               /* why not */
};

/* Finds the step of POSITION on LAYOUT (NULL: a board of no kind that has any) within SECONDS. Ends
 * the program where memory is short.
 * CANDIDATES gets those before the step. What FOUND takes is given back by next_step_free(),
 * whether there is a step or not. */
void next_step_find(const struct sudoku_layout *layout,
                    const struct sudoku_logic_position *position, double seconds,
                    struct next_step *found, sudoku_digitset *candidates);
void next_step_free(struct next_step *found);

/* STEP without what it does and how: where to look is left. It stays as long as STEP. */
struct sudoku_step next_step_place(const struct sudoku_step *step);

#endif
