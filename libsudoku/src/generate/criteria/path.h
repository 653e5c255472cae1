/* The path of a candidate to its solution. */
#ifndef CRITERIA_PATH_H
#define CRITERIA_PATH_H

#include "generate/criteria/order.h"

struct path {
    bool has[CRITERIA_MAX_TECHNIQUES]; /* by technique */
    unsigned step_count;
    unsigned max_score; /* of its techniques */
    unsigned choices;   /* at the narrowest point */
};

/* Sets LOGIC to PUZZLE, which has one solution. */
enum sudoku_status path_start(struct sudoku_logic *logic, const uint8_t *puzzle);

/* Applies steps of LOGIC up to the end of its techniques. Returns SUDOKU_UNDECIDED there, or what
 * sudoku_logic_find_step() returned. */
enum sudoku_status path_exhaust(struct sudoku_logic *logic);

/* Follows the path of LOGIC, whose techniques are ORDER, from its position on a board of CELLS
 * cells; counts choices if COUNTS_CHOICES. Returns SUDOKU_END if it leads to the solution, or what
 * sudoku_logic_find_step() returned at its end. */
enum sudoku_status path_follow(struct path *path, struct sudoku_logic *logic,
                               const struct order *order, unsigned cells, bool counts_choices);

#endif
