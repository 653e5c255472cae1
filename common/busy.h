/* An object that serves one call at a time: while one is under way, another, of its own callback or
 * of another thread, is refused. */
#ifndef COMMON_BUSY_H
#define COMMON_BUSY_H

#include <stdatomic.h>
#include <stdbool.h>

#include "common/argument.h"

/* What a refused call says of the object that is called NAME, a string literal. */
#define BUSY(name) name " is busy with another call, of another thread or around this callback"

/* Whether no call is under way; else OTHERWISE says so. */
static inline bool busy_is_free(const atomic_bool *is_busy, const char *otherwise)
{
    return argument_expect(!atomic_load_explicit(is_busy, memory_order_relaxed), otherwise);
}

/* Begins a call. False: one is under way, as OTHERWISE says. */
static inline bool busy_begin(atomic_bool *is_busy, const char *otherwise)
{
    return argument_expect(!atomic_exchange_explicit(is_busy, true, memory_order_acquire),
                           otherwise);
}

/* Ends it. */
static inline void busy_end(atomic_bool *is_busy)
{
    atomic_store_explicit(is_busy, false, memory_order_release);
}

#endif
