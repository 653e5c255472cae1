/* Answers painted on pictures: their position, and nothing else changed. */
#include <math.h>
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "support/check.h"

enum { WIDTH = 640, HEIGHT = 480, PAPER = 200 };

static const struct svision_point square[4] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}};
static const struct svision_point leaning[4] = {{170, 40}, {560, 90}, {590, 440}, {60, 400}};

struct scene {
    uint8_t pixels[3 * WIDTH * HEIGHT];
    uint8_t digits[81];
    uint8_t givens[81];
    struct svision_canvas canvas;
    struct svision_homography map;
    struct svision_overlay overlay;
};

/* A tilted grid on gray paper with its odd cells given; all digits are painted green. */
static void set_scene(struct scene *scene)
{
    memset(scene->pixels, PAPER, sizeof scene->pixels);
    for (unsigned i = 0; i < 81; i++) {
        scene->digits[i] = (uint8_t)(1 + i % 9);
        scene->givens[i] = i % 2 ? scene->digits[i] : 0;
    }
    scene->canvas =
        (struct svision_canvas){scene->pixels, WIDTH, HEIGHT, (size_t)3 * WIDTH, SVISION_RGB24};
    CHECK_EQ(svision_homography_fit(square, leaning, NULL, 4, &scene->map), SVISION_OK);
    scene->overlay = (struct svision_overlay)SVISION_OVERLAY_INIT;
    scene->overlay.side = 9;
    scene->overlay.map = &scene->map;
    scene->overlay.digits = scene->digits;
    scene->overlay.givens = scene->givens;
    scene->overlay.color = 0x00A000;
    scene->overlay.opacity = 1;
    scene->overlay.outline_color = 0xFF0000;
}

static void paint(struct scene *scene)
{
    CHECK_EQ(svision_overlay_paint(&scene->overlay, &scene->canvas), SVISION_OK);
}

static bool is_touched(const struct scene *scene, unsigned x, unsigned y)
{
    const uint8_t *pixel = scene->pixels + 3 * ((size_t)y * WIDTH + x);
    return pixel[0] != PAPER || pixel[1] != PAPER || pixel[2] != PAPER;
}

/* Counts the changed pixels of each cell; [81] counts those outside the grid. Stores their mean
 * offset from the center of the cell in OFFSET, unless NULL. */
static void count_touched(const struct scene *scene, unsigned counts[82],
                          struct svision_point offset[82])
{
    struct svision_homography back;
    CHECK_EQ(svision_homography_invert(&scene->map, &back), SVISION_OK);
    memset(counts, 0, 82 * sizeof *counts);
    for (unsigned i = 0; i < WIDTH * HEIGHT; i++) {
        if (!is_touched(scene, i % WIDTH, i / WIDTH))
            continue;
        struct svision_point at =
            svision_homography_apply(&back, (struct svision_point){i % WIDTH, i / WIDTH});
        bool inside = at.x >= 0 && at.x < 9 && at.y >= 0 && at.y < 9;
        unsigned cell = inside ? (unsigned)at.y * 9 + (unsigned)at.x : 81;
        counts[cell]++;
        if (offset && inside) {
            offset[cell].x += at.x - floor(at.x) - 0.5;
            offset[cell].y += at.y - floor(at.y) - 0.5;
        }
    }
}

/* The distance of the nearest changed pixel from the middle of CELL, in cells, and the mean
 * position of all in *MEAN. */
static double nearest_touched(const struct scene *scene, unsigned cell, struct svision_point *mean)
{
    struct svision_homography back;
    double nearest = 1, count = 0;
    CHECK_EQ(svision_homography_invert(&scene->map, &back), SVISION_OK);
    *mean = (struct svision_point){0, 0};
    for (unsigned i = 0; i < WIDTH * HEIGHT; i++) {
        struct svision_point at =
            svision_homography_apply(&back, (struct svision_point){i % WIDTH, i / WIDTH});
        double x = at.x - cell % 9 - 0.5, y = at.y - cell / 9 - 0.5;
        if (!is_touched(scene, i % WIDTH, i / WIDTH) || fabs(x) > 0.5 || fabs(y) > 0.5)
            continue;
        nearest = fmin(nearest, hypot(x, y));
        mean->x += x;
        mean->y += y;
        count++;
    }
    mean->x /= fmax(count, 1);
    mean->y /= fmax(count, 1);
    return nearest;
}

static void badges_leave_the_digit_free(void)
{
    static struct scene scene;
    uint8_t marks[81] = {
        [10] = SVISION_BADGE_TICK, [40] = SVISION_BADGE_RING, [70] = SVISION_BADGE_QUERY};
    unsigned counts[82];
    struct svision_point mean;
    set_scene(&scene);
    scene.overlay.digits = NULL;
    scene.overlay.badges = marks;
    paint(&scene);
    count_touched(&scene, counts, NULL);
    for (unsigned i = 0; i < 82; i++)
        CHECK_EQ(counts[i] > 0, i < 81 && marks[i] != SVISION_BADGE_NONE);
    CHECK(nearest_touched(&scene, 10, &mean) > 0.3 && mean.x > 0.3 && mean.y > 0.25);
    CHECK(nearest_touched(&scene, 40, &mean) > 0.35 && hypot(mean.x, mean.y) < 0.05);
    CHECK(nearest_touched(&scene, 70, &mean) > 0.35);
    /* Dashes have gaps, so a ring covers more. */
    CHECK(counts[70] < counts[40]);
}

static void a_step_tints_its_unit_and_frames_its_digit(void)
{
    static struct scene scene;
    const struct sudoku_candidate placed = {40, 5};
    const struct sudoku_place place = {4, 5};
    const struct sudoku_step step = {
        .placements = &placed, .placement_count = 1, .places = &place, .place_count = 1};
    unsigned counts[82], tinted = 0;
    set_scene(&scene);
    scene.overlay.digits = NULL;
    scene.overlay.layout = sudoku_layout_classic();
    scene.overlay.step = &step;
    paint(&scene);
    count_touched(&scene, counts, NULL);
    const uint16_t *unit = sudoku_layout_unit_cells(sudoku_layout_classic(), 4);
    for (unsigned i = 0; i < 9; i++)
        tinted += counts[unit[i]] > 500;
    CHECK_EQ(tinted, 9);
    /* The tint is transparent; the frame and its digit are not. */
    struct svision_point middle =
        svision_homography_apply(&scene.map, (struct svision_point){3.5, 4.5});
    const uint8_t *pixel =
        scene.pixels + 3 * ((size_t)lround(middle.y) * WIDTH + (size_t)lround(middle.x));
    CHECK(pixel[0] < PAPER && pixel[0] > PAPER / 2);
    CHECK(pixel[2] > pixel[0]);
}

static void digits_land_in_the_middle_of_open_cells_only(void)
{
    static struct scene scene;
    struct svision_point offset[82] = {{0, 0}};
    unsigned counts[82];
    set_scene(&scene);
    memset(scene.digits, 8, sizeof scene.digits);
    paint(&scene);
    count_touched(&scene, counts, offset);
    CHECK_EQ(counts[81], 0);
    for (unsigned i = 0; i < 81; i++) {
        CHECK(i % 2 ? counts[i] == 0 : counts[i] > 60);
        if (i % 2 == 0)
            CHECK(fabs(offset[i].x) / counts[i] < 0.05 && fabs(offset[i].y) / counts[i] < 0.05);
    }
}

static void a_map_and_its_negative_are_one(void)
{
    static struct scene scene, negative;
    set_scene(&scene);
    set_scene(&negative);
    for (int i = 0; i < 9; i++)
        negative.map.m[i] *= -3;
    paint(&scene);
    paint(&negative);
    CHECK(memcmp(scene.pixels, negative.pixels, sizeof scene.pixels) == 0);
}

static void crossings_of_a_flat_grid_do_as_its_map_does(void)
{
    static struct scene scene, crossed;
    struct svision_point crossings[100];
    set_scene(&scene);
    set_scene(&crossed);
    for (unsigned i = 0; i < 100; i++)
        crossings[i] = svision_homography_apply(&scene.map, (struct svision_point){i % 10, i / 10});
    crossed.overlay.crossings = crossings;
    crossed.overlay.map = NULL;
    scene.overlay.outline = crossed.overlay.outline = 0.1F;
    paint(&scene);
    paint(&crossed);
    unsigned apart = 0;
    for (size_t i = 0; i < sizeof scene.pixels; i++)
        apart += abs(scene.pixels[i] - crossed.pixels[i]) > 2;
    CHECK_EQ(apart, 0);
}

static void an_invisible_overlay_changes_nothing(void)
{
    static struct scene scene;
    unsigned counts[82];
    set_scene(&scene);
    scene.overlay.opacity = 0;
    scene.overlay.outline = 0.2F;
    scene.overlay.lit = true;
    paint(&scene);
    count_touched(&scene, counts, NULL);
    for (unsigned i = 0; i < 82; i++)
        CHECK_EQ(counts[i], 0);
}

static uint8_t darkest_red(const struct scene *scene)
{
    uint8_t least = 255;
    for (size_t i = 0; i < sizeof scene->pixels; i += 3)
        least = scene->pixels[i] < least ? scene->pixels[i] : least;
    return least;
}

static void opacity_is_the_share_of_the_color(void)
{
    static struct scene scene;
    for (int percent = 20; percent <= 100; percent += 20) {
        set_scene(&scene);
        scene.overlay.opacity = (float)percent / 100;
        paint(&scene);
        CHECK(abs(darkest_red(&scene) - (PAPER * (100 - percent) + 50) / 100) <= 1);
    }
}

/* The brightest green on the left, in cells that end before the middle of the picture, and on the
 * right. */
static void greens(const struct scene *scene, uint8_t most[2])
{
    most[0] = most[1] = 0;
    for (unsigned i = 0; i < WIDTH * HEIGHT; i++) {
        const uint8_t *pixel = scene->pixels + (size_t)3 * i;
        uint8_t *side = &most[i % WIDTH >= WIDTH / 2];
        bool is_middle = i % WIDTH > WIDTH / 2 - 60 && i % WIDTH < WIDTH / 2;
        if (!is_middle && pixel[0] == 0 && pixel[1] > *side)
            *side = pixel[1];
    }
}

static void lit_digits_are_dimmed_by_the_shadow(void)
{
    static struct scene scene;
    uint8_t most[2];
    for (int lit = 0; lit < 2; lit++) {
        set_scene(&scene);
        for (unsigned i = 0; i < WIDTH * HEIGHT; i++)
            if (i % WIDTH < WIDTH / 2)
                memset(scene.pixels + (size_t)3 * i, PAPER / 2, 3);
        scene.overlay.lit = lit;
        paint(&scene);
        greens(&scene, most);
        CHECK_EQ(most[1], 0xA0);
        CHECK_EQ(most[0], lit ? 0x50 : 0xA0);
    }
}

static void the_outline_follows_the_edge(void)
{
    static struct scene scene;
    set_scene(&scene);
    scene.overlay.outline = 0.2F;
    scene.overlay.digits = NULL;
    paint(&scene);
    for (unsigned i = 0; i < 4; i++) {
        const struct svision_point *a = &leaning[i], *b = &leaning[(i + 1) % 4];
        for (double part = 0; part <= 1; part += 0.05) {
            unsigned x = (unsigned)lrint(a->x + part * (b->x - a->x));
            unsigned y = (unsigned)lrint(a->y + part * (b->y - a->y));
            CHECK_EQ(scene.pixels[3 * (y * WIDTH + x)], 255);
            CHECK_EQ(scene.pixels[3 * (y * WIDTH + x) + 1], 0);
        }
    }
    CHECK(!is_touched(&scene, WIDTH / 2, HEIGHT / 2));
    CHECK(!is_touched(&scene, 5, 5));
}

static void candidates_are_painted_in_cells_without_digits(void)
{
    static struct scene scene;
    sudoku_digitset sets[81];
    unsigned counts[82];
    set_scene(&scene);
    memset(scene.digits, 0, sizeof scene.digits);
    for (unsigned i = 0; i < 81; i++)
        sets[i] = i < 20 ? sudoku_digitset_all(9) : SUDOKU_DIGITSET_EMPTY;
    scene.overlay.candidates = sets;
    paint(&scene);
    count_touched(&scene, counts, NULL);
    for (unsigned i = 0; i < 82; i++)
        CHECK_EQ(counts[i] > 0, i < 20 && i % 2 == 0);
}

static void clips_cells_outside_the_picture_or_beyond_the_horizon(void)
{
    static struct scene scene;
    struct svision_homography maps[4] = {
        {{40, 0, -3000, 0, 40, 100, 0, 0, 1}},
        {{1e7, 0, 0, 0, 1e7, 0, 0, 0, 1}},
        {{40, 0, 0, 0, 40, 0, -0.15, 0, 1}},
        {{1e-7, 0, 5, 0, 1e-7, 5, 0, 0, 1}},
    };
    for (unsigned i = 0; i < 4; i++) {
        set_scene(&scene);
        scene.overlay.map = &maps[i];
        scene.overlay.outline = 0.1F;
        scene.overlay.lit = true;
        paint(&scene);
        CHECK(!is_touched(&scene, WIDTH - 1, HEIGHT - 1));
    }
}

/* All points of the grid are next to the edge of the only pixel. */
static void measures_light_on_the_canvas_only(void)
{
    static const struct svision_homography map = {
        {1e-20, 0, 0.49999999999999994, 0, 1e-20, 0.49999999999999994, 0, 0, 1}};
    static const uint8_t digits[4] = {1, 2, 2, 1};
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    overlay.side = 2;
    overlay.map = &map;
    overlay.digits = digits;
    overlay.opacity = 1;
    overlay.lit = true;
    uint8_t *pixel = calloc(1, 1);
    const struct svision_canvas canvas = {pixel, 1, 1, 1, SVISION_GRAY8};
    CHECK_EQ(svision_overlay_paint(&overlay, &canvas), SVISION_OK);
    free(pixel);
}

static void every_format_is_painted_on(void)
{
    static uint8_t gray[WIDTH * HEIGHT], pixels[4 * WIDTH * HEIGHT];
    static struct scene scene;
    for (int format = SVISION_GRAY8; format <= SVISION_I420; format++) {
        set_scene(&scene);
        memset(pixels, PAPER, sizeof pixels);
        scene.canvas.format = (enum svision_format)format;
        scene.canvas.stride = svision_image_row_size(scene.canvas.format, WIDTH);
        scene.canvas.pixels = pixels;
        scene.overlay.color = 0;
        paint(&scene);
        struct svision_image image = svision_canvas_image(&scene.canvas);
        CHECK_EQ(svision_gray(&image, 1, NULL, gray), SVISION_OK);
        unsigned dark = 0;
        for (unsigned i = 0; i < WIDTH * HEIGHT; i++)
            dark += gray[i] < 20;
        CHECK(dark > 2000 && dark < 8000);
    }
}

static void rejects_wrong_arguments(void)
{
    static struct scene scene;
    struct svision_homography flat = {{0}};
    set_scene(&scene);
    struct svision_overlay good = scene.overlay, *bad = &scene.overlay;
    CHECK_EQ(svision_overlay_paint(NULL, &scene.canvas), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_overlay_paint(&good, NULL), SVISION_ERR_ARGUMENT);
    bad->side = 65;
    CHECK_EQ(svision_overlay_paint(bad, &scene.canvas), SVISION_ERR_ARGUMENT);
    *bad = good, bad->opacity = NAN;
    CHECK_EQ(svision_overlay_paint(bad, &scene.canvas), SVISION_ERR_ARGUMENT);
    *bad = good, bad->outline = -1;
    CHECK_EQ(svision_overlay_paint(bad, &scene.canvas), SVISION_ERR_ARGUMENT);
    *bad = good, bad->map = NULL;
    CHECK_EQ(svision_overlay_paint(bad, &scene.canvas), SVISION_ERR_ARGUMENT);
    *bad = good, bad->map = &flat;
    CHECK_EQ(svision_overlay_paint(bad, &scene.canvas), SVISION_ERR_ARGUMENT);
    *bad = good, scene.digits[80] = 10;
    CHECK_EQ(svision_overlay_paint(bad, &scene.canvas), SVISION_ERR_ARGUMENT);
    CHECK(!is_touched(&scene, 100, 100));
}

int main(void)
{
    badges_leave_the_digit_free();
    a_step_tints_its_unit_and_frames_its_digit();
    digits_land_in_the_middle_of_open_cells_only();
    a_map_and_its_negative_are_one();
    crossings_of_a_flat_grid_do_as_its_map_does();
    an_invisible_overlay_changes_nothing();
    opacity_is_the_share_of_the_color();
    lit_digits_are_dimmed_by_the_shadow();
    the_outline_follows_the_edge();
    candidates_are_painted_in_cells_without_digits();
    clips_cells_outside_the_picture_or_beyond_the_horizon();
    measures_light_on_the_canvas_only();
    every_format_is_painted_on();
    rejects_wrong_arguments();
    return check_result();
}
