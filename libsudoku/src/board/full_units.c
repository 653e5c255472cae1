#include "board/full_units.h"

#include <string.h>

#include "common/mem.h"

/* Limits on the work, well above square boards with all variants: layouts with more units are not
 * searched; units of further families are only subtracted. */
enum { MAX_UNITS = 512, MAX_FAMILIES = 8 };

/* The state of a cell while one unit is examined. */
enum { CELL_OUTSIDE, CELL_COVERED, CELL_TAKEN };

/* Units that share no cell form a family: rows, columns, boxes, windows. */
struct full_finder {
    const struct sudoku_layout *layout;
    struct full_units *units;
    unsigned capacity;
    uint8_t *family; /* of each unit; MAX_FAMILIES if none */
    uint8_t *state;  /* of each cell */
    bool *is_marked; /* cells of the current unit; otherwise false */
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

/* Adds UNIT, the last one, to the first family without a unit that overlaps it. */
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

/* Covers the cells of the units of FAMILY that overlap UNIT. Returns their number, or 0 if they do
 * not contain all of UNIT. */
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

/* Removes UNIT and every other unit that still fits from the covered cells. Returns the number of
 * units removed. */
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

/* Adds the unit of all remaining covered cells. */
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
    /* Windows imply twice the number of windows in a row, plus one. */
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
