/* Position of a grid between two readings, extrapolated from its speed. */
#ifndef CAM_WINDOW_MODEL_POSE_H
#define CAM_WINDOW_MODEL_POSE_H

#include <stdbool.h>

#include "cam/grid.h"

struct cam_pose {
    bool any; /* a frame was read */
    struct cam_grid grid;
    double seconds;                                    /* time of that frame */
    struct svision_point speed[SVISION_MAX_CROSSINGS]; /* speed of the crossings, in pixels per
                                                        * second */
};

/* Updates the pose with GRID, read from the frame at SECONDS. */
void cam_pose_put(struct cam_pose *pose, const struct cam_grid *grid, double seconds);

/* Copies the grid to GRID, its crossings extrapolated to SECONDS. */
void cam_pose_at(const struct cam_pose *pose, double seconds, struct cam_grid *grid);

#endif
