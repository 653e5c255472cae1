/* Borders, compared with areas found by flooding. */
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "common/random.h"
#include "support/check.h"

enum { SIDE = 24, PIXELS = SIDE * SIDE, ROOM = 2000 };

static struct svision_contour contours[ROOM];
static struct svision_point points[ROOM];
static int32_t work[SVISION_CONTOUR_WORK(SIDE, SIDE)];

static struct svision_contours room(void)
{
    return (struct svision_contours){
        .contours = contours, .capacity = ROOM, .points = points, .point_capacity = ROOM};
}

/* Draws a picture, with '#' for dark. */
static unsigned draw(const char *rows, uint8_t *mask)
{
    unsigned width = (unsigned)strcspn(rows, "\n"), count = 0;
    for (; *rows; rows++)
        if (*rows != '\n')
            mask[count++] = *rows == '#';
    return width;
}

static struct svision_contours find(const char *rows)
{
    uint8_t mask[PIXELS];
    struct svision_contours found = room();
    unsigned width = draw(rows, mask), height = (unsigned)(strlen(rows) + 1) / (width + 1);
    CHECK_EQ(svision_contour_find(mask, width, height, work, &found), SVISION_OK);
    return found;
}

static void expect_points(const struct svision_contours *found, size_t number, const int (*xy)[2],
                          size_t count)
{
    const struct svision_contour *contour = &found->contours[number];
    CHECK_EQ(contour->length, count);
    for (size_t i = 0; i < count && i < contour->length; i++) {
        CHECK_EQ(found->points[contour->first + i].x, xy[i][0]);
        CHECK_EQ(found->points[contour->first + i].y, xy[i][1]);
    }
}

static void a_ring_has_two_borders_and_its_contents_the_hole_as_parent(void)
{
    static const int outer[][2] = {{0, 0}, {0, 4}, {6, 4}, {6, 0}};
    static const int hole[][2] = {{0, 1}, {1, 0}, {5, 0}, {6, 1}, {6, 3}, {5, 4}, {1, 4}, {0, 3}};
    static const int spot[][2] = {{3, 2}};
    struct svision_contours found = find("#######\n"
                                         "#.....#\n"
                                         "#..#..#\n"
                                         "#.....#\n"
                                         "#######");
    CHECK_EQ(found.count, 3);
    CHECK(!contours[0].hole && contours[1].hole && !contours[2].hole);
    CHECK(contours[0].parent == SVISION_NO_PARENT);
    CHECK_EQ(contours[1].parent, 0);
    CHECK_EQ(contours[2].parent, 1);
    expect_points(&found, 0, outer, 4);
    expect_points(&found, 1, hole, 8);
    expect_points(&found, 2, spot, 1);
}

static void traces_a_line_on_both_sides(void)
{
    static const int line[][2] = {{1, 0}, {3, 2}};
    struct svision_contours found = find(".#...\n"
                                         "..#..\n"
                                         "...#.");
    CHECK_EQ(found.count, 1);
    expect_points(&found, 0, line, 2);
}

static void areas_are_8_connected_and_holes_4_connected(void)
{
    CHECK_EQ(find(".#.\n#.#\n.#.").count, 2);
    CHECK_EQ(find("###.\n#.##\n##.#\n.###").count, 3);
    CHECK_EQ(find("...\n...").count, 0);
    CHECK_EQ(find("###\n###").count, 1);
}

/* Labels the area around START; light areas are 4-connected. */
static void flood(const uint8_t *mask, int *labels, int start, int label)
{
    static int stack[8 * (SIDE + 2) * (SIDE + 2)];
    const int row = SIDE + 2;
    const int steps[8] = {1, -row, -1, row, 1 - row, -1 - row, row - 1, row + 1};
    int size = 0;
    stack[size++] = start;
    labels[start] = label;
    while (size > 0) {
        int at = stack[--size];
        for (int i = 0; i < (mask[at] ? 8 : 4); i++) {
            int to = at + steps[i];
            if (to < 0 || to >= row * row || labels[to] || mask[to] != mask[at])
                continue;
            labels[to] = label;
            stack[size++] = to;
        }
    }
}

/* Labels the areas of MASK, which has a margin of one, from 1 on; 1 is the surrounding light. */
static int label_areas(const uint8_t *mask, int *labels)
{
    int count = 0;
    memset(labels, 0, sizeof *labels * (SIDE + 2) * (SIDE + 2));
    for (int i = 0; i < (SIDE + 2) * (SIDE + 2); i++)
        if (!labels[i])
            flood(mask, labels, i, ++count);
    return count;
}

static int place_of(struct svision_point point)
{
    return ((int)point.y + 1) * (SIDE + 2) + (int)point.x + 1;
}

/* The area of the first pixel of CONTOUR. */
static int area_of(const int *labels, const struct svision_contour *contour)
{
    return labels[place_of(points[contour->first])];
}

static void check_contour(const int *labels, const struct svision_contour *contour)
{
    int area = area_of(labels, contour);
    for (size_t i = 0; i < contour->length; i++) {
        struct svision_point a = points[contour->first + i];
        struct svision_point b = points[contour->first + (i + 1) % contour->length];
        double x = b.x - a.x, y = b.y - a.y;
        CHECK_EQ(labels[place_of(a)], area);
        CHECK(x == 0 || y == 0 || x == y || x == -y);
    }
    if (contour->parent == SVISION_NO_PARENT) {
        CHECK(!contour->hole);
        return;
    }
    const struct svision_contour *parent = &contours[contour->parent];
    CHECK(contour->parent < (size_t)(contour - contours));
    CHECK(contour->hole != parent->hole);
    CHECK((area_of(labels, parent) == area) == (contour->hole == 1));
}

static void every_area_and_hole_of_a_random_mask_has_one_border(void)
{
    static uint8_t framed[(SIDE + 2) * (SIDE + 2)];
    static int labels[(SIDE + 2) * (SIDE + 2)];
    uint8_t mask[PIXELS];
    uint64_t seed = 1;
    for (unsigned round = 0; round < 300; round++) {
        for (unsigned i = 0; i < PIXELS; i++) {
            mask[i] = random_below(&seed, 16) < 2 + round % 13;
            framed[(i / SIDE + 1) * (SIDE + 2) + i % SIDE + 1] = mask[i];
        }
        struct svision_contours found = room();
        CHECK_EQ(svision_contour_find(mask, SIDE, SIDE, work, &found), SVISION_OK);
        CHECK_EQ(found.count, label_areas(framed, labels) - 1);
        for (size_t i = 0; i < found.count; i++)
            check_contour(labels, &contours[i]);
    }
}

static void omits_contours_that_do_not_fit(void)
{
    uint8_t mask[PIXELS];
    unsigned width = draw("##.##.##\n##.##.##", mask);
    struct svision_contours found = room();
    found.capacity = 2;
    CHECK_EQ(svision_contour_find(mask, width, 2, work, &found), SVISION_TRUNCATED);
    CHECK_EQ(found.count, 2);
    CHECK_EQ(found.point_count, 8);
    found = room();
    found.point_capacity = 11;
    CHECK_EQ(svision_contour_find(mask, width, 2, work, &found), SVISION_TRUNCATED);
    CHECK_EQ(found.count, 2);
    CHECK_EQ(found.point_count, 8);
    found = (struct svision_contours){0};
    CHECK_EQ(svision_contour_find(mask, width, 2, work, &found), SVISION_TRUNCATED);
    CHECK_EQ(found.count, 0);
}

static void rejects_wrong_arguments(void)
{
    uint8_t mask[4] = {0};
    struct svision_contours found = room(), none = {.capacity = 3};
    struct svision_point point = {0, 0}, hull[2];
    size_t corners;
    CHECK_EQ(svision_contour_find(NULL, 2, 2, work, &found), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_contour_find(mask, 0, 2, work, &found), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_contour_find(mask, 2, SVISION_MAX_SIDE + 1, work, &found),
             SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_contour_find(mask, 2, 2, NULL, &found), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_contour_find(mask, 2, 2, work, &none), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_convex_hull(&point, 0, &point, hull, &corners), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_convex_hull(NULL, 1, &point, hull, &corners), SVISION_ERR_ARGUMENT);
}

int main(void)
{
    a_ring_has_two_borders_and_its_contents_the_hole_as_parent();
    traces_a_line_on_both_sides();
    areas_are_8_connected_and_holes_4_connected();
    every_area_and_hole_of_a_random_mask_has_one_border();
    omits_contours_that_do_not_fit();
    rejects_wrong_arguments();
    return check_result();
}
