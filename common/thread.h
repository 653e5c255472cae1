/* Threads, on systems that have them. */
#ifndef COMMON_THREAD_H
#define COMMON_THREAD_H

#include <stdbool.h>

#if defined(__wasm__)

typedef struct {
    char unused;
} thread_id;

/* Starts no thread: WebAssembly runs one at a time. */
static inline bool thread_start(thread_id *thread, void *(*run)(void *), void *user)
{
    (void)thread, (void)run, (void)user;
    return false;
}

static inline void thread_join(thread_id thread)
{
    (void)thread;
}

#else

#include <pthread.h>

typedef pthread_t thread_id;

/* Starts a thread that runs RUN with USER; false if there can be no more. */
static inline bool thread_start(thread_id *thread, void *(*run)(void *), void *user)
{
    return pthread_create(thread, NULL, run, user) == 0;
}

/* Waits for the end of a THREAD that was started. */
static inline void thread_join(thread_id thread)
{
    pthread_join(thread, NULL);
}

#endif
#endif
