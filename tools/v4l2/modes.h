/* What a camera offers: formats, sizes, rates. */
#ifndef V4L2_MODES_H
#define V4L2_MODES_H

#include "v4l2/device.h"

/* Seconds from frame to frame as a fraction; 0/0 where unknown. */
struct v4l2_interval {
    uint32_t numerator;
    uint32_t denominator;
};

/* One row. Sizes and rates are ranges for drivers that offer such; otherwise both ends are the
 * same. A size of 0 stands for one that the driver does not tell. */
struct v4l2_mode {
    uint32_t fourcc;
    bool emulated; /* converted by software in between */
    uint32_t width, max_width, step_width;
    uint32_t height, max_height, step_height;
    struct v4l2_interval fastest, slowest;
};

struct v4l2_modes {
    struct v4l2_mode *rows;
    size_t count;
    size_t capacity;
};

/* Asks for everything that DEVICE offers to capture, formats that nobody here can read included. */
void v4l2_modes_list(const struct v4l2_device *device, struct v4l2_modes *modes);

void v4l2_modes_free(struct v4l2_modes *modes);

/* Frames a second, 0 where unknown. */
double v4l2_interval_rate(struct v4l2_interval interval);

#endif
