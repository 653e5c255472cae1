#include "draw/paint/outline.h"

#include <math.h>

#include <sudokuvision/image.h>

#include "draw/paint/path.h"

void outline_start(struct outline *outline)
{
    outline->point_count = outline->contour_count = 0;
}

static bool put(struct outline *outline, float x, float y)
{
    if (outline->point_count == OUTLINE_MAX_POINTS)
        return false;
    outline->points[outline->point_count++] = (struct outline_point){x, y};
    return true;
}

/* Ends the contour that consists of the points after the last one's. */
static bool end_contour(struct outline *outline)
{
    if (outline->contour_count == OUTLINE_MAX_CONTOURS)
        return false;
    outline->ends[outline->contour_count++] = outline->point_count;
    return true;
}

bool outline_add(struct outline *outline, const struct outline_point *points, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!put(outline, points[i].x, points[i].y))
            return false;
    return end_contour(outline);
}

/* ------------------------------------------------------------------------------------- strokes */

/* A pen: half its width, and edges per quarter turn. */
struct pen {
    float half;
    unsigned steps;
};

/* The direction from A to B; to the right if they coincide. */
static struct outline_point direction(struct outline_point a, struct outline_point b)
{
    float x = b.x - a.x, y = b.y - a.y, length = hypotf(x, y);
    if (!(length > 0))
        return (struct outline_point){1, 0};
    return (struct outline_point){x / length, y / length};
}

static bool put_beside(struct outline *outline, struct outline_point at,
                       struct outline_point heading, float half)
{
    return put(outline, at.x + heading.y * half, at.y - heading.x * half);
}

/* Adds the pen's rim from beside FROM to beside a heading turned to the right by ANGLE. */
static bool put_arc(struct outline *outline, struct outline_point at, struct outline_point from,
                    float angle, const struct pen *pen)
{
    const float quarter = 1.57079633F;
    unsigned count = (unsigned)ceilf(angle / quarter * (float)pen->steps);
    for (unsigned i = 0; i <= count; i++) {
        float turn = count ? angle * (float)i / (float)count : 0;
        float c = cosf(turn), s = sinf(turn);
        struct outline_point heading = {from.x * c - from.y * s, from.x * s + from.y * c};
        if (!put_beside(outline, at, heading, pen->half))
            return false;
    }
    return true;
}

/* Passes the corner at AT on the left: a point on the bisector if the line is nearly straight, the
 * pen's rim outside of a sharp turn, and the corner itself inside of one, so that the outline
 * contains every point covered by the pen. */
static bool put_corner(struct outline *outline, struct outline_point at, struct outline_point from,
                       struct outline_point to, const struct pen *pen)
{
    float cosine = from.x * to.x + from.y * to.y, sine = from.x * to.y - from.y * to.x;
    if (cosine > 0.87F) {
        float scale = pen->half / (1 + cosine);
        return put_beside(outline, at, (struct outline_point){from.x + to.x, from.y + to.y}, scale);
    }
    if (sine > 0 || cosine < -0.9999F)
        return put_arc(outline, at, from, fabsf(atan2f(sine, cosine)), pen);
    return put_beside(outline, at, from, pen->half) && put(outline, at.x, at.y) &&
           put_beside(outline, at, to, pen->half);
}

/* A middle line, forwards or backwards. */
struct line {
    const struct outline_point *points;
    unsigned count;
    bool backwards;
};

static struct outline_point point_at(const struct line *line, unsigned index)
{
    index %= line->count;
    return line->points[line->backwards ? line->count - 1 - index : index];
}

/* Adds the left side of LINE from its point FIRST, with COUNT corners. */
static bool put_side(struct outline *outline, const struct line *line, unsigned first,
                     unsigned count, const struct pen *pen)
{
    for (unsigned i = first; i < first + count; i++) {
        struct outline_point at = point_at(line, i), next = point_at(line, i + 1);
        struct outline_point from = direction(point_at(line, i + line->count - 1), at);
        if (!put_corner(outline, at, from, direction(at, next), pen))
            return false;
    }
    return true;
}

static bool stroke_closed(struct outline *outline, struct line *line, const struct pen *pen)
{
    for (int side = 0; side < 2; side++, line->backwards = true)
        if (!put_side(outline, line, 0, line->count, pen) || !end_contour(outline))
            return false;
    return true;
}

static bool stroke_open(struct outline *outline, struct line *line, const struct pen *pen)
{
    const float half_turn = 3.14159265F;
    for (int side = 0; side < 2; side++, line->backwards = true) {
        unsigned last = line->count - 1;
        struct outline_point end = point_at(line, last);
        struct outline_point heading = direction(last ? point_at(line, last - 1) : end, end);
        if (last == 0 && side == 1)
            heading.x = -1;
        if ((last > 1 && !put_side(outline, line, 1, last - 1, pen)) ||
            !put_arc(outline, end, heading, half_turn, pen))
            return false;
    }
    return end_contour(outline);
}

bool outline_stroke(struct outline *outline, const struct outline_point *line, unsigned count,
                    bool closed, float width, unsigned steps)
{
    const struct pen pen = {width / 2, steps};
    struct outline_point distinct[OUTLINE_MAX_LINE];
    unsigned kept = 0;
    if (count == 0 || count > OUTLINE_MAX_LINE)
        return false;
    for (unsigned i = 0; i < count; i++)
        if (kept == 0 || line[i].x != distinct[kept - 1].x || line[i].y != distinct[kept - 1].y)
            distinct[kept++] = line[i];
    while (closed && kept > 1 && distinct[0].x == distinct[kept - 1].x &&
           distinct[0].y == distinct[kept - 1].y)
        kept--;
    struct line middle = {distinct, kept, false};
    return closed && kept > 2 ? stroke_closed(outline, &middle, &pen)
                              : stroke_open(outline, &middle, &pen);
}

/* -------------------------------------------------------------------------------------- glyphs */

/* A growing middle line, in the position and size of the outline. */
struct draft {
    struct outline_point points[OUTLINE_MAX_LINE];
    unsigned count;
    float x;
    float y;
    float scale;
};

static void draft_point(struct draft *draft, float x, float y)
{
    if (draft->count < OUTLINE_MAX_LINE)
        draft->points[draft->count++] =
            (struct outline_point){draft->x + x * draft->scale, draft->y + y * draft->scale};
}

static void draft_curve(struct draft *draft, const struct path_step *step, unsigned steps)
{
    for (unsigned i = 1; i <= steps; i++) {
        float t = (float)i / (float)steps, u = 1 - t;
        float a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
        draft_point(draft,
                    a * (float)step->x[0] + b * (float)step->x[1] + c * (float)step->x[2] +
                        d * (float)step->x[3],
                    a * (float)step->y[0] + b * (float)step->y[1] + c * (float)step->y[2] +
                        d * (float)step->y[3]);
    }
}

static bool draft_end(struct draft *draft, struct outline *outline, bool closed, unsigned steps)
{
    bool done = draft->count == 0 || outline_stroke(outline, draft->points, draft->count, closed,
                                                    (float)GLYPH_PEN * draft->scale, steps);
    draft->count = 0;
    return done;
}

bool outline_glyph(struct outline *outline, const struct glyph *glyph, float x, float y,
                   float scale, unsigned steps)
{
    struct draft draft = {.x = x, .y = y, .scale = scale};
    struct path path = {.text = glyph->path};
    struct path_step step;
    bool done = true;
    while (done && path_next(&path, &step)) {
        switch (step.kind) {
        case PATH_MOVE:
            done = draft_end(&draft, outline, false, steps);
            draft_point(&draft, (float)step.x[3], (float)step.y[3]);
            break;
        case PATH_LINE:
            draft_point(&draft, (float)step.x[3], (float)step.y[3]);
            break;
        case PATH_CURVE:
            draft_curve(&draft, &step, steps);
            break;
        case PATH_CLOSE:
            done = draft_end(&draft, outline, true, steps);
            break;
        }
    }
    return done && draft_end(&draft, outline, false, steps);
}

/* A curve of N lines deviates from its arc by 0.15 h / n^2 in a quarter of an ellipse as high as
 * half a character of height h: a tenth of a pixel with n = sqrt(1.5 h). */
unsigned outline_steps(float height)
{
    float steps = 2 + sqrtf(1.5F * (height > 0 ? height : 0));
    return steps < OUTLINE_MAX_STEPS ? (unsigned)steps : OUTLINE_MAX_STEPS;
}

bool outline_map(struct outline *outline, const struct svision_homography *map)
{
    const double *m = map->m;
    /* The range of pictures with a margin; points beyond it need no accuracy. */
    const double limit = 64.0 * SVISION_MAX_SIDE;
    for (unsigned i = 0; i < outline->point_count; i++) {
        struct outline_point *point = &outline->points[i];
        double w = m[6] * (double)point->x + m[7] * (double)point->y + m[8];
        double x = (m[0] * (double)point->x + m[1] * (double)point->y + m[2]) / w;
        double y = (m[3] * (double)point->x + m[4] * (double)point->y + m[5]) / w;
        if (!(w > 0) || !(fabs(x) < limit) || !(fabs(y) < limit))
            return false;
        *point = (struct outline_point){(float)x, (float)y};
    }
    return true;
}
