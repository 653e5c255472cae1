/* Jobs that workers do, taken back in the order in which they were given.
 *
 * One thread fills jobs, hands them over and takes them back; between it and the others lies a
 * ring of fixed size, so that memory does not grow with the number of jobs. Where it would wait for
 * a job it does one that waits itself: with one thread there is no other, and with more none has
 * to give its place to it. Memory that runs out ends the program. */
#ifndef CLI_RUN_POOL_H
#define CLI_RUN_POOL_H

#include <stdbool.h>
#include <stddef.h>

struct pool;

struct pool_work {
    size_t job_size; /* bytes of a job; each starts as zeros and is used again */
    unsigned ring;   /* jobs under way for each thread, 1 or more */

    /* Makes what a worker has to itself, on its own thread; ALONE: there is no other worker than
     * the thread that made the pool. */
    void *(*open)(void *user, bool alone);
    void (*close)(void *worker);
    void (*run)(void *worker, void *job);
    void (*free_job)(void *job); /* frees what a job holds */
};

/* Makes THREADS workers, the caller being one, or as many as the system has means for. WORK has to
 * stay; USER is for open(). */
struct pool *pool_create(const struct pool_work *work, unsigned threads, void *user);

/* Ends the workers, which finish the jobs that they have begun, and frees all jobs. */
void pool_destroy(struct pool *pool);

/* The job to be filled, until it is submitted. The ring must not be full. */
void *pool_job(struct pool *pool);

/* Hands that job over. */
void pool_submit(struct pool *pool);

/* Whether all jobs are under way, so that one has to be taken back before another can be filled. */
bool pool_is_full(const struct pool *pool);

/* Works until the oldest job under way is done; NULL: there is none. It is the caller's until it is
 * released to be filled again. */
void *pool_oldest(struct pool *pool);
void pool_release(struct pool *pool);

#endif
