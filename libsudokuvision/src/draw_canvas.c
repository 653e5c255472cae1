#include <sudokuvision/draw.h>

#include <math.h>

#include "canvas.h"
#include "draw_pen.h"
#include "draw_plan.h"
#include "lettering.h"
#include "raster.h"

struct painter {
    const struct svision_canvas *canvas;
    struct canvas_ink ink;
    unsigned opacity; /* 0..255 */
};

static void paint_rect(void *user, int left, int top, int right, int bottom, svision_colour colour)
{
    const struct painter *painter = user;
    struct canvas_ink ink = canvas_ink(colour);
    canvas_rect(painter->canvas, &ink, left, top, right, bottom);
}

static void paint_run(void *user, int x, int y, unsigned count, const uint8_t *coverage)
{
    const struct painter *painter = user;
    canvas_cover(painter->canvas, &painter->ink, painter->opacity, (unsigned)x, (unsigned)y, count,
                 coverage);
}

static void paint_glyph(void *user, unsigned long code, float x, float y, float scale,
                        svision_colour colour)
{
    struct painter *painter = user;
    struct outline outline;
    const struct raster_window window = {0, 0, (int)painter->canvas->width,
                                         (int)painter->canvas->height};
    painter->ink = canvas_ink(colour);
    outline_start(&outline);
    /* A picture's corner is half a pixel from the centre of its first pixel. */
    if (outline_glyph(&outline, glyph_find(code), x - 0.5F, y - 0.5F, scale,
                      outline_steps(scale * GLYPH_INK)))
        raster_fill(&outline, &window, paint_run, painter);
}

enum svision_status svision_draw_board(const struct svision_drawing *drawing,
                                       const struct svision_canvas *canvas)
{
    struct draw_plan plan;
    if (!canvas_is_sound(canvas) || !draw_plan_make(&plan, drawing, canvas->width, canvas->height))
        return SVISION_ERR_ARGUMENT;
    struct painter painter = {.canvas = canvas, .opacity = 255};
    const struct draw_pen pen = {&painter, paint_rect, paint_glyph};
    struct canvas_ink paper = canvas_ink(plan.colours.paper);
    canvas_fill(canvas, &paper);
    draw_with(&plan, &pen);
    return SVISION_OK;
}

double svision_draw_text_width(const char *text, double height)
{
    return text ? (glyph_text_width(text) + GLYPH_PEN) * height / GLYPH_INK : 0;
}

enum svision_status svision_draw_text(const struct svision_canvas *canvas, const char *text,
                                      struct svision_point centre, double height,
                                      svision_colour colour, double opacity)
{
    if (!canvas_is_sound(canvas) || !text || !(fabs(centre.x) <= 2 * SVISION_MAX_SIDE) ||
        !(fabs(centre.y) <= 2 * SVISION_MAX_SIDE) || !(height > 0) ||
        !(height <= SVISION_MAX_SIDE) || !(opacity >= 0) || !(opacity <= 1))
        return SVISION_ERR_ARGUMENT;
    struct painter painter = {.canvas = canvas, .opacity = (unsigned)(opacity * 255 + 0.5)};
    const struct draw_pen pen = {&painter, paint_rect, paint_glyph};
    lettering_text(&pen, text, (float)centre.x + 0.5F, (float)centre.y + 0.5F, (float)height,
                   INFINITY, colour);
    return SVISION_OK;
}
