/* Objects that serve one call at a time: a call during another one, from a callback or from another
 * thread, is rejected. */
#ifndef COMMON_BUSY_H
#define COMMON_BUSY_H

#include <stdatomic.h>
#include <stdbool.h>

#include "common/argument.h"

/* The reason for rejecting a call to the object NAME, a string literal. */
#define BUSY(name) name " is busy with another call, of another thread or around this callback"

/* True if no call is under way; otherwise records OTHERWISE as the reason. */
static inline bool busy_is_free(const atomic_bool *is_busy, const char *otherwise)
{
    return argument_expect(!atomic_load_explicit(is_busy, memory_order_relaxed), otherwise);
}

/* Starts a call; false if one is under way, with OTHERWISE as the reason. */
static inline bool busy_begin(atomic_bool *is_busy, const char *otherwise)
{
    return argument_expect(!atomic_exchange_explicit(is_busy, true, memory_order_acquire),
                           otherwise);
}

/* Ends the call. */
static inline void busy_end(atomic_bool *is_busy)
{
    atomic_store_explicit(is_busy, false, memory_order_release);
}

#endif
