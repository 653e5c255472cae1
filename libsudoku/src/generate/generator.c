/* Creation of a generator, and begin and end of its calls. */
#include "generate/generator.h"

#include <string.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/argument.h"
#include "common/busy.h"
#include "common/mem.h"
#include "common/sized.h"
#include "engine9/engine9.h"
#include "generate/orbits.h"

/* The number of solutions to sample for additions; the work grows with the board. */
static unsigned choose_sample_size(const struct sudoku_layout *layout)
{
    enum { MIN_SIZE = 16, MAX_SIZE = 256, WORK = 1 << 24 };
    uint64_t work = (uint64_t)layout->cell_count * layout->cell_count * layout->side;
    uint64_t size = WORK / work;
    return size < MIN_SIZE ? MIN_SIZE : size > MAX_SIZE ? MAX_SIZE : (unsigned)size;
}

static enum sudoku_status allocate(struct sudoku_generator *generator)
{
    const struct sudoku_allocator *allocator = &generator->allocator;
    unsigned cells = generator->layout->cell_count;
    generator->sample_size = choose_sample_size(generator->layout);
    generator->board = mem_alloc(allocator, cells, 1);
    generator->pairs = mem_alloc(allocator, 2 * (size_t)cells, sizeof *generator->pairs);
    generator->sample = mem_alloc(allocator, generator->sample_size, cells);
    if (!generator->board || !generator->pairs || !generator->sample ||
        !builder_open(&generator->builder, generator->layout, allocator))
        return SUDOKU_ERR_MEMORY;
    if (generator->is_classic && !(generator->lanes = lanes9_create(allocator)))
        return SUDOKU_ERR_MEMORY;
    return oracle_open(&generator->oracle, generator->layout, allocator);
}

enum sudoku_status sudoku_generator_create(const struct sudoku_layout *layout,
                                           const struct sudoku_generator_options *options,
                                           struct sudoku_generator **out)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_generator_options, allocator);
    struct sudoku_generator_options own = {.size = sizeof own};
    if (!argument_expect(out, "generator is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *out = NULL;
    if (!argument_expect(layout, "layout is NULL") ||
        !argument_expect(!options || sized_copy(&own, sizeof own, options, first_form),
                         "options->size is too small"))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    struct sudoku_generator *generator = mem_alloc(&allocator, 1, sizeof *generator);
    if (!generator)
        return SUDOKU_ERR_MEMORY;
    generator->allocator = allocator;
    generator->layout = layout;
    generator->is_classic = engine9_knows(layout);
    atomic_init(&generator->cancel, false);
    atomic_init(&generator->is_busy, false);
    enum sudoku_status status = allocate(generator);
    if (status == SUDOKU_OK)
        *out = generator;
    else
        sudoku_generator_destroy(generator);
    return status;
}

void sudoku_generator_destroy(struct sudoku_generator *generator)
{
    if (!generator)
        return;
    struct sudoku_allocator allocator = generator->allocator;
    lanes9_destroy(generator->lanes, &allocator);
    trials_close(&generator->trials, &allocator);
    oracle_close(&generator->oracle, &allocator);
    builder_close(&generator->builder, &allocator);
    mem_free(&allocator, generator->board);
    mem_free(&allocator, generator->pairs);
    mem_free(&allocator, generator->sample);
    mem_free(&allocator, generator);
}

void sudoku_generator_cancel(struct sudoku_generator *generator)
{
    if (generator)
        atomic_store_explicit(&generator->cancel, true, memory_order_relaxed);
}

bool generator_is_free(const struct sudoku_generator *generator)
{
    return argument_expect(generator, "generator is NULL") &&
           busy_is_free(&generator->is_busy, BUSY("generator"));
}

bool generator_givens_fit(const struct sudoku_generator *generator, const uint8_t *givens)
{
    return generator_is_free(generator) && argument_expect(givens, "givens is NULL") &&
           argument_expect(board_digits_in_range(generator->layout, givens),
                           "givens has a number over the side");
}

bool generator_begin(struct sudoku_generator *generator, const struct sudoku_limits *limits,
                     struct limiter *limiter)
{
    struct sudoku_limits own;
    if (!limiter_copy_limits(limits, &own) || !busy_begin(&generator->is_busy, BUSY("generator")))
        return false;
    own.solutions = 0;
    limiter_start(limiter, &own, false, &generator->cancel);
    limiter_set_pace(limiter, generator->layout->cell_count);
    return true;
}

enum sudoku_status generator_end(struct sudoku_generator *generator, enum sudoku_status status)
{
    limiter_clear_cancel(&generator->cancel);
    busy_end(&generator->is_busy);
    return status;
}
