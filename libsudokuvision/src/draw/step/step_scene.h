/* A step on its board, and the shapes that show it.
 *
 * Points are in cells from the board's top left corner, for scaling to a picture or mapping to a
 * photo. */
#ifndef DRAW_STEP_STEP_SCENE_H
#define DRAW_STEP_STEP_SCENE_H

#include <stdbool.h>

#include <sudokuvision/draw.h>

#include "draw/draw_pen.h"

struct step_shape {
    svision_color color;
    /* Of a round pen along the points, in cells; 0: the area enclosed. */
    float width;
    bool is_closed;
    unsigned count;
    struct svision_point points[DRAW_MAX_POINTS];
};

typedef void step_take_shape(void *user, const struct step_shape *shape);

struct step_scene {
    const struct sudoku_layout *layout;
    const struct sudoku_step *step;
    const uint8_t *cells;              /* NULL: an empty board */
    const sudoku_digitset *candidates; /* NULL: all that the step names */
    struct svision_step_colors colors;
};

/* Returns the center of a candidate. */
struct svision_point step_candidate_at(const struct sudoku_layout *layout, unsigned cell,
                                       unsigned digit);

/* True if all cells, digits and units of STEP exist in LAYOUT. */
bool step_is_of(const struct sudoku_layout *layout, const struct sudoku_step *step);

#endif
