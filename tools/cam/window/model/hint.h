/* Help short of the solution: the steps of a puzzle by logic, one after the other, each told bit by
 * bit: where to look, which technique, the step with its reason. */
#ifndef CAM_WINDOW_MODEL_HINT_H
#define CAM_WINDOW_MODEL_HINT_H

#include <sudokuvision/overlay.h>

#include "cam/window/model/puzzle.h"
#include "cli/text/next_step.h"

struct cam_hint {
    unsigned level; /* how much is told, of enum sudoku_hint; 0: there is no hint */
    struct sudoku_layout *layout;
    char symbols[SVISION_MAX_ROW + 1]; /* as those of a grid */
    struct next_step found;
    uint8_t on_paper[SVISION_MAX_CELLS]; /* what is printed, and what is rightly written in */
    uint8_t cells[SVISION_MAX_CELLS];    /* the position before the step */
    uint8_t is_placed[SVISION_MAX_CELLS];
    sudoku_digitset candidates[SVISION_MAX_CELLS];
};

/* Each call tells more of the next step of PUZZLE; after all of it was told it is done, and the
 * next one begins. */
void cam_hint_more(struct cam_hint *hint, const struct cam_puzzle *puzzle);

/* Does the step that is told, and tells the next one whole. */
void cam_hint_step(struct cam_hint *hint, const struct cam_puzzle *puzzle);

/* Forgets all steps. */
void cam_hint_clear(struct cam_hint *hint);

/* Writes what the hint tells to TEXT of SIZE bytes. */
void cam_hint_describe(const struct cam_hint *hint, char *text, size_t size);

/* Digits that earlier steps placed. */
void cam_hint_digits(const struct cam_hint *hint, uint8_t *digits);

/* Adds where the step is to be looked for, which is tinted, for as long as HINT and *PLACE stay. */
void cam_hint_place(const struct cam_hint *hint, struct sudoku_step *place,
                    struct svision_overlay *overlay);

/* Adds what is painted of the step as far as it is told, in the same way. */
void cam_hint_overlay(const struct cam_hint *hint, struct sudoku_step *place,
                      struct svision_overlay *overlay);

#endif
