#include "v4l2/stream.h"

#include <errno.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cli/run/clock.h"
#include "cli/text/buffer.h"
#include "v4l2/format.h"

static uint32_t memory_of(enum v4l2_transfer transfer)
{
    return transfer == V4L2_TRANSFER_USERPTR ? V4L2_MEMORY_USERPTR : V4L2_MEMORY_MMAP;
}

/* A buffer with room for its planes. Of several planes only the first is used, since supported
 * formats have one. */
struct request {
    struct v4l2_buffer buffer;
    struct v4l2_plane planes[VIDEO_MAX_PLANES];
};

static void prepare(const struct v4l2_stream *stream, unsigned index, struct request *request)
{
    *request = (struct request){.buffer = {.type = stream->device->type,
                                           .memory = memory_of(stream->transfer),
                                           .index = index}};
    if (stream->device->planes) {
        request->buffer.m.planes = request->planes;
        request->buffer.length = VIDEO_MAX_PLANES;
    }
}

/* The same for a buffer in user memory. */
static void prepare_memory(const struct v4l2_stream *stream, unsigned index,
                           struct request *request)
{
    unsigned long start = (unsigned long)stream->buffers[index].start;
    uint32_t length = (uint32_t)stream->buffers[index].length;
    prepare(stream, index, request);
    if (stream->device->planes) {
        request->planes[0].m.userptr = start;
        request->planes[0].length = length;
        request->buffer.length = 1;
    } else {
        request->buffer.m.userptr = start;
        request->buffer.length = length;
    }
}

/* Requests buffers; returns the number granted, 0 if the driver does not support this transfer. */
static unsigned request_buffers(const struct v4l2_stream *stream, enum v4l2_transfer transfer,
                                unsigned count)
{
    struct v4l2_requestbuffers request = {
        .count = count, .type = stream->device->type, .memory = memory_of(transfer)};
    if (v4l2_request(stream->device, VIDIOC_REQBUFS, &request) < 0)
        return 0;
    if (request.count == 0)
        errno = ENOMEM;
    return request.count < V4L2_STREAM_BUFFERS ? request.count : V4L2_STREAM_BUFFERS;
}

static bool map_buffers(struct v4l2_stream *stream, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        struct request request;
        prepare(stream, i, &request);
        if (v4l2_request(stream->device, VIDIOC_QUERYBUF, &request.buffer) < 0)
            return false;
        const struct v4l2_plane *plane = stream->device->planes ? &request.planes[0] : NULL;
        size_t length = plane ? plane->length : request.buffer.length;
        off_t offset = (off_t)(plane ? plane->m.mem_offset : request.buffer.m.offset);
        void *start =
            mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, stream->device->fd, offset);
        if (start == MAP_FAILED)
            return false;
        stream->buffers[i].start = start;
        stream->buffers[i].length = length;
        stream->buffer_count = i + 1;
    }
    return true;
}

static bool allocate_buffers(struct v4l2_stream *stream, unsigned count, size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    for (unsigned i = 0; i < count; i++) {
        stream->buffers[i].length = (size + page - 1) / page * page;
        errno = posix_memalign(&stream->buffers[i].start, page, stream->buffers[i].length);
        if (errno)
            return false;
        stream->buffer_count = i + 1;
    }
    return true;
}

static bool queue_buffer(const struct v4l2_stream *stream, unsigned index)
{
    struct request request;
    if (stream->transfer == V4L2_TRANSFER_USERPTR)
        prepare_memory(stream, index, &request);
    else
        prepare(stream, index, &request);
    return v4l2_request(stream->device, VIDIOC_QBUF, &request.buffer) == 0;
}

static bool start_streaming(struct v4l2_stream *stream)
{
    int type = (int)stream->device->type;
    for (unsigned i = 0; i < stream->buffer_count; i++)
        if (!queue_buffer(stream, i))
            return false;
    stream->on = v4l2_request(stream->device, VIDIOC_STREAMON, &type) == 0;
    return stream->on;
}

/* Selects the best transfer method that the driver supports. */
static bool set_transfer(struct v4l2_stream *stream, size_t size)
{
    bool streams = stream->device->capabilities & V4L2_CAP_STREAMING;
    unsigned count;
    if (streams && (count = request_buffers(stream, V4L2_TRANSFER_MMAP, V4L2_STREAM_BUFFERS))) {
        stream->transfer = V4L2_TRANSFER_MMAP;
        return map_buffers(stream, count) && start_streaming(stream);
    }
    /* If the device is busy, other methods fail too. */
    if (streams && errno == EBUSY)
        return false;
    if (streams && (count = request_buffers(stream, V4L2_TRANSFER_USERPTR, V4L2_STREAM_BUFFERS))) {
        stream->transfer = V4L2_TRANSFER_USERPTR;
        return allocate_buffers(stream, count, size) && start_streaming(stream);
    }
    if (!(stream->device->capabilities & V4L2_CAP_READWRITE))
        return false;
    stream->transfer = V4L2_TRANSFER_READ;
    return allocate_buffers(stream, 1, size);
}

bool v4l2_stream_start(struct v4l2_stream *stream, struct v4l2_device *device,
                       const struct v4l2_choice *choice, bool exact_rate, struct message *message)
{
    *stream = (struct v4l2_stream){.device = device, .borrowed = -1};
    if (!v4l2_format_set(device, choice, exact_rate, &stream->agreed, message))
        return false;
    if (set_transfer(stream, stream->agreed.buffer))
        return true;
    message_set(message, "%s: the device does not start: %s", device->path,
                errno == EBUSY ? "in use by another program" : strerror(errno));
    v4l2_stream_stop(stream);
    return false;
}

/* Returns the frame number for a sequence number of the driver; many drivers always report 0. */
static uint64_t count_frame(struct v4l2_stream *stream, uint32_t sequence)
{
    uint32_t step = sequence - stream->sequence;
    bool lost = stream->number > 0 && sequence > stream->sequence && step > 1;
    stream->number += lost ? step : 1;
    stream->sequence = sequence;
    return stream->number - 1;
}

/* Fills FRAME with SIZE bytes from OFFSET of buffer INDEX. */
static enum v4l2_result fill_frame(struct v4l2_stream *stream, unsigned index, size_t offset,
                                   size_t size, struct frame *frame, struct message *message)
{
    const struct pixel_format *pixel = stream->agreed.pixel;
    size_t length = stream->buffers[index].length;
    length -= offset < length ? offset : length;
    if (size > length)
        size = length;
    if (size == 0 || size < stream->agreed.needed) {
        message_set(message, "%s: a frame of %zu bytes where %zu are needed", stream->device->path,
                    size, stream->agreed.needed);
        return V4L2_DAMAGED;
    }
    frame->coding = pixel->coding;
    frame->bytes = (const uint8_t *)stream->buffers[index].start + offset;
    frame->size = stream->agreed.needed ? stream->agreed.needed : size;
    frame->image = stream->agreed.shape;
    if (pixel->coding == FRAME_PIXELS)
        frame->image.pixels = frame->bytes;
    return V4L2_FRAME;
}

static const char *reason(int error)
{
    switch (error) {
    case ENODEV:
        return "the device was disconnected";
    case EIO:
        return "the driver reports an error";
    case EBUSY:
        return "in use by another program";
    default:
        return strerror(error);
    }
}

static enum v4l2_result ended(const struct v4l2_stream *stream, struct message *message)
{
    bool gone = errno == ENODEV;
    message_set(message, "%s: %s", stream->device->path, reason(errno));
    return gone ? V4L2_GONE : V4L2_FAILED;
}

/* Maps a failed dequeue to a result. */
static enum v4l2_result failed(const struct v4l2_stream *stream, struct message *message)
{
    if (errno == EAGAIN)
        return V4L2_NOTHING;
    /* Documented as "temporary problems such as signal loss": the driver recovers. */
    bool passing = errno == EIO;
    enum v4l2_result result = ended(stream, message);
    return passing ? V4L2_DAMAGED : result;
}

static enum v4l2_result dequeue_buffer(struct v4l2_stream *stream, struct frame *frame,
                                       struct message *message)
{
    struct request request;
    const struct v4l2_buffer *buffer = &request.buffer;
    prepare(stream, 0, &request);
    if (v4l2_request(stream->device, VIDIOC_DQBUF, &request.buffer) < 0)
        return failed(stream, message);
    if (buffer->index >= stream->buffer_count) {
        message_set(message, "%s: the driver returned an invalid buffer", stream->device->path);
        return V4L2_FAILED;
    }
    stream->borrowed = (int)buffer->index;
    frame->number = count_frame(stream, buffer->sequence);
    frame->seconds = (double)buffer->timestamp.tv_sec + (double)buffer->timestamp.tv_usec * 1e-6;
    if (buffer->flags & V4L2_BUF_FLAG_ERROR) {
        message_set(message, "%s: the driver marks a frame as damaged", stream->device->path);
        return V4L2_DAMAGED;
    }
    if (!stream->device->planes)
        return fill_frame(stream, buffer->index, 0, buffer->bytesused, frame, message);
    /* For planes, the number of bytes used includes those before the picture. */
    const struct v4l2_plane *plane = &request.planes[0];
    size_t offset = plane->data_offset < plane->bytesused ? plane->data_offset : plane->bytesused;
    return fill_frame(stream, buffer->index, offset, plane->bytesused - offset, frame, message);
}

static enum v4l2_result read_frame(struct v4l2_stream *stream, struct frame *frame,
                                   struct message *message)
{
    ssize_t size = read(stream->device->fd, stream->buffers[0].start, stream->buffers[0].length);
    if (size < 0)
        return errno == EINTR ? V4L2_NOTHING : failed(stream, message);
    frame->number = stream->number++;
    frame->seconds = clock_now();
    return fill_frame(stream, 0, 0, (size_t)size, frame, message);
}

/* Prevents a busy loop on a broken queue. */
static enum v4l2_result after_error(const struct v4l2_stream *stream, enum v4l2_result result,
                                    struct message *message)
{
    struct v4l2_capability answer;
    /* Either a buffer or a definite result; EIO without a buffer is not transient here. */
    if (stream->borrowed >= 0 || (result != V4L2_NOTHING && result != V4L2_DAMAGED))
        return result;
    if (v4l2_request(stream->device, VIDIOC_QUERYCAP, &answer) < 0 && errno == ENODEV)
        return ended(stream, message);
    message_set(message, "%s: the driver reports an error", stream->device->path);
    return V4L2_FAILED;
}

enum v4l2_result v4l2_stream_next(struct v4l2_stream *stream, double seconds, struct frame *frame,
                                  struct message *message)
{
    if (stream->borrowed >= 0 && !queue_buffer(stream, (unsigned)stream->borrowed))
        return ended(stream, message);
    stream->borrowed = -1;
    struct pollfd ready = {.fd = stream->device->fd, .events = POLLIN};
    int count = poll(&ready, 1, (int)(seconds * 1000));
    if (count <= 0)
        return count == 0 || errno == EINTR ? V4L2_NOTHING : ended(stream, message);
    enum v4l2_result result = stream->transfer == V4L2_TRANSFER_READ
                                  ? read_frame(stream, frame, message)
                                  : dequeue_buffer(stream, frame, message);
    if (ready.revents & (POLLERR | POLLHUP | POLLNVAL))
        return after_error(stream, result, message);
    return result;
}

void v4l2_stream_stop(struct v4l2_stream *stream)
{
    int type = stream->on ? (int)stream->device->type : 0;
    if (stream->on)
        v4l2_request(stream->device, VIDIOC_STREAMOFF, &type);
    for (unsigned i = 0; i < stream->buffer_count; i++) {
        if (stream->transfer == V4L2_TRANSFER_MMAP)
            munmap(stream->buffers[i].start, stream->buffers[i].length);
        else
            free(stream->buffers[i].start);
    }
    /* Frees the buffers, so that the format can be changed again. */
    if (stream->device && stream->transfer != V4L2_TRANSFER_READ && stream->buffer_count)
        request_buffers(stream, stream->transfer, 0);
    *stream = (struct v4l2_stream){.borrowed = -1};
}
