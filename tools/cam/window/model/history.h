/* The committed puzzles and the one in sight. */
#ifndef CAM_WINDOW_MODEL_HISTORY_H
#define CAM_WINDOW_MODEL_HISTORY_H

#include "cam/window/model/puzzle.h"

struct cam_history {
    struct buffer committed; /* array of struct cam_puzzle, in the order of their commits */
    struct cam_puzzle draft; /* puzzle on the tracked, uncommitted grid; side 0: none */
    unsigned in_sight;       /* committed puzzle in sight, from 1; 0: none */
    unsigned shown;          /* puzzle shown; 0: the one in sight */
};

/* Updates the history with GRID. Corrections are kept if the grid is committed and dropped if it
 * disappears. Returns true if another puzzle is in sight. */
bool cam_history_take(struct cam_history *history, const struct cam_grid *grid);

/* Returns the puzzle shown, valid until the next change of HISTORY, or NULL. */
const struct cam_puzzle *cam_history_puzzle(const struct cam_history *history);

/* Calls cam_puzzle_correct() on the puzzle shown. */
bool cam_history_correct(struct cam_history *history, unsigned cell, unsigned digit);

/* Returns the number of committed puzzles. */
unsigned cam_history_count(const struct cam_history *history);

/* Moves to the previous puzzle (-1) or the next one (1). Returns false if there is none. */
bool cam_history_turn(struct cam_history *history, int step);

void cam_history_free(struct cam_history *history);

#endif
