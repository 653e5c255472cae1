/* Video4Linux devices: which there are, and opening one. Messages say what to do. */
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
    /* V4L2_BUF_TYPE_ of the pictures that it delivers; with `planes` the driver describes each
     * picture as a list of planes, of which one holds all in the formats that are read here. */
    uint32_t type;
    bool planes;
};

/* The numbers N of all /dev/videoN, ascending, at most SIZE of them; gives how many there are. */
size_t v4l2_device_numbers(unsigned *numbers, size_t size);

/* Opens any Video4Linux node and asks what it is. False: MESSAGE says why, errno is that of the
 * call that failed. */
bool v4l2_device_open(struct v4l2_device *device, const char *path, struct message *message);

/* Whether frames can be taken from the device; false: MESSAGE says what it is instead. */
bool v4l2_device_captures(const struct v4l2_device *device, struct message *message);

/* Closes a device; one that is closed stays so. */
void v4l2_device_close(struct v4l2_device *device);

/* ioctl() that goes on where a signal interrupted it; -1 with errno as usual. */
int v4l2_request(const struct v4l2_device *device, unsigned long request, void *argument);

#endif
