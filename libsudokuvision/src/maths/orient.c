#include "maths/orient.h"

#include <float.h>
#include <math.h>

/* Products of two coordinates in the expanded area, each with a rounding error. */
enum { PRODUCTS = 6, PARTS = 2 * PRODUCTS };

/* Relative area below which its rounded sign may be wrong (Shewchuk's first bound for orient2d). */
#define DOUBT ((3 + 8 * DBL_EPSILON) * DBL_EPSILON / 2)

/* Exponent of a magnitude at which products neither overflow nor lose their rounding errors. */
enum { SCALED = 500 };

static int sign_of(double value)
{
    return (value > 0) - (value < 0);
}

/* Adds VALUE to the exact sum SUM[0..count-1], a nonoverlapping expansion in increasing order
 * (Shewchuk's Grow-Expansion with Knuth's Two-Sum). */
static void add_exactly(double *sum, unsigned count, double value)
{
    for (unsigned i = 0; i < count; i++) {
        double total = value + sum[i], part = total - value;
        sum[i] = (value - (total - part)) + (sum[i] - part);
        value = total;
    }
    sum[count] = value;
}

/* Scales the largest coordinate to about 2^SCALED, which changes no sign. */
static void scale_all(struct svision_point points[3])
{
    double largest = 0;
    int exponent;
    for (unsigned i = 0; i < 3; i++)
        largest = fmax(largest, fmax(fabs(points[i].x), fabs(points[i].y)));
    frexp(largest, &exponent);
    for (unsigned i = 0; i < 3; i++) {
        points[i].x = ldexp(points[i].x, SCALED - exponent);
        points[i].y = ldexp(points[i].y, SCALED - exponent);
    }
}

/* The sign of the exact sum of all products, each the sum of its rounded value and its error. */
static int exact_sign(const struct svision_point p[3])
{
    double sum[PARTS];
    unsigned count = 0;
    for (unsigned i = 0; i < 3; i++) {
        struct svision_point at = p[i], next = p[(i + 1) % 3];
        double down = at.x * next.y, up = -at.y * next.x;
        const double parts[4] = {fma(at.x, next.y, -down), down, fma(-at.y, next.x, -up), up};
        for (unsigned k = 0; k < 4; k++, count++)
            add_exactly(sum, count, parts[k]);
    }
    for (unsigned i = count; i-- > 0;)
        if (sum[i] != 0)
            return sign_of(sum[i]);
    return 0;
}

int orient_sign(struct svision_point a, struct svision_point b, struct svision_point c)
{
    double down = (b.x - a.x) * (c.y - a.y), up = (b.y - a.y) * (c.x - a.x), area = down - up;
    double size = fabs(down) + fabs(up);
    /* Tiny products have lost digits and huge ones are infinite, so the bound does not apply. */
    if (size > DBL_MIN / DBL_EPSILON && size <= DBL_MAX && fabs(area) > DOUBT * size)
        return sign_of(area);
    struct svision_point points[3] = {a, b, c};
    scale_all(points);
    return exact_sign(points);
}
