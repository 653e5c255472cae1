#include "play/view/timing.h"

#include <stdlib.h>
#include <time.h>

#include "cli/run/clock.h"

void timing_key(struct timing *timing)
{
    if (timing->key == 0)
        timing->key = clock_now();
}

/* Returns the processor time of the program in seconds, all threads included. */
static double processor_seconds(void)
{
    struct timespec time = {0};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Counts the time since the last picture as idle if no key was pressed. */
static void add_idle(struct timing *timing, double now, double used)
{
    if (timing->first > 0 && timing->key == 0) {
        timing->idle += now - timing->shown;
        timing->idle_used += used - timing->used;
    }
    timing->shown = now;
    timing->used = used;
}

void timing_shown(struct timing *timing)
{
    double now = clock_now(), seconds = now - timing->key;
    add_idle(timing, now, processor_seconds());
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
    if (timing->idle > 0)
        fprintf(out, "%.2f %% of a processor in %.0f s without a key\n",
                100 * timing->idle_used / timing->idle, timing->idle);
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
