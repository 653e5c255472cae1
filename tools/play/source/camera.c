/* Frames, capture and advice come from the code of sudoku-cam. */
#include "play/source/camera.h"

#include <stdlib.h>

#include "cam/advice.h"
#include "cam/capture.h"
#include "cam/paint.h"
#include "play/source/reading.h"
#include "video/formats/mjpeg.h"
#include "video/formats/rgba.h"

/* Maximum time without a frame before the camera is given up, in seconds. */
static const double max_silence = 5;

struct puzzle_camera {
    struct source_options options;
    struct source *source;
    struct capture *capture;
    struct svision_tracker *tracker;
    const struct svision_track *track; /* of the last frame; NULL: none */
    struct cam_grid grid;
    struct cam_advice advice;
    struct buffer pixels, scratch; /* of JPEG frames; of conversion */
    struct buffer frame, painted;  /* RGBA: the frame, and a copy with the outline */
    unsigned width, height;
};

bool camera_is_meant(const char *path)
{
    return source_is_device(path) || source_is_recording(path);
}

static bool open_parts(struct puzzle_camera *camera, struct message *message)
{
    struct svision_tracker_options wanted = SVISION_TRACKER_OPTIONS_INIT;
    wanted.sides = SVISION_SIDES;
    camera->source = source_open(&camera->options, message);
    if (!camera->source)
        return false;
    if (svision_tracker_create(&wanted, &camera->tracker) != SVISION_OK)
        return message_set(message, "memory is short");
    camera->capture = capture_start(camera->source, max_silence, 0, NULL, NULL, message);
    return camera->capture != NULL;
}

struct puzzle_camera *camera_open(const char *path, struct message *message)
{
    struct puzzle_camera *camera = buffer_resize(NULL, sizeof *camera);
    *camera = (struct puzzle_camera){.options = {.path = path}};
    if (open_parts(camera, message))
        return camera;
    camera_close(camera);
    return NULL;
}

void camera_close(struct puzzle_camera *camera)
{
    struct capture_counts counts = {0};
    if (!camera)
        return;
    if (camera->capture)
        capture_stop(camera->capture, &counts);
    source_close(camera->source);
    svision_tracker_destroy(camera->tracker);
    buffer_free(&camera->pixels);
    buffer_free(&camera->scratch);
    buffer_free(&camera->frame);
    buffer_free(&camera->painted);
    free(camera);
}

/* Returns room for SIZE bytes, replacing the contents of BUFFER. */
static uint8_t *resize_buffer(struct buffer *buffer, size_t size)
{
    buffer->length = 0;
    return (uint8_t *)buffer_reserve(buffer, size);
}

/* Stores the frame in color, and a copy to paint on. */
static void store_frame(struct puzzle_camera *camera, const struct svision_image *image,
                        bool is_jpeg)
{
    size_t size = 4 * (size_t)image->width * image->height;
    uint8_t *pixels = resize_buffer(&camera->frame, size);
    rgba_convert(image, is_jpeg, resize_buffer(&camera->scratch, rgba_scratch(image->width)),
                 pixels);
    camera->painted.length = 0;
    buffer_add(&camera->painted, pixels, size);
    camera->width = image->width;
    camera->height = image->height;
    const struct svision_canvas canvas = {(uint8_t *)camera->painted.data, image->width,
                                          image->height, 4 * (size_t)image->width, SVISION_RGBA32};
    if (camera->grid.state == SVISION_TRACK_OUTLINED)
        cam_paint_outline(&canvas, &camera->grid);
}

static enum camera_result follow(struct puzzle_camera *camera, const struct frame *frame)
{
    enum svision_status status =
        svision_tracker_update(camera->tracker, &frame->image, frame->seconds, &camera->track);
    if (status != SVISION_OK) {
        camera->track = NULL;
        return CAMERA_NOTHING;
    }
    cam_grid_take(&camera->grid, camera->track);
    cam_advice_update(&camera->advice, &camera->grid, frame->seconds);
    store_frame(camera, &frame->image, frame->coding == FRAME_JPEG);
    return camera->grid.state == SVISION_TRACK_COMMITTED ? CAMERA_READ : CAMERA_FRAME;
}

enum camera_result camera_poll(struct puzzle_camera *camera, struct message *message)
{
    struct frame frame;
    switch (capture_next(camera->capture, &frame, message)) {
    case CAPTURE_FRAME:
        if (frame.coding == FRAME_JPEG && !mjpeg_decode(frame.bytes, frame.size, MJPEG_COLOR,
                                                        &camera->pixels, &frame.image, message))
            return CAMERA_NOTHING;
        return follow(camera, &frame);
    case CAPTURE_NOTHING:
    case CAPTURE_DAMAGED:
        return CAMERA_NOTHING;
    case CAPTURE_END:
        message_set(message, "no puzzle was read in %s", camera->options.path);
        return CAMERA_END;
    default:
        return CAMERA_END;
    }
}

struct camera_picture camera_picture(const struct puzzle_camera *camera)
{
    return (struct camera_picture){buffer_at(&camera->painted, 0), camera->width, camera->height};
}

const char *camera_advice(const struct puzzle_camera *camera)
{
    return camera->advice.text;
}

struct draft *camera_draft(const struct puzzle_camera *camera)
{
    const struct svision_reading *reading =
        camera->track ? svision_track_reading(camera->track) : NULL;
    const struct svision_image picture = {buffer_at(&camera->frame, 0), camera->width,
                                          camera->height, 4 * (size_t)camera->width,
                                          SVISION_RGBA32};
    return reading && picture.pixels ? reading_draft(reading, &picture) : NULL;
}

static enum camera_result poll_camera(void *camera, struct message *message)
{
    return camera_poll(camera, message);
}

static const char *advice_of(const void *camera)
{
    return camera_advice(camera);
}

static struct draft *draft_of(const void *camera)
{
    return camera_draft(camera);
}

static void close_camera(void *camera)
{
    camera_close(camera);
}

struct game_camera camera_service(struct puzzle_camera *camera)
{
    return (struct game_camera){poll_camera, advice_of, draft_of, close_camera, camera};
}
