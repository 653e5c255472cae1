/* Modes that a camera offers: formats, sizes and rates. */
#ifndef V4L2_MODES_H
#define V4L2_MODES_H

#include "v4l2/device.h"

/* Frame interval in seconds, as a fraction; 0/0 if unknown. */
struct v4l2_interval {
    uint32_t numerator;
    uint32_t denominator;
};

/* One row of the list. Sizes and rates are ranges; both ends are equal if the driver lists single
 * values. A size of 0 is unknown. */
struct v4l2_mode {
    uint32_t fourcc;
    bool emulated; /* converted in software by the driver library */
    uint32_t width, max_width, step_width;
    uint32_t height, max_height, step_height;
    struct v4l2_interval fastest, slowest;
};

struct v4l2_modes {
    struct v4l2_mode *rows;
    size_t count;
    size_t capacity;
};

/* Lists all modes in which DEVICE can capture, including unsupported formats. */
void v4l2_modes_list(const struct v4l2_device *device, struct v4l2_modes *modes);

void v4l2_modes_free(struct v4l2_modes *modes);

/* Returns frames per second, 0 if unknown. */
double v4l2_interval_rate(struct v4l2_interval interval);

#endif
