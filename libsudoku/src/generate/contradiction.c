/* Givens that contradict each other. */
#include "generate/contradiction.h"

#include <string.h>

#include <sudoku/repair.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/argument.h"
#include "common/random.h"

/* Number of random orders of removal; the smallest contradiction is kept. */
enum { MAX_ORDERS = 4 };

enum sudoku_status contradiction_solvable(struct sudoku_generator *generator, const uint8_t *board,
                                          struct limiter *limiter)
{
    unsigned found;
    const struct builder_question question = {board, REDUCTION_NO_CELL, 0};
    enum sudoku_status status = oracle_ask(&generator->oracle, &question, limiter, &found);
    return status == SUDOKU_OK && !found ? SUDOKU_NO_SOLUTION : status;
}

/* Removes givens of BOARD in the order of CELLS while there is still no solution; *LEFT is the
 * number of givens that remain. */
static enum sudoku_status shrink(struct sudoku_generator *generator, struct limiter *limiter,
                                 const uint16_t *cells, unsigned count, uint8_t *board,
                                 unsigned *left)
{
    *left = 0;
    for (unsigned i = 0; i < count; i++) {
        uint8_t given = board[cells[i]];
        board[cells[i]] = 0;
        enum sudoku_status status = contradiction_solvable(generator, board, limiter);
        if (status == SUDOKU_OK) {
            board[cells[i]] = given;
            ++*left;
        } else if (status != SUDOKU_NO_SOLUTION) {
            return status;
        }
    }
    return SUDOKU_OK;
}

static void shuffle(uint64_t *random, uint16_t *cells, unsigned count)
{
    for (unsigned i = count; i > 1; i--) {
        unsigned j = random_below(random, i);
        uint16_t cell = cells[i - 1];
        cells[i - 1] = cells[j];
        cells[j] = cell;
    }
}

/* Stores two peers with the same digit in CELLS. Returns false if there are none. */
static bool find_duplicate(const struct sudoku_layout *layout, const uint8_t *givens,
                           uint16_t *cells)
{
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        const uint16_t *peers;
        unsigned count = sudoku_layout_cell_peers(layout, cell, &peers);
        for (unsigned i = 0; givens[cell] && i < count; i++) {
            if (givens[peers[i]] != givens[cell])
                continue;
            cells[0] = (uint16_t)(cell < peers[i] ? cell : peers[i]);
            cells[1] = (uint16_t)(cell < peers[i] ? peers[i] : cell);
            return true;
        }
    }
    return false;
}

enum sudoku_status contradiction_find(struct sudoku_generator *generator, const uint8_t *givens,
                                      struct limiter *limiter, uint16_t *cells, unsigned *count)
{
    struct reduction *room = &generator->builder.reduction;
    unsigned all = generator->layout->cell_count, given_count = 0, fewest = all + 1;
    uint64_t random = 1;
    uint8_t *board = room->givens, *best = room->solution;
    *count = 2;
    if (find_duplicate(generator->layout, givens, cells))
        return SUDOKU_OK;
    for (unsigned cell = 0; cell < all; cell++)
        if (givens[cell])
            room->cells[given_count++] = (uint16_t)cell;
    for (unsigned i = 0; i < MAX_ORDERS; i++) {
        unsigned left;
        memcpy(board, givens, all);
        shuffle(&random, room->cells, given_count);
        enum sudoku_status status =
            shrink(generator, limiter, room->cells, given_count, board, &left);
        if (status != SUDOKU_OK)
            return status;
        if (left < fewest)
            memcpy(best, board, all);
        fewest = left < fewest ? left : fewest;
    }
    *count = 0;
    for (unsigned cell = 0; cell < all; cell++)
        if (best[cell])
            cells[(*count)++] = (uint16_t)cell;
    return SUDOKU_OK;
}

enum sudoku_status sudoku_generator_find_contradiction(struct sudoku_generator *generator,
                                                       const uint8_t *givens,
                                                       const struct sudoku_limits *limits,
                                                       uint16_t *cells, size_t *count)
{
    struct limiter limiter;
    unsigned found = 0;
    if (!generator_givens_fit(generator, givens) || !argument_expect(cells, "cells is NULL") ||
        !argument_expect(count, "count is NULL") || !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = contradiction_solvable(generator, givens, &limiter);
    if (status == SUDOKU_OK)
        return generator_end(generator, SUDOKU_NOT_FOUND);
    if (status == SUDOKU_NO_SOLUTION)
        status = contradiction_find(generator, givens, &limiter, cells, &found);
    if (status == SUDOKU_OK)
        *count = found;
    return generator_end(generator, status);
}
