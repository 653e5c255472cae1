#include "rules/search/required.h"

#include <string.h>

#include "rules/primitives/linear.h"
#include "rules/primitives/value_sets.h"
#include "rules/valueset.h"

/* A cage, whose cells come first, and the cells beside it that differ from two or more of them. */
struct required {
    const struct cage_choices *choices;
    unsigned count;      /* of cells of the cage */
    unsigned cell_count; /* of all cells */
    const uint16_t *cells;
    uint16_t differs[]; /* by cell beside the cage: a bit for each cell of it that differs */
};

/* Returns a bit for each of COUNT sets that has VALUE. */
static unsigned places_of(const sudoku_valueset *sets, unsigned count, unsigned value)
{
    unsigned places = 0;
    for (unsigned i = 0; i < count; i++)
        places |= (unsigned)((sets[i] & value) != 0) << i;
    return places;
}

static bool required_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct required *own = data;
    sudoku_valueset required;
    (void)changed;
    if (!choices_narrow(own->choices, sets, own->count, &required))
        return false;
    for (unsigned left = required; left; left &= left - 1) {
        unsigned value = left & (0U - left), places = places_of(sets, own->count, value);
        for (unsigned i = own->count; i < own->cell_count; i++) {
            if (places & ~(unsigned)own->differs[i - own->count])
                continue;
            sets[i] &= (sudoku_valueset)~value;
            if (!sets[i])
                return false;
        }
    }
    return true;
}

/* True if no cell beside the cage has VALUE and differs from all its places. */
static bool is_nowhere(const struct required *own, const sudoku_valueset *sets, unsigned value,
                       unsigned places)
{
    for (unsigned i = own->count; i < own->cell_count; i++)
        if ((sets[own->cells[i]] & value) && !(places & ~(unsigned)own->differs[i - own->count]))
            return false;
    return true;
}

static bool required_is_idle(const void *data, const sudoku_valueset *sets)
{
    const struct required *own = data;
    sudoku_valueset of_cage[SUDOKU_RULES_MAX_VALUES], singles = 0, required;
    for (unsigned i = 0; i < own->count; i++) {
        of_cage[i] = sets[own->cells[i]];
        singles |= valueset_is_single(of_cage[i]) ? of_cage[i] : 0;
    }
    if (!choices_narrow(own->choices, of_cage, own->count, &required))
        return false;
    for (unsigned i = 0; i < own->count; i++)
        if (of_cage[i] != sets[own->cells[i]])
            return false;
    /* Elimination removes single values. */
    for (unsigned left = required & ~(unsigned)singles; left; left &= left - 1) {
        unsigned value = left & (0U - left);
        if (!is_nowhere(own, sets, value, places_of(of_cage, own->count, value)))
            return false;
    }
    return true;
}

/* Returns a bit for each cell of CAGE that never has a value of CELL, which is not one of them. */
static unsigned differing(const struct sudoku_rule_site *site, const struct narrower *cage,
                          unsigned cell)
{
    unsigned differs = 0;
    for (unsigned i = 0; i < cage->cell_count; i++) {
        if (cage->cells[i] == cell)
            return 0;
        size_t pair = (size_t)cage->cells[i] * site->rules->cell_count + cell;
        differs |= (unsigned)(site->unequal[pair] == rules_all_values(site->rules)) << i;
    }
    return differs;
}

/* Appends the narrower of CAGE, whose values are one of CHOICES. */
static enum sudoku_status add_required(struct program *program, struct sudoku_rule_site *site,
                                       const struct narrower *cage,
                                       const struct cage_choices *choices)
{
    size_t cells_max = program->cell_count;
    struct required *own = arena_alloc(site->arena, sizeof *own + cells_max * sizeof *own->differs);
    uint16_t *cells = arena_alloc(site->arena, cells_max * sizeof *cells);
    if (!own || !cells)
        return SUDOKU_ERR_MEMORY;
    unsigned count = cage->cell_count;
    memcpy(cells, cage->cells, count * sizeof *cells);
    for (unsigned cell = 0; cell < program->cell_count; cell++) {
        unsigned differs = differing(site, cage, cell);
        if (!(differs & (differs - 1U)))
            continue;
        own->differs[count - cage->cell_count] = (uint16_t)differs;
        cells[count++] = (uint16_t)cell;
    }
    own->choices = choices;
    own->count = cage->cell_count;
    own->cell_count = count;
    own->cells = cells;
    program->narrower[program->narrower_count++] =
        (struct narrower){.narrow = required_narrow,
                          .is_idle = required_is_idle,
                          .data = own,
                          .cells = cells,
                          .cell_count = count,
                          .quiet_count = count - cage->cell_count,
                          .rule = cage->rule};
    return SUDOKU_OK;
}

/* Returns the sets that the values of NARROWER's cells may be, which differ; NULL if they are not
 * known. */
static const struct cage_choices *choices_of(const struct program *program,
                                             const struct narrower *narrower)
{
    const struct cage_choices *choices = linear_choices(narrower);
    if (choices || rules_rule_has_twice(&program->rules->rule[narrower->rule]))
        return choices;
    return value_sets_choices(narrower);
}

enum sudoku_status derive_required(struct program *program, struct sudoku_rule_site *site)
{
    unsigned count = program->narrower_count, end = count + REQUIRED_MAX;
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned n = 0; n < count && status == SUDOKU_OK && program->narrower_count < end; n++) {
        const struct narrower cage = program->narrower[n];
        const struct cage_choices *choices = choices_of(program, &cage);
        if (choices && cage.cell_count >= 2)
            status = add_required(program, site, &cage, choices);
    }
    return status;
}
