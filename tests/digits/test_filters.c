/* The derivatives of filters agree with finite differences. */
#include <math.h>
#include <string.h>

#include "common/random.h"
#include "model/learner/filters.h"
#include "support/check.h"

enum { SIDE = 8, MAPS = 3, UNITS = 32, COUNT = 8, ROWS = 28 };

static const struct filters filters = {SIDE, MAPS, UNITS};

enum { NUMBERS = (ROWS + 1) * UNITS, WIDTH = SIDE * SIDE * MAPS, LEFT = SIDE * SIDE / 4 * UNITS };

static float weights[NUMBERS], maps[COUNT * WIDTH], slopes[COUNT * LEFT];
static float left[COUNT * LEFT], gradient[NUMBERS], map_slopes[COUNT * WIDTH];
static uint8_t winners[COUNT * LEFT];

static void draw(uint64_t *random, size_t count, float *numbers)
{
    for (size_t i = 0; i < count; i++)
        numbers[i] = (float)random_below(random, 2001) / 1000 - 1;
}

static void pass_all(void)
{
    for (size_t i = 0; i < COUNT; i++)
        filters_pass(&filters, weights, maps + i * WIDTH, left + i * LEFT, winners + i * LEFT);
}

/* A loss with the derivatives SLOPES with respect to the results. */
static double loss(void)
{
    double sum = 0;
    pass_all();
    for (size_t i = 0; i < (size_t)COUNT * LEFT; i++)
        sum += (double)slopes[i] * (double)left[i];
    return sum;
}

/* The finite difference with respect to NUMBER. */
static double difference(float *number)
{
    const float kept = *number, step = 1e-3F;
    *number = kept + step;
    double above = loss();
    *number = kept - step;
    double below = loss();
    *number = kept;
    return (above - below) / (2 * (double)step);
}

/* If the maximum of four changes within a step, the difference is between both slopes; this is
 * rare. */
static void check_slopes(uint64_t *random, size_t count, float *numbers, const float *learned)
{
    unsigned far = 0;
    for (unsigned i = 0; i < 200; i++) {
        size_t at = random_below(random, (unsigned)count);
        double expected = difference(&numbers[at]);
        far += fabs(expected - (double)learned[at]) > 0.02 + 0.02 * fabs(expected);
    }
    CHECK(far <= 10);
}

static void derivatives_agree_with_finite_differences(void)
{
    uint64_t random = 3;
    CHECK_EQ(filters_rows(&filters), ROWS);
    draw(&random, NUMBERS, weights);
    draw(&random, (size_t)COUNT * WIDTH, maps);
    draw(&random, (size_t)COUNT * LEFT, slopes);
    pass_all();
    /* The caller zeroes the derivatives of rectified units. */
    for (size_t i = 0; i < (size_t)COUNT * LEFT; i++)
        slopes[i] = left[i] > 0 ? slopes[i] : 0;
    memset(gradient, 0, sizeof gradient);
    filters_learn(&filters, weights, COUNT, maps, winners, slopes, gradient, map_slopes);
    check_slopes(&random, NUMBERS, weights, gradient);
    check_slopes(&random, (size_t)COUNT * WIDTH, maps, map_slopes);
}

static void filters_pool_the_maximum_of_four(void)
{
    pass_all();
    for (size_t i = 0; i < (size_t)COUNT * LEFT; i++) {
        CHECK(left[i] >= 0);
        CHECK(winners[i] < 4);
    }
    /* A filter that sees nothing but its bias. */
    memset(weights, 0, sizeof weights);
    weights[ROWS * UNITS] = 0.5F;
    weights[ROWS * UNITS + 1] = -0.5F;
    pass_all();
    CHECK(left[0] == 0.5F && left[1] == 0);
    /* One that copies the pixel to the left in the first map, 0 beyond the edge. */
    memset(maps, 0, sizeof maps);
    weights[ROWS * UNITS] = 0;
    weights[(3 * 1 + 0) * MAPS * UNITS] = 1;
    maps[MAPS * 4] = 3;
    pass_all();
    for (unsigned i = 0; i < SIDE * SIDE / 4; i++)
        CHECK(left[i * UNITS] == (i == 2 ? 3 : 0));
    CHECK_EQ(winners[2 * UNITS], 1);
}

int main(void)
{
    derivatives_agree_with_finite_differences();
    filters_pool_the_maximum_of_four();
    return check_result();
}
