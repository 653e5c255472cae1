/* Negotiates the capture format with the driver. */
#ifndef V4L2_FORMAT_H
#define V4L2_FORMAT_H

#include "v4l2/choose.h"
#include "video/formats/pixel.h"

/* Format that the driver accepted. */
struct v4l2_agreed {
    const struct pixel_format *pixel;
    struct svision_image shape; /* without pixels */
    size_t needed;              /* bytes of a complete frame; 0 for JPEG */
    size_t buffer;              /* bytes of a buffer */
    double rate;                /* frames per second, 0 if unknown */
};

/* Sets format, size and rate of DEVICE. */
bool v4l2_format_set(const struct v4l2_device *device, const struct v4l2_choice *choice,
                     bool exact_rate, struct v4l2_agreed *agreed, struct message *message);

#endif
