/* How long a game has been played: it stands while the game is paused. Times are seconds of any
 * clock that does not go back, which the caller asks. */
#ifndef PLAY_MODEL_STOPWATCH_H
#define PLAY_MODEL_STOPWATCH_H

#include <stdbool.h>

struct stopwatch {
    double played; /* before it was started last */
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
