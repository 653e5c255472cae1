/* Engine `logic`: propagation to the fixpoint, without a guess. */
#include "logic.h"

#include <string.h>

#include "engine.h"
#include "mem.h"

struct logic {
    sudoku_digitset *candidates; /* cell_count */
    uint8_t *solution;           /* cell_count */
};

static void logic_destroy(void *state, const struct sudoku_allocator *allocator)
{
    struct logic *logic = state;
    if (!logic)
        return;
    mem_free(allocator, logic->candidates);
    mem_free(allocator, logic->solution);
    mem_free(allocator, logic);
}

static enum sudoku_status logic_create(const struct sudoku_layout *layout,
                                       const struct sudoku_allocator *allocator, void **state)
{
    struct logic *logic = mem_alloc(allocator, 1, sizeof *logic);
    if (!logic)
        return SUDOKU_ERR_MEMORY;
    logic->candidates = mem_alloc(allocator, layout->cell_count, sizeof *logic->candidates);
    logic->solution = mem_alloc(allocator, layout->cell_count, sizeof *logic->solution);
    if (!logic->candidates || !logic->solution) {
        logic_destroy(logic, allocator);
        return SUDOKU_ERR_MEMORY;
    }
    *state = logic;
    return SUDOKU_OK;
}

const sudoku_digitset *logic_candidates(const void *state)
{
    return ((const struct logic *)state)->candidates;
}

static bool eliminate(const struct sudoku_layout *layout, sudoku_digitset *candidates,
                      unsigned cell)
{
    bool changed = false;
    if (!sudoku_digitset_is_single(candidates[cell]))
        return false;
    for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++) {
        changed |= (candidates[layout->peers[p]] & candidates[cell]) != 0;
        candidates[layout->peers[p]] &= ~candidates[cell];
    }
    return changed;
}

static enum sudoku_status logic_search(void *state, struct run *run)
{
    struct logic *logic = state;
    const struct sudoku_layout *layout = run->layout;
    memcpy(logic->candidates, run->start, layout->cell_count * sizeof *logic->candidates);
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned cell = 0; cell < layout->cell_count; cell++)
            changed |= eliminate(layout, logic->candidates, cell);
    }
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        if (!logic->candidates[cell])
            return SUDOKU_OK;
        if (!sudoku_digitset_is_single(logic->candidates[cell]))
            return SUDOKU_UNDECIDED;
        logic->solution[cell] = (uint8_t)sudoku_digitset_first(logic->candidates[cell]);
    }
    return run_solution(run, logic->solution) ? run->meter.status : SUDOKU_OK;
}

const struct engine engine_logic = {"logic", logic_create, logic_destroy, logic_search};
