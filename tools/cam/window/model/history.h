/* The puzzles that were settled before the camera, and the one that is in sight. */
#ifndef CAM_WINDOW_MODEL_HISTORY_H
#define CAM_WINDOW_MODEL_HISTORY_H

#include "cam/window/model/puzzle.h"

struct cam_history {
    struct buffer settled;   /* struct cam_puzzle, in the order in which they were committed */
    struct cam_puzzle draft; /* on the grid that is followed and not committed; side 0: none */
    unsigned in_sight;       /* the settled one that is in sight, from 1; 0: none is */
    unsigned looks_at;       /* the one that is looked at; 0: what is in sight */
};

/* Takes what is read on GRID. Corrections of a grid that is then committed go with it; those of one
 * that goes are forgotten. True: another puzzle is in sight than before. */
bool cam_history_take(struct cam_history *history, const struct cam_grid *grid);

/* The puzzle that is looked at; NULL: none. It stays until the next call that changes HISTORY. */
const struct cam_puzzle *cam_history_puzzle(const struct cam_history *history);

/* As cam_puzzle_correct() with that puzzle. */
bool cam_history_correct(struct cam_history *history, unsigned cell, unsigned digit);

/* How many were settled. */
unsigned cam_history_count(const struct cam_history *history);

/* Looks at the puzzle before (-1), or after (1) the one that is looked at. False: there is none. */
bool cam_history_turn(struct cam_history *history, int step);

void cam_history_free(struct cam_history *history);

#endif
