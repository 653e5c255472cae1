/* Samples along rays, and lines in them: every set equals the plain one. */
#include <math.h>

#include "image/warp.h"
#include "kernels/inputs.h"
#include "kernels/kernels.h"

/* Exactly on the last column or row of PLANE, beyond which nothing may be read. */
static struct ray last_ray(const struct plane *plane)
{
    const float right = (float)(plane->width - 1), bottom = (float)(plane->height - 1);
    return chance(2) ? (struct ray){right, 0, 0, 1, 1, 0} : (struct ray){0, 1, bottom, 0, 1, 0};
}

static struct ray any_ray(const struct plane *plane)
{
    if (chance(10) == 0)
        return last_ray(plane);
    struct ray ray = {(float)plane->width * (2 * share() - 0.5F),
                      2 * share() - 1,
                      (float)plane->height * (2 * share() - 0.5F),
                      2 * share() - 1,
                      1,
                      0};
    if (chance(2))
        ray.w1 = (share() - 0.5F) * 0.02F;
    if (chance(20) == 0) /* too far outside for an integer */
        *(chance(2) ? &ray.x0 : &ray.y0) *= 1e12F;
    return ray;
}

static void check_samples(const struct plane *plane, const struct ray *ray, unsigned count)
{
    float s[MOST];
    uint8_t plain[MOST], other[MOST];
    for (unsigned i = 0; i < count; i++)
        s[i] = (float)i - 3.25F;
    kernels_set(0)->sample(plane, ray, s, count, plain);
    for (unsigned set = 1; kernels_set(set); set++) {
        kernels_set(set)->sample(plane, ray, s, count, other);
        CHECK(memcmp(plain, other, count) == 0);
    }
    for (unsigned i = 0; i < count; i++) {
        float w = ray->w0 + ray->w1 * s[i];
        float scale = 1 / (fabsf(w) > 1e-6F ? w : 1e-6F);
        int expected = warp_sample(plane, (ray->x0 + ray->x1 * s[i]) * scale,
                                   (ray->y0 + ray->y1 * s[i]) * scale);
        CHECK_EQ(plain[i], expected);
    }
}

static void samples_interpolate_pixels(void)
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned width = 1 + chance(round < 50 ? 6 : 90), height = 1 + chance(round < 50 ? 6 : 90);
        size_t stride = width + (chance(8) ? chance(3) : 500);
        uint8_t *pixels = make_bytes(stride * (height - 1) + width);
        const struct plane plane = {pixels, width, height, stride};
        const struct ray ray = any_ray(&plane);
        CHECK(pixels != NULL);
        if (pixels)
            check_samples(&plane, &ray, 1 + chance(200));
        free(pixels);
    }
}

enum { RAYS = KERNEL_RAYS };

/* Sums up to RAYS rays. */
static void check_sums(const struct plane *plane, const struct ray *rays, unsigned count)
{
    static float s[RAYS * MOST];
    const unsigned stride = chance(2) ? count : 0;
    const struct fan fan = {rays, 1 + chance(RAYS), s, stride};
    uint16_t expected[MOST] = {0};
    for (unsigned i = 0; i < RAYS * count; i++)
        s[i] = 30 * share() - 3;
    for (unsigned i = 0; i < fan.count; i++) {
        uint8_t seen[MOST];
        kernels_set(0)->sample(plane, &rays[i], s + (size_t)i * stride, count, seen);
        for (unsigned k = 0; k < count; k++)
            expected[k] = (uint16_t)(expected[k] + seen[k]);
    }
    for (unsigned set = 0; kernels_set(set); set++) {
        uint16_t sums[MOST];
        kernels_set(set)->sum_samples(plane, &fan, count, sums);
        for (unsigned i = 0; i < count; i++)
            CHECK_EQ(sums[i], expected[i]);
    }
}

static void sums_are_those_of_samples(void)
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned width = 1 + chance(round < 50 ? 6 : 90), height = 1 + chance(round < 50 ? 6 : 90);
        uint8_t *pixels = make_bytes((size_t)width * height);
        const struct plane plane = {pixels, width, height, width};
        struct ray rays[RAYS];
        for (unsigned i = 0; i < RAYS; i++)
            rays[i] = any_ray(&plane);
        CHECK(pixels != NULL);
        if (pixels)
            check_sums(&plane, rays, 1 + chance(200));
        free(pixels);
    }
}

struct found {
    float offset[MOST], clearness[MOST], background[MOST];
};

static void every_set_finds_the_same_lines(void)
{
    static float profile[KERNEL_SAMPLES * MOST];
    static struct found plain, other;
    for (unsigned round = 0; round < ROUNDS; round++) {
        const struct profiles profiles = {profile, 1 + chance(200), 2 + chance(10)};
        unsigned samples = 2 * profiles.reach + 1;
        for (unsigned i = 0; i < samples * profiles.count; i++)
            profile[i] = (float)(chance(3570)) / 14;
        kernels_set(0)->find_lines(&profiles, plain.offset, plain.clearness, plain.background);
        for (unsigned set = 1; kernels_set(set); set++) {
            kernels_set(set)->find_lines(&profiles, other.offset, other.clearness,
                                         other.background);
            CHECK(memcmp(&plain, &other, sizeof plain) == 0);
        }
    }
}

static void a_dark_line_is_found_where_it_is(void)
{
    enum { COUNT = 7, REACH = 5, SAMPLES = 2 * REACH + 1 };
    float profile[SAMPLES][COUNT], offset[COUNT], clearness[COUNT], background[COUNT];
    for (int i = 0; i < SAMPLES; i++)
        for (int k = 0; k < COUNT; k++)
            profile[i][k] = abs(i - REACH - (k - 3)) == 0 ? 50 : 200;
    const struct profiles profiles = {profile[0], COUNT, REACH};
    kernels_best()->find_lines(&profiles, offset, clearness, background);
    for (int k = 0; k < COUNT; k++) {
        CHECK(fabsf(offset[k] - (float)(k - 3)) < 1e-3F);
        CHECK(fabsf(clearness[k] - 0.75F) < 1e-3F);
        CHECK(fabsf(background[k] - 200) < 1e-3F);
    }
}

/* Line I at its position, with its move clamped, at sample K of the ray. */
static float crossing(const struct crossing_lines *lines, unsigned i, int k, float along)
{
    float move = lines->start[i] + lines->slope[i] * along;
    move = fminf(fmaxf(move, -lines->max_move), lines->max_move);
    return (float)(lines->first + i) + move + (float)k / lines->pitch;
}

static void rays_cross_lines_at_their_shifted_positions(void)
{
    float s[KERNEL_SAMPLES * KERNEL_LINES + KERNEL_SLACK];
    for (unsigned round = 0; round < ROUNDS; round++) {
        struct crossing_lines lines = {.first = chance(26),
                                       .count = 1 + chance(KERNEL_LINES),
                                       .reach = 1 + (int)chance(KERNEL_SAMPLES / 2),
                                       .pitch = 24,
                                       .max_move = 1.5F};
        const float along = share();
        for (unsigned i = 0; i < lines.count; i++) {
            lines.start[i] = 4 * share() - 2;
            lines.slope[i] = share() - 0.5F;
        }
        for (unsigned set = 0; kernels_set(set); set++) {
            const float *next = s;
            kernels_set(set)->cross(&lines, along, s);
            for (int k = -lines.reach; k <= lines.reach; k++)
                for (unsigned i = 0; i < lines.count; i++)
                    CHECK(*next++ == crossing(&lines, i, k, along));
        }
    }
}

int main(void)
{
    rays_cross_lines_at_their_shifted_positions();
    samples_interpolate_pixels();
    sums_are_those_of_samples();
    every_set_finds_the_same_lines();
    a_dark_line_is_found_where_it_is();
    return check_result();
}
