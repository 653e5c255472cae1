/* New puzzles, and puzzles with fewer givens.
 *
 *     grid or puzzle -> making -> questions -> engine9, many at a time, or the layout's solver */
#include <string.h>

#include <sudoku/generate.h>

#include "board/layout.h"
#include "common/argument.h"
#include "common/sized.h"
#include "generate/generator.h"
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

enum sudoku_status sudoku_generator_run(struct sudoku_generator *generator,
                                        const struct sudoku_generate_job *job,
                                        const struct sudoku_limits *limits)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_generate_job, statuses);
    struct sudoku_generate_job own = {0};
    struct limiter limiter;
    if (!generator_is_free(generator) || !argument_expect(job, "job is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, job, first_form), "job->size is too small") ||
        !job_is_sound(generator, &own) || !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    if (!limiter_poll(&limiter) && generator->lanes)
        lanes9_run(generator->lanes, &own, &limiter);
    else
        run_one_by_one(generator, &own, &limiter);
    return generator_end(generator, limiter.status);
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
        struct builder_question question = {generator->board, cell, givens[cell]};
        unsigned found = 1;
        if (!givens[cell])
            continue;
        generator->board[cell] = 0;
        status = oracle_ask(&generator->oracle, &question, &limiter, &found);
        generator->board[cell] = givens[cell];
        cells[redundant] = (uint16_t)cell;
        redundant += found == 0;
    }
    if (status == SUDOKU_OK)
        *count = redundant;
    return generator_end(generator, status);
}
