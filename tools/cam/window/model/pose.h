/* Where a grid is between the frames that were looked at: moved on at the speed it had. */
#ifndef CAM_WINDOW_MODEL_POSE_H
#define CAM_WINDOW_MODEL_POSE_H

#include <stdbool.h>

#include "cam/grid.h"

struct cam_pose {
    bool any; /* there was a frame */
    struct cam_grid grid;
    double seconds;                                    /* of its frame */
    struct svision_point speed[SVISION_MAX_CROSSINGS]; /* of the crossings, pixels a second */
};

/* Takes GRID, of the frame at SECONDS. */
void cam_pose_put(struct cam_pose *pose, const struct cam_grid *grid, double seconds);

/* Gives the grid with its crossings where they should be at SECONDS. */
void cam_pose_at(const struct cam_pose *pose, double seconds, struct cam_grid *grid);

#endif
