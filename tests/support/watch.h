/* Intervals between polls of a call, in processor time, which does not depend on other work on the
 * machine. */
#ifndef TESTS_SUPPORT_WATCH_H
#define TESTS_SUPPORT_WATCH_H

#include <time.h>

#include <sudoku/solver.h>

/* Seconds. The target is 0.01; sanitizers and slow machines need more. */
static const double longest_allowed = 0.5;

static inline double processor_time(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

struct watch {
    double last, end, longest; /* END: the time to stop */
    unsigned looks;
};

/* Starts watching a call that is to last SECONDS. */
static inline struct watch watch_for(double seconds)
{
    double now = processor_time();
    return (struct watch){.last = now, .end = now + seconds};
}

static inline void look(struct watch *watch)
{
    double now = processor_time();
    watch->longest = now - watch->last > watch->longest ? now - watch->last : watch->longest;
    watch->last = now;
    watch->looks++;
}

/* The progress callback of struct sudoku_limits; USER is a watch. */
static inline int note_look(void *user, const struct sudoku_stats *stats)
{
    struct watch *watch = user;
    (void)stats;
    look(watch);
    return watch->last > watch->end;
}

#endif
