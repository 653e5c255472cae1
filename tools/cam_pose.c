#include "cam_pose.h"

#include <math.h>
#include <string.h>

/* Frames further apart tell nothing of a speed. */
static const double longest_gap = 0.3;
/* Hands change their mind: a motion is not drawn out longer than this. */
static const double farthest = 0.15;
/* Grids that move by more than this share of their side between frames were found anew. */
static const double longest_jump = 0.25;

static unsigned crossings_of(const struct svision_reading *reading)
{
    return (reading->side + 1) * (reading->side + 1);
}

static bool goes_on(const struct cam_pose *pose, const struct svision_track *track, double gap)
{
    const struct svision_track *last = &pose->track;
    const struct svision_reading *from = &last->reading, *to = &track->reading;
    if (!pose->any || last->state == SVISION_TRACK_NONE || track->state == SVISION_TRACK_NONE ||
        from->side != to->side || !(gap > 0) || gap > longest_gap)
        return false;
    const struct svision_point *corner = to->corners.corner;
    double side = hypot(corner[2].x - corner[0].x, corner[2].y - corner[0].y) / sqrt(2);
    for (unsigned i = 0; i < crossings_of(to); i++)
        if (!(hypot(to->crossings[i].x - from->crossings[i].x,
                    to->crossings[i].y - from->crossings[i].y) <= longest_jump * side))
            return false;
    return true;
}

void cam_pose_put(struct cam_pose *pose, const struct svision_track *track, double seconds)
{
    const struct svision_point *from = pose->track.reading.crossings;
    const struct svision_point *to = track->reading.crossings;
    double gap = seconds - pose->seconds;
    bool moves = goes_on(pose, track, gap);
    memset(pose->speed, 0, sizeof pose->speed);
    for (unsigned i = 0; moves && i < crossings_of(&track->reading); i++)
        pose->speed[i] =
            (struct svision_point){(to[i].x - from[i].x) / gap, (to[i].y - from[i].y) / gap};
    pose->track = *track;
    pose->seconds = seconds;
    pose->any = true;
}

void cam_pose_at(const struct cam_pose *pose, double seconds, struct svision_reading *reading)
{
    double ahead = fmax(fmin(seconds - pose->seconds, farthest), -farthest);
    *reading = pose->track.reading;
    for (unsigned i = 0; i < crossings_of(reading); i++) {
        reading->crossings[i].x += ahead * pose->speed[i].x;
        reading->crossings[i].y += ahead * pose->speed[i].y;
    }
}
