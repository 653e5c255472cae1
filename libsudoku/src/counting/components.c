#include "counting/components.h"

#include "common/mem.h"

enum sudoku_status components_create(struct components *components,
                                     const struct sudoku_layout *layout,
                                     const struct sudoku_allocator *allocator)
{
    unsigned count = layout->cell_count;
    components->cells = mem_alloc(allocator, count, sizeof *components->cells);
    components->place = mem_alloc(allocator, count, sizeof *components->place);
    components->names = mem_alloc(allocator, count, sizeof *components->names);
    if (!components->cells || !components->place || !components->names)
        return SUDOKU_ERR_MEMORY;
    memo_assign_keys(components->names, count);
    for (unsigned cell = 0; cell < count; cell++)
        components->cells[cell] = components->place[cell] = (uint16_t)cell;
    return SUDOKU_OK;
}

void components_destroy(struct components *components, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, components->cells);
    mem_free(allocator, components->place);
    mem_free(allocator, components->names);
}

static void exchange(struct components *components, uint32_t a, uint32_t b)
{
    uint16_t first = components->cells[a], second = components->cells[b];
    components->cells[a] = second;
    components->cells[b] = first;
    components->place[second] = (uint16_t)a;
    components->place[first] = (uint16_t)b;
}

struct cell_span components_undecided(struct components *components, const struct trail *trail,
                                      struct cell_span part)
{
    uint32_t end = part.begin;
    for (uint32_t i = part.begin; i < part.end; i++)
        if (!sudoku_digitset_is_single(trail->set[components->cells[i]]))
            exchange(components, i, end++);
    return (struct cell_span){part.begin, end};
}

/* Moves to END those peers of CELL that share a candidate with it and are in PART from END on;
 * returns the new end. */
static uint32_t reach_peers(struct components *components, const struct trail *trail, uint32_t cell,
                            uint32_t end, struct cell_span part)
{
    const struct sudoku_layout *layout = trail->layout;
    for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++) {
        uint16_t peer = layout->peers[p];
        uint32_t place = components->place[peer];
        if (place >= end && place < part.end && (trail->set[peer] & trail->set[cell]))
            exchange(components, place, end++);
    }
    return end;
}

struct cell_span components_first(struct components *components, const struct trail *trail,
                                  struct cell_span part)
{
    uint32_t end = part.begin + 1;
    for (uint32_t i = part.begin; i < end && end < part.end; i++)
        end = reach_peers(components, trail, components->cells[i], end, part);
    return (struct cell_span){part.begin, end};
}

struct memo_key components_key(const struct components *components, const struct trail *trail,
                               struct cell_span part)
{
    struct memo_key digits[SUDOKU_MAX_SIDE] = {{{0, 0}}};
    for (uint32_t i = part.begin; i < part.end; i++) {
        uint16_t cell = components->cells[i];
        for (sudoku_digitset set = trail->set[cell]; set;)
            memo_key_add(&digits[sudoku_digitset_pop(&set) - 1], &components->names[cell]);
    }
    return memo_key_of_sets(digits, trail->layout->side);
}
