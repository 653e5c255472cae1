/* Draws boards and text with the caller's pen. */
#include <sudokuvision/draw.h>

#include <math.h>

#include "common/argument.h"
#include "common/sized.h"
#include "draw/draw_pen.h"
#include "draw/draw_plan.h"
#include "draw/paint/lettering.h"
#include "draw/paint/path.h"

static void pass_rect(void *user, int left, int top, int right, int bottom, svision_color color)
{
    const struct svision_pen *pen = user;
    pen->rect(pen->user, (struct svision_point){left, top}, right - left, bottom - top, color);
}

static void pass_path(const struct svision_pen *pen, const struct svision_point *points,
                      unsigned count, bool closed)
{
    pen->move(pen->user, points[0]);
    for (unsigned i = 1; i < count; i++)
        pen->line(pen->user, points[i]);
    if (closed)
        pen->close(pen->user);
}

static void pass_stroke(void *user, const struct svision_point *points, unsigned count, bool closed,
                        float width, svision_color color)
{
    const struct svision_pen *pen = user;
    pass_path(pen, points, count, closed);
    pen->stroke(pen->user, (double)width, color);
}

static void pass_area(void *user, const struct svision_point *points, unsigned count,
                      svision_color color)
{
    const struct svision_pen *pen = user;
    pass_path(pen, points, count, true);
    pen->fill(pen->user, color);
}

/* Position and scale of a glyph's units on the page. */
struct placement {
    double x;
    double y;
    double scale;
};

static void pass_step(const struct svision_pen *pen, const struct path_step *step,
                      const struct placement *at)
{
    struct svision_point points[3];
    for (unsigned i = 0; i < 3; i++)
        points[i] = (struct svision_point){at->x + at->scale * step->x[i + 1],
                                           at->y + at->scale * step->y[i + 1]};
    switch (step->kind) {
    case PATH_MOVE:
        pen->move(pen->user, points[2]);
        break;
    case PATH_LINE:
        pen->line(pen->user, points[2]);
        break;
    case PATH_CURVE:
        pen->curve(pen->user, points);
        break;
    case PATH_CLOSE:
        pen->close(pen->user);
        break;
    }
}

static void pass_glyph(void *user, unsigned long code, float x, float y, float scale,
                       svision_color color)
{
    const struct svision_pen *pen = user;
    const struct placement at = {(double)x, (double)y, (double)scale};
    struct path path = {.text = glyph_find(code)->path};
    struct path_step step;
    if (!path.text[0])
        return;
    while (path_next(&path, &step))
        pass_step(pen, &step, &at);
    pen->stroke(pen->user, GLYPH_PEN * at.scale, color);
}

/* Copies the caller's PEN, whose size may differ. */
static bool take_pen(struct svision_pen *own, const struct svision_pen *pen)
{
    static const size_t first_form = SIZED_UP_TO(struct svision_pen, fill);
    *own = (struct svision_pen){0};
    return argument_expect(pen, "pen is NULL") &&
           argument_expect(sized_copy(own, sizeof *own, pen, first_form),
                           "pen->size is too small") &&
           argument_expect(own->rect && own->move && own->line && own->curve && own->close &&
                               own->stroke && own->fill,
                           "pen lacks a function");
}

enum svision_status svision_draw_board_with(const struct svision_drawing *drawing, unsigned width,
                                            unsigned height, const struct svision_pen *pen)
{
    struct draw_plan plan;
    struct svision_pen own;
    if (!take_pen(&own, pen) || !draw_plan_make(&plan, drawing, width, height))
        return SVISION_ERR_ARGUMENT;
    const struct draw_pen passing = {&own, pass_rect, pass_stroke, NULL, pass_area, pass_glyph};
    draw_with(&plan, &passing);
    return SVISION_OK;
}

enum svision_status svision_draw_text_with(const struct svision_pen *pen, const char *text,
                                           struct svision_point center, double height,
                                           svision_color color)
{
    struct svision_pen own;
    if (!take_pen(&own, pen) || !lettering_is_sound(text, center, height))
        return SVISION_ERR_ARGUMENT;
    const struct draw_pen passing = {&own, pass_rect, pass_stroke, NULL, pass_area, pass_glyph};
    lettering_text(&passing, text, (float)center.x, (float)center.y, (float)height, INFINITY,
                   color);
    return SVISION_OK;
}
