/* Points without jitter: their positions and speed. */
#include <math.h>
#include <stdbool.h>

#include "support/check.h"
#include "tracker/motion/smooth.h"
#include "tracker/readings.h"

static const uint8_t blank[BOARD_MAX_CELLS];

/* The direction of all motion: to the right, or down. */
static struct svision_point way;

static void displace(struct svision_point *point, double far)
{
    point->x += far * way.x;
    point->y += far * way.y;
}

/* The grid, moved by FAR pixels. */
static struct svision_reading *at(double far)
{
    static struct svision_reading reading;
    reading_show(&reading, blank, 1);
    for (unsigned i = 0; i < 100; i++)
        displace(&reading.crossings[i], far);
    for (unsigned i = 0; i < 4; i++)
        displace(&reading.corners.corner[i], far);
    return &reading;
}

static struct smooth set_at(double far)
{
    struct smooth smooth;
    const struct turned turned = {at(far), 0};
    smooth_set(&smooth, &turned);
    return smooth;
}

static void expect_near(struct svision_point found, struct svision_point expected)
{
    CHECK(fabs(found.x - expected.x) < 1e-9);
    CHECK(fabs(found.y - expected.y) < 1e-9);
}

/* The distance moved by the points, which is the same for all. */
static double place(const struct smooth *smooth)
{
    struct svision_reading reading = *at(0);
    const struct svision_point *first = &smooth->crossing[0], *origin = &reading.crossings[0];
    double far = (first->x - origin->x) * way.x + (first->y - origin->y) * way.y;
    smooth_copy(smooth, &reading);
    const struct svision_reading *expected = at(far);
    for (unsigned i = 0; i < 100; i++)
        expect_near(reading.crossings[i], expected->crossings[i]);
    for (unsigned i = 0; i < 4; i++)
        expect_near(reading.corners.corner[i], expected->corners.corner[i]);
    return far;
}

static double correct(struct smooth *smooth, double far, double seconds)
{
    const struct turned turned = {at(far), 0};
    smooth_correct(smooth, &turned, seconds);
    return place(smooth);
}

static void suppresses_jitter_and_follows_lasting_errors(void)
{
    struct smooth smooth = set_at(0);
    CHECK(place(&smooth) == 0);
    double first = correct(&smooth, 1, 1 / 30.0);
    CHECK(first > 0.05 && first < 0.5);
    double second = correct(&smooth, -1, 1 / 30.0);
    CHECK(fabs(second) < 0.2);
    for (unsigned i = 0; i < 60; i++)
        correct(&smooth, 1, 1 / 30.0);
    CHECK(fabs(place(&smooth) - 1) < 0.01);
}

static void longer_gaps_and_faster_errors_are_followed_more_closely(void)
{
    struct smooth smooth = set_at(0), slow = set_at(0);
    CHECK(correct(&smooth, 1, 1 / 10.0) > correct(&slow, 1, 1 / 30.0));
    smooth = set_at(0);
    slow = set_at(0);
    CHECK(correct(&smooth, 40, 1 / 30.0) / 40 > 2 * correct(&slow, 0.1, 1 / 30.0) / 0.1);
}

static void points_move_as_the_picture_moves(void)
{
    const struct svision_homography map = {{1, 0, 7 * way.x, 0, 1, 7 * way.y, 0, 0, 1}};
    struct smooth smooth = set_at(2);
    smooth_move(&smooth, &map);
    CHECK(fabs(place(&smooth) - 9) < 1e-12);
}

static void offsets_are_in_cells_and_know_turns(void)
{
    struct smooth smooth = set_at(0);
    struct turned turned = {at(READING_CELL), 0};
    CHECK(fabs(smooth_offset(&smooth, &turned) - 1) < 1e-9);
    turned.reading = at(0);
    CHECK(smooth_offset(&smooth, &turned) == 0);
    turned.turn = 1;
    CHECK(fabs(smooth_offset(&smooth, &turned) - 9) < 1e-9);
    smooth_set(&smooth, &turned);
    CHECK(smooth_offset(&smooth, &turned) == 0);
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point own = smooth.crossing[board_size_corner(smooth.size, i)];
        CHECK(own.x == smooth.corner[i].x && own.y == smooth.corner[i].y);
    }
}

static void measures_a_bend_between_fixed_corners(void)
{
    struct smooth smooth = set_at(0);
    struct turned turned = {at(0), 0};
    CHECK(smooth_bend(&smooth, &turned) == 0);
    smooth.crossing[44].x += 0.3 * READING_CELL;
    CHECK(fabs(smooth_bend(&smooth, &turned) - 0.3) < 1e-9);
    CHECK(smooth_offset(&smooth, &turned) == 0);
}

int main(void)
{
    static const struct svision_point ways[] = {{1, 0}, {0, 1}};
    for (unsigned i = 0; i < 2; i++) {
        way = ways[i];
        suppresses_jitter_and_follows_lasting_errors();
        longer_gaps_and_faster_errors_are_followed_more_closely();
        points_move_as_the_picture_moves();
        offsets_are_in_cells_and_know_turns();
    }
    measures_a_bend_between_fixed_corners();
    return check_result();
}
