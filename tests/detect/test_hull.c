/* Convex hulls against their definition, including cases that rounding would decide wrongly. */
#include <math.h>
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "common/random.h"
#include "maths/orient.h"
#include "support/check.h"

enum { MOST = 64 };

static uint64_t seed = 3;

static uint32_t next_random(void)
{
    return (uint32_t)(random_next(&seed) >> 40);
}

/* 0 to 1, exclusive. */
static double next_share(void)
{
    return next_random() / 16777216.0;
}

/* The hull of COUNT points, in exactly as much memory as they need. */
static size_t hull_of(const struct svision_point *points, size_t count, struct svision_point *hull)
{
    struct svision_point *work = malloc(count * sizeof *work);
    struct svision_point *room = malloc(count * sizeof *room);
    size_t corners = 0;
    if (!work || !room)
        abort();
    CHECK_EQ(svision_convex_hull(points, count, work, room, &corners), SVISION_OK);
    CHECK(corners >= 1 && corners <= count);
    memcpy(hull, room, corners * sizeof *hull);
    free(work);
    free(room);
    return corners;
}

static bool is_one_of(struct svision_point point, const struct svision_point *points, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (points[i].x == point.x && points[i].y == point.y)
            return true;
    return false;
}

/* The sign of the turn at B, for integers up to 2^29. */
static int exact_turn(struct svision_point a, struct svision_point b, struct svision_point c)
{
    int64_t down = (int64_t)(b.x - a.x) * (int64_t)(c.y - a.y);
    int64_t up = (int64_t)(b.y - a.y) * (int64_t)(c.x - a.x);
    return (down > up) - (down < up);
}

typedef int turn(struct svision_point a, struct svision_point b, struct svision_point c);

/* Expects the hull of POINTS to satisfy its definition, with turns determined by SIGN. */
static void expect_hull(const struct svision_point *points, size_t count, turn *sign)
{
    struct svision_point hull[MOST];
    size_t corners = hull_of(points, count, hull);
    for (size_t i = 0; i < corners; i++)
        CHECK(is_one_of(hull[i], points, count));
    for (size_t i = 0; i < corners && corners > 2; i++) {
        struct svision_point next = hull[(i + 1) % corners];
        CHECK(sign(hull[i], next, hull[(i + 2) % corners]) > 0);
        for (size_t k = 0; k < count; k++)
            CHECK(sign(hull[i], next, points[k]) >= 0);
    }
    for (size_t k = 0; k < count && corners == 2; k++)
        CHECK(sign(hull[0], hull[1], points[k]) == 0);
    for (size_t i = 1; i < corners; i++)
        CHECK(hull[i].x > hull[0].x || (hull[i].x == hull[0].x && hull[i].y > hull[0].y));
}

static void a_hull_turns_one_way_and_leaves_no_point_outside(void)
{
    struct svision_point cloud[50];
    for (size_t round = 0; round < 2000; round++) {
        size_t count = 3 + round % 48;
        double range = 2 + (double)(round % 9);
        for (size_t i = 0; i < count; i++)
            cloud[i] =
                (struct svision_point){floor(next_share() * range), floor(next_share() * range)};
        expect_hull(cloud, count, exact_turn);
    }
}

/* Products of these differences have up to 60 bits: rounded to 53, half of the turns are wrong. */
static void a_turn_by_one_part_in_2_60_counts(void)
{
    struct svision_point cloud[8];
    for (size_t round = 0; round < 20000; round++) {
        size_t count = 3 + round % 6;
        double x = floor(next_share() * 536870912), y = floor(next_share() * 536870912);
        for (size_t i = 0; i < count; i++) {
            double share = next_share();
            cloud[i] = (struct svision_point){floor(share * x), floor(share * y)};
        }
        expect_hull(cloud, count, exact_turn);
    }
}

/* Points between two others, as close to their line as numbers of any size allow. */
static void nearly_collinear_points_have_no_extra_corners(void)
{
    struct svision_point cloud[7];
    for (size_t round = 0; round < 200000; round++) {
        size_t count = 3 + round % 5;
        int scale = round % 4 ? 0 : (int)(next_random() % 1800) - 900;
        struct svision_point a = {next_share() * 64 - 8, next_share() * 64 - 8};
        struct svision_point b = {next_share() * 64 - 8, next_share() * 64 - 8};
        for (size_t i = 0; i < count; i++) {
            double share = i > 1 ? next_share() : (double)i;
            cloud[i].x = ldexp(a.x + share * (b.x - a.x), scale);
            cloud[i].y = ldexp(a.y + share * (b.y - a.y), scale);
        }
        expect_hull(cloud, count, orient_sign);
    }
}

static void three_points_with_contradictory_rounding_have_three_corners(void)
{
    static const struct svision_point points[3] = {
        {0x1.cdd3d21304dc3p+4, 0x1.d422b65d24218p+5},
        {0x1.97207ac308625p+3, 0x1.54f1a54018e6ap+4},
        {0x1.00d6569c47a7dp+4, 0x1.cfbefb631978cp+4},
    };
    struct svision_point hull[3];
    CHECK_EQ(hull_of(points, 3, hull), 3);
    expect_hull(points, 3, orient_sign);
}

/* From the smallest positive number to the largest. */
static void size_does_not_matter(void)
{
    static const double sizes[] = {0x1p-1074, 0x1p-1022, 0x1p-500, 1, 0x1p500, 0x1p1021};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        double size = sizes[i];
        const struct svision_point points[6] = {
            {0, 0}, {3 * size, size}, {size, size}, {3 * size, 3 * size}, {0, 3 * size}, {0, size}};
        struct svision_point hull[6];
        CHECK_EQ(hull_of(points, 6, hull), 4);
        CHECK(hull[1].x == 3 * size && hull[1].y == size);
        CHECK(hull[2].x == 3 * size && hull[2].y == 3 * size);
    }
}

static void points_on_a_line_have_two_corners_and_equal_ones_have_one(void)
{
    static const struct svision_point line[4] = {{2, 2}, {0, 0}, {1, 1}, {3, 3}};
    static const struct svision_point thirds[4] = {
        {0.3, 0.1}, {0.6, 0.2}, {1.2, 0.4}, {0x1p-1074, 0}};
    static const struct svision_point spot[3] = {{1, 1}, {1, 1}, {1, 1}};
    struct svision_point hull[4];
    CHECK_EQ(hull_of(line, 4, hull), 2);
    CHECK(hull[0].x == 0 && hull[1].x == 3);
    CHECK_EQ(hull_of(thirds, 3, hull), 2);
    CHECK_EQ(hull_of(thirds, 4, hull), 3);
    CHECK_EQ(hull_of(spot, 3, hull), 1);
    CHECK_EQ(hull_of(spot, 1, hull), 1);
}

static void rejects_points_that_are_not_finite(void)
{
    static const double odd[] = {NAN, INFINITY, -INFINITY};
    struct svision_point hull[3] = {{7, 7}};
    for (size_t i = 0; i < 18; i++) {
        struct svision_point points[3] = {{0, 0}, {1, 2}, {2, 0}}, work[3];
        size_t corners = 7;
        *(i % 2 ? &points[i / 2 % 3].x : &points[i / 2 % 3].y) = odd[i / 6];
        CHECK_EQ(svision_convex_hull(points, 3, work, hull, &corners), SVISION_ERR_ARGUMENT);
        CHECK_EQ(corners, 7);
        CHECK(hull[0].x == 7);
    }
}

int main(void)
{
    a_hull_turns_one_way_and_leaves_no_point_outside();
    a_turn_by_one_part_in_2_60_counts();
    nearly_collinear_points_have_no_extra_corners();
    three_points_with_contradictory_rounding_have_three_corners();
    size_does_not_matter();
    points_on_a_line_have_two_corners_and_equal_ones_have_one();
    rejects_points_that_are_not_finite();
    return check_result();
}
