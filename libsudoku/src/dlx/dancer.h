/* The path of a search for exact covers. */
#ifndef DLX_DANCER_H
#define DLX_DANCER_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/limiter.h"

/* Receives an exact cover: the chosen options, in order. True to stop, with the reason in the
 * limiter's status. */
typedef bool dance_found(void *user, const size_t *options, size_t count);

/* The state of a search, and its receiver. */
struct dancer {
    struct limiter *limiter;
    dance_found *found;
    void *user;
    size_t *chosen;      /* options of the path */
    size_t depth;        /* length of the path */
    size_t solved_depth; /* length of the prefix of the path that led to a cover */
};

/* Appends OPTION to the path. */
static inline void dancer_choose(struct dancer *dancer, size_t option)
{
    dancer->chosen[dancer->depth++] = option;
    limiter_depth(dancer->limiter, dancer->depth);
}

/* Removes the last option of the path. */
static inline void dancer_backtrack(struct dancer *dancer)
{
    dancer->depth--;
    dancer->limiter->stats.backtracks += dancer->depth >= dancer->solved_depth;
    if (dancer->solved_depth > dancer->depth)
        dancer->solved_depth = dancer->depth;
}

/* Reports the path as a cover; true to stop. */
static inline bool dancer_report(struct dancer *dancer)
{
    dancer->solved_depth = dancer->depth;
    return dancer->found(dancer->user, dancer->chosen, dancer->depth);
}

#endif
