/* The public search of exact cover problems, within limits. */
#include <sudoku/cover.h>

#include "common/argument.h"
#include "common/busy.h"
#include "dlx/bit_cover.h"
#include "dlx/dance.h"
#include "dlx/exact_cover.h"
#include "dlx/multicover.h"
#include "engine/limiter.h"

struct cover_run {
    struct limiter limiter;
    sudoku_cover_callback *callback;
    void *user;
};

static bool report_cover(void *user, const size_t *options, size_t count)
{
    struct cover_run *run = user;
    bool stop = limiter_solution(&run->limiter);
    if (run->callback && run->callback(run->user, options, count)) {
        run->limiter.status = SUDOKU_CANCELLED;
        stop = true;
    }
    return stop;
}

/* Shuffles options and items by the seed. True if stopped; it must then be repeated. */
static bool shuffle(struct sudoku_cover *cover, struct limiter *limiter)
{
    uint32_t count = (uint32_t)cover->option_count;
    for (uint32_t i = 0; i < count; i++)
        cover->order[i] = i;
    return cover_link(cover, cover->order, count, cover->seed, limiter);
}

static enum sudoku_status search(struct sudoku_cover *cover, struct cover_run *run)
{
    if (limiter_poll(&run->limiter))
        return run->limiter.status;
    if (cover->seed && shuffle(cover, &run->limiter))
        return run->limiter.status;
    if (!cover->is_plain)
        return multicover(cover, &run->limiter, report_cover, run);
    enum sudoku_status status = dance(cover, &run->limiter, report_cover, run);
    dance_unwind(cover);
    return status;
}

/* Searches within LIMITS, which are valid. */
static enum sudoku_status search_within(struct sudoku_cover *cover,
                                        const struct sudoku_limits *limits,
                                        sudoku_cover_callback *callback, void *user)
{
    cover->stats = (struct sudoku_stats){0};
    if (!cover_prepare(cover, cover->option_count) ||
        (cover->is_plain && !cover->seed && !bit_cover_reserve(cover)))
        return SUDOKU_ERR_MEMORY;
    struct cover_run run = {.callback = callback, .user = user};
    limiter_start(&run.limiter, limits, true, &cover->cancel);
    limiter_set_pace(&run.limiter, cover->option_count / 16); /* a cell of 16x16 has 16 options */
    enum sudoku_status status = search(cover, &run);
    limiter_finish(&run.limiter);
    limiter_clear_cancel(&cover->cancel);
    cover->stats = run.limiter.stats;
    return status == SUDOKU_OK && cover->stats.solutions == 0 ? SUDOKU_NO_SOLUTION : status;
}

enum sudoku_status sudoku_cover_search(struct sudoku_cover *cover,
                                       const struct sudoku_limits *limits,
                                       sudoku_cover_callback *callback, void *user)
{
    struct sudoku_limits own;
    if (!cover_is_free(cover) || !limiter_copy_limits(limits, &own) ||
        !busy_begin(&cover->is_busy, BUSY("cover")))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = search_within(cover, &own, callback, user);
    busy_end(&cover->is_busy);
    return status;
}

const struct sudoku_stats *sudoku_cover_stats(const struct sudoku_cover *cover)
{
    return cover ? &cover->stats : NULL;
}

void sudoku_cover_cancel(struct sudoku_cover *cover)
{
    if (cover)
        atomic_store_explicit(&cover->cancel, true, memory_order_relaxed);
}
