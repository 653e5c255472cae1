/* Points, quads, homographies. */
#include <math.h>
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "support/check.h"

static bool near(struct svision_point a, double x, double y, double limit)
{
    return hypot(a.x - x, a.y - y) <= limit;
}

static const struct svision_point square[4] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}};
static const struct svision_point leaning[4] = {{100, 80}, {500, 120}, {460, 400}, {60, 380}};

static void maps_four_points_exactly_and_inverts(void)
{
    struct svision_homography map, back, both;
    CHECK_EQ(svision_homography_fit(square, leaning, NULL, 4, &map), SVISION_OK);
    for (unsigned i = 0; i < 4; i++)
        CHECK(near(svision_homography_apply(&map, square[i]), leaning[i].x, leaning[i].y, 1e-8));
    CHECK_EQ(svision_homography_invert(&map, &back), SVISION_OK);
    svision_homography_compose(&map, &back, &both);
    struct svision_point point = svision_homography_apply(&both, (struct svision_point){3, 7});
    CHECK(near(point, 3, 7, 1e-8));
}

static void rejects_points_that_determine_no_map(void)
{
    static const struct svision_point line[4] = {{0, 0}, {1, 1}, {2, 2}, {3, 3}};
    static const struct svision_point spot[4] = {{5, 5}, {5, 5}, {5, 5}, {5, 5}};
    struct svision_homography map = {{7}};
    CHECK_EQ(svision_homography_fit(line, leaning, NULL, 4, &map), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_homography_fit(spot, leaning, NULL, 4, &map), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_homography_fit(square, leaning, NULL, 3, &map), SVISION_ERR_ARGUMENT);
    CHECK(map.m[0] == 7);
}

/* Each of these has an inverse that a double cannot hold. */
static void returns_finite_numbers_only(void)
{
    static const struct svision_homography far[2] = {{{1e-10, 0, 1e300, 0, 1e-10, 0, 0, 0, 1}},
                                                     {{1e-10, 0, 0, 0, 1e-10, 1e300, 0, 0, 1}}};
    struct svision_homography back = {{7}};
    CHECK_EQ(svision_homography_invert(&far[0], &back), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_homography_invert(&far[1], &back), SVISION_ERR_ARGUMENT);
    CHECK(back.m[0] == 7);
}

static void a_robust_fit_ignores_outliers(void)
{
    struct svision_homography truth, map;
    struct svision_point from[100], to[100];
    double work[200];
    svision_homography_fit(square, leaning, NULL, 4, &truth);
    for (unsigned i = 0; i < 100; i++) {
        unsigned row = i / 10, column = i % 10;
        from[i] = (struct svision_point){column, row};
        to[i] = svision_homography_apply(&truth, from[i]);
        if (i % 7 == 3)
            to[i].x += 40;
    }
    CHECK_EQ(svision_homography_fit_robust(from, to, NULL, 100, 10, 0.1, work, &map), SVISION_OK);
    CHECK(near(svision_homography_apply(&map, square[2]), leaning[2].x, leaning[2].y, 0.2));
    svision_homography_fit(from, to, NULL, 100, &map);
    CHECK(!near(svision_homography_apply(&map, square[2]), leaning[2].x, leaning[2].y, 0.2));
}

static void restores_a_cut_corner(void)
{
    static const struct svision_point cut[] = {{0, 1}, {0, 10}, {10, 10}, {10, 0}, {1, 0}};
    struct svision_point work[5];
    struct svision_quad quad;
    CHECK_EQ(svision_quad_enclose(cut, 5, work, &quad), SVISION_OK);
    CHECK(near(quad.corner[0], 0, 0, 1e-9));
    CHECK(near(quad.corner[1], 10, 0, 1e-9));
    CHECK(near(quad.corner[2], 10, 10, 1e-9));
    CHECK(fabs(svision_quad_area(&quad) - 100) < 1e-9);
}

static void a_triangle_has_no_enclosing_quad(void)
{
    static const struct svision_point points[] = {{0, 0}, {5, 5}, {5, 5}, {0, 0}};
    struct svision_point work[4];
    struct svision_quad quad;
    CHECK_EQ(svision_quad_enclose(points, 3, work, &quad), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_quad_enclose(points, 4, work, &quad), SVISION_ERR_ARGUMENT);
}

/* Numbers that a caller did not intend. */
static const double odd[] = {NAN, INFINITY, -INFINITY, 1e308, -1e308, 0x1p-1074};

static void extreme_numbers_are_rejected_or_yield_finite_maps(void)
{
    for (unsigned i = 0; i < 48; i++) {
        struct svision_point from[4], to[4];
        struct svision_homography map = {{7}};
        double work[8], weights[4] = {1, 1, 1, 1};
        memcpy(from, square, sizeof from);
        memcpy(to, leaning, sizeof to);
        weights[i / 12] = odd[i / 2 % 6];
        *(i % 2 ? &from[i / 12].x : &to[i / 12].y) = odd[i / 2 % 6];
        bool done = svision_homography_fit(from, to, NULL, 4, &map) == SVISION_OK;
        CHECK(done || map.m[0] == 7);
        for (unsigned k = 0; k < 9; k++)
            CHECK(isfinite(map.m[k]));
        CHECK(!done || isfinite(odd[i / 2 % 6]));
        map.m[0] = 7;
        done = svision_homography_fit_robust(square, leaning, weights, 4, 3, 1, work, &map) ==
               SVISION_OK;
        CHECK(!done);
        CHECK(done || map.m[0] == 7);
    }
}

static void does_not_invert_maps_of_extreme_numbers(void)
{
    for (unsigned i = 0; i < 54; i++) {
        struct svision_homography map = {{1, 2, 3, 4, 5, 6, 7, 8, 1}}, inverse = {{7}};
        map.m[i % 9] = odd[i / 9];
        if (svision_homography_invert(&map, &inverse) != SVISION_OK)
            CHECK(inverse.m[0] == 7);
        for (unsigned k = 0; k < 9; k++)
            CHECK(isfinite(inverse.m[k]));
    }
}

static void quads_around_extreme_polygons_have_an_area_or_are_rejected(void)
{
    for (unsigned i = 0; i < 60; i++) {
        struct svision_point points[5] = {{0, 0}, {8, 0}, {10, 5}, {8, 10}, {0, 10}}, work[5];
        struct svision_quad quad = {{{7, 7}}};
        *(i % 2 ? &points[i / 12].x : &points[i / 12].y) = odd[i / 2 % 6];
        if (svision_quad_enclose(points, 5, work, &quad) == SVISION_OK)
            CHECK(svision_quad_area(&quad) > 0 && isfinite(svision_quad_area(&quad)));
        else
            CHECK(quad.corner[0].x == 7);
    }
}

static void rejects_null_arguments(void)
{
    struct svision_homography map = {{1, 0, 0, 0, 1, 0, 0, 0, 1}}, product = {{7}};
    CHECK(isnan(svision_homography_apply(NULL, square[0]).x));
    svision_homography_compose(NULL, &map, &product);
    svision_homography_compose(&map, NULL, &product);
    svision_homography_compose(&map, &map, NULL);
    CHECK(product.m[0] == 7);
    CHECK(isnan(svision_quad_area(NULL)));
    CHECK_EQ(svision_homography_invert(NULL, &map), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_homography_invert(&map, NULL), SVISION_ERR_ARGUMENT);
}

/* A picture of one pixel, or of one row or column, in exactly as much memory. */
static void warps_tiny_pictures_by_any_map(void)
{
    for (unsigned i = 0; i < 3 * 54; i++) {
        struct svision_homography map = {{1, 0, 0, 0, 1, 0, 0, 0, 1}};
        unsigned width = i / 54 == 1 ? 3 : 1, height = i / 54 == 2 ? 3 : 1;
        uint8_t *pixels = calloc(width, height), view[25];
        struct svision_image image = {pixels, width, height, width, SVISION_GRAY8};
        if (!pixels)
            abort();
        memset(pixels, 77, (size_t)width * height);
        map.m[i % 9] = odd[i / 9 % 6];
        CHECK_EQ(svision_warp(&image, &map, 5, 5, view), SVISION_OK);
        for (unsigned k = 0; k < 25; k++)
            CHECK_EQ(view[k], 77);
        free(pixels);
    }
}

int main(void)
{
    maps_four_points_exactly_and_inverts();
    rejects_points_that_determine_no_map();
    returns_finite_numbers_only();
    a_robust_fit_ignores_outliers();
    restores_a_cut_corner();
    a_triangle_has_no_enclosing_quad();
    extreme_numbers_are_rejected_or_yield_finite_maps();
    does_not_invert_maps_of_extreme_numbers();
    quads_around_extreme_polygons_have_an_area_or_are_rejected();
    rejects_null_arguments();
    warps_tiny_pictures_by_any_map();
    return check_result();
}
