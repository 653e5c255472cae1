/* Help short of the solution: the logical steps of a puzzle, one after the other, each revealed
 * gradually: its place, its technique, the step with its reason. */
#ifndef CAM_WINDOW_MODEL_HINT_H
#define CAM_WINDOW_MODEL_HINT_H

#include <sudokuvision/overlay.h>

#include "cam/window/model/puzzle.h"
#include "cli/text/next_step.h"

struct cam_hint {
    unsigned level; /* how much is revealed: enum sudoku_hint; 0: no hint */
    struct sudoku_layout *layout;
    char symbols[SVISION_MAX_ROW + 1]; /* as in struct cam_grid */
    struct next_step found;
    uint8_t on_paper[SVISION_MAX_CELLS]; /* givens and correct entries */
    uint8_t cells[SVISION_MAX_CELLS];    /* position before the step */
    uint8_t is_placed[SVISION_MAX_CELLS];
    sudoku_digitset candidates[SVISION_MAX_CELLS];
};

/* Reveals more of the next step of PUZZLE. A step that is fully revealed is applied, and the
 * next one begins. */
void cam_hint_more(struct cam_hint *hint, const struct cam_puzzle *puzzle);

/* Applies the current step and fully reveals the next one. */
void cam_hint_step(struct cam_hint *hint, const struct cam_puzzle *puzzle);

/* Clears all steps. */
void cam_hint_clear(struct cam_hint *hint);

/* Writes the revealed part of the hint to TEXT of SIZE bytes. */
void cam_hint_describe(const struct cam_hint *hint, char *text, size_t size);

/* Copies to DIGITS those that earlier steps placed. */
void cam_hint_digits(const struct cam_hint *hint, uint8_t *digits);

/* Adds to OVERLAY the tinted area of the step. OVERLAY borrows HINT and *PLACE. */
void cam_hint_place(const struct cam_hint *hint, struct sudoku_step *place,
                    struct svision_overlay *overlay);

/* Adds to OVERLAY the revealed part of the step. OVERLAY borrows HINT and *PLACE. */
void cam_hint_overlay(const struct cam_hint *hint, struct sudoku_step *place,
                      struct svision_overlay *overlay);

#endif
