#include "cam_paint.h"

#include <math.h>

#include <sudokuvision/draw.h>

static const svision_colour amber = 0xFFB000, red = 0xFF4030, white = 0xFFFFFF, black = 0x000000;

void cam_paint_content(const struct svision_canvas *canvas, const struct svision_reading *reading,
                       const struct cam_content *content, const struct cam_look *look)
{
    const struct svision_overlay overlay = {
        .size = sizeof overlay,
        .side = reading->side,
        .crossings = reading->crossings,
        .digits = content->digits,
        .givens = content->givens,
        .candidates = content->candidates,
        .colour = look->colour,
        .opacity = look->opacity,
        .lit = true,
    };
    svision_overlay_paint(&overlay, canvas);
}

static struct svision_point between(struct svision_point a, struct svision_point b)
{
    return (struct svision_point){(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/* Frames one cell: as a grid of 2 x 2 without content. */
static void frame_cell(const struct svision_canvas *canvas, const struct svision_reading *reading,
                       unsigned cell)
{
    unsigned side = reading->side;
    const struct svision_point *upper = reading->crossings + cell / side * (side + 1) + cell % side;
    const struct svision_point *lower = upper + side + 1;
    struct svision_point at[9] = {upper[0], between(upper[0], upper[1]), upper[1]};
    at[6] = lower[0];
    at[7] = between(lower[0], lower[1]);
    at[8] = lower[1];
    for (unsigned i = 0; i < 3; i++)
        at[3 + i] = between(at[i], at[6 + i]);
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
        .side = track->reading.side,
        .crossings = track->reading.crossings,
        .opacity = 0.9F,
        .outline = 0.09F,
        .outline_colour = amber,
    };
    svision_overlay_paint(&overlay, canvas);
    if (track->lack != SVISION_LACK_LIGHT && track->lack != SVISION_LACK_DIFFERENCE)
        return;
    for (unsigned i = 0; i < track->reading.side * track->reading.side; i++)
        if (track->reading.suspect[i])
            frame_cell(canvas, &track->reading, i);
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
