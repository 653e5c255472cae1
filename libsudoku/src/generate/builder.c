#include "generate/builder.h"

#include <string.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/mem.h"
#include "common/random.h"
#include "engine9/engine9.h"
#include "generate/orbits.h"

/* A classic grid with more than 35 of 81 random givens usually has one solution; the value
 * minimizes the number of questions per puzzle. */
enum { PLENTY = 35, OF_CELLS = 81 };

/* The place of a cell that is in no group to come. */
enum { NO_PLACE = 0xffff };

bool builder_open(struct builder *builder, const struct sudoku_layout *layout,
                  const struct sudoku_allocator *allocator)
{
    struct reduction *reduction = &builder->reduction;
    unsigned cells = layout->cell_count;
    reduction->givens = mem_alloc(allocator, cells, sizeof *reduction->givens);
    reduction->solution = mem_alloc(allocator, cells, sizeof *reduction->solution);
    reduction->cells = mem_alloc(allocator, cells, sizeof *reduction->cells);
    reduction->ends = mem_alloc(allocator, cells, sizeof *reduction->ends);
    builder->places = mem_alloc(allocator, cells, sizeof *builder->places);
    builder->gathered = mem_alloc(allocator, cells, sizeof *builder->gathered);
    return reduction->givens && reduction->solution && reduction->cells && reduction->ends &&
           builder->places && builder->gathered;
}

void builder_close(struct builder *builder, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, builder->reduction.givens);
    mem_free(allocator, builder->reduction.solution);
    mem_free(allocator, builder->reduction.cells);
    mem_free(allocator, builder->reduction.ends);
    mem_free(allocator, builder->places);
    mem_free(allocator, builder->gathered);
}

/* Lists all cells in the order of JOB, or shuffled (R. Durstenfeld, CACM 7(7), 1964). */
static void set_order(struct builder *builder, unsigned cells,
                      const struct sudoku_generate_job *job)
{
    uint16_t *order = builder->reduction.cells;
    for (unsigned i = 0; i < cells; i++) {
        unsigned j = job->order ? i : random_below(&builder->random, i + 1);
        order[i] = order[j];
        order[j] = job->order ? job->order[i] : (uint16_t)i;
    }
}

/* Sorts the COUNT cells of ORBIT by place and drops those without one. Returns the number of cells
 * that remain. */
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

/* Groups the cells by orbit: groups in the order of their first cells, cells within a group in
 * order. */
static void gather_orbits(struct builder *builder, const struct sudoku_layout *layout,
                          enum sudoku_symmetry symmetry, unsigned cells)
{
    struct reduction *reduction = &builder->reduction;
    uint16_t orbit[ORBIT_MAX], *order = reduction->cells, *places = builder->places;
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
            builder->gathered[end++] = orbit[k];
            places[orbit[k]] = NO_PLACE;
        }
        reduction->ends[reduction->group_count++] = (uint16_t)end;
    }
    memcpy(order, builder->gathered, cells * sizeof *order);
}

/* Returns the number of givens to keep, drawn from the range of JOB if it has one. */
static unsigned draw_min_givens(struct builder *builder, const struct sudoku_generate_job *job)
{
    if (job->max_givens <= job->min_givens)
        return job->min_givens;
    unsigned span = job->max_givens - job->min_givens + 1;
    return job->min_givens + random_below(&builder->random, span);
}

/* Sets the groups of givens in the order of removal. */
static void set_groups(struct builder *builder, const struct sudoku_layout *layout,
                       const struct sudoku_generate_job *job)
{
    struct reduction *reduction = &builder->reduction;
    unsigned givens = 0;
    set_order(builder, layout->cell_count, job);
    for (unsigned i = 0; i < layout->cell_count; i++)
        if (reduction->givens[reduction->cells[i]])
            reduction->cells[givens++] = reduction->cells[i];
    if (job->symmetry != SUDOKU_SYMMETRY_NONE) {
        gather_orbits(builder, layout, job->symmetry, givens);
    } else {
        reduction->group_count = givens;
        for (unsigned i = 0; i < givens; i++)
            reduction->ends[i] = (uint16_t)(i + 1);
    }
    if (engine9_knows(layout)) {
        cycles9_find(&builder->cycles, reduction->solution);
        reduction->cycles = &builder->cycles;
    }
    reduction->min_givens = draw_min_givens(builder, job);
    reduction->plenty = PLENTY * layout->cell_count / OF_CELLS;
    reduction_start(reduction);
}

static void load_puzzle(struct builder *builder, const struct sudoku_layout *layout,
                        const struct sudoku_generate_job *job)
{
    uint8_t *givens = builder->reduction.givens;
    builder->is_solved = false;
    memcpy(givens, job->puzzles + builder->number * layout->cell_count, layout->cell_count);
    if (!board_digits_in_range(layout, givens))
        builder->status = SUDOKU_ERR_ARGUMENT;
    else if (board_has_duplicate(layout, givens))
        builder->status = SUDOKU_CONFLICT;
}

void builder_begin(struct builder *builder, const struct sudoku_layout *layout,
                   const struct sudoku_generate_job *job)
{
    struct reduction *reduction = &builder->reduction;
    builder->status = SUDOKU_OK;
    builder->is_solved = true;
    if (job->puzzles)
        load_puzzle(builder, layout, job);
    else
        memcpy(reduction->givens, reduction->solution, layout->cell_count);
    if (builder->is_solved)
        set_groups(builder, layout, job);
}

bool builder_ask(struct builder *builder, struct builder_question *question)
{
    struct reduction *reduction = &builder->reduction;
    builder->cell = REDUCTION_NO_CELL;
    *question = (struct builder_question){.givens = reduction->givens, .cell = REDUCTION_NO_CELL};
    if (builder->status != SUDOKU_OK)
        return false;
    if (!builder->is_solved)
        return true;
    if (!reduction_ask(reduction, &builder->cell))
        return false;
    question->cell = builder->cell;
    if (builder->cell != REDUCTION_NO_CELL)
        question->digit = reduction->solution[builder->cell];
    return true;
}

void builder_answer(struct builder *builder, const struct sudoku_layout *layout,
                    const struct sudoku_generate_job *job, unsigned found, const uint8_t *solution)
{
    struct reduction *reduction = &builder->reduction;
    if (builder->is_solved) {
        reduction_answer(reduction, found > (builder->cell == REDUCTION_NO_CELL));
    } else if (found == 1) {
        memcpy(reduction->solution, solution, layout->cell_count);
        builder->is_solved = true;
        set_groups(builder, layout, job);
    } else {
        builder->status = found ? SUDOKU_SEVERAL_SOLUTIONS : SUDOKU_NO_SOLUTION;
    }
}

void builder_finish(const struct builder *builder, const struct sudoku_layout *layout,
                    const struct sudoku_generate_job *job)
{
    size_t cells = layout->cell_count, offset = builder->number * cells;
    job->statuses[builder->number] = (int8_t)builder->status;
    if (builder->status != SUDOKU_OK)
        return;
    memcpy(job->results + offset, builder->reduction.givens, cells);
    if (job->solutions)
        memcpy(job->solutions + offset, builder->reduction.solution, cells);
}
