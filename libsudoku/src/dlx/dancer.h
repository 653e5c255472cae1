/* The path of a search for exact covers: what was chosen, counted and handed over. */
#ifndef DLX_DANCER_H
#define DLX_DANCER_H

#include <stdbool.h>
#include <stddef.h>

#include "solver/limiter.h"

/* Receives an exact cover: the options that the search chose, in their order. True: stop, with the
 * reason in the limiter's status. */
typedef bool dance_found(void *user, const size_t *options, size_t count);

/* Where a search is, and whom it tells. */
struct dancer {
    struct limiter *limiter;
    dance_found *found;
    void *user;
    size_t *chosen;  /* the options of the path */
    size_t depth;    /* their number */
    size_t fruitful; /* of them those, from the first, that led to a cover */
};

/* Notes that OPTION was chosen. */
static inline void dancer_choose(struct dancer *dancer, size_t option)
{
    dancer->chosen[dancer->depth++] = option;
    limiter_depth(dancer->limiter, dancer->depth);
}

/* Takes the last option back. */
static inline void dancer_go_back(struct dancer *dancer)
{
    dancer->depth--;
    dancer->limiter->stats.backtracks += dancer->depth >= dancer->fruitful;
    if (dancer->fruitful > dancer->depth)
        dancer->fruitful = dancer->depth;
}

/* Hands the path over. True: stop. */
static inline bool dancer_hand_over(struct dancer *dancer)
{
    dancer->fruitful = dancer->depth;
    return dancer->found(dancer->user, dancer->chosen, dancer->depth);
}

#endif
