/* The motion of a plane between two frames, compared with the true motion. */
#include <math.h>
#include <stdlib.h>

#include "common/mem.h"
#include "support/check.h"
#include "tracker/motion/optical_flow.h"

enum { WIDTH = 640, HEIGHT = 480, LARGE = 2 };

static const struct svision_homography still = {{1, 0, 0, 0, 1, 0, 0, 0, 1}};
static const struct svision_homography shift = {{1, 0, 7.25, 0, 1, -3.5, 0, 0, 1}};
/* Zooms and turns, so that sampling errors change the result. */
static const struct svision_homography spiral = {{1.09, -0.06, 6.5, 0.06, 1.09, -40.25, 0, 0, 1}};
static const struct svision_homography tilt = {
    {1.02, 0.03, -9.5, -0.02, 0.99, 8.25, 4e-5, -3e-5, 1}};

/* Waves of several lengths and directions. */
static double texture(double x, double y)
{
    return 128 + 28 * sin(0.21 * x + 0.13 * y) + 28 * sin(0.19 * y - 0.11 * x + 1) +
           25 * sin(0.07 * x - 0.05 * y + 2) + 20 * sin(0.29 * x + 0.02 * y + 3);
}

/* Makes a frame of SCALE times WIDTH x HEIGHT pixels with the texture moved by MAP. */
static uint8_t *make_frame(const struct svision_homography *map, unsigned scale)
{
    unsigned width = scale * WIDTH, height = scale * HEIGHT;
    uint8_t *pixels = malloc((size_t)width * height);
    struct svision_homography back;
    if (!pixels || svision_homography_invert(map, &back))
        abort();
    for (unsigned y = 0; y < height; y++) {
        for (unsigned x = 0; x < width; x++) {
            struct svision_point at = {(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5};
            at = svision_homography_apply(&back, at);
            pixels[(size_t)y * width + x] = (uint8_t)texture(at.x, at.y);
        }
    }
    return pixels;
}

struct scene {
    struct sudoku_allocator allocator;
    struct pyramid pyramid;
    struct optical_flow flow;
    unsigned width, height;
    struct svision_point points[FLOW_POINTS];
};

static struct scene *scene_open(unsigned scale)
{
    struct scene *scene = calloc(1, sizeof *scene);
    if (!scene)
        abort();
    scene->allocator = mem_allocator(NULL);
    scene->width = scale * WIDTH;
    scene->height = scale * HEIGHT;
    CHECK(pyramid_open(&scene->pyramid, &scene->allocator, scene->width, scene->height));
    CHECK(flow_open(&scene->flow, &scene->allocator, scene->width, scene->height));
    for (unsigned i = 0; i < FLOW_POINTS; i++)
        scene->points[i] = (struct svision_point){scale * (150.0 + 33 * (i % 10)),
                                                  scale * (140.0 + 41 * (i / 10))};
    return scene;
}

static void scene_close(struct scene *scene)
{
    flow_close(&scene->flow, &scene->allocator);
    pyramid_close(&scene->pyramid, &scene->allocator);
    free(scene);
}

/* Shows PIXELS and frees them. */
static void show(struct scene *scene, uint8_t *pixels)
{
    const struct svision_image image = {pixels, scene->width, scene->height, scene->width,
                                        SVISION_GRAY8};
    pyramid_fill(&scene->pyramid, &image);
    free(pixels);
}

/* Expects each point within FAR, in pixels of SCALE, of its true position, and their mean much
 * closer: single points have errors, a sampling offset moves them all. */
static void expect_near(const struct scene *scene, const struct svision_homography *truth,
                        const struct svision_homography *map, unsigned scale, double far)
{
    double x = 0, y = 0;
    for (unsigned i = 0; i < FLOW_POINTS; i++) {
        struct svision_point from = scene->points[i], to = svision_homography_apply(map, from);
        struct svision_point at = {(from.x + 0.5) / scale - 0.5, (from.y + 0.5) / scale - 0.5};
        at = svision_homography_apply(truth, at);
        double off_x = (to.x + 0.5) / scale - 0.5 - at.x;
        double off_y = (to.y + 0.5) / scale - 0.5 - at.y;
        CHECK(hypot(off_x, off_y) <= far);
        x += off_x / FLOW_POINTS;
        y += off_y / FLOW_POINTS;
    }
    CHECK(hypot(x, y) < 0.04);
}

/* GUESS is in pixels of the frame. */
static void expect_motion(const struct svision_homography *truth, unsigned scale,
                          const struct svision_homography *guess, double far)
{
    struct scene *scene = scene_open(scale);
    struct svision_homography map;
    show(scene, make_frame(&still, scale));
    flow_keep(&scene->flow, &scene->pyramid);
    show(scene, make_frame(truth, scale));
    bool found = flow_find(&scene->flow, &scene->pyramid, scene->points, FLOW_POINTS, guess, &map);
    CHECK(found);
    if (found)
        expect_near(scene, truth, &map, scale, far);
    scene_close(scene);
}

static void tracks_a_plane_with_subpixel_accuracy(void)
{
    static const struct svision_homography near = {{1.09, -0.06, 8, 0.06, 1.09, -38, 0, 0, 1}};
    static const struct svision_homography near_large = {
        {1.09, -0.06, 16, 0.06, 1.09, -76, 0, 0, 1}};
    expect_motion(&still, 1, NULL, 1e-9);
    expect_motion(&shift, 1, NULL, 0.03);
    expect_motion(&tilt, 1, NULL, 0.15);
    expect_motion(&spiral, 1, &near, 0.2);
    expect_motion(&spiral, LARGE, &near_large, 0.2);
}

/* Covers columns LEFT..RIGHT-1 by a different, unmoving texture. */
static uint8_t *cover(uint8_t *pixels, unsigned left, unsigned right)
{
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = left; x < right; x++)
            pixels[y * WIDTH + x] = (uint8_t)texture(900 - 1.3 * y, 700 + 1.2 * x);
    return pixels;
}

static bool finds(struct scene *scene, struct svision_homography *map)
{
    return flow_find(&scene->flow, &scene->pyramid, scene->points, FLOW_POINTS, NULL, map);
}

static void a_hand_on_a_third_of_the_plane_is_outvoted(void)
{
    struct scene *scene = scene_open(1);
    struct svision_homography map;
    show(scene, make_frame(&still, 1));
    flow_keep(&scene->flow, &scene->pyramid);
    show(scene, cover(make_frame(&shift, 1), 0, 260));
    bool found = finds(scene, &map);
    CHECK(found);
    if (found)
        expect_near(scene, &shift, &map, 1, 0.1);
    show(scene, cover(make_frame(&shift, 1), 0, 420));
    CHECK(!finds(scene, &map));
    scene_close(scene);
}

static void reports_untrackable_motion(void)
{
    struct scene *scene = scene_open(1);
    struct svision_homography map;
    uint8_t *gray = malloc((size_t)WIDTH * HEIGHT);
    if (!gray)
        abort();
    memset(gray, 128, (size_t)WIDTH * HEIGHT);
    show(scene, make_frame(&still, 1));
    CHECK(!finds(scene, &map)); /* nothing has been kept yet */
    flow_keep(&scene->flow, &scene->pyramid);
    CHECK(finds(scene, &map));
    show(scene, gray);
    CHECK(!finds(scene, &map));
    flow_keep(&scene->flow, &scene->pyramid);
    show(scene, make_frame(&still, 1));
    CHECK(!finds(scene, &map));
    show(scene, cover(make_frame(&still, 1), 0, WIDTH));
    flow_keep(&scene->flow, &scene->pyramid);
    show(scene, make_frame(&still, 1));
    CHECK(!finds(scene, &map));
    scene_close(scene);
}

/* A single different gray value makes them different. */
static void a_negative_shows_the_same(void)
{
    struct scene *scene = scene_open(1);
    struct svision_homography map;
    uint8_t *pixels = make_frame(&still, 1);
    show(scene, pixels);
    flow_keep(&scene->flow, &scene->pyramid);
    CHECK(flow_is_same(&scene->flow, &scene->pyramid));
    pyramid_negate(&scene->pyramid);
    CHECK(flow_is_same(&scene->flow, &scene->pyramid));
    CHECK(!finds(scene, &map)); /* there is no motion from one to the other */
    scene->pyramid.pixels[WIDTH + 7] ^= 1;
    CHECK(!flow_is_same(&scene->flow, &scene->pyramid));
    scene_close(scene);
}

int main(void)
{
    a_negative_shows_the_same();
    a_hand_on_a_third_of_the_plane_is_outvoted();
    reports_untrackable_motion();
    tracks_a_plane_with_subpixel_accuracy();
    return check_result();
}
