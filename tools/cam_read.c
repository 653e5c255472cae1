#include "cam_read.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include <sudokuvision/overlay.h>

#include "convert.h"
#include "output.h"

bool cam_reader_open(struct cam_reader *reader, const struct cam_options *options,
                     struct message *message)
{
    enum svision_status status = svision_tracker_create(NULL, &reader->tracker);
    reader->options = options;
    return status == SVISION_OK || message_set(message, "%s", svision_strstatus(status));
}

void cam_reader_close(struct cam_reader *reader)
{
    svision_tracker_destroy(reader->tracker);
    buffer_free(&reader->text);
    buffer_free(&reader->pixels);
    buffer_free(&reader->scratch);
}

static void add_cells(struct buffer *out, const uint8_t *cells)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        buffer_printf(out, "%c", cells[i] ? '0' + cells[i] : '.');
}

static void add_grid(struct buffer *out, const uint8_t *cells)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        if (i == 27 || i == 54)
            buffer_printf(out, "------+-------+------\n");
        const char *after = i % 9 == 8 ? "\n" : i % 3 == 2 ? " | " : " ";
        buffer_printf(out, "%c%s", cells[i] ? '0' + cells[i] : '.', after);
    }
}

static void add_json(struct buffer *out, const struct frame *frame,
                     const struct svision_track *track)
{
    buffer_printf(out, "{\"number\":%u,\"frame\":%" PRIu64 ",\"seconds\":%.3f,\"puzzle\":\"",
                  track->puzzle, frame->number, frame->seconds);
    add_cells(out, track->reading.cells);
    buffer_printf(out, "\",\"solution\":\"");
    add_cells(out, track->reading.solution);
    buffer_printf(out, "\",\"corners\":[");
    for (unsigned i = 0; i < 4; i++)
        buffer_printf(out, "%s[%.2f,%.2f]", i ? "," : "", track->reading.corners.corner[i].x,
                      track->reading.corners.corner[i].y);
    buffer_printf(out, "]}\n");
}

static bool is_stdout(const char *path)
{
    return path && strcmp(path, "-") == 0;
}

static bool print(struct cam_reader *reader, const struct frame *frame, struct message *message)
{
    const struct svision_reading *reading = &reader->track.reading;
    struct buffer *text = &reader->text;
    struct output output;
    reader->puzzles++;
    if (is_stdout(reader->options->record) || is_stdout(reader->options->output))
        return true;
    text->length = 0;
    if (reader->options->format == CAM_JSON)
        add_json(text, frame, &reader->track);
    else if (reader->options->format == CAM_GRID) {
        buffer_printf(text, "%s", reader->puzzles > 1 ? "\n" : "");
        add_grid(text, reading->solution);
    } else {
        add_cells(text, reading->cells);
        buffer_printf(text, " ");
        add_cells(text, reading->solution);
        buffer_printf(text, "\n");
    }
    return (output_open(&output, NULL) && output_write(&output, text->data, text->length)) ||
           message_set(message, "standard output: %s", strerror(errno));
}

bool cam_reader_look(struct cam_reader *reader, const struct frame *frame, struct message *message)
{
    enum svision_status status =
        svision_tracker_follow(reader->tracker, &frame->image, frame->seconds, &reader->track);
    if (status)
        return message_set(message, "%s", svision_strstatus(status));
    return !reader->track.fresh || print(reader, frame, message);
}

/* Paints the found digits of READING on packed pixels of IMAGE's format, GREY8 or I420. */
static void paint(const struct svision_reading *reading, uint8_t *pixels,
                  const struct svision_image *image)
{
    const struct svision_canvas canvas = {pixels, image->width, image->height, image->width,
                                          image->format};
    const struct svision_overlay overlay = {
        .size = sizeof overlay,
        .side = reading->side,
        .crossings = reading->crossings,
        .digits = reading->solution,
        .givens = reading->cells,
        .colour = 0x0050DC,
        .opacity = 1,
        .lit = true,
    };
    svision_overlay_paint(&overlay, &canvas);
}

void cam_reader_paint(struct cam_reader *reader, struct frame *frame)
{
    const struct svision_track *track = &reader->track;
    const struct svision_image *image = &frame->image;
    if (track->state != SVISION_TRACK_COMMITTED)
        return;
    bool grey = image->format == SVISION_GREY8;
    enum svision_format format = grey ? SVISION_GREY8 : SVISION_I420;
    size_t size = convert_size(format, image->width, image->height);
    reader->pixels.length = reader->scratch.length = 0;
    uint8_t *pixels = (uint8_t *)buffer_reserve(&reader->pixels, size);
    if (grey)
        convert_to_grey(image, pixels);
    else
        convert_to_i420(image,
                        (uint8_t *)buffer_reserve(&reader->scratch, convert_scratch(image->width)),
                        pixels);
    frame->image =
        (struct svision_image){pixels, image->width, image->height, image->width, format};
    frame->coding = FRAME_PIXELS;
    frame->bytes = pixels;
    frame->size = size;
    paint(&track->reading, pixels, &frame->image);
}
