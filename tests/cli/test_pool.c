/* The worker pool: order, reuse of jobs, creation and destruction of workers. */
#include "cli/run/pool.h"

#include <stdatomic.h>
#include <time.h>

#include "support/check.h"

struct square {
    unsigned number;
    unsigned result;
    unsigned used; /* number of uses */
};

static atomic_uint opened, closed, freed, alone_count;

static void *open_worker(void *user, bool alone)
{
    atomic_fetch_add(&opened, 1);
    atomic_fetch_add(&alone_count, alone);
    return user;
}

static void close_worker(void *worker)
{
    (void)worker;
    atomic_fetch_add(&closed, 1);
}

/* Later jobs often finish before earlier ones. */
static void work(void *worker, void *job)
{
    struct square *square = job;
    const unsigned *factor = worker;
    const struct timespec moment = {0, square->number % 5 == 0 ? 2000000 : 0};
    nanosleep(&moment, NULL);
    square->result = square->number * square->number * *factor;
    square->used++;
}

static void free_square(void *job)
{
    (void)job;
    atomic_fetch_add(&freed, 1);
}

static const struct pool_work squares = {sizeof(struct square), 3,    open_worker,
                                         close_worker,          work, free_square};

/* Takes the oldest job back, which must be NUMBER's. */
static void take(struct pool *pool, unsigned number)
{
    const struct square *square = pool_oldest(pool);
    CHECK(square != NULL);
    if (!square)
        return;
    CHECK_EQ(square->number, number);
    CHECK_EQ(square->result, number * number * 7);
    pool_release(pool);
}

static void returns_jobs_in_order(unsigned threads)
{
    enum { JOBS = 200 };
    unsigned factor = 7, taken = 0, most_used = 0;
    atomic_store(&opened, 0);
    atomic_store(&closed, 0);
    atomic_store(&freed, 0);
    atomic_store(&alone_count, 0);
    struct pool *pool = pool_create(&squares, threads, &factor);
    for (unsigned i = 0; i < JOBS; i++) {
        struct square *square = pool_job(pool);
        square->number = i;
        most_used = square->used > most_used ? square->used : most_used;
        pool_submit(pool);
        if (pool_is_full(pool))
            take(pool, taken++);
    }
    while (taken < JOBS)
        take(pool, taken++);
    CHECK(pool_oldest(pool) == NULL);
    pool_destroy(pool);
    unsigned ring = threads > 1 ? 3 * threads : 1;
    CHECK(most_used >= JOBS / ring - 1);
    CHECK_EQ(atomic_load(&opened), threads > 1 ? threads : 1);
    CHECK_EQ(atomic_load(&closed), atomic_load(&opened));
    CHECK_EQ(atomic_load(&freed), ring);
    CHECK_EQ(atomic_load(&alone_count), threads > 1 ? 0 : 1);
}

static void a_pool_may_be_destroyed_with_pending_jobs(void)
{
    unsigned factor = 7;
    struct pool *pool = pool_create(&squares, 2, &factor);
    for (unsigned i = 0; i < 6; i++) {
        ((struct square *)pool_job(pool))->number = 5 * i;
        pool_submit(pool);
    }
    CHECK(pool_is_full(pool));
    pool_destroy(pool);
}

int main(void)
{
    returns_jobs_in_order(0);
    returns_jobs_in_order(1);
    returns_jobs_in_order(2);
    returns_jobs_in_order(7);
    a_pool_may_be_destroyed_with_pending_jobs();
    return check_result();
}
