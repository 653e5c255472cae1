#include "play/view/timing.h"

#include <stdlib.h>

#include "cli/clock.h"

void timing_key(struct timing *timing)
{
    if (timing->key == 0)
        timing->key = clock_now();
}

void timing_shown(struct timing *timing)
{
    double now = clock_now(), seconds = now - timing->key;
    if (timing->first == 0)
        timing->first = now - timing->start;
    if (timing->key > 0)
        buffer_add(&timing->keys, &seconds, sizeof seconds);
    timing->key = 0;
}

static int compare(const void *a, const void *b)
{
    double one = *(const double *)a, other = *(const double *)b;
    return one < other ? -1 : one > other;
}

void timing_print(struct timing *timing, FILE *out)
{
    size_t count = timing->keys.length / sizeof(double);
    fprintf(out, "first picture after %.1f ms\n", timing->first * 1000);
    if (count == 0)
        return;
    double *keys = (double *)(void *)timing->keys.data;
    qsort(keys, count, sizeof *keys, compare);
    fprintf(out, "%zu keys shown after %.2f ms in the median, %.2f ms at most\n", count,
            keys[count / 2] * 1000, keys[count - 1] * 1000);
}

void timing_free(struct timing *timing)
{
    buffer_free(&timing->keys);
}
