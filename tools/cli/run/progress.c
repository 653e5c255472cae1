#include "cli/run/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "cli/run/clock.h"

void progress_start(struct progress *progress, const char *what, uint64_t total)
{
    double start = clock_now();
    *progress = (struct progress){isatty(STDERR_FILENO), false, start, start, what, total};
}

void progress_show(struct progress *progress, uint64_t count)
{
    /* Seconds before the first display and between updates. */
    static const double first = 1.0, interval = 0.25;
    double time = progress->wanted ? clock_now() : 0;
    if (!progress->wanted || time - progress->start < first || time - progress->last < interval)
        return;
    progress->last = time;
    progress->shown = true;
    fprintf(stderr, "\r%" PRIu64, count);
    if (progress->total)
        fprintf(stderr, " of %" PRIu64, progress->total);
    fprintf(stderr, " %s, %.0f a second \x1b[K", progress->what,
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
    return clock_now() - progress->start;
}
