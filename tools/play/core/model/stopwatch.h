/* The time a game has been played; pauses do not count. Times are seconds of any monotonic clock,
 * passed in by the caller. */
#ifndef PLAY_CORE_MODEL_STOPWATCH_H
#define PLAY_CORE_MODEL_STOPWATCH_H

#include <stdbool.h>

struct stopwatch {
    double played; /* before the last start */
    double start;
    bool runs;
};

static inline double stopwatch_time(const struct stopwatch *watch, double now)
{
    return watch->played + (watch->runs ? now - watch->start : 0);
}

static inline void stopwatch_start(struct stopwatch *watch, double now)
{
    if (!watch->runs)
        watch->start = now;
    watch->runs = true;
}

static inline void stopwatch_stop(struct stopwatch *watch, double now)
{
    watch->played = stopwatch_time(watch, now);
    watch->runs = false;
}

#endif
