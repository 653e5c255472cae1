/* Positions in pictures: pixel I extends from I - 0.5 to I + 0.5. */
#ifndef MATHS_PIXEL_H
#define MATHS_PIXEL_H

#include <math.h>
#include <stdbool.h>

#include <sudokuvision/geometry.h>

/* Returns POINT in the picture enlarged by SCALE. The corner of the first pixel stays in place, not
 * its center. */
static inline struct svision_point pixel_enlarge(struct svision_point point, double scale)
{
    return (struct svision_point){(point.x + 0.5) * scale - 0.5, (point.y + 0.5) * scale - 0.5};
}

/* Returns POINT in the picture reduced by SCALE. */
static inline struct svision_point pixel_reduce(struct svision_point point, double scale)
{
    return (struct svision_point){(point.x + 0.5) / scale - 0.5, (point.y + 0.5) / scale - 0.5};
}

/* Stores in *PIXEL the index of the pixel, of COUNT, that contains PLACE. Returns false if there is
 * none. (Truncating PLACE + 0.5 would return 1 for 0.49999999999999994, because the sum is
 * rounded.) */
static inline bool pixel_at(double place, unsigned count, unsigned *pixel)
{
    if (!(place > -0.5 && place < count - 0.5))
        return false;
    *pixel = (unsigned)lround(place);
    return true;
}

#endif
