/* The statistics and limits of a search.
 *
 * Every engine calls limiter_node() for each digit or option tried and stops at once when it
 * returns true. */
#ifndef ENGINE_LIMITER_H
#define ENGINE_LIMITER_H

#include <stdatomic.h>
#include <stdbool.h>

#include <sudoku/solver.h>

struct limiter {
    struct sudoku_stats stats;
    enum sudoku_status status; /* SUDOKU_OK until a limit stops the search */
    uint64_t node_limit;
    uint64_t solution_limit;
    bool timed;     /* the clock is read */
    double start;   /* of the monotonic clock, in seconds */
    double used;    /* processor time of the thread at the start, in seconds */
    double seconds; /* limit; 0 if none */
    unsigned poll_interval;
    unsigned until_poll;
    int (*progress)(void *user, const struct sudoku_stats *stats);
    void *user;
    const atomic_bool *cancel;
};

/* Copies LIMITS (NULL: none), of any size, into *OWN; false if it has no size or an invalid
 * time. */
bool limiter_copy_limits(const struct sudoku_limits *limits, struct sudoku_limits *own);

/* Starts counting under copied LIMITS (NULL: none); a true *CANCEL stops the search. The clock is
 * read if TIMED or if LIMITS need it. */
void limiter_start(struct limiter *limiter, const struct sudoku_limits *limits, bool timed,
                   const atomic_bool *cancel);

/* Polls more often for a board of CELLS cells, or a problem as large, with slow nodes. */
void limiter_set_pace(struct limiter *limiter, size_t cells);

/* Checks clock, cancel flag and progress callback now; true to stop. */
bool limiter_poll(struct limiter *limiter);

/* Records the time of a timed search that has ended. */
void limiter_finish(struct limiter *limiter);

/* Clears *CANCEL at the end of a call, whether it stopped the call or came too late. */
static inline void limiter_clear_cancel(atomic_bool *cancel)
{
    atomic_store_explicit(cancel, false, memory_order_relaxed);
}

/* Counts a node; true to stop, with the reason in limiter->status. */
static inline bool limiter_node(struct limiter *limiter)
{
    if (limiter->stats.nodes == limiter->node_limit) {
        limiter->status = SUDOKU_NODE_LIMIT;
        return true;
    }
    limiter->stats.nodes++;
    return --limiter->until_poll == 0 && limiter_poll(limiter);
}

/* True if the best answer so far must do: the thread has worked for half of the time limit, or
 * three quarters of it had passed at the last poll. Waiting for a processor is no work. */
bool limiter_is_half_over(const struct limiter *limiter);

/* Records DEPTH open decisions. */
static inline void limiter_depth(struct limiter *limiter, uint64_t depth)
{
    if (depth > limiter->stats.depth)
        limiter->stats.depth = depth;
}

/* Counts a solution; true to stop, with the reason in limiter->status. */
static inline bool limiter_solution(struct limiter *limiter)
{
    if (++limiter->stats.solutions != limiter->solution_limit)
        return false;
    limiter->status = SUDOKU_SOLUTION_LIMIT;
    return true;
}

#endif
