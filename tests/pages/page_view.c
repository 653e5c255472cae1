#include "pages/page_view.h"

#include <math.h>

#include "model/random.h"

#define TURN     6.2831853F
#define DISTANCE 2.5 /* of the sensor, in widths of the page */
#define EDGE     4.5 /* of a grid, in cells */

/* A camera that looks at the middle of a page: it is turned, and tilted about AXIS, in radians. */
struct camera {
    double distance;
    float tilt, turn, axis;
};

/* Projects (x, y) of the page. */
static struct svision_point project(const struct camera *camera, double x, double y)
{
    double angle = camera->turn - camera->axis, u = x * cos(angle) - y * sin(angle);
    double v = x * sin(angle) + y * cos(angle),
           depth = camera->distance + v * sin((double)camera->tilt);
    double across = u / depth, down = v * cos((double)camera->tilt) / depth;
    double cosine = cos((double)camera->axis), sine = sin((double)camera->axis);
    return (struct svision_point){across * cosine - down * sine, across * sine + down * cosine};
}

static float radians(float degrees)
{
    return degrees * 0.0174532925F;
}

/* Fits the maps between the flat page and the frame, with the whole page inside. */
static void fill_frame(const struct page_settings *settings, const struct camera *camera,
                       struct page_view *view)
{
    struct svision_point from[4], to[4];
    double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY;
    double half_height = view->half_height + view->bend;
    for (unsigned i = 0; i < 4; i++) {
        from[i].x = i == 1 || i == 2 ? view->half_width : -view->half_width;
        from[i].y = i >= 2 ? half_height : -half_height;
        to[i] = project(camera, from[i].x, from[i].y);
        left = fmin(left, to[i].x);
        right = fmax(right, to[i].x);
        top = fmin(top, to[i].y);
        bottom = fmax(bottom, to[i].y);
    }
    double fill = settings->fill > 0 ? (double)settings->fill : 0.92;
    double scale = fill * fmin(settings->width / (right - left), settings->height / (bottom - top));
    for (unsigned i = 0; i < 4; i++) {
        to[i].x = (to[i].x - (left + right) / 2) * scale + settings->width / 2.0 - 0.5;
        to[i].y = (to[i].y - (top + bottom) / 2) * scale + settings->height / 2.0 - 0.5;
    }
    svision_homography_fit(from, to, NULL, 4, &view->to_frame);
    svision_homography_invert(&view->to_frame, &view->to_flat);
}

/* Rolls the page, or the edge of it. */
static void roll(const struct page_settings *settings, uint64_t *random, struct page_view *view)
{
    float skew = radians(random_between(random, -settings->roll_axis, settings->roll_axis));
    double angle = (double)(skew + TURN / 4 * (float)random_below(random, 4));
    view->across[0] = cos(angle);
    view->across[1] = sin(angle);
    double edge = EDGE * (fabs(view->across[0]) + fabs(view->across[1]));
    view->both = !(settings->rolled > 0);
    view->start = view->both ? 0 : edge - 2 * edge * (double)settings->rolled;
    view->end = edge + view->half_width - EDGE;
    view->curvature = (double)radians(settings->roll) / (edge - view->start);
}

void page_view_choose(const struct page_settings *settings, unsigned columns, unsigned rows,
                      float pitch, uint64_t *random, struct page_view *view)
{
    *view = (struct page_view){.half_width = 0.5 * (double)pitch * columns,
                               .half_height = 0.5 * (double)pitch * rows,
                               .bend = (double)settings->bend,
                               .spine = (double)settings->spine};
    struct camera camera = {.distance = 2 * DISTANCE * view->half_width,
                            .tilt = radians(settings->tilt)};
    camera.turn = radians(random_between(random, -settings->turn, settings->turn));
    camera.axis = random_between(random, 0, TURN);
    fill_frame(settings, &camera, view);
    double angle = camera.turn - camera.axis, tilt = (double)camera.tilt;
    double back = -camera.distance * sin(tilt);
    view->eye[0] = back * sin(angle);
    view->eye[1] = back * cos(angle);
    view->eye[2] = camera.distance * cos(tilt);
    if (settings->roll > 0)
        roll(settings, random, view);
}

/* A place of the roll, in its cross section: how far the paper leads across and down, and its
 * direction there. */
struct section {
    double out, depth, cosine, sine;
};

/* The section at the distance ALONG the paper. */
static struct section section_at(const struct page_view *view, double along)
{
    double sign = view->both && along < 0 ? -1 : 1, length = sign * along;
    double rolled = fmin(length, view->end) - view->start, rest = fmax(length - view->end, 0);
    if (rolled <= 0)
        return (struct section){along, 0, 1, 0};
    double sine = sin(view->curvature * rolled), cosine = cos(view->curvature * rolled);
    double out = view->start + sine / view->curvature + rest * cosine;
    double depth = (1 - cosine) / view->curvature + rest * sine;
    return (struct section){sign * out, depth, cosine, sign * sine};
}

/* Coordinates across the roll and along it. */
static struct svision_point to_roll(const struct page_view *view, double x, double y)
{
    return (struct svision_point){x * view->across[0] + y * view->across[1],
                                  y * view->across[0] - x * view->across[1]};
}

static struct svision_point from_roll(const struct page_view *view, struct svision_point at)
{
    return (struct svision_point){at.x * view->across[0] - at.y * view->across[1],
                                  at.y * view->across[0] + at.x * view->across[1]};
}

/* The place on the rolled page that the eye sees behind FLAT, a place in its plane. */
static struct svision_point seen_behind(const struct page_view *view, struct svision_point flat)
{
    enum { STEPS = 8 };
    struct svision_point at = to_roll(view, flat.x, flat.y);
    struct svision_point eye = to_roll(view, view->eye[0], view->eye[1]);
    double slope = (at.x - eye.x) / view->eye[2], along = at.x, depth = 0, last = NAN;
    for (unsigned i = 0; i < STEPS && along != last; i++) { /* Newton's method */
        struct section section = section_at(view, along);
        depth = section.depth;
        double miss = section.out - at.x - slope * depth;
        double rate = section.cosine - slope * section.sine;
        last = along;
        along -= fmin(fmax(miss / fmax(rate, 0.1), -1), 1);
    }
    at.y += (at.y - eye.y) / view->eye[2] * depth;
    return from_roll(view, (struct svision_point){along, at.y});
}

/* The place in the plane of the flat page that hides PLACE on the rolled one. */
static struct svision_point seen_before(const struct page_view *view, struct svision_point place)
{
    struct svision_point at = to_roll(view, place.x, place.y);
    struct svision_point eye = to_roll(view, view->eye[0], view->eye[1]);
    struct section section = section_at(view, at.x);
    double share = section.depth / (section.depth + view->eye[2]);
    at.x = section.out + (eye.x - section.out) * share;
    at.y += (eye.y - at.y) * share;
    return from_roll(view, at);
}

/* How far the bend moves the paper down at X of the page, and up where that goes into a spine. */
static double bent(const struct page_view *view, double x)
{
    double along = x / view->half_width, down = view->bend * along * along;
    return view->spine > 0 ? down - view->spine * exp(-3 * (along + 1)) : down;
}

struct svision_point page_view_to_page(const struct page_view *view, struct svision_point pixel)
{
    struct svision_point at = svision_homography_apply(&view->to_flat, pixel);
    if (view->curvature > 0)
        at = seen_behind(view, at);
    at.y -= bent(view, at.x);
    return at;
}

struct svision_point page_view_to_frame(const struct page_view *view, struct svision_point place)
{
    place.y += bent(view, place.x);
    if (view->curvature > 0)
        place = seen_before(view, place);
    return svision_homography_apply(&view->to_frame, place);
}
