#include "reader/joined.h"

#include <math.h>
#include <string.h>

#include "reader/certainty/evidence.h"

enum { SIDE = BOARD_SIZE_CLASSIC, CELLS = SIDE * SIDE, ANSWERS = SIDE + 1 };

void joined_close(struct joined *joined)
{
    sudoku_solver_destroy(joined->solver);
    sudoku_layout_destroy(joined->layout);
    *joined = (struct joined){0};
}

/* Numbers the cells row by row. */
static void number_cells(struct joined *joined)
{
    for (unsigned i = 0; i < sudoku_layout_cell_count(joined->layout); i++) {
        unsigned row = sudoku_layout_cell_row(joined->layout, i);
        joined->number[row][sudoku_layout_cell_column(joined->layout, i)] = (uint16_t)i;
    }
}

bool joined_open(struct joined *joined, const struct sudoku_allocator *allocator,
                 const struct joined_shape *shape)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.allocator = allocator;
    if (joined->shape != shape) {
        joined_close(joined);
        if (sudoku_layout_create_joined(shape->at[0], shape->count, allocator, &joined->layout) ||
            sudoku_solver_create(joined->layout, &options, &joined->solver)) {
            joined_close(joined);
            return false;
        }
        joined->shape = shape;
        number_cells(joined);
    }
    memset(joined->views, 0, sizeof joined->views);
    memset(&joined->posterior, 0, sizeof joined->posterior);
    joined->posterior.side = SIDE;
    joined->posterior.answers = ANSWERS;
    return true;
}

/* The number of CELL of grid INDEX (in reading order) among the cells of all grids. */
static unsigned cell_of(const struct joined *joined, unsigned index, unsigned cell)
{
    const uint16_t *at = joined->shape->at[index];
    unsigned seen = board_turn_cell(SIDE, cell, joined->turn);
    return joined->number[at[0] + seen / SIDE][at[1] + seen % SIDE];
}

bool joined_add(struct joined *joined, unsigned index, unsigned turn,
                const struct posterior *posterior)
{
    if (index == 0)
        joined->turn = turn;
    for (unsigned i = 0; i < CELLS && turn == joined->turn; i++) {
        unsigned cell = cell_of(joined, index, i);
        float share = 1 / (float)++joined->views[cell];
        for (unsigned k = 0; k < ANSWERS; k++)
            joined->posterior.cost[cell][k] +=
                share * (posterior->cost[i][k] - joined->posterior.cost[cell][k]);
    }
    return turn == joined->turn;
}

void joined_solve(struct joined *joined, struct kbest *space)
{
    space->joined.solver = joined->solver;
    space->joined.cells = sudoku_layout_cell_count(joined->layout);
    kbest_find(space, &board_size_joined, &joined->posterior, &joined->assignment);
}

void joined_part(const struct joined *joined, unsigned index, struct assignment *part)
{
    const struct assignment *all = &joined->assignment;
    *part = *all;
    memset(part->cells, 0, sizeof part->cells);
    memset(part->solution, 0, sizeof part->solution);
    memset(part->changed, 0, sizeof part->changed);
    memset(part->rival, 0, sizeof part->rival);
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned cell = cell_of(joined, index, i);
        part->cells[i] = all->cells[cell];
        part->solution[i] = all->solution[cell];
        part->changed[i] = all->changed[cell];
        part->rival[i] = all->rival[cell];
    }
}

void joined_place(const struct joined *joined, unsigned index, uint16_t place[2])
{
    unsigned row = joined->shape->at[index][0], column = joined->shape->at[index][1];
    unsigned rows = joined->shape->rows, columns = joined->shape->columns;
    for (unsigned turn = joined->turn; turn > 0; turn--) {
        unsigned across = rows - SIDE - row, height = rows;
        row = column;
        column = across;
        rows = columns;
        columns = height;
    }
    place[0] = (uint16_t)row;
    place[1] = (uint16_t)column;
}

/* The probability that all readings are right: the board counts once, with the smallest probability
 * that any reading gives it, and each reading adds the risk of digits missed in it. */
static float probability_of(const struct svision_reading *readings, size_t count)
{
    float board = 1, rest = 1;
    for (size_t i = 0; i < count; i++) {
        float own = evidence_gap_probability(readings[i].gap);
        board = fminf(board, own);
        rest *= readings[i].probability / own;
    }
    return board * rest;
}

struct reading_outcome joined_outcome(const struct svision_reading *readings, size_t count)
{
    const float probability = probability_of(readings, count);
    struct reading_outcome outcome = {probability >= CONFIDENCE_MIN, true, probability,
                                      SVISION_REASON_JOINED};
    for (size_t i = 0; i < count; i++) {
        outcome.is_sure = outcome.is_sure && readings[i].certainty == SVISION_SURE;
        outcome.is_solved = outcome.is_solved && readings[i].solution_is_sure;
    }
    return outcome;
}
