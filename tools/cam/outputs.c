#include "cam/outputs.h"

#include <string.h>

#include "cli/files/path.h"

bool cam_outputs_need_paint(const struct cam_outputs *outputs)
{
    return outputs->options->loopback || outputs->options->output;
}

bool cam_outputs_need_color(const struct cam_outputs *outputs)
{
    return cam_outputs_need_paint(outputs) ||
           (outputs->options->record && !recorder_accepts_jpeg(&outputs->unpainted));
}

/* True if the frames come from PATH. */
static bool is_source(const struct cam_outputs *outputs, const char *path)
{
    const char *source = outputs->options->source.path;
    return source && strcmp(path, "-") != 0 && path_is_same(path, source);
}

/* Opens the file PATH for RECORDER unless it is NULL or already open. */
static bool open_recorder(const struct cam_outputs *outputs, struct recorder *recorder,
                          const char *path, struct message *message)
{
    if (!path || recorder->path[0])
        return true;
    if (is_source(outputs, path))
        return message_set(message, "%s: the frames come from there", path);
    return recorder_open(recorder, path, outputs->rate, message);
}

bool cam_outputs_open(struct cam_outputs *outputs, double rate, struct message *message)
{
    outputs->rate = rate;
    return open_recorder(outputs, &outputs->unpainted, outputs->options->record, message) &&
           open_recorder(outputs, &outputs->painted, outputs->options->output, message);
}

bool cam_outputs_write(struct cam_outputs *outputs, const struct frame *frame,
                       struct message *message)
{
    return !outputs->options->record || recorder_write(&outputs->unpainted, frame, message);
}

/* Writes FRAME to the loopback device, opened for the first one. */
static bool write_loopback(struct cam_outputs *outputs, const struct frame *frame,
                           struct message *message)
{
    if (!outputs->has_loopback)
        outputs->has_loopback =
            loopback_open(&outputs->loopback, outputs->options->loopback, 0, frame->image.width,
                          frame->image.height, outputs->rate, message);
    return outputs->has_loopback && loopback_write(&outputs->loopback, frame, message);
}

bool cam_outputs_write_painted(struct cam_outputs *outputs, const struct frame *frame,
                               struct message *message)
{
    if (outputs->options->output && !recorder_write(&outputs->painted, frame, message))
        return false;
    return !outputs->options->loopback || write_loopback(outputs, frame, message);
}

bool cam_outputs_close(struct cam_outputs *outputs, struct message *message)
{
    bool done = true;
    if (outputs->unpainted.path[0])
        done = recorder_close(&outputs->unpainted, message);
    if (outputs->painted.path[0])
        done = recorder_close(&outputs->painted, message) && done;
    if (outputs->has_loopback)
        loopback_close(&outputs->loopback);
    return done;
}
