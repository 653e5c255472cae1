#include "cam/window/model/pose.h"

#include <math.h>
#include <string.h>

/* Frames further apart than this give no speed, in seconds. */
static const double max_gap = 0.3;
/* Maximum extrapolation in seconds, since hands change direction. */
static const double max_extrapolation = 0.15;
/* Maximum move between frames, as a share of the grid's side; beyond it the grid was found anew. */
static const double max_jump = 0.25;

static unsigned crossings_of(const struct cam_grid *grid)
{
    return (grid->side + 1) * (grid->side + 1);
}

static bool goes_on(const struct cam_pose *pose, const struct cam_grid *to, double gap)
{
    const struct cam_grid *from = &pose->grid;
    if (!pose->any || from->state == SVISION_TRACK_NONE || to->state == SVISION_TRACK_NONE ||
        from->side != to->side || !(gap > 0) || gap > max_gap)
        return false;
    const struct svision_point *corner = to->corners.corner;
    double side = hypot(corner[2].x - corner[0].x, corner[2].y - corner[0].y) / sqrt(2);
    for (unsigned i = 0; i < crossings_of(to); i++)
        if (!(hypot(to->crossings[i].x - from->crossings[i].x,
                    to->crossings[i].y - from->crossings[i].y) <= max_jump * side))
            return false;
    return true;
}

void cam_pose_put(struct cam_pose *pose, const struct cam_grid *grid, double seconds)
{
    const struct svision_point *from = pose->grid.crossings, *to = grid->crossings;
    double gap = seconds - pose->seconds;
    bool moves = goes_on(pose, grid, gap);
    memset(pose->speed, 0, sizeof pose->speed);
    for (unsigned i = 0; moves && i < crossings_of(grid); i++)
        pose->speed[i] =
            (struct svision_point){(to[i].x - from[i].x) / gap, (to[i].y - from[i].y) / gap};
    pose->grid = *grid;
    pose->seconds = seconds;
    pose->any = true;
}

void cam_pose_at(const struct cam_pose *pose, double seconds, struct cam_grid *grid)
{
    double ahead = fmax(fmin(seconds - pose->seconds, max_extrapolation), -max_extrapolation);
    *grid = pose->grid;
    for (unsigned i = 0; i < crossings_of(grid); i++) {
        grid->crossings[i].x += ahead * pose->speed[i].x;
        grid->crossings[i].y += ahead * pose->speed[i].y;
    }
}
