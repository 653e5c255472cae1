/* Which of a camera's modes to use: format, size and rate that it offers and that suit reading
 * best.
 *
 * Asks no device. */
#ifndef V4L2_CHOOSE_H
#define V4L2_CHOOSE_H

#include "v4l2/modes.h"

/* 0 stands for "whatever is best". */
struct v4l2_mode_options {
    uint32_t fourcc;
    uint32_t width;
    uint32_t height;
    double rate;
};

/* What to ask the driver for. A rate of 0 is for the driver to say, and so is a size that is only a
 * proposal. */
struct v4l2_choice {
    uint32_t fourcc;
    uint32_t width;
    uint32_t height;
    bool proposal;
    struct v4l2_interval interval;
};

/* A format that was asked for and is not in the list is chosen all the same: drivers forget some,
 * and the driver's answer tells. */
bool v4l2_choose(const struct v4l2_modes *modes, const struct v4l2_mode_options *options,
                 struct v4l2_choice *choice, struct message *message);

#endif
