/* The step of a hint over the painted cells: links between candidates, outlines of units. */
#ifndef PLAY_VIEW_HINT_PICTURE_H
#define PLAY_VIEW_HINT_PICTURE_H

#include "play/core/control/theme.h"
#include "play/view/grid.h"
#include "play/view/paint.h"

/* Returns the distance between candidates on a board of SIDE digits, as a fraction of the cell. */
double hint_candidate_pitch(unsigned side);

/* Returns the place of candidate DIGIT in a cell, as fractions of the cell. */
struct svision_point hint_candidate_place(unsigned side, unsigned digit);

/* Where the cells are painted. */
struct hint_place {
    const struct grid *grid;
    struct box box; /* of the board */
    int cell;       /* side of a cell in pixels */
};

/* Paints strong links and base units solid, weak links and cover units dashed. */
void hint_picture_paint(const struct hint_place *place, const struct svision_canvas *canvas,
                        const struct game *game, const struct theme *theme);

#endif
