#include "steady.h"

#include <math.h>
#include <string.h>

#define PI 3.14159265358979323846
/* Of errors at rest, in Hz; and how it rises with their speed, in Hz for a pixel a second. */
#define CUTOFF       1.0
#define CUTOFF_SLOPE 0.2
/* Of the speed itself. */
#define DRIFT_CUTOFF 1.0

enum { ROW = STEADY_SIDE + 1, CROSSINGS = ROW * ROW };

static void list(const struct svision_reading *reading, struct svision_point *points)
{
    memcpy(points, reading->corners.corner, sizeof reading->corners.corner);
    memcpy(points + 4, reading->crossings, CROSSINGS * sizeof *points);
}

void steady_set(struct steady *steady, const struct svision_reading *reading)
{
    memset(steady->drift, 0, sizeof steady->drift);
    list(reading, steady->point);
}

void steady_move(struct steady *steady, const struct svision_homography *map)
{
    for (unsigned i = 0; i < STEADY_POINTS; i++)
        steady->point[i] = svision_homography_map(map, steady->point[i]);
}

/* The share of a new value that a low-pass filter takes. */
static double share(double cutoff, double seconds)
{
    return seconds / (seconds + 1 / (2 * PI * cutoff));
}

void steady_correct(struct steady *steady, const struct svision_reading *reading, double seconds)
{
    struct svision_point measured[STEADY_POINTS];
    double speed = 0, slow = share(DRIFT_CUTOFF, seconds);
    list(reading, measured);
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point *drift = &steady->drift[i];
        drift->x += slow * ((measured[i].x - steady->point[i].x) / seconds - drift->x);
        drift->y += slow * ((measured[i].y - steady->point[i].y) / seconds - drift->y);
        speed = fmax(speed, hypot(drift->x, drift->y));
    }
    double taken = share(CUTOFF + CUTOFF_SLOPE * speed, seconds);
    for (unsigned i = 0; i < STEADY_POINTS; i++) {
        steady->point[i].x += taken * (measured[i].x - steady->point[i].x);
        steady->point[i].y += taken * (measured[i].y - steady->point[i].y);
    }
}

void steady_give(const struct steady *steady, struct svision_reading *reading)
{
    memcpy(reading->corners.corner, steady->point, sizeof reading->corners.corner);
    memcpy(reading->crossings, steady->point + 4, CROSSINGS * sizeof steady->point[0]);
}

static double distance(struct svision_point a, struct svision_point b)
{
    return hypot(a.x - b.x, a.y - b.y);
}

void steady_turn(struct svision_reading *reading)
{
    struct svision_point old[CROSSINGS], first = reading->corners.corner[0];
    memcpy(old, reading->crossings, sizeof old);
    memmove(reading->corners.corner, reading->corners.corner + 1, 3 * sizeof first);
    reading->corners.corner[3] = first;
    for (unsigned row = 0; row < ROW; row++)
        for (unsigned column = 0; column < ROW; column++)
            reading->crossings[row * ROW + column] = old[column * ROW + STEADY_SIDE - row];
}

double steady_offset(const struct steady *steady, const struct svision_reading *reading)
{
    static const unsigned at[4] = {0, 9, 99, 90};
    double most = 0, side = 0;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point own = steady->point[4 + at[i]];
        most = fmax(most, distance(own, reading->crossings[at[i]]));
        side += distance(own, steady->point[4 + at[(i + 1) % 4]]) / 36;
    }
    return most / fmax(side, 1);
}
