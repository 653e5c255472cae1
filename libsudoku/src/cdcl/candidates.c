#include "cdcl/candidates.h"

#include <string.h>

#include "common/mem.h"

/* Divisor of the maximum number of links that are stored: enough for all of them if 3 of 10 cells
 * are given, since their number falls with the seventh power of the share of open cells. */
enum { LINKS_PART = 8 };

bool candidates_create(struct candidates *candidates, const struct sudoku_layout *layout,
                       const struct sudoku_allocator *allocator)
{
    size_t cells = layout->cell_count, count = cells * layout->side;
    candidates->layout = layout;
    candidates->room = (uint32_t)((size_t)layout->peers_start[cells] * layout->side / LINKS_PART);
    candidates->sets = mem_alloc(allocator, cells, sizeof *candidates->sets);
    candidates->first = mem_alloc(allocator, cells + 1, sizeof *candidates->first);
    candidates->cells = mem_alloc_unset(allocator, count, sizeof *candidates->cells);
    candidates->starts = mem_alloc_unset(allocator, count + 1, sizeof *candidates->starts);
    candidates->links =
        mem_alloc_unset(allocator, candidates->room + 1u, sizeof *candidates->links);
    candidates->found = mem_alloc(allocator, cells, sizeof *candidates->found);
    return candidates->sets && candidates->first && candidates->cells && candidates->starts &&
           candidates->links && candidates->found;
}

void candidates_destroy(struct candidates *candidates, const struct sudoku_allocator *allocator)
{
    void *const blocks[] = {candidates->sets,   candidates->first, candidates->cells,
                            candidates->starts, candidates->links, candidates->found};
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        mem_free(allocator, blocks[i]);
}

void candidates_load(struct candidates *candidates, const sudoku_digitset *sets)
{
    size_t cells = candidates->layout->cell_count;
    uint32_t count = 0;
    memcpy(candidates->sets, sets, cells * sizeof *sets);
    for (unsigned cell = 0; cell < cells; cell++) {
        candidates->first[cell] = count;
        for (unsigned left = sudoku_digitset_count(sets[cell]); left; left--)
            candidates->cells[count++] = (uint16_t)cell;
    }
    candidates->first[cells] = count;
    candidates->linked = candidates->starts[0] = 0;
}

uint32_t candidates_of(const struct candidates *candidates, unsigned cell, unsigned digit)
{
    sudoku_digitset before = sudoku_digitset_of(digit) - 1;
    return candidates->first[cell] + sudoku_digitset_count(candidates->sets[cell] & before);
}

unsigned candidates_digit(const struct candidates *candidates, uint32_t candidate)
{
    unsigned cell = candidates->cells[candidate];
    sudoku_digitset set = candidates->sets[cell];
    for (uint32_t before = candidates->first[cell]; before < candidate; before++)
        set &= set - 1;
    return sudoku_digitset_first(set);
}

/* Writes the links of DIGIT in CELL; returns their number. */
static uint32_t find_links(const struct candidates *candidates, unsigned cell, unsigned digit,
                           uint32_t *links)
{
    const struct sudoku_layout *layout = candidates->layout;
    uint32_t count = 0;
    for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++)
        if (sudoku_digitset_has(candidates->sets[layout->peers[p]], digit))
            links[count++] = candidates_of(candidates, layout->peers[p], digit);
    return count;
}

uint32_t candidates_link(struct candidates *candidates, unsigned cell)
{
    const uint32_t *peers = &candidates->layout->peers_start[cell];
    uint32_t count = peers[1] - peers[0], looked_at = 0;
    for (sudoku_digitset set = candidates->sets[cell]; set; looked_at += count) {
        uint32_t end = candidates->starts[candidates->linked];
        unsigned digit = sudoku_digitset_pop(&set);
        if (candidates->linked < candidates->first[cell] || candidates->room - end < count)
            break;
        end += find_links(candidates, cell, digit, candidates->links + end);
        candidates->starts[++candidates->linked] = end;
    }
    return looked_at;
}

const uint32_t *candidates_links(struct candidates *candidates, uint32_t candidate, uint32_t *count)
{
    if (candidate < candidates->linked) {
        const uint32_t *start = &candidates->starts[candidate];
        *count = start[1] - start[0];
        return candidates->links + start[0];
    }
    unsigned cell = candidates->cells[candidate], digit = candidates_digit(candidates, candidate);
    *count = find_links(candidates, cell, digit, candidates->found);
    return candidates->found;
}
