/* Counting what a search does, and telling it when to stop.
 *
 * Takes the caller's limits, gives figures and the moment to stop, never fails. Every engine calls
 * meter_node() for each digit or option that it tries and stops at once when that says so. */
#ifndef METER_H
#define METER_H

#include <stdatomic.h>
#include <stdbool.h>

#include <sudoku/solver.h>

struct meter {
    struct sudoku_stats stats;
    enum sudoku_status status; /* SUDOKU_OK until a limit stops the search */
    uint64_t node_limit;
    uint64_t solution_limit;
    bool timed;     /* the clock is looked at */
    double start;   /* by the monotonic clock, in seconds */
    double seconds; /* limit, 0: none */
    unsigned until_poll;
    int (*progress)(void *user, const struct sudoku_stats *stats);
    void *user;
    atomic_bool *cancel;
};

/* Whether LIMITS (NULL: none) has a size and a time that make sense. */
bool meter_limits_are_sound(const struct sudoku_limits *limits);

/* Begins to count under LIMITS (NULL: none); a true *CANCEL stops the search and is reset. TIMED or
 * not, the clock is looked at where LIMITS need it. */
void meter_start(struct meter *meter, const struct sudoku_limits *limits, bool timed,
                 atomic_bool *cancel);

/* Looks at clock, cancel flag and progress callback now. True: stop. */
bool meter_poll(struct meter *meter);

/* Takes the time, if it is timed; call it when the search is over. */
void meter_finish(struct meter *meter);

/* Counts a node. True: stop, METER->status says why. */
static inline bool meter_node(struct meter *meter)
{
    if (meter->stats.nodes == meter->node_limit) {
        meter->status = SUDOKU_NODE_LIMIT;
        return true;
    }
    meter->stats.nodes++;
    return --meter->until_poll == 0 && meter_poll(meter);
}

/* Notes that DEPTH choices are open. */
static inline void meter_depth(struct meter *meter, uint64_t depth)
{
    if (depth > meter->stats.depth)
        meter->stats.depth = depth;
}

/* Counts a solution. True: stop, METER->status says why. */
static inline bool meter_solution(struct meter *meter)
{
    if (++meter->stats.solutions != meter->solution_limit)
        return false;
    meter->status = SUDOKU_SOLUTION_LIMIT;
    return true;
}

#endif
