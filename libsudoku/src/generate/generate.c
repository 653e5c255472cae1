/* New puzzles, and puzzles with fewer givens.
 *
 *     grid or puzzle -> making -> questions -> engine9, many at a time, or the layout's solver */
#include <string.h>

#include <sudoku/generate.h>

#include "board/layout.h"
#include "common/argument.h"
#include "common/sized.h"
#include "generate/criteria/covered.h"
#include "generate/criteria/trials.h"
#include "generate/orbits.h"

/* True if ORDER has each cell of LAYOUT once. MARKS is scratch memory, a byte per cell. */
static bool is_order(const struct sudoku_layout *layout, const uint16_t *order, uint8_t *marks)
{
    memset(marks, 0, layout->cell_count);
    for (unsigned i = 0; i < layout->cell_count; i++)
        if (order[i] >= layout->cell_count || marks[order[i]]++)
            return false;
    return true;
}

static bool job_is_sound(struct sudoku_generator *generator, const struct sudoku_generate_job *job)
{
    return argument_expect(job->results || !job->count, "job->results is NULL") &&
           argument_expect(job->statuses || !job->count, "job->statuses is NULL") &&
           orbits_fit(generator->layout, job->symmetry) &&
           argument_expect(!job->max_givens || job->max_givens >= job->min_givens,
                           "job->max_givens is below min_givens") &&
           argument_expect(!job->max_givens || job->min_givens <= generator->layout->cell_count,
                           "job->min_givens is above the number of cells") &&
           argument_expect(!job->puzzles || (!job->pattern && !job->attempts),
                           "job->puzzles exclude a pattern and attempts") &&
           argument_expect(!job->order || is_order(generator->layout, job->order, generator->board),
                           "job->order has not each cell once");
}

/* Makes one puzzle with the layout's solver. Returns SUDOKU_OK or the status of a limit. */
static enum sudoku_status make_one(struct sudoku_generator *generator,
                                   const struct sudoku_generate_job *job, size_t number,
                                   struct limiter *limiter)
{
    const struct sudoku_layout *layout = generator->layout;
    struct builder *builder = &generator->builder;
    struct builder_question question;
    builder->number = number;
    builder->random = job->seed + number;
    enum sudoku_status status = SUDOKU_OK;
    if (!job->puzzles)
        status =
            generator_draw_grid(generator, &builder->random, limiter, builder->reduction.solution);
    if (status == SUDOKU_OK)
        builder_begin(builder, layout, job);
    while (status == SUDOKU_OK && builder_ask(builder, &question)) {
        unsigned found;
        status = oracle_ask(&generator->oracle, &question, limiter, &found);
        if (status == SUDOKU_OK)
            builder_answer(builder, layout, job, found, generator->oracle.solution);
    }
    if (status == SUDOKU_OK)
        builder_finish(builder, layout, job);
    else
        job->statuses[number] = (int8_t)status;
    return limiter->status;
}

static void run_one_by_one(struct sudoku_generator *generator,
                           const struct sudoku_generate_job *job, struct limiter *limiter)
{
    size_t number = 0;
    while (number < job->count && make_one(generator, job, number, limiter) == SUDOKU_OK)
        number++;
    for (; number < job->count; number++)
        job->statuses[number] = (int8_t)limiter->status;
}

void generator_make(struct sudoku_generator *generator, const struct sudoku_generate_job *job,
                    struct limiter *limiter)
{
    if (!limiter_poll(limiter) && generator->lanes)
        lanes9_run(generator->lanes, job, limiter);
    else
        run_one_by_one(generator, job, limiter);
}

enum sudoku_status sudoku_generator_run(struct sudoku_generator *generator,
                                        const struct sudoku_generate_job *job,
                                        const struct sudoku_limits *limits)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_generate_job, statuses);
    struct sudoku_generate_job own = {0};
    struct criteria criteria;
    struct limiter limiter;
    if (!generator_is_free(generator) || !argument_expect(job, "job is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, job, first_form), "job->size is too small") ||
        !job_is_sound(generator, &own) || !criteria_read(own.criteria, &criteria) ||
        !covered_is_possible(&criteria, generator->is_classic) ||
        !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    if (trials_are_needed(&own))
        return generator_end(generator, trials_run(generator, &own, &criteria, &limiter));
    generator_make(generator, &own, &limiter);
    return generator_end(generator, limiter.status);
}

/* Sets *IS_REDUNDANT if the givens on generator->board have one solution without that in CELL. */
static enum sudoku_status ask_without(struct sudoku_generator *generator, unsigned cell,
                                      struct limiter *limiter, bool *is_redundant)
{
    uint8_t *board = generator->board, digit = board[cell];
    const struct builder_question question = {board, cell, digit};
    unsigned found = 1;
    board[cell] = 0;
    enum sudoku_status status = oracle_ask(&generator->oracle, &question, limiter, &found);
    board[cell] = digit;
    *is_redundant = status == SUDOKU_OK && !found;
    return status;
}

enum sudoku_status generator_has_redundant(struct sudoku_generator *generator,
                                           const uint8_t *givens, struct limiter *limiter,
                                           bool *has_redundant)
{
    enum sudoku_status status = SUDOKU_OK;
    unsigned cells = generator->layout->cell_count;
    *has_redundant = false;
    memcpy(generator->board, givens, cells);
    for (unsigned cell = 0; cell < cells && status == SUDOKU_OK && !*has_redundant; cell++)
        if (givens[cell])
            status = ask_without(generator, cell, limiter, has_redundant);
    return status;
}

enum sudoku_status sudoku_generator_find_redundant(struct sudoku_generator *generator,
                                                   const uint8_t *givens,
                                                   const struct sudoku_limits *limits,
                                                   uint16_t *cells, size_t *count)
{
    struct limiter limiter;
    if (!generator_givens_fit(generator, givens) || !argument_expect(cells, "cells is NULL") ||
        !argument_expect(count, "count is NULL") || !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = oracle_unique(&generator->oracle, givens, &limiter);
    size_t redundant = 0;
    if (status == SUDOKU_OK)
        memcpy(generator->board, givens, generator->layout->cell_count);
    for (unsigned cell = 0; status == SUDOKU_OK && cell < generator->layout->cell_count; cell++) {
        bool is_redundant;
        if (!givens[cell])
            continue;
        status = ask_without(generator, cell, &limiter, &is_redundant);
        cells[redundant] = (uint16_t)cell;
        redundant += is_redundant;
    }
    if (status == SUDOKU_OK)
        *count = redundant;
    return generator_end(generator, status);
}
