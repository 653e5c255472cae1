/* A word on what is missing, shown long enough to be read: what the tracker says changes from
 * frame to frame. */
#ifndef CAM_ADVICE_H
#define CAM_ADVICE_H

#include <stdbool.h>

#include "cam/grid.h"

struct cam_advice {
    char text[80]; /* to be shown; empty: nothing */
    bool said;     /* something was said of the last frame */
    double since;  /* when that began, on the frames' clock */
    double shown;  /* since when TEXT stands */
};

/* Hears what is said of GRID at SECONDS. */
void cam_advice_hear(struct cam_advice *advice, const struct cam_grid *grid, double seconds);

#endif
