/* Locked candidates: the table of segments, and the step that both directions share. */
#include "propagation/locked_candidates.h"

#include "common/mem.h"

/* Working memory of the search for segments. */
struct finder {
    const struct sudoku_layout *layout;
    uint8_t *common; /* unit_count: cells shared with the current unit; otherwise zeros */
    bool *is_marked; /* cell_count: cells of a unit; otherwise false */
};

static void mark_unit(struct finder *finder, unsigned unit, bool value)
{
    const uint16_t *cells = layout_unit(finder->layout, unit);
    for (unsigned i = 0; i < layout_unit_length(finder->layout, unit); i++)
        finder->is_marked[cells[i]] = value;
}

/* Returns the positions in UNIT of the cells that OTHER shares (SHARED) or does not share. */
static uint64_t positions_in(struct finder *finder, unsigned unit, unsigned other, bool shared)
{
    const uint16_t *cells = layout_unit(finder->layout, unit);
    uint64_t positions = 0;
    mark_unit(finder, other, true);
    for (unsigned i = 0; i < layout_unit_length(finder->layout, unit); i++)
        positions |= (uint64_t)(finder->is_marked[cells[i]] == shared) << i;
    mark_unit(finder, other, false);
    return positions;
}

static struct segment make_segment(struct finder *finder, unsigned unit, unsigned other)
{
    return (struct segment){
        .here = positions_in(finder, unit, other, true),
        .there = positions_in(finder, other, unit, false),
        .other = (uint16_t)other,
    };
}

static void count_common_cells(struct finder *finder, unsigned unit)
{
    const struct sudoku_layout *layout = finder->layout;
    const uint16_t *cells = layout_unit(layout, unit);
    for (unsigned i = 0; i < layout->side; i++)
        for (uint32_t u = layout->cell_units_start[cells[i]];
             u < layout->cell_units_start[cells[i] + 1]; u++)
            finder->common[layout->cell_units[u]]++;
}

/* Stores UNIT's segments with later or else with earlier units in SEGMENTS (NULL: only counts
 * them). Returns their number. Only full units confine a digit to a segment; units within them
 * learn nothing from that. */
static size_t find_segments(struct finder *finder, unsigned unit, bool later,
                            struct segment *segments)
{
    const struct sudoku_layout *layout = finder->layout;
    const uint16_t *cells = layout_unit(layout, unit);
    size_t count = 0;
    if (!layout_unit_is_full(layout, unit))
        return 0;
    count_common_cells(finder, unit);
    for (unsigned i = 0; i < layout->side; i++) {
        for (uint32_t u = layout->cell_units_start[cells[i]];
             u < layout->cell_units_start[cells[i] + 1]; u++) {
            unsigned other = layout->cell_units[u], common = finder->common[other];
            finder->common[other] = 0;
            if (common < 2 || common == layout_unit_length(layout, other) || other == unit ||
                (other > unit) != later)
                continue;
            if (segments)
                segments[count] = make_segment(finder, unit, other);
            count++;
        }
    }
    return count;
}

static bool create_table(struct segment_table *table, struct finder *finder, bool later,
                         const struct sudoku_allocator *allocator)
{
    unsigned units = finder->layout->unit_count;
    table->start = mem_alloc(allocator, (size_t)units + 1, sizeof *table->start);
    if (!table->start)
        return false;
    for (unsigned unit = 0; unit < units; unit++)
        table->start[unit + 1] = table->start[unit] + find_segments(finder, unit, later, NULL);
    table->segments = mem_alloc(allocator, table->start[units], sizeof *table->segments);
    if (!table->segments)
        return false;
    for (unsigned unit = 0; unit < units; unit++)
        find_segments(finder, unit, later, table->segments + table->start[unit]);
    return true;
}

enum sudoku_status locked_create(struct locked *locked, const struct sudoku_layout *layout,
                                 const struct sudoku_allocator *allocator)
{
    struct finder finder = {
        .layout = layout,
        .common = mem_alloc(allocator, layout->unit_count, sizeof *finder.common),
        .is_marked = mem_alloc(allocator, layout->cell_count, sizeof *finder.is_marked),
    };
    bool ready = finder.common && finder.is_marked &&
                 create_table(&locked->within, &finder, true, allocator) &&
                 create_table(&locked->between, &finder, false, allocator);
    mem_free(allocator, finder.common);
    mem_free(allocator, finder.is_marked);
    return ready ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}

void locked_destroy(struct locked *locked, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, locked->within.start);
    mem_free(allocator, locked->within.segments);
    mem_free(allocator, locked->between.start);
    mem_free(allocator, locked->between.segments);
}

/* The candidates of a full unit, by position. */
struct contents {
    sudoku_digitset sets[SUDOKU_MAX_SIDE];
    sudoku_digitset solved;
    uint64_t positions;
};

static void read_unit(struct contents *contents, const struct propagation *propagation,
                      unsigned unit)
{
    const uint16_t *cells = layout_unit(propagation->layout, unit);
    contents->positions = sudoku_digitset_all(propagation->layout->side);
    contents->solved = 0;
    for (unsigned i = 0; i < propagation->layout->side; i++) {
        contents->sets[i] = propagation->candidates[cells[i]];
        if (sudoku_digitset_is_single(contents->sets[i]))
            contents->solved |= contents->sets[i];
    }
}

static sudoku_digitset available_in_segment(const struct contents *contents, uint64_t positions)
{
    sudoku_digitset digits = 0;
    while (positions)
        digits |= contents->sets[sudoku_digitset_pop(&positions) - 1];
    return digits;
}

/* Digits of UNIT confined to SEGMENT leave the rest of the other unit. Elimination handles solved
 * digits. */
static void restrict_to_segment(struct propagation *propagation, const struct contents *contents,
                                const struct segment *segment)
{
    sudoku_digitset inside = available_in_segment(contents, segment->here);
    sudoku_digitset outside = available_in_segment(contents, contents->positions & ~segment->here);
    sudoku_digitset confined = inside & ~outside & ~contents->solved;
    const uint16_t *others = layout_unit(propagation->layout, segment->other);
    for (uint64_t rest = confined ? segment->there : 0; rest;)
        propagate_remove(propagation, others[sudoku_digitset_pop(&rest) - 1], confined);
}

static void restrict_segments(struct propagation *propagation, const struct segment_table *table,
                              unsigned unit)
{
    struct contents contents;
    if (table->start[unit] == table->start[unit + 1])
        return;
    read_unit(&contents, propagation, unit);
    for (size_t s = table->start[unit]; s < table->start[unit + 1]; s++)
        restrict_to_segment(propagation, &contents, &table->segments[s]);
}

void locked_restrict_within(void *self, struct propagation *propagation, unsigned unit)
{
    const struct locked *locked = self;
    restrict_segments(propagation, &locked->within, unit);
}

void locked_restrict_between(void *self, struct propagation *propagation, unsigned unit)
{
    const struct locked *locked = self;
    restrict_segments(propagation, &locked->between, unit);
}
