#include "support/fake_camera.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

/* A descriptor that no system returns. */
enum { FAKE_FD = 1 << 29, PAGE = 4096 };

/* Calls other than requests, numbered after them. */
enum { CALL_OPEN = 256, CALL_POLL, CALL_READ, CALLS };

static struct {
    struct fake_camera script;
    bool open, on, gone;
    unsigned opened, next;
    uint32_t memory; /* V4L2_MEMORY_ of the buffers; 0 if there are none */
    unsigned buffers, mapped;
    void *memories[FAKE_BUFFERS]; /* destinations of the frames */
    unsigned queue[FAKE_BUFFERS]; /* buffers waiting for frames, the oldest first */
    unsigned queued;
    bool resumed[CALLS]; /* already interrupted, by kind of call */
    unsigned interrupted, nonsense;
} camera;

static _Alignas(PAGE) uint8_t mappings[FAKE_BUFFERS][PAGE];

/* The system's own functions, under the names given by the linker. */
int __real_open(const char *path, int flags, ...);
int __real_close(int fd);
int __real_ioctl(int fd, unsigned long request, ...);
int __real_poll(struct pollfd *files, nfds_t count, int timeout);
ssize_t __real_read(int fd, void *bytes, size_t size);
void *__real_mmap(void *start, size_t length, int protection, int flags, int fd, off_t offset);
int __real_munmap(void *start, size_t length);

int __wrap_open(const char *path, int flags, ...);
int __wrap_open64(const char *path, int flags, ...) __attribute__((alias("__wrap_open")));
int __wrap_close(int fd);
int __wrap_ioctl(int fd, unsigned long request, ...);
int __wrap_poll(struct pollfd *files, nfds_t count, int timeout);
ssize_t __wrap_read(int fd, void *bytes, size_t size);
void *__wrap_mmap(void *start, size_t length, int protection, int flags, int fd, off_t offset);
void *__wrap_mmap64(void *start, size_t length, int protection, int flags, int fd, off_t offset)
    __attribute__((alias("__wrap_mmap")));
int __wrap_munmap(void *start, size_t length);

void fake_camera_connect(const struct fake_camera *script)
{
    memset(&camera, 0, sizeof camera);
    camera.script = *script;
    if (!camera.script.capabilities)
        camera.script.capabilities = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING;
}

unsigned fake_camera_opened(void)
{
    return camera.opened;
}

unsigned fake_camera_interrupted(void)
{
    return camera.interrupted;
}

bool fake_camera_at_rest(void)
{
    return !camera.open && !camera.mapped && !camera.on && !camera.nonsense;
}

static int fail(int error)
{
    errno = error;
    return -1;
}

/* Rejects a request that no program should make. */
static int refuse_nonsense(void)
{
    camera.nonsense++;
    return fail(EINVAL);
}

/* True if a signal comes first this time. */
static bool is_interrupted(unsigned call)
{
    bool *resumed = &camera.resumed[call];
    if (!camera.script.interrupts)
        return false;
    *resumed = !*resumed;
    camera.interrupted += *resumed;
    return *resumed;
}

static const struct fake_event *next_event(void)
{
    return camera.next < camera.script.event_count ? &camera.script.events[camera.next] : NULL;
}

static int query(struct v4l2_capability *answer)
{
    *answer = (struct v4l2_capability){.driver = "fake",
                                       .card = "Camera",
                                       .bus_info = "nowhere",
                                       .capabilities = camera.script.capabilities};
    return 0;
}

static int list_format(struct v4l2_fmtdesc *format)
{
    if (format->index)
        return fail(EINVAL);
    format->flags = 0;
    format->pixelformat = V4L2_PIX_FMT_GREY;
    return 0;
}

static int list_size(struct v4l2_frmsizeenum *size)
{
    if (size->index || size->pixel_format != V4L2_PIX_FMT_GREY)
        return fail(EINVAL);
    size->type = V4L2_FRMSIZE_TYPE_DISCRETE;
    size->discrete = (struct v4l2_frmsize_discrete){FAKE_WIDTH, FAKE_HEIGHT};
    return 0;
}

static int list_rate(struct v4l2_frmivalenum *rate)
{
    if (rate->index)
        return fail(EINVAL);
    rate->type = V4L2_FRMIVAL_TYPE_DISCRETE;
    rate->discrete = (struct v4l2_fract){1, 30};
    return 0;
}

static int set_format(struct v4l2_format *format)
{
    const struct fake_camera *script = &camera.script;
    struct v4l2_pix_format *pixels = &format->fmt.pix;
    if (camera.memory)
        return fail(EBUSY);
    pixels->pixelformat = script->fourcc ? script->fourcc : pixels->pixelformat;
    pixels->width = script->width ? script->width : pixels->width;
    pixels->bytesperline = pixels->width;
    pixels->sizeimage = script->bytes ? script->bytes : pixels->width * pixels->height;
    return 0;
}

static int set_rate(struct v4l2_streamparm *parameters)
{
    if (camera.script.rate)
        parameters->parm.capture.timeperframe = (struct v4l2_fract){1, camera.script.rate};
    return 0;
}

static int request_buffers(struct v4l2_requestbuffers *request)
{
    const struct fake_camera *script = &camera.script;
    bool has = request->memory == V4L2_MEMORY_MMAP
                   ? !script->no_mmap
                   : request->memory == V4L2_MEMORY_USERPTR && !script->no_userptr;
    if (!has || !(script->capabilities & V4L2_CAP_STREAMING))
        return fail(EINVAL);
    if (camera.on || camera.mapped)
        return fail(EBUSY);
    if (request->count && request->count < script->min_buffers)
        request->count = script->min_buffers;
    if (script->max_buffers && request->count > script->max_buffers)
        request->count = script->max_buffers;
    camera.buffers = request->count;
    camera.memory = request->count ? request->memory : 0;
    camera.queued = 0;
    return 0;
}

static int describe_buffer(struct v4l2_buffer *buffer)
{
    if (camera.memory != V4L2_MEMORY_MMAP || buffer->index >= camera.buffers)
        return refuse_nonsense();
    buffer->length = PAGE;
    buffer->m.offset = buffer->index * PAGE;
    return 0;
}

static int take_buffer(const struct v4l2_buffer *buffer)
{
    if (buffer->memory != camera.memory || buffer->index >= camera.buffers)
        return refuse_nonsense();
    for (unsigned i = 0; i < camera.queued; i++)
        if (camera.queue[i] == buffer->index)
            return refuse_nonsense();
    if (camera.memory == V4L2_MEMORY_USERPTR && buffer->length < FAKE_SIZE)
        return refuse_nonsense();
    camera.memories[buffer->index] =
        camera.memory == V4L2_MEMORY_USERPTR ? (void *)buffer->m.userptr : mappings[buffer->index];
    camera.queue[camera.queued++] = buffer->index;
    return 0;
}

/* Returns the failure in place of a frame, if any. */
static int take_error(const struct fake_event *event)
{
    if (!event)
        return EAGAIN;
    if (!event->error)
        return 0;
    camera.next++;
    camera.gone = event->error == ENODEV;
    return event->error;
}

static int give_buffer(struct v4l2_buffer *buffer)
{
    const struct fake_event *event = next_event();
    if (!camera.on || !camera.queued)
        return refuse_nonsense();
    int error = take_error(event);
    if (error)
        return fail(error);
    camera.next++;
    unsigned index = camera.queue[0];
    memmove(camera.queue, camera.queue + 1, --camera.queued * sizeof camera.queue[0]);
    memset(camera.memories[index], event->value, FAKE_SIZE);
    buffer->index = index + event->wrong_index;
    buffer->bytesused = FAKE_SIZE - event->missing;
    buffer->flags = event->flags;
    buffer->sequence = event->sequence;
    return 0;
}

static int switch_to(bool on)
{
    if (!camera.memory)
        return refuse_nonsense();
    camera.on = on;
    return 0;
}

static int answer(unsigned long request, void *argument)
{
    switch (request) {
    case VIDIOC_QUERYCAP:
        return query(argument);
    case VIDIOC_ENUM_FMT:
        return list_format(argument);
    case VIDIOC_ENUM_FRAMESIZES:
        return list_size(argument);
    case VIDIOC_ENUM_FRAMEINTERVALS:
        return list_rate(argument);
    case VIDIOC_S_FMT:
        return set_format(argument);
    case VIDIOC_S_PARM:
        return set_rate(argument);
    case VIDIOC_REQBUFS:
        return request_buffers(argument);
    case VIDIOC_QUERYBUF:
        return describe_buffer(argument);
    case VIDIOC_QBUF:
        return take_buffer(argument);
    case VIDIOC_DQBUF:
        return give_buffer(argument);
    case VIDIOC_STREAMON:
        return switch_to(true);
    case VIDIOC_STREAMOFF:
        return switch_to(false);
    default:
        return fail(ENOTTY);
    }
}

static int request_of_camera(unsigned long request, void *argument)
{
    if (!camera.open)
        return refuse_nonsense();
    if (is_interrupted(_IOC_NR(request)))
        return fail(EINTR);
    if (request == camera.script.request) {
        camera.script.request = 0;
        return fail(camera.script.error);
    }
    /* Switching off and freeing buffers works even then. */
    if (camera.gone && request == VIDIOC_STREAMOFF)
        camera.on = false;
    return camera.gone ? fail(ENODEV) : answer(request, argument);
}

/* ----------------------------------------------------------------------- what the linker puts here
 */

static int open_camera(void)
{
    unsigned time = camera.opened;
    if (is_interrupted(CALL_OPEN))
        return fail(EINTR);
    camera.opened++;
    if (time < camera.script.openings && camera.script.opening[time])
        return fail(camera.script.opening[time]);
    if (camera.open)
        return fail(EBUSY);
    camera.open = true;
    camera.gone = false;
    return FAKE_FD;
}

int __wrap_open(const char *path, int flags, ...)
{
    va_list arguments;
    if (strcmp(path, FAKE_CAMERA) == 0)
        return open_camera();
    va_start(arguments, flags);
    int mode = flags & O_CREAT ? va_arg(arguments, int) : 0;
    va_end(arguments);
    return __real_open(path, flags, mode);
}

int __wrap_close(int fd)
{
    if (fd != FAKE_FD)
        return __real_close(fd);
    /* The system frees remaining buffers; mappings stay. */
    camera.open = camera.on = false;
    camera.memory = 0;
    return 0;
}

int __wrap_ioctl(int fd, unsigned long request, ...)
{
    va_list arguments;
    va_start(arguments, request);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return fd == FAKE_FD ? request_of_camera(request, argument)
                         : __real_ioctl(fd, request, argument);
}

int __wrap_poll(struct pollfd *files, nfds_t count, int timeout)
{
    const struct fake_event *event = next_event();
    if (count != 1 || files->fd != FAKE_FD)
        return __real_poll(files, count, timeout);
    if (is_interrupted(CALL_POLL))
        return fail(EINTR);
    files->revents = (short)(camera.gone ? POLLERR : event ? event->poll : 0);
    if (event && !camera.gone)
        files->revents |= POLLIN;
    return files->revents ? 1 : __real_poll(NULL, 0, timeout);
}

ssize_t __wrap_read(int fd, void *bytes, size_t size)
{
    const struct fake_event *event = next_event();
    if (fd != FAKE_FD)
        return __real_read(fd, bytes, size);
    if (is_interrupted(CALL_READ))
        return fail(EINTR);
    if (!(camera.script.capabilities & V4L2_CAP_READWRITE) || size < FAKE_SIZE)
        return refuse_nonsense();
    int error = take_error(event);
    if (error)
        return fail(error);
    camera.next++;
    memset(bytes, event->value, FAKE_SIZE - event->missing);
    return (ssize_t)(FAKE_SIZE - event->missing);
}

void *__wrap_mmap(void *start, size_t length, int protection, int flags, int fd, off_t offset)
{
    if (fd != FAKE_FD)
        return __real_mmap(start, length, protection, flags, fd, offset);
    if (camera.script.map_fails || length != PAGE || offset >= (off_t)sizeof mappings) {
        errno = ENOMEM;
        return MAP_FAILED;
    }
    camera.mapped++;
    return mappings[offset / PAGE];
}

int __wrap_munmap(void *start, size_t length)
{
    for (unsigned i = 0; i < FAKE_BUFFERS; i++) {
        if (start == mappings[i]) {
            camera.mapped--;
            return 0;
        }
    }
    return __real_munmap(start, length);
}
