/* Glyphs, outlines and their coverage. */
#include <math.h>
#include <stdlib.h>

#include "draw/paint/glyphs.h"
#include "draw/paint/outline.h"
#include "draw/paint/path.h"
#include "draw/paint/raster.h"
#include "support/check.h"

enum { SIDE = 64 };

static const struct raster_window whole = {0, 0, SIDE, SIDE};
static const float pi = 3.14159265F;

/* Coverage as reported by the rasterizer; runs that overlap or leave the window fail. */
struct picture {
    const struct raster_window *window;
    uint8_t pixels[SIDE][SIDE];
};

static void store(void *user, int x, int y, unsigned count, const uint8_t *coverage)
{
    struct picture *picture = user;
    const struct raster_window *window = picture->window;
    CHECK(count > 0 && count <= RASTER_RUN && (x % 2 == 0 || x == window->left));
    CHECK(x >= window->left && x + (int)count <= window->right);
    CHECK(y >= window->top && y < window->bottom);
    memcpy(&picture->pixels[y][x], coverage, count);
}

static void fill(const struct outline *outline, const struct raster_window *window,
                 struct picture *picture)
{
    *picture = (struct picture){.window = window};
    raster_fill(outline, window, store, picture);
}

/* The total covered area in pixels. */
static double area(const struct picture *picture)
{
    double sum = 0;
    for (int i = 0; i < SIDE * SIDE; i++)
        sum += picture->pixels[i / SIDE][i % SIDE] / 255.0;
    return sum;
}

/* ------------------------------------------------------------------------------------ the rule */

/* The winding number of OUTLINE around (x, y) by definition, edge by edge. */
static int winding(const struct outline *outline, double x, double y)
{
    int result = 0;
    unsigned first = 0;
    for (unsigned i = 0; i < outline->contour_count; first = outline->ends[i++]) {
        for (unsigned k = first; k < outline->ends[i]; k++) {
            struct outline_point a = outline->points[k];
            struct outline_point b = outline->points[k + 1 < outline->ends[i] ? k + 1 : first];
            double side = ((double)b.x - (double)a.x) * (y - (double)a.y) -
                          ((double)b.y - (double)a.y) * (x - (double)a.x);
            if ((double)a.y <= y && (double)b.y > y && side > 0)
                result++;
            if ((double)b.y <= y && (double)a.y > y && side < 0)
                result--;
        }
    }
    return result;
}

/* The covered part of the pixel, from 32 x 32 samples. */
static double sampled(const struct outline *outline, int column, int row)
{
    enum { GRID = 32 };
    int inside = 0;
    for (int i = 0; i < GRID * GRID; i++)
        inside += winding(outline, column - 0.5 + (i % GRID + 0.5) / GRID,
                          row - 0.5 + (i / GRID + 0.5) / GRID) != 0;
    return inside / (double)(GRID * GRID);
}

static void expect_sampled_coverage(const struct outline *outline)
{
    static struct picture picture;
    fill(outline, &whole, &picture);
    for (int i = 0; i < SIDE * SIDE; i += 1 + i % 11) {
        double expected = sampled(outline, i % SIDE, i / SIDE);
        /* A nearly horizontal edge may be off by half a sample line. */
        CHECK(fabs(picture.pixels[i / SIDE][i % SIDE] / 255.0 - expected) < 0.07);
    }
}

static void coverage_is_that_of_many_samples(void)
{
    static const struct outline_point star[] = {
        {32.3F, 2.1F}, {50.7F, 60.2F}, {3.4F, 24.8F}, {60.9F, 23.1F}, {12.2F, 61.4F}};
    struct outline outline;
    outline_start(&outline);
    CHECK(outline_add(&outline, star, 5));
    expect_sampled_coverage(&outline);
    for (const char *letter = "48%Rg"; *letter; letter++) {
        outline_start(&outline);
        CHECK(outline_glyph(&outline, glyph_find((unsigned char)*letter), 8.2F, 7.7F, 0.33F, 6));
        expect_sampled_coverage(&outline);
    }
}

/* --------------------------------------------------------------------------------- known areas */

static void a_rectangle_covers_its_area(void)
{
    static const struct outline_point corners[] = {
        {10.25F, 20.5F}, {30.75F, 20.5F}, {30.75F, 40.5F}, {10.25F, 40.5F}};
    struct outline outline;
    struct picture picture;
    outline_start(&outline);
    CHECK(outline_add(&outline, corners, 4));
    fill(&outline, &whole, &picture);
    CHECK(fabs(area(&picture) - 20.5 * 20) < 0.2);
    CHECK_EQ(picture.pixels[30][20], 255);
    CHECK_EQ(picture.pixels[30][10], 64);
    CHECK_EQ(picture.pixels[30][31], 64);
    CHECK_EQ(picture.pixels[20][20], 0);
    CHECK_EQ(picture.pixels[40][20], 255);
    CHECK_EQ(picture.pixels[41][20], 0);
}

/* A straight stroke of length L and width W covers L W and two half discs. */
static void a_stroke_covers_its_length_and_two_half_discs(void)
{
    for (int degrees = 0; degrees < 360; degrees += 23) {
        float turn = (float)degrees * pi / 180;
        struct outline_point line[2] = {{32, 32}, {32 + 20 * cosf(turn), 32 + 20 * sinf(turn)}};
        struct outline outline;
        struct picture picture;
        outline_start(&outline);
        CHECK(outline_stroke(&outline, line, 2, false, 7, 16));
        fill(&outline, &whole, &picture);
        CHECK(fabs(area(&picture) - (double)(20 * 7 + pi * 3.5F * 3.5F)) < 0.6);
    }
}

static void a_dot_is_a_disc(void)
{
    struct outline_point dot = {31.7F, 30.2F};
    struct outline outline;
    struct picture picture;
    outline_start(&outline);
    CHECK(outline_stroke(&outline, &dot, 1, false, 20, 32));
    fill(&outline, &whole, &picture);
    CHECK(fabs(area(&picture) - (double)(pi * 100)) < 0.5);
}

/* The path of a pen around a square, with round corners: the ring between two squares minus what
 * four rounded corners lack. */
static void a_closed_stroke_has_a_hole(void)
{
    static const struct outline_point corners[] = {
        {16, 16}, {48, 16}, {48, 48}, {16, 48}, {16, 16}};
    for (int backwards = 0; backwards < 2; backwards++) {
        struct outline_point line[5];
        struct outline outline;
        struct picture picture;
        for (int i = 0; i < 5; i++)
            line[i] = corners[backwards ? 4 - i : i];
        outline_start(&outline);
        CHECK(outline_stroke(&outline, line, 5, true, 8, 32));
        fill(&outline, &whole, &picture);
        CHECK(fabs(area(&picture) - (double)(40 * 40 - 24 * 24 - (4 - pi) * 16)) < 0.6);
        CHECK_EQ(picture.pixels[32][32], 0);
        CHECK_EQ(picture.pixels[16][32], 255);
    }
}

static void overlaps_count_once(void)
{
    static const struct outline_point down[] = {{32, 10}, {32, 50}},
                                      across[] = {{12, 30}, {52, 30}};
    struct outline outline;
    struct picture picture;
    outline_start(&outline);
    CHECK(outline_stroke(&outline, down, 2, false, 6, 16));
    CHECK(outline_stroke(&outline, across, 2, false, 6, 16));
    fill(&outline, &whole, &picture);
    CHECK(fabs(area(&picture) - (double)(2 * (40 * 6 + pi * 9) - 36)) < 0.6);
}

static void coverage_does_not_depend_on_the_window(void)
{
    static const struct raster_window parts[] = {
        {0, 0, 21, 64}, {21, 0, 22, 33}, {21, 33, 22, 64}, {22, 0, 64, 64}};
    struct outline outline;
    struct picture all, part;
    uint8_t joined[SIDE][SIDE] = {{0}};
    outline_start(&outline);
    CHECK(outline_glyph(&outline, glyph_find('8'), -3, 4, 0.5F, 12));
    fill(&outline, &whole, &all);
    for (unsigned i = 0; i < 4; i++) {
        fill(&outline, &parts[i], &part);
        for (int k = 0; k < SIDE * SIDE; k++)
            joined[k / SIDE][k % SIDE] |= part.pixels[k / SIDE][k % SIDE];
    }
    CHECK(memcmp(joined, all.pixels, sizeof joined) == 0);
}

static void count_runs(void *user, int x, int y, unsigned count, const uint8_t *coverage)
{
    (void)x, (void)y, (void)coverage;
    *(unsigned long *)user += count;
}

static void outlines_far_away_or_without_numbers_are_safe(void)
{
    static const float places[] = {1e30F, -1e30F, 2e9F, -2e9F, INFINITY, -INFINITY, NAN};
    for (unsigned i = 0; i < sizeof places / sizeof places[0]; i++) {
        struct outline_point corners[3] = {{places[i], 3}, {7, places[i]}, {places[i], places[i]}};
        struct outline outline;
        unsigned long pixels = 0;
        outline_start(&outline);
        CHECK(outline_add(&outline, corners, 3));
        raster_fill(&outline, &whole, count_runs, &pixels);
        CHECK(pixels <= SIDE * SIDE);
    }
}

/* -------------------------------------------------------------------------------------- glyphs */

static void every_glyph_fits_its_outline(void)
{
    for (unsigned long code = 0; code < 256; code++) {
        struct outline outline;
        outline_start(&outline);
        CHECK(outline_glyph(&outline, glyph_find(code), 0, 0, 1, OUTLINE_MAX_STEPS));
        for (unsigned i = 0; i < outline.point_count; i++) {
            struct outline_point point = outline.points[i];
            float half = (float)GLYPH_PEN / 2 + 1;
            CHECK(point.x > -half - 2 && point.x < (float)glyph_find(code)->width + half + 2);
            CHECK(point.y > -half - 10 && point.y < GLYPH_HEIGHT + half + 34);
        }
    }
}

static void every_path_is_read_to_its_end(void)
{
    for (unsigned long code = ' '; code <= '~'; code++) {
        struct path path = {.text = glyph_find(code)->path};
        struct path_step step = {.kind = PATH_CLOSE};
        while (path_next(&path, &step))
            CHECK(path.x >= -10 && path.x <= 120);
        CHECK_EQ(*path.text, '\0');
    }
}

/* The share of the ink of two characters that they do not have in common, at the size of a small
 * board. */
static double difference(char a, char b)
{
    const float scale = 20.0F / GLYPH_INK;
    struct picture pictures[2];
    double apart = 0, ink = 0;
    for (int i = 0; i < 2; i++) {
        const struct glyph *glyph = glyph_find((unsigned char)(i ? b : a));
        struct outline outline;
        outline_start(&outline);
        CHECK(outline_glyph(&outline, glyph, 30 - (float)glyph->width / 2 * scale, 20, scale, 8));
        fill(&outline, &whole, &pictures[i]);
        ink += area(&pictures[i]);
    }
    for (int i = 0; i < SIDE * SIDE; i++)
        apart +=
            abs(pictures[0].pixels[i / SIDE][i % SIDE] - pictures[1].pixels[i / SIDE][i % SIDE]) /
            255.0;
    return apart / ink;
}

static void symbols_differ_from_each_other(void)
{
    static const char symbols[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (const char *a = symbols; *a; a++)
        for (const char *b = a + 1; *b; b++)
            CHECK(difference(*a, *b) > 0.1);
}

static void text_is_read_as_utf_8(void)
{
    static const struct {
        const char *text;
        unsigned long codes[4];
    } cases[] = {
        {"aZ", {'a', 'Z', 0}},
        {"\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80", {0xE4, 0x20AC, 0x1F600, 0}},
        {"\xC3", {0xFFFD, 0}},
        {"\xC0\x80", {0xFFFD, 0xFFFD, 0}},
        {"\xED\xA0\x80", {0xFFFD, 0xFFFD, 0xFFFD, 0}},
        {"\xE2\x82x", {0xFFFD, 0xFFFD, 'x', 0}},
        {"\xFFy", {0xFFFD, 'y', 0}},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *text = cases[i].text;
        for (unsigned k = 0; k == 0 || (k < 4 && cases[i].codes[k - 1]); k++)
            CHECK_EQ(glyph_next_code(&text), cases[i].codes[k]);
    }
}

static void maps_only_points_in_front_of_the_horizon(void)
{
    /* w = 1 - x / 10: the horizon is at x = 10. */
    static const struct svision_homography map = {{2, 0, 0, 0, 1, 0, -0.1, 0, 1}};
    static const struct outline_point before[] = {{5, 4}}, behind[] = {{5, 4}, {11, 0}};
    struct outline outline;
    outline_start(&outline);
    CHECK(outline_add(&outline, before, 1) && outline_map(&outline, &map));
    CHECK_EQ(lrintf(outline.points[0].x), 20);
    CHECK_EQ(lrintf(outline.points[0].y), 8);
    outline_start(&outline);
    CHECK(outline_add(&outline, behind, 2) && !outline_map(&outline, &map));
}

int main(void)
{
    coverage_is_that_of_many_samples();
    a_rectangle_covers_its_area();
    a_stroke_covers_its_length_and_two_half_discs();
    a_dot_is_a_disc();
    a_closed_stroke_has_a_hole();
    overlaps_count_once();
    coverage_does_not_depend_on_the_window();
    outlines_far_away_or_without_numbers_are_safe();
    every_glyph_fits_its_outline();
    every_path_is_read_to_its_end();
    symbols_differ_from_each_other();
    text_is_read_as_utf_8();
    maps_only_points_in_front_of_the_horizon();
    return check_result();
}
