#include "play/source/supply.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "cli/run/clock.h"
#include "cli/run/interrupt.h"
#include "cli/text/buffer.h"

/* Maximum number of cells of a board whose puzzles are reduced to the fewest givens. */
enum { MAX_MINIMAL_CELLS = 144 };

struct supply {
    struct supply_options options;
    struct sudoku_layout *layout;
    unsigned cells;
    struct sudoku_generator *generator;
    uint8_t *puzzle; /* being generated; used by the thread only */
    pthread_t thread;
    bool has_thread;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    /* Guarded by the mutex: */
    uint8_t *ready_puzzle;
    bool is_ready, has_to_end, has_failed;
};

/* ----------------------------------------------------------------------------------- the thread */

static bool has_to_end(struct supply *supply)
{
    pthread_mutex_lock(&supply->mutex);
    bool end = supply->has_to_end;
    pthread_mutex_unlock(&supply->mutex);
    return end;
}

static int check_progress(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    return has_to_end(user);
}

/* Stops the thread, since memory ran out, and reports that to waiting threads. */
static void note_failure(struct supply *supply)
{
    pthread_mutex_lock(&supply->mutex);
    supply->has_failed = supply->has_to_end = true;
    pthread_mutex_unlock(&supply->mutex);
}

/* Continues after the seed of TRIAL next time. */
static int note_seed(void *user, const struct sudoku_generate_trial *trial)
{
    struct supply *supply = user;
    supply->options.seed = trial->seed + 1;
    return has_to_end(supply);
}

/* Makes the next puzzle of the level and with the technique, however many seeds that takes. */
static bool make_puzzle(struct supply *supply)
{
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    const size_t technique = (size_t)supply->options.technique;
    int8_t status = SUDOKU_CANCELLED;
    limits.progress = check_progress;
    limits.user = supply;
    criteria.level = supply->options.level;
    criteria.techniques = &technique;
    criteria.technique_count = supply->options.technique >= 0;
    job.count = 1;
    job.seed = supply->options.seed;
    job.attempts = UINT64_MAX;
    job.criteria = &criteria;
    job.results = supply->puzzle;
    job.statuses = &status;
    job.tried = note_seed;
    job.user = supply;
    /* Removing as many givens as possible takes minutes on large boards. */
    if (supply->cells > MAX_MINIMAL_CELLS)
        job.min_givens = supply->cells * 2 / 5;
    if (!supply->options.shape.regions && !supply->options.shape.board_count)
        job.symmetry = SUDOKU_SYMMETRY_ROTATE180;
    if (sudoku_generator_run(supply->generator, &job, &limits) == SUDOKU_ERR_MEMORY)
        note_failure(supply);
    return status == SUDOKU_OK;
}

/* Waits until the finished puzzle is taken. */
static bool hand_over(struct supply *supply)
{
    pthread_mutex_lock(&supply->mutex);
    memcpy(supply->ready_puzzle, supply->puzzle, supply->cells);
    supply->is_ready = true;
    pthread_cond_broadcast(&supply->changed);
    while (supply->is_ready && !supply->has_to_end)
        pthread_cond_wait(&supply->changed, &supply->mutex);
    bool goes_on = !supply->has_to_end;
    pthread_mutex_unlock(&supply->mutex);
    return goes_on;
}

static void *work(void *user)
{
    struct supply *supply = user;
    bool goes_on = true;
    while (goes_on && !has_to_end(supply))
        if (make_puzzle(supply))
            goes_on = hand_over(supply);
    return NULL;
}

/* ----------------------------------------------------------------------------------- its caller */

static void free_supply(struct supply *supply)
{
    sudoku_generator_destroy(supply->generator);
    sudoku_layout_destroy(supply->layout);
    shape_free(&supply->options.shape);
    free(supply->puzzle);
    free(supply->ready_puzzle);
    free(supply);
}

/* True if puzzles of the board can have LEVEL (0: any) and TECHNIQUE (-1: any): if it can be
 * explained. */
static bool can_ask(const struct supply *supply, unsigned level, int technique)
{
    struct sudoku_logic *logic = NULL;
    bool is_fit =
        (!level && technique < 0) || sudoku_logic_create(supply->layout, NULL, &logic) == SUDOKU_OK;
    sudoku_logic_destroy(logic);
    return is_fit;
}

/* Allocates the generator's resources. */
static bool prepare(struct supply *supply)
{
    supply->layout = shape_layout(&supply->options.shape);
    if (!supply->layout ||
        sudoku_generator_create(supply->layout, NULL, &supply->generator) != SUDOKU_OK)
        return false;
    supply->cells = sudoku_layout_cell_count(supply->layout);
    supply->puzzle = buffer_resize(NULL, supply->cells);
    supply->ready_puzzle = buffer_resize(NULL, supply->cells);
    return can_ask(supply, supply->options.level, supply->options.technique);
}

/* Starts the thread without a finished puzzle. */
static bool begin(struct supply *supply)
{
    supply->is_ready = supply->has_to_end = supply->has_failed = false;
    supply->has_thread = interrupt_start_thread(&supply->thread, work, supply);
    return supply->has_thread;
}

static void end(struct supply *supply)
{
    if (!supply->has_thread)
        return;
    pthread_mutex_lock(&supply->mutex);
    supply->has_to_end = true;
    pthread_cond_broadcast(&supply->changed);
    pthread_mutex_unlock(&supply->mutex);
    pthread_join(supply->thread, NULL);
    supply->has_thread = false;
}

struct supply *supply_create(const struct supply_options *options)
{
    struct supply *supply = buffer_resize(NULL, sizeof *supply);
    pthread_condattr_t attributes;
    *supply = (struct supply){.options = *options};
    supply->options.shape = shape_copy(&options->shape);
    if (!prepare(supply)) {
        free_supply(supply);
        return NULL;
    }
    pthread_mutex_init(&supply->mutex, NULL);
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&supply->changed, &attributes);
    pthread_condattr_destroy(&attributes);
    if (begin(supply))
        return supply;
    supply_destroy(supply);
    return NULL;
}

bool supply_change(struct supply *supply, unsigned level, int technique)
{
    end(supply);
    bool done = can_ask(supply, level, technique);
    if (done) {
        supply->options.level = level;
        supply->options.technique = technique;
    }
    return begin(supply) && done;
}

bool supply_has_failed(struct supply *supply)
{
    pthread_mutex_lock(&supply->mutex);
    bool has_failed = supply->has_failed;
    pthread_mutex_unlock(&supply->mutex);
    return has_failed;
}

void supply_retry(struct supply *supply)
{
    end(supply);
    (void)begin(supply);
}

void supply_destroy(struct supply *supply)
{
    if (!supply)
        return;
    end(supply);
    pthread_cond_destroy(&supply->changed);
    pthread_mutex_destroy(&supply->mutex);
    free_supply(supply);
}

bool supply_take(struct supply *supply, double wait, uint8_t *givens)
{
    const struct timespec end = clock_after(wait);
    pthread_mutex_lock(&supply->mutex);
    while (!supply->is_ready && wait > 0)
        if (pthread_cond_timedwait(&supply->changed, &supply->mutex, &end) != 0)
            break;
    bool is_ready = supply->is_ready;
    if (is_ready)
        memcpy(givens, supply->ready_puzzle, supply->cells);
    supply->is_ready = false;
    pthread_cond_broadcast(&supply->changed);
    pthread_mutex_unlock(&supply->mutex);
    return is_ready;
}

/* --------------------------------------------------------------------------------- the service */

static bool take(void *user, uint8_t *givens)
{
    return supply_take(user, 0, givens);
}

static bool change(void *user, unsigned level, int technique)
{
    return supply_change(user, level, technique);
}

static bool has_failed(void *user)
{
    return supply_has_failed(user);
}

static void retry(void *user)
{
    supply_retry(user);
}

struct game_supply supply_service(struct supply *supply)
{
    if (!supply)
        return (struct game_supply){0};
    return (struct game_supply){.take = take,
                                .change = change,
                                .has_failed = has_failed,
                                .retry = retry,
                                .shape = &supply->options.shape,
                                .technique = supply->options.technique,
                                .user = supply};
}
