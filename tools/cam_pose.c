#include "cam_pose.h"

#include <math.h>
#include <string.h>

/* Frames further apart tell nothing of a speed. */
static const double longest_gap = 0.3;
/* Hands change their mind: a motion is not drawn out longer than this. */
static const double farthest = 0.15;
/* Grids that move by more than this share of their side between frames were found anew. */
static const double longest_jump = 0.25;

static double side_of(const struct svision_reading *reading)
{
    const struct svision_point *a = &reading->crossings[0][0], *b = &reading->crossings[9][9];
    return hypot(b->x - a->x, b->y - a->y) / sqrt(2);
}

static bool goes_on(const struct cam_pose *pose, const struct svision_track *track, double gap)
{
    const struct svision_track *last = &pose->track;
    double most = longest_jump * side_of(&track->reading);
    if (!pose->any || last->state == SVISION_TRACK_NONE || track->state == SVISION_TRACK_NONE ||
        !(gap > 0) || gap > longest_gap)
        return false;
    for (unsigned i = 0; i < 10; i += 9) {
        for (unsigned k = 0; k < 10; k += 9) {
            const struct svision_point *from = &last->reading.crossings[i][k];
            const struct svision_point *to = &track->reading.crossings[i][k];
            if (!(hypot(to->x - from->x, to->y - from->y) <= most))
                return false;
        }
    }
    return true;
}

void cam_pose_put(struct cam_pose *pose, const struct svision_track *track, double seconds)
{
    double gap = seconds - pose->seconds;
    if (goes_on(pose, track, gap)) {
        for (unsigned i = 0; i < 100; i++) {
            const struct svision_point *from = &pose->track.reading.crossings[i / 10][i % 10];
            const struct svision_point *to = &track->reading.crossings[i / 10][i % 10];
            pose->speed[i / 10][i % 10] =
                (struct svision_point){(to->x - from->x) / gap, (to->y - from->y) / gap};
        }
    } else {
        memset(pose->speed, 0, sizeof pose->speed);
    }
    pose->track = *track;
    pose->seconds = seconds;
    pose->any = true;
}

void cam_pose_at(const struct cam_pose *pose, double seconds, struct svision_reading *reading)
{
    double ahead = fmax(fmin(seconds - pose->seconds, farthest), -farthest);
    *reading = pose->track.reading;
    for (unsigned i = 0; i < 10; i++) {
        for (unsigned k = 0; k < 10; k++) {
            reading->crossings[i][k].x += ahead * pose->speed[i][k].x;
            reading->crossings[i][k].y += ahead * pose->speed[i][k].y;
        }
    }
}
