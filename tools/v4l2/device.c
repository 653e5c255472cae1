#include "v4l2/device.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/videodev2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/options/parse.h"

static int compare_numbers(const void *a, const void *b)
{
    unsigned one = *(const unsigned *)a, other = *(const unsigned *)b;
    return (one > other) - (one < other);
}

size_t v4l2_device_numbers(unsigned *numbers, size_t size)
{
    static const char prefix[] = "video";
    size_t count = 0;
    uint64_t number;
    DIR *folder = opendir("/dev");
    if (!folder)
        return 0;
    for (const struct dirent *entry; count < size && (entry = readdir(folder));)
        if (strncmp(entry->d_name, prefix, sizeof prefix - 1) == 0 &&
            parse_number(entry->d_name + sizeof prefix - 1, 0, 9999, &number))
            numbers[count++] = (unsigned)number;
    closedir(folder);
    qsort(numbers, count, sizeof numbers[0], compare_numbers);
    return count;
}

int v4l2_request(const struct v4l2_device *device, unsigned long request, void *argument)
{
    int result;
    do
        result = ioctl(device->fd, request, argument);
    while (result < 0 && errno == EINTR);
    return result;
}

/* Explains how to get permission: by joining the group of the device node. */
static void explain_permission(const char *path, struct message *message)
{
    struct stat status;
    const struct group *group = NULL;
    if (stat(path, &status) == 0 && (status.st_mode & S_IRGRP) && (status.st_mode & S_IWGRP))
        group = getgrgid(status.st_gid);
    const char *name = group && status.st_gid ? group->gr_name : "video";
    message_set(message,
                "%s: no permission. Members of group `%s` have it: "
                "`sudo usermod -aG %s $USER`, then log in again",
                path, name, name);
}

static void explain_open(const char *path, struct message *message)
{
    if (errno == EACCES || errno == EPERM)
        explain_permission(path, message);
    else if (errno == ENOENT)
        message_set(message, "%s: no such device; --list-devices shows the available ones", path);
    else if (errno == EBUSY)
        message_set(message, "%s: in use by another program", path);
    else
        message_set(message, "%s: %s", path, strerror(errno));
}

static void copy_text(char *to, size_t size, const uint8_t *from, size_t length)
{
    size_t used = 0;
    for (; used < length && used < size - 1 && from[used]; used++)
        to[used] = from[used] < ' ' || from[used] == 0x7f ? '.' : (char)from[used];
    to[used] = '\0';
}

static bool ask(struct v4l2_device *device, struct message *message)
{
    struct v4l2_capability answer = {0};
    if (v4l2_request(device, VIDIOC_QUERYCAP, &answer) < 0) {
        if (errno == ENOTTY || errno == EINVAL)
            return message_set(message, "%s: not a Video4Linux device", device->path);
        return message_set(message, "%s: %s", device->path, strerror(errno));
    }
    copy_text(device->name, sizeof device->name, answer.card, sizeof answer.card);
    copy_text(device->driver, sizeof device->driver, answer.driver, sizeof answer.driver);
    copy_text(device->bus, sizeof device->bus, answer.bus_info, sizeof answer.bus_info);
    bool own = answer.capabilities & V4L2_CAP_DEVICE_CAPS;
    device->capabilities = own ? answer.device_caps : answer.capabilities;
    device->planes = !(device->capabilities & V4L2_CAP_VIDEO_CAPTURE) &&
                     (device->capabilities & V4L2_CAP_VIDEO_CAPTURE_MPLANE);
    device->type =
        device->planes ? V4L2_BUF_TYPE_VIDEO_CAPTURE_MPLANE : V4L2_BUF_TYPE_VIDEO_CAPTURE;
    return true;
}

bool v4l2_device_open(struct v4l2_device *device, const char *path, struct message *message)
{
    *device = (struct v4l2_device){.fd = -1};
    size_t size = strlen(path) + 1;
    if (size > sizeof device->path) {
        errno = ENAMETOOLONG;
        return message_set(message, "%s: %s", path, strerror(errno));
    }
    memcpy(device->path, path, size);
    /* Without O_NONBLOCK, reading a frame could block forever. */
    do
        device->fd = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    while (device->fd < 0 && errno == EINTR);
    if (device->fd < 0) {
        int saved = errno;
        explain_open(path, message);
        errno = saved;
        return false;
    }
    if (ask(device, message))
        return true;
    int saved = errno;
    v4l2_device_close(device);
    errno = saved;
    return false;
}

bool v4l2_device_captures(const struct v4l2_device *device, struct message *message)
{
    uint32_t has = device->capabilities;
    if (!(has & (V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_VIDEO_CAPTURE_MPLANE))) {
        if (has & (V4L2_CAP_VIDEO_M2M | V4L2_CAP_VIDEO_M2M_MPLANE))
            return message_set(message, "%s: a converter of pictures, not a camera", device->path);
        if (has & V4L2_CAP_META_CAPTURE)
            return message_set(message, "%s: delivers data about pictures, not pictures",
                               device->path);
        if (has & (V4L2_CAP_VIDEO_OUTPUT | V4L2_CAP_VIDEO_OUTPUT_MPLANE))
            return message_set(message,
                               "%s: receives pictures and delivers none (a loopback device "
                               "delivers pictures once a program writes to it)",
                               device->path);
        return message_set(message, "%s: not a camera", device->path);
    }
    if (!(has & (V4L2_CAP_STREAMING | V4L2_CAP_READWRITE)))
        return message_set(message, "%s: supports no method of transferring pictures",
                           device->path);
    return true;
}

void v4l2_device_close(struct v4l2_device *device)
{
    if (device->fd >= 0)
        close(device->fd);
    device->fd = -1;
}
