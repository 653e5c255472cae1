#include "engine/limiter.h"

#include "common/argument.h"
#include "common/clock.h"
#include "common/sized.h"

/* Nodes between reads of the clock. A read takes some 30 ns, as much as a node of the smallest
 * boards; a node of the largest takes a tenth of a millisecond and more, so boards with more cells
 * than SMALL_BOARD are polled more often. */
enum { POLL_INTERVAL = 64, SMALL_BOARD = 256 };

bool limiter_copy_limits(const struct sudoku_limits *limits, struct sudoku_limits *own)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_limits, user);
    *own = (struct sudoku_limits)SUDOKU_LIMITS_INIT;
    /* The comparison also rejects NaN. */
    return argument_expect(!limits || sized_copy(own, sizeof *own, limits, first_form),
                           "limits->size is too small") &&
           argument_expect(own->seconds >= 0, "limits->seconds is negative");
}

void limiter_start(struct limiter *limiter, const struct sudoku_limits *limits, bool timed,
                   const atomic_bool *cancel)
{
    static const struct sudoku_limits none = SUDOKU_LIMITS_INIT;
    if (!limits)
        limits = &none;
    timed = timed || limits->seconds > 0 || limits->progress;
    *limiter = (struct limiter){
        .status = SUDOKU_OK,
        .node_limit = limits->nodes ? limits->nodes : UINT64_MAX,
        .solution_limit = limits->solutions ? limits->solutions : UINT64_MAX,
        .timed = timed,
        .start = timed ? clock_now() : 0,
        .used = limits->seconds > 0 ? clock_thread() : 0,
        .seconds = limits->seconds,
        .poll_interval = POLL_INTERVAL,
        .until_poll = POLL_INTERVAL,
        .progress = limits->progress,
        .user = limits->user,
        .cancel = cancel,
    };
}

void limiter_set_pace(struct limiter *limiter, size_t cells)
{
    if (cells > SMALL_BOARD)
        limiter->poll_interval = (unsigned)(POLL_INTERVAL * SMALL_BOARD / cells);
    limiter->poll_interval += limiter->poll_interval == 0;
    limiter->until_poll = limiter->poll_interval;
}

bool limiter_poll(struct limiter *limiter)
{
    limiter->until_poll = limiter->poll_interval;
    if (atomic_load_explicit(limiter->cancel, memory_order_relaxed)) {
        limiter->status = SUDOKU_CANCELLED;
        return true;
    }
    if (limiter->seconds == 0 && !limiter->progress)
        return false;
    limiter->stats.seconds = clock_now() - limiter->start;
    if (limiter->seconds > 0 && limiter->stats.seconds >= limiter->seconds)
        limiter->status = SUDOKU_TIME_LIMIT;
    else if (limiter->progress && limiter->progress(limiter->user, &limiter->stats))
        limiter->status = SUDOKU_CANCELLED;
    return limiter->status != SUDOKU_OK;
}

bool limiter_is_half_over(const struct limiter *limiter)
{
    double passed = limiter->stats.seconds, limit = limiter->seconds;
    if (limit == 0 || passed < limit / 2)
        return false;
    return passed >= limit * 3 / 4 || clock_thread() - limiter->used >= limit / 2;
}

void limiter_finish(struct limiter *limiter)
{
    if (limiter->timed)
        limiter->stats.seconds = clock_now() - limiter->start;
}
