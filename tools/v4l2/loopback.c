#include "v4l2/loopback.h"

#include <errno.h>
#include <linux/videodev2.h>
#include <math.h>
#include <poll.h>
#include <string.h>
#include <sys/mman.h>

#include "cli/run/clock.h"
#include "video/formats/convert.h"

static bool failed(const struct loopback *loopback, const char *what, struct message *message)
{
    return message_set(message, "%s: %s: %s", loopback->device.path, what, strerror(errno));
}

static bool set_format(struct loopback *loopback, struct message *message)
{
    bool jpeg = loopback->pixel->coding == FRAME_JPEG;
    uint32_t fourcc = loopback->pixel->fourcc;
    struct v4l2_format format = {.type = V4L2_BUF_TYPE_VIDEO_OUTPUT};
    struct v4l2_pix_format *pixels = &format.fmt.pix;
    pixels->width = loopback->width;
    pixels->height = loopback->height;
    pixels->pixelformat = fourcc;
    pixels->field = V4L2_FIELD_NONE;
    pixels->colorspace = jpeg ? V4L2_COLORSPACE_JPEG : V4L2_COLORSPACE_SRGB;
    pixels->sizeimage = loopback->width * loopback->height * 2;
    if (v4l2_request(&loopback->device, VIDIOC_S_FMT, &format) < 0)
        return failed(loopback, "format", message);
    if (pixels->width != loopback->width || pixels->height != loopback->height ||
        pixels->pixelformat != fourcc)
        return message_set(message, "%s: does not accept pictures of %ux%u", loopback->device.path,
                           loopback->width, loopback->height);
    size_t min_stride = svision_image_row_size(loopback->pixel->format, loopback->width);
    loopback->stride = pixels->bytesperline < min_stride ? min_stride : pixels->bytesperline;
    return true;
}

/* Passes the rate on to readers; failure is harmless. */
static void set_rate(const struct loopback *loopback, double rate)
{
    struct v4l2_streamparm parameters = {.type = V4L2_BUF_TYPE_VIDEO_OUTPUT};
    if (rate <= 0 || rate > 1000)
        return;
    parameters.parm.output.timeperframe.numerator = 1000;
    parameters.parm.output.timeperframe.denominator = (uint32_t)lround(rate * 1000);
    v4l2_request(&loopback->device, VIDIOC_S_PARM, &parameters);
}

static bool map_buffers(struct loopback *loopback, struct message *message)
{
    struct v4l2_requestbuffers request = {
        .count = LOOPBACK_BUFFERS, .type = V4L2_BUF_TYPE_VIDEO_OUTPUT, .memory = V4L2_MEMORY_MMAP};
    if (v4l2_request(&loopback->device, VIDIOC_REQBUFS, &request) < 0 || request.count == 0)
        return failed(loopback, "buffers", message);
    for (unsigned i = 0; i < request.count && i < LOOPBACK_BUFFERS; i++) {
        struct v4l2_buffer buffer = {
            .type = V4L2_BUF_TYPE_VIDEO_OUTPUT, .memory = V4L2_MEMORY_MMAP, .index = i};
        if (v4l2_request(&loopback->device, VIDIOC_QUERYBUF, &buffer) < 0)
            return failed(loopback, "buffers", message);
        void *start = mmap(NULL, buffer.length, PROT_READ | PROT_WRITE, MAP_SHARED,
                           loopback->device.fd, (off_t)buffer.m.offset);
        if (start == MAP_FAILED)
            return failed(loopback, "buffers", message);
        loopback->buffers[i].start = start;
        loopback->buffers[i].length = buffer.length;
        loopback->buffer_count = i + 1;
    }
    return true;
}

static bool is_output(const struct loopback *loopback, struct message *message)
{
    const uint32_t needed = V4L2_CAP_VIDEO_OUTPUT | V4L2_CAP_STREAMING;
    if ((loopback->device.capabilities & needed) == needed)
        return true;
    return message_set(message, "%s: does not accept pictures; expected a v4l2loopback device",
                       loopback->device.path);
}

bool loopback_open(struct loopback *loopback, const char *path, uint32_t fourcc, unsigned width,
                   unsigned height, double rate, struct message *message)
{
    *loopback = (struct loopback){.device.fd = -1,
                                  .pixel = pixel_find(fourcc ? fourcc : V4L2_PIX_FMT_YUYV),
                                  .width = width,
                                  .height = height};
    if (!loopback->pixel)
        return message_set(message, "%s: format %s is not supported for output", path,
                           pixel_name(fourcc).text);
    if (v4l2_device_open(&loopback->device, path, message) && is_output(loopback, message) &&
        set_format(loopback, message)) {
        set_rate(loopback, rate);
        if (map_buffers(loopback, message))
            return true;
    }
    loopback_close(loopback);
    return false;
}

/* Returns an unused buffer, or one that the driver has returned. */
static bool get_buffer(struct loopback *loopback, unsigned *index, struct message *message)
{
    enum { TIMEOUT_MS = 1000 };
    if (loopback->queued < loopback->buffer_count) {
        *index = loopback->queued++;
        return true;
    }
    struct v4l2_buffer buffer = {.type = V4L2_BUF_TYPE_VIDEO_OUTPUT, .memory = V4L2_MEMORY_MMAP};
    while (v4l2_request(&loopback->device, VIDIOC_DQBUF, &buffer) < 0) {
        struct pollfd ready = {.fd = loopback->device.fd, .events = POLLOUT};
        if (errno != EAGAIN)
            return failed(loopback, "no buffer", message);
        int count = poll(&ready, 1, TIMEOUT_MS);
        if (count == 0)
            errno = ETIMEDOUT;
        if (count == 0 || (count < 0 && errno != EINTR))
            return failed(loopback, "no buffer", message);
    }
    *index = buffer.index < loopback->buffer_count ? buffer.index : 0;
    return true;
}

/* Copies FRAME unchanged; returns its size in bytes, or 0 if the format differs or it does not
 * fit. */
static size_t copy(const struct loopback *loopback, const struct frame *frame, uint8_t *out,
                   size_t size)
{
    const struct pixel_format *pixel = loopback->pixel;
    bool fits = frame->coding == pixel->coding && frame->size <= size;
    if (pixel->coding == FRAME_PIXELS)
        fits = fits && frame->image.format == pixel->format &&
               frame->image.stride == loopback->stride && frame->image.width == loopback->width &&
               frame->image.height == loopback->height;
    if (!fits)
        return 0;
    memcpy(out, frame->bytes, frame->size);
    return frame->size;
}

/* Converts FRAME into a buffer of SIZE bytes; returns the number of bytes used, or 0 if it does not
 * fit. */
static size_t fill(struct loopback *loopback, const struct frame *frame, uint8_t *out, size_t size)
{
    if (loopback->pixel->fourcc != V4L2_PIX_FMT_YUYV)
        return copy(loopback, frame, out, size);
    if (frame->image.width != loopback->width || frame->image.height != loopback->height ||
        loopback->stride * loopback->height > size)
        return 0;
    /* Readers may still use the buffer: convert elsewhere and copy at once, to limit tearing. */
    size_t picture = loopback->stride * loopback->height;
    loopback->scratch.length = 0;
    uint8_t *yuyv =
        (uint8_t *)buffer_reserve(&loopback->scratch, picture + convert_scratch(loopback->width));
    convert_to_yuyv(&frame->image, yuyv + picture, yuyv, loopback->stride);
    memcpy(out, yuyv, picture);
    return picture;
}

static bool give_buffer(struct loopback *loopback, unsigned index, size_t size)
{
    int type = V4L2_BUF_TYPE_VIDEO_OUTPUT;
    struct timespec now = clock_after(0);
    struct v4l2_buffer buffer = {.type = V4L2_BUF_TYPE_VIDEO_OUTPUT,
                                 .memory = V4L2_MEMORY_MMAP,
                                 .index = index,
                                 .bytesused = (uint32_t)size,
                                 .field = V4L2_FIELD_NONE};
    buffer.timestamp.tv_sec = now.tv_sec;
    buffer.timestamp.tv_usec = (suseconds_t)(now.tv_nsec / 1000);
    if (v4l2_request(&loopback->device, VIDIOC_QBUF, &buffer) < 0)
        return false;
    loopback->on = loopback->on || v4l2_request(&loopback->device, VIDIOC_STREAMON, &type) == 0;
    return loopback->on;
}

bool loopback_write(struct loopback *loopback, const struct frame *frame, struct message *message)
{
    unsigned index = 0;
    if (!get_buffer(loopback, &index, message))
        return false;
    size_t size =
        fill(loopback, frame, loopback->buffers[index].start, loopback->buffers[index].length);
    if (size == 0)
        return message_set(message, "%s: a frame differs from the first one in size or format",
                           loopback->device.path);
    return give_buffer(loopback, index, size) || failed(loopback, "frame", message);
}

void loopback_close(struct loopback *loopback)
{
    int type = V4L2_BUF_TYPE_VIDEO_OUTPUT;
    if (loopback->on)
        v4l2_request(&loopback->device, VIDIOC_STREAMOFF, &type);
    for (unsigned i = 0; i < loopback->buffer_count; i++)
        munmap(loopback->buffers[i].start, loopback->buffers[i].length);
    buffer_free(&loopback->scratch);
    v4l2_device_close(&loopback->device);
    *loopback = (struct loopback){.device.fd = -1};
}
