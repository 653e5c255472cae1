#include <sudokuvision/draw.h>

#include <math.h>

#include "common/argument.h"
#include "draw/draw_pen.h"
#include "draw/draw_plan.h"
#include "draw/paint/canvas.h"
#include "draw/paint/lettering.h"

struct text_painter {
    const struct svision_canvas *canvas;
    unsigned opacity; /* 0..255 */
};

static void paint_rect(void *user, int left, int top, int right, int bottom, svision_color color)
{
    const struct text_painter *painter = user;
    struct canvas_ink ink = canvas_ink(color);
    canvas_rect(painter->canvas, &ink, left, top, right, bottom);
}

static void paint_outline(const struct text_painter *painter, const struct outline *outline,
                          svision_color color)
{
    canvas_fill_outline(painter->canvas, outline, color, painter->opacity);
}

/* The corner of a picture is half a pixel from the center of its first pixel. */
static const float corner = 0.5F;

/* Converts points to the coordinates of a canvas. */
static void shift(const struct svision_point *points, unsigned count, struct outline_point *line)
{
    for (unsigned i = 0; i < count; i++)
        line[i] = (struct outline_point){(float)points[i].x - corner, (float)points[i].y - corner};
}

static void paint_stroke(void *user, const struct svision_point *points, unsigned count,
                         bool closed, float width, svision_color color)
{
    struct outline_point line[DRAW_MAX_POINTS];
    struct outline outline;
    shift(points, count, line);
    outline_start(&outline);
    if (outline_stroke(&outline, line, count, closed, width, outline_steps(width)))
        paint_outline(user, &outline, color);
}

static void paint_area(void *user, const struct svision_point *points, unsigned count,
                       svision_color color)
{
    struct outline_point line[DRAW_MAX_POINTS];
    struct outline outline;
    shift(points, count, line);
    outline_start(&outline);
    if (outline_add(&outline, line, count))
        paint_outline(user, &outline, color);
}

static void paint_glyph(void *user, unsigned long code, float x, float y, float scale,
                        svision_color color)
{
    struct outline outline;
    outline_start(&outline);
    if (outline_glyph(&outline, glyph_find(code), x - corner, y - corner, scale,
                      outline_steps(scale * GLYPH_INK)))
        paint_outline(user, &outline, color);
}

enum svision_status svision_draw_board(const struct svision_drawing *drawing,
                                       const struct svision_canvas *canvas)
{
    struct draw_plan plan;
    if (!canvas_is_sound(canvas) || !draw_plan_make(&plan, drawing, canvas->width, canvas->height))
        return SVISION_ERR_ARGUMENT;
    struct text_painter painter = {.canvas = canvas, .opacity = 255};
    const struct draw_pen pen = {&painter, paint_rect, paint_stroke, NULL, paint_area, paint_glyph};
    struct canvas_ink paper = canvas_ink(plan.colors.paper);
    canvas_fill(canvas, &paper);
    draw_with(&plan, &pen);
    return SVISION_OK;
}

double svision_draw_text_width(const char *text, double height)
{
    return text ? (glyph_text_width(text) + GLYPH_PEN) * height / GLYPH_INK : 0;
}

enum svision_status svision_draw_text(const struct svision_canvas *canvas, const char *text,
                                      struct svision_point center, double height,
                                      svision_color color, double opacity)
{
    if (!canvas_is_sound(canvas) || !lettering_is_sound(text, center, height) ||
        !argument_expect(opacity >= 0 && opacity <= 1, "opacity is not 0..1"))
        return SVISION_ERR_ARGUMENT;
    struct text_painter painter = {.canvas = canvas, .opacity = (unsigned)lround(opacity * 255)};
    const struct draw_pen pen = {&painter, paint_rect, paint_stroke, NULL, paint_area, paint_glyph};
    lettering_text(&pen, text, (float)center.x + 0.5F, (float)center.y + 0.5F, (float)height,
                   INFINITY, color);
    return SVISION_OK;
}
