#include "rules/search/crossings.h"

/* The cells that two units do not share: first those of one, then as many of the other. */
struct unit_crossing {
    unsigned count; /* of each */
    uint16_t cells[2 * SUDOKU_RULES_MAX_VALUES];
};

/* Outside of their common cells, both units have the same values. */
static bool crossing_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct unit_crossing *own = data;
    sudoku_valueset one = 0, other = 0;
    (void)changed;
    for (unsigned i = 0; i < own->count; i++) {
        one |= sets[i];
        other |= sets[own->count + i];
    }
    if (one == other)
        return true;
    for (unsigned i = 0; i < own->count; i++) {
        sets[i] &= other;
        sets[own->count + i] &= one;
        if (!sets[i] || !sets[own->count + i])
            return false;
    }
    return true;
}

static bool crossing_is_idle(const void *data, const sudoku_valueset *sets)
{
    const struct unit_crossing *own = data;
    sudoku_valueset one = 0, other = 0;
    for (unsigned i = 0; i < own->count; i++) {
        one |= sets[own->cells[i]];
        other |= sets[own->cells[own->count + i]];
    }
    return one == other;
}

static bool contains(const struct narrower *unit, unsigned cell)
{
    for (unsigned i = 0; i < unit->cell_count; i++)
        if (unit->cells[i] == cell)
            return true;
    return false;
}

/* Stores the cells of UNIT that OTHER does not have, and returns their number. */
static unsigned subtract(const struct narrower *unit, const struct narrower *other, uint16_t *cells)
{
    unsigned count = 0;
    for (unsigned i = 0; i < unit->cell_count; i++)
        if (!contains(other, unit->cells[i]))
            cells[count++] = unit->cells[i];
    return count;
}

/* Appends the crossing of the units ONE and OTHER, if they have one. */
static enum sudoku_status add_crossing(struct program *program, struct arena *arena,
                                       const struct narrower *one, const struct narrower *other)
{
    uint16_t cells[SUDOKU_RULES_MAX_VALUES];
    unsigned count = subtract(one, other, cells);
    if (count == 0 || count + 2 > one->cell_count)
        return SUDOKU_OK;
    struct unit_crossing *own = arena_alloc(arena, sizeof *own);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    own->count = count;
    subtract(one, other, own->cells);
    subtract(other, one, own->cells + count);
    program->narrower[program->narrower_count++] =
        (struct narrower){.narrow = crossing_narrow,
                          .is_idle = crossing_is_idle,
                          .data = own,
                          .cells = own->cells,
                          .cell_count = 2 * count,
                          .wake = SUDOKU_RULE_WAKE_SINGLE,
                          .rule = one->rule};
    return SUDOKU_OK;
}

enum sudoku_status derive_crossings(struct program *program, struct arena *arena)
{
    unsigned end = program->narrower_count + CROSSINGS_MAX;
    enum sudoku_status status = SUDOKU_OK;
    for (uint32_t u = program->units.first; u < program->units.end; u++)
        for (uint32_t v = u + 1; v < program->units.end && program->narrower_count < end; v++)
            if (status == SUDOKU_OK)
                status = add_crossing(program, arena, &program->narrower[u], &program->narrower[v]);
    return status;
}
