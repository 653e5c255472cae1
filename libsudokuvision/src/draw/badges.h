/* Badges on cells of a photo: tick, ring, dashed ring.
 *
 * They leave the middle of a cell free for its digit. */
#ifndef DRAW_BADGES_H
#define DRAW_BADGES_H

#include <sudokuvision/overlay.h>

#include "draw/step/step_scene.h"

/* Position and height of the question mark of SVISION_BADGE_QUERY, in cells. */
#define BADGES_QUERY_X      0.87F
#define BADGES_QUERY_Y      0.16F
#define BADGES_QUERY_HEIGHT 0.2F

/* Passes the shapes of BADGE on the cell in ROW and COLUMN to TAKE. */
void badges_shapes(enum svision_badge badge, unsigned row, unsigned column, svision_color color,
                   step_take_shape *take, void *user);

#endif
