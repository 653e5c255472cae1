/* Advice on why no puzzle is committed yet. The tracker's hint changes from frame to frame; the
 * advice is shown long enough to be read. */
#ifndef CAM_ADVICE_H
#define CAM_ADVICE_H

#include <stdbool.h>

#include "cam/grid.h"

struct cam_advice {
    char text[80]; /* shown; empty: nothing */
    bool said;     /* the last frame had a hint */
    double since;  /* start of the hints, on the frames' clock */
    double shown;  /* start of TEXT */
};

/* Updates the advice with the hint of GRID, seen at SECONDS. */
void cam_advice_update(struct cam_advice *advice, const struct cam_grid *grid, double seconds);

#endif
