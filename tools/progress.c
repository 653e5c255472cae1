#include "progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

void progress_start(struct progress *progress)
{
    double start = now();
    *progress = (struct progress){isatty(STDERR_FILENO), false, start, start};
}

void progress_show(struct progress *progress, uint64_t count)
{
    /* Short runs show nothing; long ones change a few times a second. */
    static const double first = 1.0, interval = 0.25;
    double time = progress->wanted ? now() : 0;
    if (!progress->wanted || time - progress->start < first || time - progress->last < interval)
        return;
    progress->last = time;
    progress->shown = true;
    fprintf(stderr, "\r%" PRIu64 " puzzles, %.0f a second \x1b[K", count,
            (double)count / (time - progress->start));
    fflush(stderr);
}

void progress_clear(struct progress *progress)
{
    if (progress->shown)
        fputs("\r\x1b[K", stderr);
    progress->shown = false;
}

double progress_seconds(const struct progress *progress)
{
    return now() - progress->start;
}
