/* Points, quads, homographies, outlines, small equations. */
#include <math.h>
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "check.h"
#include "contour.h"
#include "linear.h"
#include "mem.h"
#include "stat.h"

static bool near(struct svision_point a, double x, double y, double limit)
{
    return hypot(a.x - x, a.y - y) <= limit;
}

static const struct svision_point square[4] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}};
static const struct svision_point leaning[4] = {{100, 80}, {500, 120}, {460, 400}, {60, 380}};

static void four_points_are_met_exactly_and_the_inverse_leads_back(void)
{
    struct svision_homography map, back, both;
    CHECK_EQ(svision_homography_fit(square, leaning, NULL, 4, &map), SVISION_OK);
    for (unsigned i = 0; i < 4; i++)
        CHECK(near(svision_homography_map(&map, square[i]), leaning[i].x, leaning[i].y, 1e-8));
    CHECK_EQ(svision_homography_invert(&map, &back), SVISION_OK);
    svision_homography_chain(&map, &back, &both);
    struct svision_point point = svision_homography_map(&both, (struct svision_point){3, 7});
    CHECK(near(point, 3, 7, 1e-8));
}

static void points_without_a_map_are_refused(void)
{
    static const struct svision_point line[4] = {{0, 0}, {1, 1}, {2, 2}, {3, 3}};
    static const struct svision_point spot[4] = {{5, 5}, {5, 5}, {5, 5}, {5, 5}};
    struct svision_homography map = {{7}};
    CHECK_EQ(svision_homography_fit(line, leaning, NULL, 4, &map), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_homography_fit(spot, leaning, NULL, 4, &map), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_homography_fit(square, leaning, NULL, 3, &map), SVISION_ERR_ARGUMENT);
    CHECK(map.m[0] == 7);
}

static void a_robust_fit_is_not_misled_by_wrong_points(void)
{
    struct svision_homography truth, map;
    struct svision_point from[100], to[100];
    double work[200];
    svision_homography_fit(square, leaning, NULL, 4, &truth);
    for (unsigned i = 0; i < 100; i++) {
        unsigned row = i / 10, column = i % 10;
        from[i] = (struct svision_point){column, row};
        to[i] = svision_homography_map(&truth, from[i]);
        if (i % 7 == 3)
            to[i].x += 40;
    }
    CHECK_EQ(svision_homography_robust(from, to, NULL, 100, 10, 0.1, work, &map), SVISION_OK);
    CHECK(near(svision_homography_map(&map, square[2]), leaning[2].x, leaning[2].y, 0.2));
    svision_homography_fit(from, to, NULL, 100, &map);
    CHECK(!near(svision_homography_map(&map, square[2]), leaning[2].x, leaning[2].y, 0.2));
}

static void a_cut_corner_is_given_back(void)
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

static const struct sudoku_allocator *heap(void)
{
    static struct sudoku_allocator allocator;
    allocator = mem_allocator(NULL);
    return &allocator;
}

static void components_touch_at_corners_and_come_by_size(void)
{
    static const char picture[] = "#....##."
                                  ".#...##."
                                  "..#....."
                                  "........"
                                  "#######.";
    uint8_t mask[40];
    struct contour_space space;
    struct contour found[4];
    for (unsigned i = 0; i < 40; i++)
        mask[i] = picture[i] == '#';
    CHECK(contour_open(&space, heap(), 8, 5));
    CHECK_EQ(contour_find(&space, mask, 8, 5, 1, 1, found, 4), 3);
    CHECK_EQ(found[0].area, 3);
    CHECK_EQ(found[0].right, 2);
    CHECK_EQ(found[0].bottom, 2);
    CHECK_EQ(found[1].area, 7);
    CHECK_EQ(found[2].left, 5);
    CHECK_EQ(contour_find(&space, mask, 8, 5, 2, 1, found, 1), 1);
    CHECK_EQ(found[0].area, 3);
    contour_close(&space, heap());
}

static void late_joins_make_one_component(void)
{
    static const char picture[] = "#.#.#.#"
                                  "#.#.#.#"
                                  "#######";
    uint8_t mask[21];
    struct contour_space space;
    struct contour found[4];
    for (unsigned i = 0; i < 21; i++)
        mask[i] = picture[i] == '#';
    CHECK(contour_open(&space, heap(), 7, 3));
    CHECK_EQ(contour_find(&space, mask, 7, 3, 1, 1, found, 4), 1);
    CHECK_EQ(found[0].area, 15);
    CHECK_EQ(contour_hull(&space, &found[0]), 4);
    contour_close(&space, heap());
}

static void the_hull_of_a_diamond_has_its_four_tips(void)
{
    enum { SIDE = 21, HALF = 10 };
    uint8_t mask[SIDE * SIDE];
    struct contour_space space;
    struct contour found;
    struct svision_quad quad;
    for (int i = 0; i < SIDE * SIDE; i++)
        mask[i] = abs(i % SIDE - HALF) + abs(i / SIDE - HALF) <= HALF;
    CHECK(contour_open(&space, heap(), SIDE, SIDE));
    CHECK_EQ(contour_find(&space, mask, SIDE, SIDE, 1, 1, &found, 1), 1);
    unsigned count = contour_hull(&space, &found);
    CHECK_EQ(count, 4);
    CHECK_EQ(svision_quad_enclose(space.points, count, space.points, &quad), SVISION_OK);
    CHECK(fabs(svision_quad_area(&quad) - 2 * HALF * HALF) < 1e-9);
    contour_close(&space, heap());
}

static void equations_without_an_answer_are_told(void)
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

int main(void)
{
    four_points_are_met_exactly_and_the_inverse_leads_back();
    points_without_a_map_are_refused();
    a_robust_fit_is_not_misled_by_wrong_points();
    a_cut_corner_is_given_back();
    a_triangle_has_no_enclosing_quad();
    components_touch_at_corners_and_come_by_size();
    late_joins_make_one_component();
    the_hull_of_a_diamond_has_its_four_tips();
    equations_without_an_answer_are_told();
    every_rank_is_selected();
    return check_result();
}
