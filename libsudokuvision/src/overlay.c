#include <sudokuvision/overlay.h>

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "strokes.h"

static bool canvas_is_sound(const struct svision_canvas *canvas)
{
    if (!canvas)
        return false;
    const struct svision_image image = {canvas->pixels, canvas->width, canvas->height,
                                        canvas->stride, canvas->format};
    return canvas->format <= SVISION_RGBA32 && svision_image_check(&image, NULL) == SVISION_OK;
}

static bool digits_are_sound(const uint8_t *digits)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (digits[i] > 9)
            return false;
    return true;
}

/* Lays RGB over a pixel, COVER of it. */
static void blend(const struct svision_canvas *canvas, unsigned x, unsigned y, const uint8_t *rgb,
                  float cover)
{
    static const uint8_t steps[] = {1, 3, 3, 4};
    unsigned step = steps[canvas->format];
    uint8_t *pixel = canvas->pixels + y * canvas->stride + (size_t)x * step;
    uint8_t colour[3] = {rgb[0], rgb[1], rgb[2]};
    if (canvas->format == SVISION_BGR24) {
        colour[0] = rgb[2];
        colour[2] = rgb[0];
    }
    if (canvas->format == SVISION_GREY8)
        colour[0] = (uint8_t)((77U * rgb[0] + 150U * rgb[1] + 29U * rgb[2]) >> 8);
    for (unsigned i = 0; i < (step == 1 ? 1 : 3); i++)
        pixel[i] = (uint8_t)((float)pixel[i] * (1 - cover) + (float)colour[i] * cover + 0.5F);
}

/* Columns and rows that a cell touches, clipped to the canvas. */
struct extent {
    unsigned left, top, right, bottom; /* the last two exclusive */
};

static unsigned clip(double value, unsigned limit)
{
    return (unsigned)fmin(fmax(value, 0), limit);
}

static struct extent extent_of(const struct svision_point *corner,
                               const struct svision_canvas *canvas)
{
    double left = corner[0].x, right = left, top = corner[0].y, bottom = top;
    for (unsigned i = 1; i < 4; i++) {
        left = fmin(left, corner[i].x);
        right = fmax(right, corner[i].x);
        top = fmin(top, corner[i].y);
        bottom = fmax(bottom, corner[i].y);
    }
    return (struct extent){clip(floor(left), canvas->width), clip(floor(top), canvas->height),
                           clip(ceil(right) + 1, canvas->width),
                           clip(ceil(bottom) + 1, canvas->height)};
}

/* Paints DIGIT into the cell with these corners, clockwise from its top left one. */
static void paint_digit(unsigned digit, const struct svision_point corner[4], const uint8_t *rgb,
                        const struct svision_canvas *canvas)
{
    static const struct svision_point square[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    struct svision_homography to_cell;
    if (svision_homography_fit(corner, square, NULL, 4, &to_cell))
        return;
    struct svision_quad quad;
    memcpy(quad.corner, corner, sizeof quad.corner);
    float pixel = 1 / sqrtf(fmaxf((float)fabs(svision_quad_area(&quad)), 1));
    struct extent extent = extent_of(corner, canvas);
    for (unsigned y = extent.top; y < extent.bottom; y++) {
        for (unsigned x = extent.left; x < extent.right; x++) {
            struct svision_point at =
                svision_homography_map(&to_cell, (struct svision_point){x, y});
            if (at.x <= 0 || at.x >= 1 || at.y <= 0 || at.y >= 1)
                continue;
            float cover = strokes_cover(digit, (float)at.x, (float)at.y, pixel);
            if (cover > 0)
                blend(canvas, x, y, rgb, cover);
        }
    }
}

enum svision_status svision_overlay(const struct svision_reading *reading, const uint8_t *digits,
                                    const uint8_t *rgb, const struct svision_canvas *canvas)
{
    if (!reading || !digits || !rgb || !canvas_is_sound(canvas) || !digits_are_sound(digits))
        return SVISION_ERR_ARGUMENT;
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        const struct svision_point *upper = &reading->crossings[i / 9][i % 9];
        const struct svision_point *lower = &reading->crossings[i / 9 + 1][i % 9];
        const struct svision_point corner[4] = {upper[0], upper[1], lower[1], lower[0]};
        if (digits[i])
            paint_digit(digits[i], corner, rgb, canvas);
    }
    return SVISION_OK;
}

static void fill(const struct svision_canvas *canvas, double left, double top, double right,
                 double bottom, const uint8_t *rgb)
{
    for (unsigned y = clip(top, canvas->height); y < clip(bottom, canvas->height); y++)
        for (unsigned x = clip(left, canvas->width); x < clip(right, canvas->width); x++)
            blend(canvas, x, y, rgb, 1);
}

/* The ten lines of each direction, every third one thick. */
static void draw_lines(const struct svision_canvas *canvas, double left, double top, double cell)
{
    static const uint8_t black[3] = {0, 0, 0};
    double end = 9 * cell, border = fmax(1.5, 0.035 * cell);
    for (unsigned i = 0; i < 10; i++) {
        double half = i % 3 == 0 ? border : fmax(0.5, border / 3), at = i * cell;
        fill(canvas, left + at - half, top - border, left + at + half, top + end + border, black);
        fill(canvas, left - border, top + at - half, left + end + border, top + at + half, black);
    }
}

enum svision_status svision_draw_board(const uint8_t *givens, const uint8_t *found,
                                       const struct svision_canvas *canvas)
{
    static const uint8_t white[3] = {255, 255, 255}, black[3] = {0, 0, 0}, blue[3] = {0, 60, 200};
    if (!givens || !canvas_is_sound(canvas) || canvas->width < 60 || canvas->height < 60 ||
        !digits_are_sound(givens) || (found && !digits_are_sound(found)))
        return SVISION_ERR_ARGUMENT;
    double side = canvas->width < canvas->height ? canvas->width : canvas->height;
    double cell = floor(side / 10);
    double left = floor((canvas->width - 9 * cell) / 2),
           top = floor((canvas->height - 9 * cell) / 2);
    fill(canvas, 0, 0, canvas->width, canvas->height, white);
    draw_lines(canvas, left, top, cell);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        unsigned row = i / 9, column = i % 9;
        double x = left + cell * column, y = top + cell * row;
        const struct svision_point corner[4] = {
            {x, y}, {x + cell, y}, {x + cell, y + cell}, {x, y + cell}};
        if (givens[i])
            paint_digit(givens[i], corner, black, canvas);
        else if (found && found[i])
            paint_digit(found[i], corner, blue, canvas);
    }
    return SVISION_OK;
}
