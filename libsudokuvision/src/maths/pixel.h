/* Places in pictures: pixel I reaches from I - 0.5 to I + 0.5. */
#ifndef MATHS_PIXEL_H
#define MATHS_PIXEL_H

#include <math.h>
#include <stdbool.h>

#include <sudokuvision/geometry.h>

/* Where POINT lies once its picture is SCALE times as large: it is the corner of the first pixel
 * that stays in place, not the pixel's middle. */
static inline struct svision_point pixel_enlarge(struct svision_point point, double scale)
{
    return (struct svision_point){(point.x + 0.5) * scale - 0.5, (point.y + 0.5) * scale - 0.5};
}

/* The same where the picture is SCALE times smaller. */
static inline struct svision_point pixel_reduce(struct svision_point point, double scale)
{
    return (struct svision_point){(point.x + 0.5) / scale - 0.5, (point.y + 0.5) / scale - 0.5};
}

/* Stores in *PIXEL in which of COUNT pixels PLACE lies; false: in none. (Adding 0.5 and cutting off
 * would take 0.49999999999999994 for 1, since the sum is rounded.) */
static inline bool pixel_at(double place, unsigned count, unsigned *pixel)
{
    if (!(place > -0.5 && place < count - 0.5))
        return false;
    *pixel = (unsigned)lround(place);
    return true;
}

#endif
