#include "play/source/assessor.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "cli/run/clock.h"
#include "cli/run/interrupt.h"
#include "play/core/game.h"

/* Time limit for rating a puzzle, in seconds. Puzzles that take longer have no level. */
static const double max_seconds = 60;

struct assessment_job {
    struct shape shape;
    uint8_t givens[SUDOKU_MAX_CELLS];
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    /* Guarded by the mutex: */
    bool has_to_end, is_known;
    struct assessment assessment;
};

static bool has_to_end(void *user)
{
    struct assessment_job *job = user;
    pthread_mutex_lock(&job->mutex);
    bool end = job->has_to_end;
    pthread_mutex_unlock(&job->mutex);
    return end;
}

static void *work(void *user)
{
    struct assessment_job *job = user;
    const struct assessment found =
        game_assess(&job->shape, job->givens, max_seconds, has_to_end, job);
    pthread_mutex_lock(&job->mutex);
    job->assessment = found;
    job->is_known = true;
    pthread_cond_broadcast(&job->changed);
    pthread_mutex_unlock(&job->mutex);
    return NULL;
}

static void free_job(struct assessment_job *job)
{
    pthread_cond_destroy(&job->changed);
    pthread_mutex_destroy(&job->mutex);
    shape_free(&job->shape);
    free(job);
}

static bool start(void *user, const struct shape *shape, const uint8_t *givens)
{
    struct assessor *assessor = user;
    struct sudoku_layout *layout = shape_layout(shape);
    pthread_condattr_t attributes;
    assessor_stop(assessor);
    if (!layout)
        return false;
    struct assessment_job *job = buffer_resize(NULL, sizeof *job);
    *job = (struct assessment_job){.shape = shape_copy(shape)};
    memcpy(job->givens, givens, sudoku_layout_cell_count(layout));
    sudoku_layout_destroy(layout);
    pthread_mutex_init(&job->mutex, NULL);
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&job->changed, &attributes);
    pthread_condattr_destroy(&attributes);
    if (interrupt_start_thread(&job->thread, work, job))
        assessor->job = job;
    else
        free_job(job);
    return assessor->job != NULL;
}

static bool take(void *user, double wait, struct assessment *assessment)
{
    struct assessor *assessor = user;
    struct assessment_job *job = assessor->job;
    const struct timespec end = clock_after(wait);
    if (!job)
        return false;
    pthread_mutex_lock(&job->mutex);
    while (!job->is_known && wait > 0)
        if (pthread_cond_timedwait(&job->changed, &job->mutex, &end) != 0)
            break;
    bool is_known = job->is_known;
    *assessment = job->assessment;
    pthread_mutex_unlock(&job->mutex);
    if (is_known)
        assessor_stop(assessor);
    return is_known;
}

static void stop(void *user)
{
    assessor_stop(user);
}

struct game_assessor assessor_service(struct assessor *assessor)
{
    return (struct game_assessor){start, take, stop, assessor};
}

void assessor_stop(struct assessor *assessor)
{
    struct assessment_job *job = assessor->job;
    if (!job)
        return;
    pthread_mutex_lock(&job->mutex);
    job->has_to_end = true;
    pthread_mutex_unlock(&job->mutex);
    pthread_join(job->thread, NULL);
    free_job(job);
    assessor->job = NULL;
}
