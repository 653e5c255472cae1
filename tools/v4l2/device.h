/* Video4Linux devices: enumerating and opening them. Error messages suggest a remedy. */
#ifndef V4L2_DEVICE_H
#define V4L2_DEVICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/text/message.h"

struct v4l2_device {
    int fd;
    char path[64];
    char name[33];
    char driver[17];
    char bus[33];
    /* V4L2_CAP_ flags of this node. */
    uint32_t capabilities;
    /* V4L2_BUF_TYPE_ of captured pictures. If PLANES is set, the driver describes a picture as a
     * list of planes; all supported formats use a single one. */
    uint32_t type;
    bool planes;
};

/* Fills NUMBERS with the N of all /dev/videoN, ascending, at most SIZE; returns their count. */
size_t v4l2_device_numbers(unsigned *numbers, size_t size);

/* Opens any Video4Linux node and queries its capabilities. Returns false with MESSAGE and errno set
 * on failure. */
bool v4l2_device_open(struct v4l2_device *device, const char *path, struct message *message);

/* True if the device can capture frames; otherwise MESSAGE says why not. */
bool v4l2_device_captures(const struct v4l2_device *device, struct message *message);

/* Closes a device; does nothing if it is closed. */
void v4l2_device_close(struct v4l2_device *device);

/* ioctl() restarted after signals; returns -1 with errno set on failure. */
int v4l2_request(const struct v4l2_device *device, unsigned long request, void *argument);

#endif
