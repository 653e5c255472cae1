#include "tracker/motion/smooth.h"

#include <math.h>
#include <string.h>

/* Cutoff frequency of errors at rest, and of their speed, in radians per second: 1 Hz; its slope,
 * in radians per pixel. */
#define CUTOFF       6.3
#define CUTOFF_SLOPE 1.26

/* The crossing at ROW and COLUMN of TURNED. */
static struct svision_point crossing(const struct turned *turned, unsigned row, unsigned column)
{
    unsigned side = turned->reading->size->side;
    for (unsigned turn = turned->turn; turn > 0; turn--) {
        unsigned kept = row;
        row = column;
        column = side - kept;
    }
    return turned->reading->crossings[row * (side + 1) + column];
}

static struct svision_point corner(const struct turned *turned, unsigned i)
{
    return turned->reading->corners.corner[(i + turned->turn) % 4];
}

void smooth_set(struct smooth *smooth, const struct turned *turned)
{
    unsigned row = turned->reading->size->side + 1;
    memset(smooth->drift, 0, sizeof smooth->drift);
    smooth->size = turned->reading->size;
    for (unsigned i = 0; i < 4; i++)
        smooth->corner[i] = corner(turned, i);
    for (unsigned i = 0; i < row * row; i++)
        smooth->crossing[i] = crossing(turned, i / row, i % row);
}

void smooth_move(struct smooth *smooth, const struct svision_homography *map)
{
    for (unsigned i = 0; i < 4; i++)
        smooth->corner[i] = svision_homography_apply(map, smooth->corner[i]);
    for (unsigned i = 0; i < board_size_crossings(smooth->size); i++)
        smooth->crossing[i] = svision_homography_apply(map, smooth->crossing[i]);
}

/* The weight of a new value in a low-pass filter. */
static double share(double cutoff, double seconds)
{
    return seconds / (seconds + 1 / cutoff);
}

static void approach(struct svision_point *point, struct svision_point goal, double part)
{
    point->x += part * (goal.x - point->x);
    point->y += part * (goal.y - point->y);
}

void smooth_correct(struct smooth *smooth, const struct turned *turned, double seconds)
{
    double speed = 0, slow = share(CUTOFF, seconds);
    unsigned row = smooth->size->side + 1;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point *drift = &smooth->drift[i], goal = corner(turned, i);
        drift->x += slow * ((goal.x - smooth->corner[i].x) / seconds - drift->x);
        drift->y += slow * ((goal.y - smooth->corner[i].y) / seconds - drift->y);
        speed = fmax(speed, hypot(drift->x, drift->y));
    }
    double taken = share(CUTOFF + CUTOFF_SLOPE * speed, seconds);
    for (unsigned i = 0; i < 4; i++)
        approach(&smooth->corner[i], corner(turned, i), taken);
    for (unsigned i = 0; i < row * row; i++)
        approach(&smooth->crossing[i], crossing(turned, i / row, i % row), taken);
}

void smooth_copy(const struct smooth *smooth, struct svision_reading *reading)
{
    memcpy(reading->corners.corner, smooth->corner, sizeof smooth->corner);
    memcpy(reading->crossings, smooth->crossing,
           board_size_crossings(smooth->size) * sizeof smooth->crossing[0]);
}

static double distance(struct svision_point a, struct svision_point b)
{
    return hypot(a.x - b.x, a.y - b.y);
}

static double cell_side(const struct smooth *smooth)
{
    double side = 0;
    for (unsigned i = 0; i < 4; i++)
        side += distance(smooth->crossing[board_size_corner(smooth->size, i)],
                         smooth->crossing[board_size_corner(smooth->size, (i + 1) % 4)]);
    return fmax(side / (4 * smooth->size->side), 1);
}

double smooth_offset(const struct smooth *smooth, const struct turned *turned)
{
    double most = 0;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point own = smooth->crossing[board_size_corner(smooth->size, i)];
        unsigned theirs = board_size_corner(smooth->size, (i + turned->turn) % 4);
        most = fmax(most, distance(own, turned->reading->crossings[theirs]));
    }
    return most / cell_side(smooth);
}

double smooth_bend(const struct smooth *smooth, const struct turned *turned)
{
    unsigned row = smooth->size->side + 1;
    double most = 0;
    for (unsigned i = 0; i < row * row; i++)
        most = fmax(most, distance(smooth->crossing[i], crossing(turned, i / row, i % row)));
    return most / cell_side(smooth);
}
