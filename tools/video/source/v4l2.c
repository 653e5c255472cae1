#include "video/source/kind.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/text/buffer.h"
#include "v4l2/control.h"
#include "v4l2/stream.h"

struct camera {
    struct v4l2_device device;
    struct v4l2_stream stream;
};

static bool choose(const struct v4l2_device *device, const struct v4l2_mode_options *options,
                   struct v4l2_choice *choice, struct message *message)
{
    struct v4l2_modes modes;
    v4l2_modes_list(device, &modes);
    bool done = v4l2_choose(&modes, options, choice, message);
    v4l2_modes_free(&modes);
    return done || message_prefix(message, device->path);
}

static bool set_controls(const struct v4l2_device *device, const struct source_options *options,
                         struct message *message)
{
    for (unsigned i = 0; i < options->control_count; i++)
        if (!v4l2_control_set(device, options->controls[i], message))
            return false;
    return true;
}

static void describe(const struct camera *camera, struct source_facts *facts)
{
    static const char *const transfers[] = {[V4L2_TRANSFER_MMAP] = "",
                                            [V4L2_TRANSFER_USERPTR] = ", by user pointers",
                                            [V4L2_TRANSFER_READ] = ", by read()"};
    const struct v4l2_stream *stream = &camera->stream;
    facts->live = true;
    facts->rate = stream->agreed.rate;
    snprintf(facts->text, sizeof facts->text, "%s %ux%u, %.4g/s, from %s (%s, %s)%s",
             pixel_name(stream->agreed.pixel->fourcc).text, stream->agreed.shape.width,
             stream->agreed.shape.height, stream->agreed.rate, camera->device.name,
             camera->device.driver, camera->device.bus, transfers[stream->transfer]);
}

static void close_camera(void *state)
{
    struct camera *camera = state;
    v4l2_stream_stop(&camera->stream);
    v4l2_device_close(&camera->device);
    free(camera);
}

static void *open_camera(const struct source_options *options, struct source_facts *facts,
                         struct message *message)
{
    struct v4l2_choice choice;
    struct camera *camera = buffer_resize(NULL, sizeof *camera);
    *camera = (struct camera){.device.fd = -1, .stream.borrowed = -1};
    if (v4l2_device_open(&camera->device, options->path, message) &&
        v4l2_device_captures(&camera->device, message) &&
        choose(&camera->device, &options->mode, &choice, message) &&
        set_controls(&camera->device, options, message) &&
        v4l2_stream_start(&camera->stream, &camera->device, &choice, options->mode.rate > 0,
                          message)) {
        describe(camera, facts);
        return camera;
    }
    close_camera(camera);
    return NULL;
}

static enum source_result next_frame(void *state, double seconds, struct frame *frame,
                                     struct message *message)
{
    static const enum source_result results[] = {
        [V4L2_FRAME] = SOURCE_FRAME,     [V4L2_DAMAGED] = SOURCE_DAMAGED,
        [V4L2_NOTHING] = SOURCE_NOTHING, [V4L2_GONE] = SOURCE_GONE,
        [V4L2_FAILED] = SOURCE_FAILED,
    };
    struct camera *camera = state;
    return results[v4l2_stream_next(&camera->stream, seconds, frame, message)];
}

const struct source_kind source_v4l2 = {open_camera, next_frame, close_camera};
