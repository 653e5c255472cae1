#include "cam_paint.h"

#include <math.h>

#include <sudokuvision/draw.h>

static const svision_colour amber = 0xFFB000, red = 0xFF4030, white = 0xFFFFFF, black = 0x000000;

void cam_paint_content(const struct svision_canvas *canvas, const struct svision_reading *reading,
                       const struct cam_content *content, const struct cam_look *look)
{
    const struct svision_overlay overlay = {
        .size = sizeof overlay,
        .side = 9,
        .crossings = reading->crossings[0],
        .digits = content->digits,
        .givens = content->givens,
        .candidates = content->candidates,
        .colour = look->colour,
        .opacity = look->opacity,
        .lit = true,
    };
    svision_overlay_paint(&overlay, canvas);
}

/* Frames one cell: as a grid of 2 x 2 without content. */
static void frame_cell(const struct svision_canvas *canvas, const struct svision_reading *reading,
                       unsigned row, unsigned column)
{
    struct svision_point at[9];
    for (unsigned i = 0; i < 9; i++) {
        unsigned right = i % 3, down = i / 3;
        struct svision_point sum = {0, 0};
        /* Each point is the mean of the corners that lie on its row and column. */
        for (unsigned k = 0; k < 4; k++) {
            double share = (k % 2 ? right : 2 - right) * (k / 2 ? down : 2 - down) / 4.0;
            const struct svision_point *corner = &reading->crossings[row + k / 2][column + k % 2];
            sum.x += share * corner->x;
            sum.y += share * corner->y;
        }
        at[i] = sum;
    }
    const struct svision_overlay overlay = {
        .size = sizeof overlay,
        .side = 2,
        .crossings = at,
        .opacity = 1,
        .outline = 0.16F,
        .outline_colour = red,
    };
    svision_overlay_paint(&overlay, canvas);
}

void cam_paint_outline(const struct svision_canvas *canvas, const struct svision_track *track)
{
    const struct svision_overlay overlay = {
        .size = sizeof overlay,
        .side = 9,
        .crossings = track->reading.crossings[0],
        .opacity = 0.9F,
        .outline = 0.09F,
        .outline_colour = amber,
    };
    svision_overlay_paint(&overlay, canvas);
    if (track->lack != SVISION_LACK_LIGHT && track->lack != SVISION_LACK_DIFFERENCE)
        return;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (track->reading.suspect[i])
            frame_cell(canvas, &track->reading, i / 9, i % 9);
}

void cam_paint_advice(const struct svision_canvas *canvas, const char *text)
{
    const unsigned directions = 12;
    double height = fmax(canvas->height * 0.05, 8);
    double width = svision_draw_text_width(text, height), room = canvas->width * 0.94;
    if (width <= 0)
        return;
    if (width > room)
        height *= room / width;
    struct svision_point centre = {canvas->width / 2.0, canvas->height - 1.3 * height};
    double halo = fmax(0.14 * height, 1);
    for (unsigned i = 0; i < directions; i++) {
        double angle = 6.283185307179586 * i / directions;
        struct svision_point at = {centre.x + halo * cos(angle), centre.y + halo * sin(angle)};
        svision_draw_text(canvas, text, at, height, black, 1);
    }
    svision_draw_text(canvas, text, centre, height, white, 1);
}
