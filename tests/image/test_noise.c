/* The deviation of noise, independent of the picture's contents. */
#include <math.h>

#include "common/random.h"
#include "image/noise.h"
#include "support/check.h"

enum { SIDE = 200 };

static uint8_t pixels[SIDE * SIDE];
static const struct plane plane = {pixels, SIDE, SIDE, SIDE};

/* The sum of twelve uniform numbers in -.5..5 has the deviation 1. */
static double normal(uint64_t *random)
{
    double sum = 0;
    for (unsigned i = 0; i < 12; i++)
        sum += (double)random_below(random, 1000) / 999 - 0.5;
    return sum;
}

/* A page with lines, a slope of light and noise. */
static void draw(double deviation)
{
    uint64_t random = 5;
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        unsigned x = i % SIDE, y = i / SIDE;
        double value = x % 40 < 3 || y % 40 < 3 ? 60 : 120 + 0.2 * x + 0.3 * y;
        pixels[i] = (uint8_t)lround(fmin(fmax(value + deviation * normal(&random), 0), 255));
    }
}

static void measures_the_deviation_of_noise(void)
{
    static const double deviations[] = {2, 5, 10, 20};
    for (unsigned i = 0; i < sizeof deviations / sizeof deviations[0]; i++) {
        draw(deviations[i]);
        double found = (double)noise_measure(&plane);
        CHECK(fabs(found - deviations[i]) < 0.1 * deviations[i] + 1);
    }
}

static void lines_and_slopes_hardly_count_as_noise(void)
{
    draw(0);
    CHECK(noise_measure(&plane) < 1);
}

static void a_strip_has_no_noise(void)
{
    const struct plane strip = {pixels, SIDE, 2, SIDE};
    CHECK(noise_measure(&strip) <= 0);
}

int main(void)
{
    measures_the_deviation_of_noise();
    lines_and_slopes_hardly_count_as_noise();
    a_strip_has_no_noise();
    return check_result();
}
