#include "generate/making.h"

#include <string.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/mem.h"
#include "common/random.h"
#include "engine9/engine9.h"
#include "generate/orbits.h"

/* Random givens of a classic grid leave one solution, as a rule, while they are more than these of
 * 81: measured, so that a puzzle takes the fewest questions. */
enum { PLENTY = 35, OF_CELLS = 81 };

/* Of a cell that is in no group still to come. */
enum { NO_PLACE = 0xffff };

bool making_open(struct making *making, const struct sudoku_layout *layout,
                 const struct sudoku_allocator *allocator)
{
    struct reduction *reduction = &making->reduction;
    unsigned cells = layout->cell_count;
    reduction->givens = mem_alloc(allocator, cells, sizeof *reduction->givens);
    reduction->solution = mem_alloc(allocator, cells, sizeof *reduction->solution);
    reduction->cells = mem_alloc(allocator, cells, sizeof *reduction->cells);
    reduction->ends = mem_alloc(allocator, cells, sizeof *reduction->ends);
    making->places = mem_alloc(allocator, cells, sizeof *making->places);
    making->gathered = mem_alloc(allocator, cells, sizeof *making->gathered);
    return reduction->givens && reduction->solution && reduction->cells && reduction->ends &&
           making->places && making->gathered;
}

void making_close(struct making *making, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, making->reduction.givens);
    mem_free(allocator, making->reduction.solution);
    mem_free(allocator, making->reduction.cells);
    mem_free(allocator, making->reduction.ends);
    mem_free(allocator, making->places);
    mem_free(allocator, making->gathered);
}

/* All cells in the order of JOB (R. Durstenfeld, CACM 7(7), 1964). */
static void set_order(struct making *making, unsigned cells, const struct sudoku_generate_job *job)
{
    uint16_t *order = making->reduction.cells;
    for (unsigned i = 0; i < cells; i++) {
        unsigned j = job->order ? i : random_below(&making->random, i + 1);
        order[i] = order[j];
        order[j] = job->order ? job->order[i] : (uint16_t)i;
    }
}

/* Sorts the COUNT cells of ORBIT by their place, and leaves out those that have none; gives how
 * many are left. */
static unsigned sort_by_place(const uint16_t *places, unsigned count, uint16_t orbit[ORBIT_MAX])
{
    unsigned sorted = 0;
    for (unsigned i = 0; i < count; i++) {
        uint16_t cell = orbit[i];
        unsigned at = sorted;
        if (places[cell] == NO_PLACE)
            continue;
        for (; at > 0 && places[orbit[at - 1]] > places[cell]; at--)
            orbit[at] = orbit[at - 1];
        orbit[at] = cell;
        sorted++;
    }
    return sorted;
}

/* Moves the cells of each orbit next to the first of them, so that groups stand in the order of
 * their first cells, and the cells of a group in theirs. */
static void gather_orbits(struct making *making, const struct sudoku_layout *layout,
                          enum sudoku_symmetry symmetry, unsigned cells)
{
    struct reduction *reduction = &making->reduction;
    uint16_t orbit[ORBIT_MAX], *order = reduction->cells, *places = making->places;
    unsigned end = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        places[cell] = NO_PLACE;
    for (unsigned i = 0; i < cells; i++)
        places[order[i]] = (uint16_t)i;
    reduction->group_count = 0;
    for (unsigned i = 0; i < cells; i++) {
        if (places[order[i]] == NO_PLACE)
            continue;
        unsigned count = orbit_of(layout, symmetry, order[i], orbit);
        count = sort_by_place(places, count, orbit);
        for (unsigned k = 0; k < count; k++) {
            making->gathered[end++] = orbit[k];
            places[orbit[k]] = NO_PLACE;
        }
        reduction->ends[reduction->group_count++] = (uint16_t)end;
    }
    memcpy(order, making->gathered, cells * sizeof *order);
}

/* The groups of givens, in their order. */
static void set_groups(struct making *making, const struct sudoku_layout *layout,
                       const struct sudoku_generate_job *job)
{
    struct reduction *reduction = &making->reduction;
    unsigned givens = 0;
    set_order(making, layout->cell_count, job);
    for (unsigned i = 0; i < layout->cell_count; i++)
        if (reduction->givens[reduction->cells[i]])
            reduction->cells[givens++] = reduction->cells[i];
    if (job->symmetry != SUDOKU_SYMMETRY_NONE) {
        gather_orbits(making, layout, job->symmetry, givens);
    } else {
        reduction->group_count = givens;
        for (unsigned i = 0; i < givens; i++)
            reduction->ends[i] = (uint16_t)(i + 1);
    }
    if (engine9_knows(layout)) {
        cycles9_find(&making->cycles, reduction->solution);
        reduction->cycles = &making->cycles;
    }
    reduction->min_givens = job->min_givens;
    reduction->plenty = PLENTY * layout->cell_count / OF_CELLS;
    reduction_start(reduction);
}

static void take_puzzle(struct making *making, const struct sudoku_layout *layout,
                        const struct sudoku_generate_job *job)
{
    uint8_t *givens = making->reduction.givens;
    making->is_solved = false;
    memcpy(givens, job->puzzles + making->number * layout->cell_count, layout->cell_count);
    if (!board_digits_in_range(layout, givens))
        making->status = SUDOKU_ERR_ARGUMENT;
    else if (board_has_duplicate(layout, givens))
        making->status = SUDOKU_CONFLICT;
}

void making_begin(struct making *making, const struct sudoku_layout *layout,
                  const struct sudoku_generate_job *job)
{
    struct reduction *reduction = &making->reduction;
    making->status = SUDOKU_OK;
    making->is_solved = true;
    if (job->puzzles)
        take_puzzle(making, layout, job);
    else
        memcpy(reduction->givens, reduction->solution, layout->cell_count);
    if (making->is_solved)
        set_groups(making, layout, job);
}

bool making_ask(struct making *making, struct making_question *question)
{
    struct reduction *reduction = &making->reduction;
    making->cell = REDUCTION_NO_CELL;
    *question = (struct making_question){.givens = reduction->givens, .cell = REDUCTION_NO_CELL};
    if (making->status != SUDOKU_OK)
        return false;
    if (!making->is_solved)
        return true;
    if (!reduction_ask(reduction, &making->cell))
        return false;
    question->cell = making->cell;
    if (making->cell != REDUCTION_NO_CELL)
        question->digit = reduction->solution[making->cell];
    return true;
}

void making_answer(struct making *making, const struct sudoku_layout *layout,
                   const struct sudoku_generate_job *job, unsigned found, const uint8_t *solution)
{
    struct reduction *reduction = &making->reduction;
    if (making->is_solved) {
        reduction_answer(reduction, found > (making->cell == REDUCTION_NO_CELL));
    } else if (found == 1) {
        memcpy(reduction->solution, solution, layout->cell_count);
        making->is_solved = true;
        set_groups(making, layout, job);
    } else {
        making->status = found ? SUDOKU_SEVERAL_SOLUTIONS : SUDOKU_NO_SOLUTION;
    }
}

void making_finish(const struct making *making, const struct sudoku_layout *layout,
                   const struct sudoku_generate_job *job)
{
    size_t cells = layout->cell_count, offset = making->number * cells;
    job->statuses[making->number] = (int8_t)making->status;
    if (making->status != SUDOKU_OK)
        return;
    memcpy(job->results + offset, making->reduction.givens, cells);
    if (job->solutions)
        memcpy(job->solutions + offset, making->reduction.solution, cells);
}
