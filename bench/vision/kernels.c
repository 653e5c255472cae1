#include "vision/kernels.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/kernels.h"
#include "vision/clock.h"

/* The linker's option --wrap=kernels_best sends its calls, also those of the library, to
 * best_or_chosen(). */
const struct kernels *best_of_library(void) __asm__("__real_kernels_best");
const struct kernels *best_or_chosen(void) __asm__("__wrap_kernels_best");

static const struct kernels *chosen;

const struct kernels *best_or_chosen(void)
{
    return chosen ? chosen : best_of_library();
}

/* Names in the order of kernels_set(). */
static const char *const set_names[] = {
    "portable",
#ifdef __aarch64__
    "neon",
#else
    "sse",
    "avx2",
    "avx512",
#endif
};

bool kernels_choose(const char *name)
{
    for (unsigned i = 0; i < sizeof set_names / sizeof set_names[0]; i++)
        if (strcmp(name, set_names[i]) == 0)
            chosen = kernels_set(i);
    if (!chosen)
        fprintf(stderr, "bench_vision: no kernels for %s on this processor\n", name);
    return chosen != NULL;
}

/* The level of a frame of 1920 x 1080 from which the detection picture is downscaled. */
enum { WIDTH = 960, HEIGHT = 540, SMALL = 640 };

static double time_frame(const struct kernels *kernels, const uint8_t *gray, float *sums)
{
    static uint8_t small[SMALL];
    const float ratio = (float)WIDTH / SMALL;
    double start = clock_own();
    for (unsigned y = 0; y + 1 < HEIGHT; y++) {
        memset(sums, 0, WIDTH * sizeof *sums);
        kernels->add_weighted(gray + (size_t)y * WIDTH, WIDTH, 0.75F, sums);
        kernels->add_weighted(gray + (size_t)(y + 1) * WIDTH, WIDTH, 0.25F, sums);
        kernels->shrink(sums, WIDTH, ratio, 1 / ratio, SMALL, small);
    }
    return clock_lap(&start);
}

bool kernels_time(unsigned rounds)
{
    uint8_t *gray = malloc((size_t)WIDTH * HEIGHT);
    float *sums = malloc(WIDTH * sizeof *sums);
    double plain = INFINITY, best = INFINITY;
    for (size_t i = 0; gray && i < (size_t)WIDTH * HEIGHT; i++)
        gray[i] = (uint8_t)(i * 37 % 251);
    for (unsigned i = 0; gray && sums && i < rounds; i++) {
        plain = fmin(plain, time_frame(kernels_set(0), gray, sums));
        best = fmin(best, time_frame(kernels_best(), gray, sums));
    }
    bool done = gray && sums;
    if (done)
        printf("shrinking a frame of 1080p with plain loops : with this processor's: %.2f\n",
               plain / best);
    free(gray);
    free(sums);
    return done;
}
