/* Selects the camera mode best suited to reading: format, size and rate.
 *
 * Does not access any device. */
#ifndef V4L2_CHOOSE_H
#define V4L2_CHOOSE_H

#include "v4l2/modes.h"

/* Requested mode; 0 means no preference. */
struct v4l2_mode_options {
    uint32_t fourcc;
    uint32_t width;
    uint32_t height;
    double rate;
};

/* Mode to request from the driver. The driver chooses a rate of 0, and may change a size that is
 * only a proposal. */
struct v4l2_choice {
    uint32_t fourcc;
    uint32_t width;
    uint32_t height;
    bool proposal;
    struct v4l2_interval interval;
};

/* Chooses the best of MODES that satisfies OPTIONS. A requested format is tried even if it is not
 * listed, since some drivers omit formats. Returns false with MESSAGE set if no mode fits. */
bool v4l2_choose(const struct v4l2_modes *modes, const struct v4l2_mode_options *options,
                 struct v4l2_choice *choice, struct message *message);

#endif
