/* Repairs: givens that contradict each other, and changes that leave one solution. */
#include <sudoku/repair.h>

#include <string.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/argument.h"
#include "common/random.h"
#include "common/sized.h"
#include "generate/generator.h"

enum {
    /* Orders of givens that are tried for a small contradiction. */
    ORDERS_TRIED = 4,
    /* Solutions are counted up to here, for sudoku_repair.solutions_without. */
    LOOSE = 64
};

/* Whether the generator's board has a solution: SUDOKU_OK, SUDOKU_NO_SOLUTION, or a limit's. */
static enum sudoku_status solvable(struct sudoku_generator *generator, const uint8_t *board,
                                   struct limiter *limiter)
{
    unsigned found;
    const struct making_question question = {board, REDUCTION_NO_CELL, 0};
    enum sudoku_status status = oracle_ask(&generator->oracle, &question, limiter, &found);
    return status == SUDOKU_OK && !found ? SUDOKU_NO_SOLUTION : status;
}

/* ------------------------------------------------------------------------------- contradiction */

/* Leaves out givens of BOARD in the order of CELLS as long as there is no solution. */
static enum sudoku_status shrink(struct sudoku_generator *generator, struct limiter *limiter,
                                 const uint16_t *cells, unsigned count, uint8_t *board,
                                 unsigned *left)
{
    *left = 0;
    for (unsigned i = 0; i < count; i++) {
        uint8_t given = board[cells[i]];
        board[cells[i]] = 0;
        enum sudoku_status status = solvable(generator, board, limiter);
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

/* Two peers with the same digit, which contradict each other plainly, into CELLS. */
static bool find_twins(const struct sudoku_layout *layout, const uint8_t *givens, uint16_t *cells)
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

/* A small contradiction of GIVENS, ascending, into CELLS. */
static enum sudoku_status contradiction(struct sudoku_generator *generator, const uint8_t *givens,
                                        struct limiter *limiter, uint16_t *cells, unsigned *count)
{
    struct reduction *room = &generator->making.reduction;
    unsigned all = generator->layout->cell_count, given_count = 0, fewest = all + 1;
    uint64_t random = 1;
    uint8_t *board = room->givens, *best = room->solution;
    *count = 2;
    if (find_twins(generator->layout, givens, cells))
        return SUDOKU_OK;
    for (unsigned cell = 0; cell < all; cell++)
        if (givens[cell])
            room->cells[given_count++] = (uint16_t)cell;
    for (unsigned i = 0; i < ORDERS_TRIED; i++) {
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

static bool givens_are_sound(const struct sudoku_generator *generator, const uint8_t *givens)
{
    return generator_is_free(generator) && argument_expect(givens, "givens is NULL") &&
           argument_expect(board_digits_in_range(generator->layout, givens),
                           "givens has a number over the side");
}

enum sudoku_status sudoku_generator_find_contradiction(struct sudoku_generator *generator,
                                                       const uint8_t *givens,
                                                       const struct sudoku_limits *limits,
                                                       uint16_t *cells, size_t *count)
{
    struct limiter limiter;
    unsigned found = 0;
    if (!givens_are_sound(generator, givens) || !argument_expect(cells, "cells is NULL") ||
        !argument_expect(count, "count is NULL") || !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = solvable(generator, givens, &limiter);
    if (status == SUDOKU_OK)
        return generator_end(generator, SUDOKU_NOT_FOUND);
    if (status == SUDOKU_NO_SOLUTION)
        status = contradiction(generator, givens, &limiter, cells, &found);
    if (status == SUDOKU_OK)
        *count = found;
    return generator_end(generator, status);
}

/* ---------------------------------------------------------------------------------- candidates */

struct repair_search {
    struct sudoku_generator *generator;
    struct limiter *limiter;
    const double *costs;
    uint8_t *board; /* the givens, while changes are tried */
    struct sudoku_repair *repairs;
    size_t capacity, count;
};

static bool is_better(const struct sudoku_repair *a, const struct sudoku_repair *b)
{
    if (a->cost < b->cost || a->cost > b->cost)
        return a->cost < b->cost;
    if (a->redundant != b->redundant)
        return a->redundant < b->redundant;
    return a->solutions_without > b->solutions_without;
}

/* Puts REPAIR where it belongs among the best. */
static void keep(struct repair_search *search, const struct sudoku_repair *repair)
{
    size_t kept = search->count < search->capacity ? search->count : search->capacity;
    size_t place = kept;
    search->count++;
    while (place && is_better(repair, &search->repairs[place - 1]))
        place--;
    if (place >= search->capacity)
        return;
    size_t moved = (kept < search->capacity ? kept : search->capacity - 1) - place;
    memmove(&search->repairs[place + 1], &search->repairs[place], moved * sizeof *search->repairs);
    search->repairs[place] = *repair;
}

static double cost_of(const struct repair_search *search, const struct sudoku_change *change)
{
    unsigned side = search->generator->layout->side;
    return search->costs ? search->costs[change->cell * side + change->digit - 1U] : 1;
}

/* How many givens of the board could be left out. */
static enum sudoku_status count_redundant(struct repair_search *search, unsigned *count)
{
    *count = 0;
    for (unsigned cell = 0; cell < search->generator->layout->cell_count; cell++) {
        struct making_question question = {search->board, cell, search->board[cell]};
        unsigned found;
        if (!search->board[cell])
            continue;
        search->board[cell] = 0;
        enum sudoku_status status =
            oracle_ask(&search->generator->oracle, &question, search->limiter, &found);
        search->board[cell] = (uint8_t)question.digit;
        if (status != SUDOKU_OK)
            return status;
        *count += !found;
    }
    return SUDOKU_OK;
}

/* Counts the solutions of the board, whose changed givens are empty, up to LOOSE. */
static enum sudoku_status count_without(struct repair_search *search, unsigned *count)
{
    const struct sudoku_puzzle puzzle = {search->board, NULL};
    struct sudoku_limits limits = oracle_limits(search->limiter);
    uint64_t found = 0;
    limits.solutions = LOOSE;
    enum sudoku_status status =
        sudoku_solver_count(search->generator->oracle.solver, &puzzle, &limits, &found);
    *count = (unsigned)found;
    if (search->limiter->status != SUDOKU_OK)
        return search->limiter->status;
    return status < SUDOKU_OK ? status : SUDOKU_OK;
}

/* Tries the digits of the changes from NUMBER on; the cells of all changes are empty, or have the
 * digit that is tried. WAS are their givens. */
/* NOLINTNEXTLINE(misc-no-recursion): two deep */
static enum sudoku_status try_digits(struct repair_search *search, struct sudoku_repair *repair,
                                     unsigned number, const uint8_t *was)
{
    enum sudoku_status status = SUDOKU_OK;
    if (number >= SUDOKU_MAX_CHANGES || number == repair->change_count) {
        status = oracle_unique(&search->generator->oracle, search->board, search->limiter);
        if (status == SUDOKU_OK) {
            status = count_redundant(search, &repair->redundant);
            repair->cost = 0;
            for (unsigned i = 0; i < number; i++)
                repair->cost += cost_of(search, &repair->changes[i]);
            keep(search, repair);
        }
        return search->limiter->status == SUDOKU_OK && status > SUDOKU_OK ? SUDOKU_OK : status;
    }
    struct sudoku_change *change = &repair->changes[number];
    for (unsigned digit = 1; status == SUDOKU_OK && digit <= search->generator->layout->side;
         digit++) {
        if (digit == was[number])
            continue;
        if (limiter_poll(search->limiter))
            return search->limiter->status;
        change->digit = (uint16_t)digit;
        search->board[change->cell] = (uint8_t)digit;
        if (!board_has_duplicate(search->generator->layout, search->board))
            status = try_digits(search, repair, number + 1, was);
        search->board[change->cell] = 0;
    }
    return status;
}

/* Tries all digits in COUNT given CELLS, where the puzzle has a solution without these. */
static enum sudoku_status try_cells(struct repair_search *search, const uint16_t *cells,
                                    unsigned count)
{
    struct sudoku_repair repair = {.change_count = count};
    uint8_t was[SUDOKU_MAX_CHANGES];
    for (unsigned i = 0; i < count; i++) {
        repair.changes[i].cell = cells[i];
        was[i] = search->board[cells[i]];
        search->board[cells[i]] = 0;
    }
    enum sudoku_status status = count_without(search, &repair.solutions_without);
    if (status == SUDOKU_OK && repair.solutions_without)
        status = try_digits(search, &repair, 0, was);
    for (unsigned i = 0; i < count; i++)
        search->board[cells[i]] = was[i];
    return status;
}

static enum sudoku_status try_singles(struct repair_search *search)
{
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned i = 0; status == SUDOKU_OK && i < search->generator->layout->cell_count; i++) {
        uint16_t cell = (uint16_t)i;
        if (search->board[cell])
            status = try_cells(search, &cell, 1);
    }
    return status;
}

/* Two givens: one of a contradiction, and one of what contradicts itself without that, or any. */
static enum sudoku_status try_pairs(struct repair_search *search)
{
    struct sudoku_generator *generator = search->generator;
    uint16_t *first = generator->pairs, *second = generator->pairs + generator->layout->cell_count;
    unsigned first_count, second_count;
    enum sudoku_status status =
        contradiction(generator, search->board, search->limiter, first, &first_count);
    for (unsigned i = 0; status == SUDOKU_OK && i < first_count; i++) {
        uint8_t was = search->board[first[i]];
        search->board[first[i]] = 0;
        status = solvable(generator, search->board, search->limiter);
        second_count = 0;
        if (status == SUDOKU_NO_SOLUTION)
            status =
                contradiction(generator, search->board, search->limiter, second, &second_count);
        else if (status == SUDOKU_OK)
            for (unsigned cell = 0; cell < generator->layout->cell_count; cell++)
                if (search->board[cell])
                    second[second_count++] = (uint16_t)cell;
        search->board[first[i]] = was;
        for (unsigned j = 0; status == SUDOKU_OK && j < second_count; j++) {
            bool is_again = false; /* the other way round */
            for (unsigned k = 0; k < i; k++)
                is_again = is_again || first[k] == second[j];
            if (!is_again)
                status = try_cells(search, (const uint16_t[2]){first[i], second[j]}, 2);
        }
    }
    return status;
}

/* Whether all that OPTIONS have are numbers, 0 or more. */
static bool costs_are_sound(const struct sudoku_generator *generator,
                            const struct sudoku_repair_options *options)
{
    size_t count = (size_t)generator->layout->cell_count * generator->layout->side;
    for (size_t i = 0; options->costs && i < count; i++)
        if (!(options->costs[i] >= 0))
            return argument_expect(false, "options->costs has a negative number, or none");
    return true;
}

static bool repair_is_sound(const struct sudoku_repair_options *options,
                            const struct sudoku_repair *repairs, size_t capacity,
                            const size_t *count)
{
    return argument_expect(options->max_changes >= 1 && options->max_changes <= SUDOKU_MAX_CHANGES,
                           "options->max_changes is neither 1 nor 2") &&
           argument_expect(repairs || !capacity, "repairs is NULL") &&
           argument_expect(count, "count is NULL");
}

enum sudoku_status sudoku_generator_repair(struct sudoku_generator *generator,
                                           const uint8_t *givens,
                                           const struct sudoku_repair_options *options,
                                           const struct sudoku_limits *limits,
                                           struct sudoku_repair *repairs, size_t capacity,
                                           size_t *count)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_repair_options, costs);
    struct sudoku_repair_options own = {.size = sizeof own, .max_changes = SUDOKU_MAX_CHANGES};
    struct limiter limiter;
    if (!givens_are_sound(generator, givens) ||
        !argument_expect(!options || sized_copy(&own, sizeof own, options, first_form),
                         "options->size is too small") ||
        !repair_is_sound(&own, repairs, capacity, count) || !costs_are_sound(generator, &own) ||
        !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    struct repair_search search = {generator, &limiter, own.costs, generator->board,
                                   repairs,   capacity, 0};
    enum sudoku_status status = oracle_unique(&generator->oracle, givens, &limiter);
    if (status == SUDOKU_OK)
        return generator_end(generator, SUDOKU_END);
    bool has_none = status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT;
    memcpy(search.board, givens, generator->layout->cell_count);
    if (has_none || status == SUDOKU_SEVERAL_SOLUTIONS)
        status = try_singles(&search);
    if (status == SUDOKU_OK && !search.count && has_none && own.max_changes == 2)
        status = try_pairs(&search);
    if (status == SUDOKU_OK)
        *count = search.count;
    return generator_end(generator,
                         status == SUDOKU_OK && !search.count ? SUDOKU_NOT_FOUND : status);
}
