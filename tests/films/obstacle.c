#include "films/obstacle.h"

#include <math.h>
#include <stdbool.h>

enum { TRAVEL = 8 /* frames */ };

/* A point in coordinates of the obstacle: along its axis (away from the tip) and across it, in page
 * sizes. */
struct spot {
    double along, across;
};

/* A bar with round ends from A to B. */
struct bar {
    struct spot a, b;
    double radius;
};

static const struct bar fingers[] = {
    {{0.07, -0.14}, {0.4, -0.1}, 0.042},  {{0.045, -0.045}, {0.4, -0.035}, 0.045},
    {{0.06, 0.05}, {0.4, 0.035}, 0.043},  {{0.12, 0.14}, {0.42, 0.1}, 0.037},
    {{0.36, -0.25}, {0.55, -0.1}, 0.047}, {{0.48, 0}, {0.62, 0}, 0.17},
    {{0.6, 0}, {3, 0.2}, 0.12},
};

static const struct bar fist[] = {{{0.4, 0.12}, {0.5, 0.14}, 0.1},
                                  {{0.3, 0.06}, {0.42, 0.1}, 0.04},
                                  {{0.5, 0.14}, {3, 0.4}, 0.1}};

static const struct bar pen = {{0.013, 0.003}, {0.75, 0.2}, 0.013};

static double within(double value, double from, double to)
{
    return value < from ? from : value > to ? to : value;
}

/* The squared distance of SPOT from the axis of BAR, as a share of its radius. */
static double distance(const struct bar *bar, struct spot spot)
{
    double along = bar->b.along - bar->a.along, across = bar->b.across - bar->a.across;
    double x = spot.along - bar->a.along, y = spot.across - bar->a.across;
    double part = (x * along + y * across) / (along * along + across * across);
    part = within(part, 0, 1);
    x -= part * along;
    y -= part * across;
    return (x * x + y * y) / (bar->radius * bar->radius);
}

/* The smallest distance from the BARS. */
static double nearest(const struct bar *bars, unsigned count, struct spot spot)
{
    double best = distance(bars, spot);
    for (unsigned i = 1; i < count; i++) {
        double next = distance(bars + i, spot);
        best = next < best ? next : best;
    }
    return sqrt(best);
}

/* Brightness of skin DISTANCE radii from the axis of a finger or arm. */
static double skin(double distance, struct spot spot)
{
    double light = 165 - 75 * distance * distance;
    return light + 5 * sin(60 * spot.along) + 4 * sin(45 * spot.across + 20 * spot.along);
}

/* Brightness of a page with lines of text. */
static double sheet(struct spot spot)
{
    double line = fmod(fmax(spot.along, 0), 0.06);
    bool letter = sin(spot.across * 300) + sin(spot.across * 173) > 0.2;
    return spot.along > 0.05 && line < 0.025 && letter ? 60 : 215;
}

/* Whether neither a hand nor its shadow, which is half as wide again, covers SPOT; a quick test for
 * most of a frame. */
static bool is_out_of_reach(struct spot spot)
{
    return spot.along < -0.03 || spot.across < -0.6 || spot.across > 0.6;
}

/* The brightness of OBSTACLE at SPOT; 0: it is not there. BESIDE gets the share of light that its
 * shadow leaves. */
static double shade(const struct obstacle *obstacle, struct spot spot, double *beside)
{
    bool is_pen = obstacle->kind == OBSTACLE_PEN;
    *beside = 1;
    if (obstacle->kind == OBSTACLE_SHEET)
        return spot.along > 0 ? sheet(spot) : 0;
    if (is_out_of_reach(spot))
        return 0;
    double body = is_pen ? nearest(fist, sizeof fist / sizeof *fist, spot)
                         : nearest(fingers, sizeof fingers / sizeof *fingers, spot);
    double stick = is_pen ? nearest(&pen, 1, spot) : 2;
    if (stick <= 1 && !(body <= 1))
        return stick < 0.3 ? 130 : 45;
    if (body <= 1)
        return skin(body, spot);
    *beside = fmin(1, 0.75 + 0.25 * (body - 1) / 0.5);
    return 0;
}

/* The share of its path that the tip has covered, 0..1. */
static double arrival(const struct obstacle *obstacle, unsigned number)
{
    double come = 1, gone = 0;
    if (obstacle->from)
        come = fmin(fmax(((double)number - obstacle->from) / TRAVEL, 0), 1);
    if (obstacle->to)
        gone = fmin(fmax(((double)number + TRAVEL - obstacle->to) / TRAVEL, 0), 1);
    return come - gone;
}

/* Pixel (X, Y) of VIEW in coordinates of OBSTACLE, whose tip is REACH over the page. */
static struct spot spot_at(const struct obstacle *obstacle, const struct obstacle_view *view,
                           double reach, unsigned x, unsigned y)
{
    double right = (x - view->width / 2.0) / view->size;
    double down = (y - view->height / 2.0) / view->size;
    bool level = obstacle->side % 2 == 0, first = obstacle->side < 2;
    double outwards = (level ? right : down) * (first ? -1 : 1);
    return (struct spot){outwards - 0.45 + reach, level ? down : right};
}

void obstacle_draw(const struct obstacle *obstacle, unsigned number,
                   const struct obstacle_view *view)
{
    double part = arrival(obstacle, number), outside = -view->width / view->size;
    double reach = part * obstacle->reach + (1 - part) * outside;
    if (obstacle->kind == OBSTACLE_NONE || part <= 0)
        return;
    for (unsigned y = 0; y < view->height; y++) {
        for (unsigned x = 0; x < view->width; x++) {
            uint8_t *pixel = view->pixels + (unsigned long)y * view->width + x;
            double beside, value = shade(obstacle, spot_at(obstacle, view, reach, x, y), &beside);
            *pixel = (uint8_t)(value > 0 ? value : *pixel * beside);
            view->covered[(unsigned long)y * view->width + x] = value > 0;
        }
    }
}
