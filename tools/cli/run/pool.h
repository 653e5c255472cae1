/* A pool of workers that returns jobs in the order of submission.
 *
 * One thread fills jobs, submits them and takes them back, through a ring of fixed size, so that
 * memory does not grow with the number of jobs. When it would wait, it does a waiting job itself.
 * Memory that runs out ends the program. */
#ifndef CLI_RUN_POOL_H
#define CLI_RUN_POOL_H

#include <stdbool.h>
#include <stddef.h>

struct pool;

struct pool_work {
    size_t job_size; /* size of a job; jobs start as zeros and are reused */
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

/* Stops the workers after their current jobs and frees all jobs. */
void pool_destroy(struct pool *pool);

/* Returns the job to fill and submit. The ring must not be full. */
void *pool_job(struct pool *pool);

/* Submits that job. */
void pool_submit(struct pool *pool);

/* True if all jobs are in progress, so that one must be taken back before another is filled. */
bool pool_is_full(const struct pool *pool);

/* Works until the oldest job in progress is done and returns it, or NULL if there is none. It is
 * the caller's until released. */
void *pool_oldest(struct pool *pool);
void pool_release(struct pool *pool);

#endif
