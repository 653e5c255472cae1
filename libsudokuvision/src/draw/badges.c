#include "draw/badges.h"

#include <math.h>

enum { CIRCLE = 32, DASHES = 8, DASH = 5 };

/* In cells. */
static const double radius = 0.44;
static const float ring_width = 0.055F, tick_width = 0.045F, dash_width = 0.04F;

/* The point at ANGLE, in turns, on the circle around the middle of the cell. */
static struct svision_point on_circle(unsigned row, unsigned column, double angle)
{
    const double turn = 6.283185307179586;
    return (struct svision_point){column + 0.5 + radius * cos(turn * angle),
                                  row + 0.5 + radius * sin(turn * angle)};
}

static void put_ring(unsigned row, unsigned column, svision_color color, step_take_shape *take,
                     void *user)
{
    struct step_shape shape = {
        .color = color, .width = ring_width, .is_closed = true, .count = CIRCLE};
    for (unsigned i = 0; i < CIRCLE; i++)
        shape.points[i] = on_circle(row, column, (double)i / CIRCLE);
    take(user, &shape);
}

/* Dashes are slightly longer than the gaps. */
static void put_dashes(unsigned row, unsigned column, svision_color color, step_take_shape *take,
                       void *user)
{
    struct step_shape shape = {.color = color, .width = dash_width, .count = DASH};
    for (unsigned dash = 0; dash < DASHES; dash++) {
        for (unsigned i = 0; i < DASH; i++)
            shape.points[i] = on_circle(row, column, (dash + 0.13 * i) / DASHES);
        take(user, &shape);
    }
}

static void put_tick(unsigned row, unsigned column, svision_color color, step_take_shape *take,
                     void *user)
{
    const struct step_shape shape = {.color = color,
                                     .width = tick_width,
                                     .count = 3,
                                     .points = {{column + 0.74, row + 0.82},
                                                {column + 0.80, row + 0.90},
                                                {column + 0.93, row + 0.72}}};
    take(user, &shape);
}

void badges_shapes(enum svision_badge badge, unsigned row, unsigned column, svision_color color,
                   step_take_shape *take, void *user)
{
    switch (badge) {
    case SVISION_BADGE_TICK:
        put_tick(row, column, color, take, user);
        break;
    case SVISION_BADGE_RING:
        put_ring(row, column, color, take, user);
        break;
    case SVISION_BADGE_QUERY:
        put_dashes(row, column, color, take, user);
        break;
    default:
        break;
    }
}
