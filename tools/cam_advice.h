/* A word on what is missing that stands long enough to be read.
 *
 * Takes what the tracker says frame by frame, gives the text to show; never fails. */
#ifndef CAM_ADVICE_H
#define CAM_ADVICE_H

#include <stdbool.h>

#include <sudokuvision/track.h>

struct cam_advice {
    char text[80]; /* to be shown; empty: nothing */
    bool said;     /* something was said of the last frame */
    double since;  /* when that began, on the frames' clock */
    double shown;  /* since when TEXT stands */
};

/* Hears what TRACK says at SECONDS. */
void cam_advice_hear(struct cam_advice *advice, const struct svision_track *track, double seconds);

#endif
