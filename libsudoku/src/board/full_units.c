#include "board/full_units.h"

#include <string.h>

#include "common/mem.h"

/* Bounds on the work, well above what square boards with all their variants have: of layouts with
 * more units, none is looked for; units of further families are only taken out. */
enum { MAX_UNITS = 512, MAX_FAMILIES = 8 };

/* What a cell is while one unit is looked at. */
enum { CELL_OUTSIDE, CELL_COVERED, CELL_TAKEN };

/* Units that share no cell make a family: rows, columns, boxes, windows. */
struct full_finder {
    const struct sudoku_layout *layout;
    struct full_units *units;
    unsigned capacity;
    uint8_t *family; /* of each unit, MAX_FAMILIES: none */
    uint8_t *state;  /* of each cell */
    bool *is_marked; /* cells of the unit in hand; false in between */
};

static uint16_t *unit_at(const struct full_finder *finder, unsigned unit)
{
    return finder->units->cells + (size_t)unit * finder->layout->side;
}

static void mark(struct full_finder *finder, unsigned unit, bool value)
{
    for (unsigned i = 0; i < finder->layout->side; i++)
        finder->is_marked[unit_at(finder, unit)[i]] = value;
}

static bool has_marked_cell(const struct full_finder *finder, unsigned unit)
{
    for (unsigned i = 0; i < finder->layout->side; i++)
        if (finder->is_marked[unit_at(finder, unit)[i]])
            return true;
    return false;
}

/* Puts UNIT, the last one, into the first family that has no cell of it. */
static void join_family(struct full_finder *finder, unsigned unit)
{
    bool is_excluded[MAX_FAMILIES + 1] = {false};
    unsigned family = 0;
    mark(finder, unit, true);
    for (unsigned other = 0; other < unit; other++)
        if (!is_excluded[finder->family[other]] && has_marked_cell(finder, other))
            is_excluded[finder->family[other]] = true;
    mark(finder, unit, false);
    while (family < MAX_FAMILIES && is_excluded[family])
        family++;
    finder->family[unit] = (uint8_t)family;
}

static void set_state(struct full_finder *finder, unsigned unit, uint8_t state)
{
    for (unsigned i = 0; i < finder->layout->side; i++)
        finder->state[unit_at(finder, unit)[i]] = state;
}

static bool is_throughout(const struct full_finder *finder, unsigned unit, uint8_t state)
{
    for (unsigned i = 0; i < finder->layout->side; i++)
        if (finder->state[unit_at(finder, unit)[i]] != state)
            return false;
    return true;
}

/* Covers the cells of those units of FAMILY that UNIT has a cell of; gives their number, or 0 where
 * they do not have all of its cells. */
static unsigned cover(struct full_finder *finder, unsigned unit, unsigned family)
{
    unsigned count = 0;
    memset(finder->state, CELL_OUTSIDE, finder->layout->cell_count);
    mark(finder, unit, true);
    for (unsigned other = 0; other < finder->units->count; other++) {
        if (finder->family[other] != family || !has_marked_cell(finder, other))
            continue;
        set_state(finder, other, CELL_COVERED);
        count++;
    }
    mark(finder, unit, false);
    return is_throughout(finder, unit, CELL_COVERED) ? count : 0;
}

/* Takes UNIT and all others for which there is room out of the covered cells; gives their number.
 */
static unsigned take_out(struct full_finder *finder, unsigned unit)
{
    unsigned count = 1;
    set_state(finder, unit, CELL_TAKEN);
    for (unsigned other = 0; other < finder->units->count; other++) {
        if (!is_throughout(finder, other, CELL_COVERED))
            continue;
        set_state(finder, other, CELL_TAKEN);
        count++;
    }
    return count;
}

/* Adds the unit of all covered cells that are left. */
static void add_rest(struct full_finder *finder)
{
    unsigned unit = finder->units->count++, count = 0;
    for (unsigned cell = 0; cell < finder->layout->cell_count; cell++)
        if (finder->state[cell] == CELL_COVERED)
            unit_at(finder, unit)[count++] = (uint16_t)cell;
    join_family(finder, unit);
}

static void find_implied_units(struct full_finder *finder)
{
    struct full_units *units = finder->units;
    if (units->own_count > MAX_UNITS)
        return;
    for (unsigned unit = 0; unit < units->own_count; unit++)
        join_family(finder, unit);
    for (unsigned unit = 0; unit < units->count; unit++) {
        for (unsigned family = 0; family < MAX_FAMILIES; family++) {
            if (units->count == finder->capacity)
                return;
            if (finder->family[unit] == family)
                continue;
            unsigned covering = cover(finder, unit, family);
            if (covering > 1 && take_out(finder, unit) + 1 == covering)
                add_rest(finder);
        }
    }
}

static void list_own_units(struct full_finder *finder)
{
    const struct sudoku_layout *layout = finder->layout;
    struct full_units *units = finder->units;
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        if (!layout_unit_is_full(layout, unit))
            continue;
        memcpy(unit_at(finder, units->count), layout_unit(layout, unit),
               layout->side * sizeof *units->cells);
        units->count++;
    }
    units->own_count = units->count;
}

enum sudoku_status full_units_create(struct full_units *units, const struct sudoku_layout *layout,
                                     const struct sudoku_allocator *allocator)
{
    /* Windows imply twice as many units as lie side by side, and one. */
    unsigned capacity = layout->unit_count + 2 * layout->side;
    *units = (struct full_units){
        .cells = mem_alloc(allocator, (size_t)capacity * layout->side, sizeof *units->cells),
    };
    struct full_finder finder = {
        .layout = layout,
        .units = units,
        .capacity = capacity,
        .family = mem_alloc(allocator, capacity, sizeof *finder.family),
        .state = mem_alloc(allocator, layout->cell_count, sizeof *finder.state),
        .is_marked = mem_alloc(allocator, layout->cell_count, sizeof *finder.is_marked),
    };
    bool has_memory = units->cells && finder.family && finder.state && finder.is_marked;
    if (has_memory) {
        list_own_units(&finder);
        find_implied_units(&finder);
    }
    mem_free(allocator, finder.family);
    mem_free(allocator, finder.state);
    mem_free(allocator, finder.is_marked);
    return has_memory ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}
