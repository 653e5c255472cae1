#include "maths/orient.h"

#include <float.h>
#include <math.h>

/* Products of two coordinates in the area, once it is multiplied out; each has a rounding error. */
enum { PRODUCTS = 6, PARTS = 2 * PRODUCTS };

/* Below this share of the products, a rounded area may have the wrong sign (Shewchuk's first
 * bound for orient2d). */
#define DOUBT ((3 + 8 * DBL_EPSILON) * DBL_EPSILON / 2)

/* Numbers near 2^SCALED neither overflow in products nor lose the products' rounding errors. */
enum { SCALED = 500 };

static int sign_of(double value)
{
    return (value > 0) - (value < 0);
}

/* Adds VALUE to the exact sum of SUM[0..count-1], which are ordered by size and do not overlap
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

/* Brings the largest of all coordinates near 2^SCALED, which changes no sign. */
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

/* The sign of the sum of all products, each exactly its rounded value and its error. */
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
    /* Tiny products have lost digits, huge ones are infinite: neither bounds its error. */
    if (size > DBL_MIN / DBL_EPSILON && size <= DBL_MAX && fabs(area) > DOUBT * size)
        return sign_of(area);
    struct svision_point points[3] = {a, b, c};
    scale_all(points);
    return exact_sign(points);
}
