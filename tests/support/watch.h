/* How long something goes on between two looks at whether it is to stop, in processor time, so that
 * other work on the machine does not count. */
#ifndef TESTS_SUPPORT_WATCH_H
#define TESTS_SUPPORT_WATCH_H

#include <time.h>

#include <sudoku/solver.h>

/* Seconds. Meant are 0.01; sanitizers and slow machines get more. */
static const double longest_allowed = 0.5;

static inline double processor_time(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

struct watch {
    double last, end, longest; /* END: when it is to stop */
    unsigned looks;
};

/* Begins to watch what is to go on for SECONDS. */
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

/* Of struct sudoku_limits, whose USER is a watch. */
static inline int note_look(void *user, const struct sudoku_stats *stats)
{
    struct watch *watch = user;
    (void)stats;
    look(watch);
    return watch->last > watch->end;
}

#endif
