#include "cam_read.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "convert.h"
#include "output.h"

bool cam_reader_open(struct cam_reader *reader, const struct cam_options *options,
                     struct cam_view *view, struct message *message)
{
    const struct svision_tracker_options wanted = {
        .size = sizeof wanted, .trace = view ? cam_view_trace : NULL, .trace_user = view};
    enum svision_status status = svision_tracker_create(&wanted, &reader->tracker);
    reader->options = options;
    reader->view = view;
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
    cam_advice_hear(&reader->advice, &reader->track, frame->seconds);
    if (reader->view)
        cam_view_put_track(reader->view, &reader->track, frame->seconds);
    return !reader->track.fresh || print(reader, frame, message);
}

static void paint(const struct cam_reader *reader, const struct svision_canvas *canvas)
{
    const struct svision_track *track = &reader->track;
    const struct cam_content content = {.digits = track->reading.solution,
                                        .givens = track->reading.cells};
    if (track->state == SVISION_TRACK_COMMITTED)
        cam_paint_content(canvas, &track->reading, &content, &reader->options->look);
    else if (track->state == SVISION_TRACK_OUTLINED)
        cam_paint_outline(canvas, track);
    cam_paint_advice(canvas, reader->advice.text);
}

void cam_reader_paint(struct cam_reader *reader, struct frame *frame)
{
    const struct svision_image *image = &frame->image;
    if (reader->track.state == SVISION_TRACK_NONE && !reader->advice.text[0])
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
    const struct svision_canvas canvas = {pixels, image->width, image->height, image->width,
                                          format};
    frame->image = svision_canvas_image(&canvas);
    frame->coding = FRAME_PIXELS;
    frame->bytes = pixels;
    frame->size = size;
    paint(reader, &canvas);
}
