#include "meter.h"

#include <time.h>

/* Nodes between two looks at the clock: a node of the largest boards takes about a millisecond, a
 * look some 30 ns, as much as a node of the smallest. */
enum { POLL_INTERVAL = 64 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

bool meter_limits_are_sound(const struct sudoku_limits *limits)
{
    /* The comparison also rejects a NaN. */
    return !limits || (limits->size >= sizeof *limits && limits->seconds >= 0);
}

void meter_start(struct meter *meter, const struct sudoku_limits *limits, bool timed,
                 atomic_bool *cancel)
{
    static const struct sudoku_limits none = {.size = sizeof none};
    if (!limits)
        limits = &none;
    timed = timed || limits->seconds > 0 || limits->progress;
    *meter = (struct meter){
        .status = SUDOKU_OK,
        .node_limit = limits->nodes ? limits->nodes : UINT64_MAX,
        .solution_limit = limits->solutions ? limits->solutions : UINT64_MAX,
        .timed = timed,
        .start = timed ? now() : 0,
        .seconds = limits->seconds,
        .until_poll = POLL_INTERVAL,
        .progress = limits->progress,
        .user = limits->user,
        .cancel = cancel,
    };
}

bool meter_poll(struct meter *meter)
{
    meter->until_poll = POLL_INTERVAL;
    if (atomic_load_explicit(meter->cancel, memory_order_relaxed)) {
        atomic_store_explicit(meter->cancel, false, memory_order_relaxed);
        meter->status = SUDOKU_CANCELLED;
        return true;
    }
    if (meter->seconds == 0 && !meter->progress)
        return false;
    meter->stats.seconds = now() - meter->start;
    if (meter->seconds > 0 && meter->stats.seconds >= meter->seconds)
        meter->status = SUDOKU_TIME_LIMIT;
    else if (meter->progress && meter->progress(meter->user, &meter->stats))
        meter->status = SUDOKU_CANCELLED;
    return meter->status != SUDOKU_OK;
}

void meter_finish(struct meter *meter)
{
    if (meter->timed)
        meter->stats.seconds = now() - meter->start;
}
