#include "play/view/paint.h"

#include <math.h>
#include <string.h>

#include <sudokuvision/draw.h>

#include "lettering/lettering.h"

/* Blends COLOR into the pixel (X, Y) of the canvas with opacity COVERAGE. */
static void blend(const struct svision_canvas *canvas, int x, int y, svision_color color,
                  double coverage)
{
    uint8_t *pixel = canvas->pixels + (size_t)y * canvas->stride + 4 * (size_t)x;
    for (unsigned i = 0; i < 3; i++) {
        double value = (uint8_t)(color >> (16 - 8 * i));
        pixel[i] = (uint8_t)(pixel[i] + (value - pixel[i]) * coverage + 0.5);
    }
    pixel[3] = 255;
}

static struct box clip(const struct svision_canvas *canvas, struct box box)
{
    int right = box.x + box.width, bottom = box.y + box.height;
    box.x = box.x > 0 ? box.x : 0;
    box.y = box.y > 0 ? box.y : 0;
    right = right < (int)canvas->width ? right : (int)canvas->width;
    bottom = bottom < (int)canvas->height ? bottom : (int)canvas->height;
    return (struct box){box.x, box.y, right - box.x, bottom - box.y};
}

void paint_box(const struct svision_canvas *canvas, struct box box, svision_color color)
{
    const uint8_t pixel[4] = {(uint8_t)(color >> 16), (uint8_t)(color >> 8), (uint8_t)color, 255};
    box = clip(canvas, box);
    for (int y = box.y; y < box.y + box.height; y++) {
        uint8_t *at = canvas->pixels + (size_t)y * canvas->stride + 4 * (size_t)box.x;
        for (int x = 0; x < box.width; x++, at += 4)
            memcpy(at, pixel, 4);
    }
}

void paint_frame(const struct svision_canvas *canvas, struct box box, int width,
                 svision_color color)
{
    paint_box(canvas, (struct box){box.x, box.y, box.width, width}, color);
    paint_box(canvas, (struct box){box.x, box.y + box.height - width, box.width, width}, color);
    paint_box(canvas, (struct box){box.x, box.y, width, box.height}, color);
    paint_box(canvas, (struct box){box.x + box.width - width, box.y, width, box.height}, color);
}

void paint_picture(const struct svision_canvas *canvas, struct box box,
                   const struct svision_image *image)
{
    size_t step = image->format == SVISION_RGBA32 ? 4 : 3;
    struct box seen = clip(canvas, box);
    for (int y = seen.y; y < seen.y + seen.height; y++) {
        size_t from = (size_t)(y - box.y) * image->height / (size_t)box.height;
        const uint8_t *row = image->pixels + from * image->stride;
        uint8_t *at = canvas->pixels + (size_t)y * canvas->stride + 4 * (size_t)seen.x;
        for (int x = seen.x; x < seen.x + seen.width; x++, at += 4) {
            memcpy(at, row + (size_t)(x - box.x) * image->width / (size_t)box.width * step, 3);
            at[3] = 255;
        }
    }
}

struct box box_like(struct box room, unsigned width, unsigned height)
{
    double scale = fmin((double)room.width / width, (double)room.height / height);
    int across = (int)(scale * width), down = (int)(scale * height);
    return (struct box){room.x + (room.width - across) / 2, room.y + (room.height - down) / 2,
                        across, down};
}

/* Returns the pixels within REACH of CENTER, clipped to the canvas. */
static struct box bounds_around(const struct svision_canvas *canvas, struct svision_point center,
                                double across, double down)
{
    int x = (int)floor(center.x - across), y = (int)floor(center.y - down);
    return clip(canvas, (struct box){x, y, (int)ceil(center.x + across) - x,
                                     (int)ceil(center.y + down) - y});
}

/* Returns the covered share of a pixel at DISTANCE from an edge, negative inside. */
static double edge_coverage(double distance)
{
    return fmin(fmax(0.5 - distance, 0), 1);
}

void paint_ring(const struct svision_canvas *canvas, struct svision_point center, double radius,
                double width, svision_color color)
{
    double reach = radius + width + 1;
    struct box box = bounds_around(canvas, center, reach, reach);
    for (int y = box.y; y < box.y + box.height; y++)
        for (int x = box.x; x < box.x + box.width; x++) {
            double distance = hypot(x + 0.5 - center.x, y + 0.5 - center.y);
            blend(canvas, x, y, color, edge_coverage(fabs(distance - radius) - width / 2));
        }
}

void paint_line(const struct svision_canvas *canvas, struct svision_point from,
                struct svision_point to, double width, double dash, svision_color color)
{
    double dx = to.x - from.x, dy = to.y - from.y, length = hypot(dx, dy);
    const struct svision_point middle = {(from.x + to.x) / 2, (from.y + to.y) / 2};
    struct box box =
        bounds_around(canvas, middle, fabs(dx) / 2 + width + 1, fabs(dy) / 2 + width + 1);
    for (int y = box.y; y < box.y + box.height; y++)
        for (int x = box.x; x < box.x + box.width; x++) {
            double px = x + 0.5 - from.x, py = y + 0.5 - from.y;
            double along = length > 0 ? (px * dx + py * dy) / length : 0;
            along = fmin(fmax(along, 0), length);
            if (dash > 0 && fmod(along, 2 * dash) > dash)
                continue;
            double share = length > 0 ? along / length : 0;
            double distance = hypot(px - share * dx, py - share * dy) - width / 2;
            if (distance < 0.5)
                blend(canvas, x, y, color, edge_coverage(distance));
        }
}

/* ----------------------------------------------------------------------------------------- text */

/* True if TEXT is drawn with the fonts of the system. */
static bool uses_system_letters(const char *text, enum paint_letters letters)
{
    return (letters == PAINT_SYSTEM_LETTERS || !lettering_is_ascii(text)) && lettering_has_pango();
}

double paint_text_width(const char *text, double height, enum paint_letters letters)
{
    return uses_system_letters(text, letters) ? lettering_width(text, height)
                                              : svision_draw_text_width(text, height);
}

void paint_text(const struct svision_canvas *canvas, const char *text, struct svision_point center,
                double height, double width, svision_color color, enum paint_letters letters)
{
    if (uses_system_letters(text, letters)) {
        lettering_draw(canvas, text, center.x, center.y, height, width, color);
        return;
    }
    double needed = svision_draw_text_width(text, height);
    if (needed > width)
        height *= width / needed;
    if (height > 0)
        svision_draw_text(canvas, text, center, height, color, 1);
}

void paint_text_from(const struct svision_canvas *canvas, const char *text,
                     struct svision_point left, double height, double width, svision_color color,
                     enum paint_letters letters)
{
    double needed = fmin(paint_text_width(text, height, letters), width);
    paint_text(canvas, text, (struct svision_point){left.x + needed / 2, left.y}, height, width,
               color, letters);
}
