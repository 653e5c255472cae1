/* Where a grid is between the frames that were looked at.
 *
 * Takes what the tracker found frame by frame, gives the grid's place at any time near to it, moved
 * on at the speed it had; never fails. */
#ifndef CAM_POSE_H
#define CAM_POSE_H

#include <stdbool.h>

#include <sudokuvision/track.h>

struct cam_pose {
    bool any; /* there was a frame */
    struct svision_track track;
    double seconds;                                    /* of its frame */
    struct svision_point speed[SVISION_MAX_CROSSINGS]; /* of the crossings, pixels a second */
};

/* Takes what TRACK says of the frame at SECONDS. */
void cam_pose_put(struct cam_pose *pose, const struct svision_track *track, double seconds);

/* Gives the reading with its crossings where they should be at SECONDS. */
void cam_pose_at(const struct cam_pose *pose, double seconds, struct svision_reading *reading);

#endif
