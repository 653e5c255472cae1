#include "cli/run/pool.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "cli/text/buffer.h"

enum job_state { JOB_FREE, JOB_READY, JOB_TAKEN, JOB_DONE };

/* Jobs from FIRST up to LAST are in progress; positions increase and are taken modulo the ring's
 * size. */
struct pool {
    const struct pool_work *work;
    void *user;
    char *jobs;
    enum job_state *states;
    size_t ring_size;
    size_t first;
    size_t last;
    size_t next_to_take;
    void *own_worker; /* worker of the creating thread */
    pthread_t *threads;
    unsigned thread_count;
    bool ending;
    pthread_mutex_t mutex;
    pthread_cond_t ready; /* a job is ready, or the pool ends */
    pthread_cond_t done;  /* a job is done */
};

static void *job_at(struct pool *pool, size_t position)
{
    return pool->jobs + position % pool->ring_size * pool->work->job_size;
}

static enum job_state *state_at(struct pool *pool, size_t position)
{
    return &pool->states[position % pool->ring_size];
}

static bool has_ready(struct pool *pool)
{
    return *state_at(pool, pool->next_to_take) == JOB_READY;
}

/* Does the next ready job. The mutex is held on entry and return, but not during the job. */
static void do_job(struct pool *pool, void *worker)
{
    size_t position = pool->next_to_take++;
    *state_at(pool, position) = JOB_TAKEN;
    pthread_mutex_unlock(&pool->mutex);
    pool->work->run(worker, job_at(pool, position));
    pthread_mutex_lock(&pool->mutex);
    *state_at(pool, position) = JOB_DONE;
    pthread_cond_signal(&pool->done);
}

static void *serve(void *user)
{
    struct pool *pool = user;
    void *worker = pool->work->open(pool->user, false);
    pthread_mutex_lock(&pool->mutex);
    while (!pool->ending) {
        if (has_ready(pool))
            do_job(pool, worker);
        else
            pthread_cond_wait(&pool->ready, &pool->mutex);
    }
    pthread_mutex_unlock(&pool->mutex);
    pool->work->close(worker);
    return NULL;
}

static void start_threads(struct pool *pool, unsigned wanted)
{
    pool->threads = buffer_resize(NULL, wanted * sizeof *pool->threads);
    while (pool->thread_count < wanted &&
           pthread_create(&pool->threads[pool->thread_count], NULL, serve, pool) == 0)
        pool->thread_count++;
}

static void *zeros(size_t count, size_t size)
{
    void *room = buffer_resize(NULL, count * size);
    return memset(room, 0, count * size);
}

struct pool *pool_create(const struct pool_work *work, unsigned threads, void *user)
{
    struct pool *pool = buffer_resize(NULL, sizeof *pool);
    *pool = (struct pool){.work = work, .user = user};
    pool->ring_size = threads > 1 ? (size_t)work->ring * threads : 1;
    pool->jobs = zeros(pool->ring_size, work->job_size);
    pool->states = zeros(pool->ring_size, sizeof *pool->states);
    pthread_mutex_init(&pool->mutex, NULL);
    pthread_cond_init(&pool->ready, NULL);
    pthread_cond_init(&pool->done, NULL);
    if (threads > 1)
        start_threads(pool, threads - 1);
    if (pool->thread_count == 0)
        pool->ring_size = 1;
    pool->own_worker = work->open(user, pool->thread_count == 0);
    return pool;
}

void pool_destroy(struct pool *pool)
{
    pthread_mutex_lock(&pool->mutex);
    pool->ending = true;
    pthread_cond_broadcast(&pool->ready);
    pthread_mutex_unlock(&pool->mutex);
    for (unsigned i = 0; i < pool->thread_count; i++)
        pthread_join(pool->threads[i], NULL);
    pool->work->close(pool->own_worker);
    for (size_t i = 0; i < pool->ring_size; i++)
        pool->work->free_job(job_at(pool, i));
    pthread_mutex_destroy(&pool->mutex);
    pthread_cond_destroy(&pool->ready);
    pthread_cond_destroy(&pool->done);
    free(pool->threads);
    free(pool->states);
    free(pool->jobs);
    free(pool);
}

void *pool_job(struct pool *pool)
{
    return job_at(pool, pool->last);
}

void pool_submit(struct pool *pool)
{
    pthread_mutex_lock(&pool->mutex);
    *state_at(pool, pool->last++) = JOB_READY;
    pthread_cond_signal(&pool->ready);
    pthread_mutex_unlock(&pool->mutex);
}

bool pool_is_full(const struct pool *pool)
{
    return pool->last - pool->first == pool->ring_size;
}

void *pool_oldest(struct pool *pool)
{
    if (pool->first == pool->last)
        return NULL;
    pthread_mutex_lock(&pool->mutex);
    while (*state_at(pool, pool->first) != JOB_DONE) {
        if (has_ready(pool))
            do_job(pool, pool->own_worker);
        else
            pthread_cond_wait(&pool->done, &pool->mutex);
    }
    pthread_mutex_unlock(&pool->mutex);
    return job_at(pool, pool->first);
}

void pool_release(struct pool *pool)
{
    pthread_mutex_lock(&pool->mutex);
    *state_at(pool, pool->first++) = JOB_FREE;
    pthread_mutex_unlock(&pool->mutex);
}
