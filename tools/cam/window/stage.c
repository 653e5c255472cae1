#include "cam/window/stage.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/draw.h>
#include <sudokuvision/stages.h>

#include "video/formats/rgba.h"

static const svision_color line_color = 0x00D060, print_color = 0x0050DC, hand_color = 0xC000A0;

static const struct {
    const char *name;
    int source;
} stages[CAM_STAGE_END] = {
    [CAM_STAGE_NONE] = {"", -1},
    [CAM_STAGE_GRAY] = {"gray", SVISION_STAGE_GRAY},
    [CAM_STAGE_MASK] = {"mask", SVISION_STAGE_GRAY},
    [CAM_STAGE_LINES] = {"lines", -1},
    [CAM_STAGE_STRAIGHT] = {"straightened", SVISION_STAGE_DETECT},
    [CAM_STAGE_CELLS] = {"cells", SVISION_STAGE_CELLS},
    [CAM_STAGE_DIGITS] = {"digits", SVISION_STAGE_CELLS},
};

const char *cam_stage_name(unsigned stage)
{
    return stages[stage].name;
}

int cam_stage_source(unsigned stage)
{
    return stages[stage].source;
}

static struct svision_canvas make_canvas(struct buffer *work, unsigned width, unsigned height)
{
    size_t size = (size_t)width * height * 4;
    work->length = 0;
    return (struct svision_canvas){(uint8_t *)buffer_reserve(work, size), width, height,
                                   4 * (size_t)width, SVISION_RGBA32};
}

/* Copies a GRAY8 picture to CANVAS at (LEFT, TOP). */
static void copy_gray(const struct svision_image *picture, const struct svision_canvas *canvas,
                      unsigned left, unsigned top)
{
    for (unsigned y = 0; y < picture->height; y++) {
        const struct svision_image row = {picture->pixels + y * picture->stride, picture->width, 1,
                                          picture->stride, SVISION_GRAY8};
        rgba_convert(&row, true, NULL,
                     canvas->pixels + (top + y) * canvas->stride + 4 * (size_t)left);
    }
}

static struct svision_canvas paint_gray(const struct svision_image *picture, struct buffer *work)
{
    const struct svision_canvas canvas = make_canvas(work, picture->width, picture->height);
    copy_gray(picture, &canvas, 0, 0);
    return canvas;
}

/* Thresholds as the grid search does, with the window and offset of the example at
 * svision_threshold(). */
static struct svision_canvas paint_mask(const struct svision_image *picture, struct buffer *work)
{
    enum { WINDOW = 31 };
    const float offset = 0.1F;
    size_t size = (size_t)picture->width * picture->height;
    uint8_t *mask = buffer_resize(NULL, size);
    uint32_t *sums = buffer_resize(NULL, (picture->width + (size_t)WINDOW) * sizeof *sums);
    if (svision_threshold(picture, WINDOW, offset, sums, mask) != SVISION_OK)
        memset(mask, 0, size);
    for (size_t i = 0; i < size; i++)
        mask[i] = mask[i] ? 0 : 255;
    const struct svision_image dark = {mask, picture->width, picture->height, picture->width,
                                       SVISION_GRAY8};
    const struct svision_canvas canvas = paint_gray(&dark, work);
    free(sums);
    free(mask);
    return canvas;
}

/* ---------------------------------------------------------------------------------------- lines */

static void put_pixel(const struct svision_canvas *canvas, double x, double y)
{
    if (!(x >= 0 && y >= 0 && x < canvas->width && y < canvas->height))
        return;
    uint8_t *pixel = canvas->pixels + (unsigned)y * canvas->stride + 4 * (size_t)x;
    for (unsigned k = 0; k < 3; k++)
        pixel[k] = (uint8_t)(line_color >> (16 - 8 * k));
}

static void draw_line(const struct svision_canvas *canvas, struct svision_point from,
                      struct svision_point to)
{
    /* A grid extends only slightly beyond the frame. */
    double longest = fmax(fabs(to.x - from.x), fabs(to.y - from.y));
    unsigned steps = longest < 2.0 * SVISION_MAX_SIDE ? (unsigned)longest + 1 : 1;
    for (unsigned i = 0; i <= steps; i++) {
        double share = (double)i / steps;
        put_pixel(canvas, from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
    }
}

static struct svision_canvas paint_lines(const struct cam_stage_input *input, struct buffer *work)
{
    const struct svision_image *frame = input->frame;
    const struct svision_canvas canvas = make_canvas(work, frame->width, frame->height);
    const struct cam_grid *grid = input->grid;
    unsigned row = grid->side + 1;
    for (unsigned y = 0; y < frame->height; y++)
        memcpy(canvas.pixels + y * canvas.stride, frame->pixels + y * frame->stride, canvas.stride);
    for (unsigned y = 0; y < row; y++)
        for (unsigned x = 0; x < row; x++) {
            const struct svision_point *at = grid->crossings + y * row + x;
            if (x + 1 < row)
                draw_line(&canvas, at[0], at[1]);
            if (y + 1 < row)
                draw_line(&canvas, at[0], at[row]);
        }
    return canvas;
}

/* ---------------------------------------------------------------------------------------- cells */

/* Returns the number of squares per row when a strip of squares, such as the cells of a grid, is
 * wrapped; 1 for any other picture. */
static unsigned squares_per_row(const struct svision_image *picture)
{
    unsigned count = picture->height / picture->width, row = 1;
    if (picture->height % picture->width != 0 || count < 4)
        return 1;
    while (row * row < count)
        row++;
    return row;
}

static struct svision_canvas paint_squares(const struct svision_image *strip, struct buffer *work)
{
    unsigned row = squares_per_row(strip), square = row > 1 ? strip->width : strip->height;
    unsigned count = strip->height / square, rows = (count + row - 1) / row;
    const struct svision_canvas canvas = make_canvas(work, strip->width * row, square * rows);
    memset(canvas.pixels, 0, canvas.stride * canvas.height);
    for (unsigned i = 0; i < count; i++) {
        const struct svision_image cell = {strip->pixels + (size_t)i * square * strip->stride,
                                           strip->width, square, strip->stride, SVISION_GRAY8};
        copy_gray(&cell, &canvas, i % row * strip->width, i / row * square);
    }
    return canvas;
}

/* Writes the digits read into the corners of their cells. */
static void write_digits(const struct svision_canvas *canvas, const struct cam_grid *grid)
{
    const double height = 0.35, corner = 0.78; /* as shares of a cell */
    double cell = (double)canvas->width / grid->side;
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        unsigned digit = grid->cells[i] ? grid->cells[i] : grid->entries[i];
        unsigned row = i / grid->side, column = i % grid->side;
        const struct svision_point at = {(column + corner) * cell, (row + corner) * cell};
        char text[8];
        snprintf(text, sizeof text, "%u", digit);
        if (digit)
            svision_draw_text(canvas, text, at, height * cell,
                              grid->cells[i] ? print_color : hand_color, 1);
    }
}

bool cam_stage_paint(unsigned stage, const struct cam_stage_input *input, struct buffer *work,
                     struct svision_image *picture)
{
    const struct svision_image *traced = input->traced;
    bool has_grid = input->grid->state != SVISION_TRACK_NONE;
    bool needs_grid = stage == CAM_STAGE_LINES || stage == CAM_STAGE_DIGITS;
    struct svision_canvas canvas;
    if (stage == CAM_STAGE_NONE || stage >= CAM_STAGE_END || (needs_grid && !has_grid) ||
        (stages[stage].source >= 0 && !traced))
        return false;
    if (stage == CAM_STAGE_LINES)
        canvas = paint_lines(input, work);
    else if (stage == CAM_STAGE_MASK)
        canvas = paint_mask(traced, work);
    else if (stage == CAM_STAGE_CELLS || stage == CAM_STAGE_DIGITS)
        canvas = paint_squares(traced, work);
    else
        canvas = paint_gray(traced, work);
    if (stage == CAM_STAGE_DIGITS)
        write_digits(&canvas, input->grid);
    *picture = svision_canvas_image(&canvas);
    return true;
}
