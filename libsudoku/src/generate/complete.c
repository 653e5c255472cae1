/* Givens to add to a puzzle with several solutions, so that one remains. */
#include <string.h>

#include <sudoku/repair.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/argument.h"
#include "generate/generator.h"

/* A sample of the solutions of a puzzle. */
struct sample {
    const uint8_t *solutions; /* COUNT boards */
    uint8_t *next;
    unsigned cells, count, capacity;
    bool is_whole; /* there are no other solutions */
};

static int take_solution(void *user, const uint8_t *solution)
{
    struct sample *sample = user;
    if (sample->count == sample->capacity)
        return 1;
    memcpy(sample->next, solution, sample->cells);
    sample->next += sample->cells;
    sample->count++;
    return 0;
}

static enum sudoku_status fill_sample(struct sudoku_generator *generator, struct limiter *limiter,
                                      const uint8_t *board, struct sample *sample)
{
    *sample = (struct sample){.solutions = generator->sample,
                              .next = generator->sample,
                              .cells = generator->layout->cell_count,
                              .capacity = generator->sample_size};
    enum sudoku_status status =
        oracle_enumerate(&generator->oracle, board, limiter, take_solution, sample);
    if (limiter->status != SUDOKU_OK)
        return limiter->status;
    sample->is_whole = status == SUDOKU_OK;
    return status == SUDOKU_CANCELLED ? SUDOKU_OK : status;
}

static uint8_t digit_at(const struct sample *sample, unsigned solution, unsigned cell)
{
    return sample->solutions[(size_t)solution * sample->cells + cell];
}

/* The number of sampled solutions with the digit of CHANGE in its cell. */
static unsigned count_with(const struct sample *sample, struct sudoku_change change)
{
    unsigned count = 0;
    for (unsigned i = 0; i < sample->count; i++)
        count += digit_at(sample, i, change.cell) == change.digit;
    return count;
}

/* Stores the addition that, together with OTHER (NULL: none), leaves the fewest sampled solutions
 * in *BEST; returns their number. */
static unsigned best_addition(const struct sample *sample, unsigned side,
                              const struct sudoku_change *other, struct sudoku_change *best)
{
    unsigned fewest = UINT16_MAX;
    for (unsigned cell = 0; cell < sample->cells; cell++) {
        uint16_t counts[SUDOKU_MAX_SIDE + 1] = {0};
        for (unsigned i = 0; i < sample->count; i++)
            if (!other || digit_at(sample, i, other->cell) == other->digit)
                counts[digit_at(sample, i, cell)]++;
        for (unsigned digit = 1; digit <= side; digit++) {
            if (!counts[digit] || counts[digit] >= fewest)
                continue;
            fewest = counts[digit];
            *best = (struct sudoku_change){(uint16_t)cell, (uint16_t)digit};
        }
    }
    return fewest;
}

/* Stores two additions that together leave one sampled solution. Returns false if there are none,
 * or at a limit. */
static bool find_pair(const struct sample *sample, unsigned side, struct limiter *limiter,
                      struct sudoku_change pair[2])
{
    for (unsigned cell = 0; cell < sample->cells; cell++)
        for (unsigned digit = 1; digit <= side; digit++) {
            pair[0] = (struct sudoku_change){(uint16_t)cell, (uint16_t)digit};
            unsigned count = count_with(sample, pair[0]);
            /* A digit common to all solutions adds nothing. */
            if (!count || count == sample->count)
                continue;
            if (limiter_poll(limiter))
                return false;
            if (best_addition(sample, side, &pair[0], &pair[1]) == 1)
                return true;
        }
    return false;
}

/* Stores the fewest additions for a complete sample, if two suffice; returns their number, or 0. */
static unsigned find_fewest(const struct sample *sample, unsigned side, struct limiter *limiter,
                            struct sudoku_change *additions)
{
    if (best_addition(sample, side, NULL, additions) == 1)
        return 1;
    return find_pair(sample, side, limiter, additions) ? 2 : 0;
}

/* Looks for a single addition that suffices, on boards small enough to try all. */
static enum sudoku_status try_each(struct sudoku_generator *generator, struct limiter *limiter,
                                   uint8_t *board, struct sudoku_change *addition, bool *found)
{
    enum { MAX_TRIED = 1000 };
    unsigned cells = generator->layout->cell_count, side = generator->layout->side;
    *found = false;
    for (unsigned cell = 0; cells * side <= MAX_TRIED && cell < cells; cell++) {
        sudoku_digitset digits = board_cell_candidates(generator->layout, board, cell);
        while (!board[cell] && digits) {
            board[cell] = (uint8_t)sudoku_digitset_pop(&digits);
            enum sudoku_status status = oracle_unique(&generator->oracle, board, limiter);
            *addition = (struct sudoku_change){(uint16_t)cell, board[cell]};
            board[cell] = 0;
            *found = status == SUDOKU_OK;
            if (*found || limiter->status != SUDOKU_OK)
                return limiter->status;
        }
    }
    return SUDOKU_OK;
}

/* Adds givens to BOARD until one solution remains. Later samples are of the solutions that remain.
 */
static enum sudoku_status add_all(struct sudoku_generator *generator, struct limiter *limiter,
                                  uint8_t *board, struct sudoku_change *additions, size_t *count,
                                  bool *are_fewest)
{
    unsigned side = generator->layout->side;
    struct sample sample;
    bool was_whole = false;
    enum sudoku_status status = fill_sample(generator, limiter, board, &sample);
    *count = 0;
    while (status == SUDOKU_OK && sample.count > 1) {
        unsigned few =
            sample.is_whole ? find_fewest(&sample, side, limiter, additions + *count) : 0;
        if (limiter->status != SUDOKU_OK)
            return limiter->status;
        was_whole = was_whole || (sample.is_whole && *count == 0);
        if (few) {
            *count += few;
            *are_fewest = was_whole && *count <= 3;
            return SUDOKU_OK;
        }
        struct sudoku_change *next = &additions[(*count)++];
        best_addition(&sample, side, NULL, next);
        board[next->cell] = (uint8_t)next->digit;
        status = fill_sample(generator, limiter, board, &sample);
    }
    *are_fewest = false;
    return status;
}

enum sudoku_status sudoku_generator_complete(struct sudoku_generator *generator,
                                             const uint8_t *givens,
                                             const struct sudoku_limits *limits,
                                             struct sudoku_change *additions, size_t *count,
                                             bool *are_fewest)
{
    struct limiter limiter;
    size_t found = 0;
    bool fewest = false;
    if (!generator_givens_fit(generator, givens) ||
        !argument_expect(additions, "additions is NULL") ||
        !argument_expect(count, "count is NULL") ||
        !argument_expect(are_fewest, "are_fewest is NULL") ||
        !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = oracle_unique(&generator->oracle, givens, &limiter);
    if (status == SUDOKU_OK)
        return generator_end(generator, SUDOKU_END);
    if (status != SUDOKU_SEVERAL_SOLUTIONS)
        return generator_end(generator, status);
    memcpy(generator->board, givens, generator->layout->cell_count);
    status = try_each(generator, &limiter, generator->board, additions, &fewest);
    found = fewest;
    if (status == SUDOKU_OK && !found)
        status = add_all(generator, &limiter, generator->board, additions, &found, &fewest);
    if (status == SUDOKU_OK) {
        *count = found;
        *are_fewest = fewest;
    }
    return generator_end(generator, status);
}
