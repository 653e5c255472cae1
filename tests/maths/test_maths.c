/* Linear equations, order statistics, pixels, turns. */
#include <math.h>

#include "common/random.h"
#include "maths/linear.h"
#include "maths/orient.h"
#include "maths/pixel.h"
#include "maths/robust.h"
#include "maths/stat.h"
#include "support/check.h"

static void detects_equations_without_a_solution(void)
{
    struct linear linear;
    const double row[2] = {1, 2}, other[2] = {2, 4}, third[2] = {0, 1};
    double unknowns[2] = {7, 7};
    linear_start(&linear, 2);
    linear_add(&linear, row, 3, 1);
    linear_add(&linear, other, 6, 1);
    struct linear solvable = linear;
    CHECK(!linear_solve(&linear, unknowns));
    CHECK(unknowns[0] == 7);
    linear_add(&solvable, third, 1, 1);
    CHECK(linear_solve(&solvable, unknowns));
    CHECK(fabs(unknowns[0] - 1) < 1e-9 && fabs(unknowns[1] - 1) < 1e-9);
}

static void every_rank_is_selected(void)
{
    for (size_t rank = 0; rank < 7; rank++) {
        float numbers[7] = {3, 1, 6, 0, 5, 2, 4}, alike[7] = {1, 1, 1, 1, 1, 1, 1};
        CHECK(stat_select(numbers, 7, rank) == (float)rank);
        CHECK(stat_select(alike, 7, rank) == 1);
    }
}

static void the_first_of_the_smallest_is_found(void)
{
    static const float numbers[5] = {3, 1, 2, 1, 4};
    CHECK_EQ(stat_argmin(numbers, 5), 1);
    CHECK_EQ(stat_argmin(numbers + 2, 3), 1);
    CHECK_EQ(stat_argmin(numbers, 1), 0);
}

static unsigned pixel_of(double place, unsigned count)
{
    unsigned pixel = 7;
    return pixel_at(place, count, &pixel) ? pixel : 99;
}

static void a_place_lies_in_the_pixel_whose_middle_is_nearest(void)
{
    CHECK_EQ(pixel_of(-0.5, 3), 99);
    CHECK_EQ(pixel_of(-0.49999999999999994, 3), 0);
    CHECK_EQ(pixel_of(0.49999999999999994, 3), 0);
    CHECK_EQ(pixel_of(0.5, 3), 1);
    CHECK_EQ(pixel_of(2.4999999999999996, 3), 2);
    CHECK_EQ(pixel_of(2.5, 3), 99);
    CHECK_EQ(pixel_of(0.49999999999999994, 1), 0);
    CHECK_EQ(pixel_of(NAN, 3), 99);
    CHECK_EQ(pixel_of(INFINITY, 3), 99);
    for (unsigned i = 0; i < 32768; i++) {
        CHECK_EQ(pixel_of(nextafter(i + 0.5, 0), i + 1), i);
        CHECK_EQ(pixel_of(nextafter(i - 0.5, i), i + 1), i);
    }
}

/* The turns of three points agree in any order, whatever their last bits. */
static void turns_do_not_depend_on_which_point_is_first(void)
{
    uint64_t seed = 1;
    unsigned straight = 0;
    for (unsigned round = 0; round < 100000; round++) {
        double share = (double)(random_next(&seed) >> 32) / 4294967296.0;
        struct svision_point a = {0.1 * (round % 7), 0.7}, c = {12, 24.3}, b;
        b = (struct svision_point){a.x + share * (c.x - a.x), a.y + share * (c.y - a.y)};
        int sign = orient_sign(a, b, c);
        CHECK_EQ(orient_sign(b, c, a), sign);
        CHECK_EQ(orient_sign(c, a, b), sign);
        CHECK_EQ(orient_sign(b, a, c), -sign);
        CHECK_EQ(orient_sign(c, b, a), -sign);
        straight += sign == 0;
    }
    CHECK(straight < 50000);
}

static void a_picture_of_another_size_keeps_its_corners(void)
{
    struct svision_point corner = {-0.5, -0.5}, middle = {0, 0}, last = {3.5, 7.5};
    corner = pixel_enlarge(corner, 4);
    middle = pixel_enlarge(middle, 4);
    last = pixel_reduce(last, 4);
    CHECK(corner.x == -0.5 && corner.y == -0.5);
    CHECK(middle.x == 1.5 && middle.y == 1.5);
    CHECK(last.x == 0.5 && last.y == 1.5);
}

static void outliers_get_lower_weights(void)
{
    static const double base[6] = {2, 2, 2, 2, 2, 0}, near[6] = {0, 1, 2, 3, 30, 1000};
    static const double small[6] = {0};
    double weights[6];
    robust_weigh(base, near, 6, 0.5, weights);
    for (unsigned i = 0; i < 6; i++) /* the median is 2: measurements without weight do not count */
        CHECK(fabs(weights[i] - base[i] / (1 + near[i] * near[i] / 9)) < 1e-12);
    robust_weigh(NULL, near, 6, 10, weights);
    CHECK(weights[0] == 1 && fabs(weights[4] - 0.1) < 1e-12);
    robust_weigh(NULL, small, 6, 0.5, weights);
    CHECK(weights[0] == 1 && weights[5] == 1);
}

int main(void)
{
    detects_equations_without_a_solution();
    every_rank_is_selected();
    the_first_of_the_smallest_is_found();
    a_place_lies_in_the_pixel_whose_middle_is_nearest();
    a_picture_of_another_size_keeps_its_corners();
    outliers_get_lower_weights();
    turns_do_not_depend_on_which_point_is_first();
    return check_result();
}
