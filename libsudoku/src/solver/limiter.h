/* Counting what a search does, and telling it when to stop.
 *
 * Every engine calls limiter_node() for each digit or option that it tries and stops at once when
 * that says so. */
#ifndef SOLVER_LIMITER_H
#define SOLVER_LIMITER_H

#include <stdatomic.h>
#include <stdbool.h>

#include <sudoku/solver.h>

struct limiter {
    struct sudoku_stats stats;
    enum sudoku_status status; /* SUDOKU_OK until a limit stops the search */
    uint64_t node_limit;
    uint64_t solution_limit;
    bool timed;     /* the clock is looked at */
    double start;   /* by the monotonic clock, in seconds */
    double seconds; /* limit, 0: none */
    unsigned poll_interval;
    unsigned until_poll;
    int (*progress)(void *user, const struct sudoku_stats *stats);
    void *user;
    const atomic_bool *cancel;
};

/* Takes the caller's LIMITS (NULL: none), of whatever size, into *OWN. False: it has no size, or a
 * time that makes no sense. */
bool limiter_take_limits(const struct sudoku_limits *limits, struct sudoku_limits *own);

/* Begins to count under LIMITS, as they were taken (NULL: none); a true *CANCEL stops the search.
 * TIMED or not, the clock is looked at where LIMITS need it. */
void limiter_start(struct limiter *limiter, const struct sudoku_limits *limits, bool timed,
                   const atomic_bool *cancel);

/* Makes it look more often where a board of CELLS, or something as large, makes nodes slow. */
void limiter_pace(struct limiter *limiter, size_t cells);

/* Looks at clock, cancel flag and progress callback now. True: stop. */
bool limiter_poll(struct limiter *limiter);

/* Takes the time, if it is timed; call it when the search is over. */
void limiter_finish(struct limiter *limiter);

/* Ends a call that *CANCEL stopped, or came too late for: what was asked for is over with it. */
static inline void limiter_end_cancel(atomic_bool *cancel)
{
    atomic_store_explicit(cancel, false, memory_order_relaxed);
}

/* Counts a node. True: stop, LIMITER->status says why. */
static inline bool limiter_node(struct limiter *limiter)
{
    if (limiter->stats.nodes == limiter->node_limit) {
        limiter->status = SUDOKU_NODE_LIMIT;
        return true;
    }
    limiter->stats.nodes++;
    return --limiter->until_poll == 0 && limiter_poll(limiter);
}

/* Notes that DEPTH choices are open. */
static inline void limiter_depth(struct limiter *limiter, uint64_t depth)
{
    if (depth > limiter->stats.depth)
        limiter->stats.depth = depth;
}

/* Counts a solution. True: stop, LIMITER->status says why. */
static inline bool limiter_solution(struct limiter *limiter)
{
    if (++limiter->stats.solutions != limiter->solution_limit)
        return false;
    limiter->status = SUDOKU_SOLUTION_LIMIT;
    return true;
}

#endif
