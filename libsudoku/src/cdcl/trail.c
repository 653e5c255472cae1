#include "cdcl/trail.h"

#include <string.h>

#include "cdcl/heap.h"
#include "common/mem.h"

enum {
    /* Room for learned clauses. Hard 25x25 boards use 5 to 20 words per variable; the classic board
     * gets 80 kB, the largest square ones 16 MB. */
    WORDS_PER_VARIABLE = 16,
    MAX_WORDS = 1 << 23
};

static unsigned shift_for(unsigned side)
{
    unsigned shift = 1;
    while (1u << shift < side)
        shift++;
    return shift;
}

static void index_links(struct trail *trail)
{
    const struct sudoku_layout *layout = trail->layout;
    const uint16_t *cells = trail->units.cells;
    uint32_t *start = trail->links_start;
    size_t count = (size_t)trail->units.count * layout->side;
    for (size_t i = 0; i < count; i++)
        start[cells[i] + 1]++;
    for (unsigned cell = 1; cell <= layout->cell_count; cell++)
        start[cell] += start[cell - 1];
    for (size_t i = 0; i < count; i++) {
        uint32_t unit = (uint32_t)(i / layout->side), place = (uint32_t)(i % layout->side);
        trail->links[start[cells[i]]++] = (struct unit_link){trail_group(trail, unit), place};
    }
    /* Filling moved each start to its end, the start of the next. */
    memmove(start + 1, start, layout->cell_count * sizeof *start);
    start[0] = 0;
}

static void index_rivals(struct trail *trail)
{
    const struct sudoku_layout *layout = trail->layout;
    uint32_t end = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        const uint16_t *units;
        unsigned count = sudoku_layout_cell_units(layout, cell, &units);
        for (unsigned u = 0; u < count; u++) {
            if (layout_unit_is_full(layout, units[u]))
                continue;
            for (unsigned i = 0; i < layout_unit_length(layout, units[u]); i++)
                if (layout_unit(layout, units[u])[i] != cell)
                    trail->rivals[end++] = layout_unit(layout, units[u])[i];
        }
        trail->rivals_start[cell + 1] = end;
    }
}

/* Returns the total number of rivals over all cells. */
static size_t count_rivals(const struct sudoku_layout *layout)
{
    size_t rivals = 0;
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        size_t length = layout_unit_length(layout, unit);
        if (!layout_unit_is_full(layout, unit))
            rivals += length * (length - 1);
    }
    return rivals;
}

static bool allocate_layout(struct trail *s, const struct sudoku_allocator *a)
{
    size_t cells = s->layout->cell_count, members = (size_t)s->units.count * s->layout->side;
    size_t rivals = count_rivals(s->layout);
    s->links_start = mem_alloc(a, cells + 1, sizeof *s->links_start);
    s->links = mem_alloc(a, members, sizeof *s->links);
    s->rivals_start = mem_alloc(a, cells + 1, sizeof *s->rivals_start);
    s->rivals = mem_alloc(a, rivals, sizeof *s->rivals);
    return s->links_start && s->links && s->rivals_start && s->rivals;
}

static bool allocate_sets(struct trail *s, const struct sudoku_allocator *a)
{
    size_t cells = s->layout->cell_count, variables = s->variable_count, groups = s->group_count;
    s->set = mem_alloc(a, groups, sizeof *s->set);
    s->root_set = mem_alloc(a, groups, sizeof *s->root_set);
    s->value = mem_alloc(a, variables, sizeof *s->value);
    s->level = mem_alloc(a, variables, sizeof *s->level);
    s->reason = mem_alloc(a, variables, sizeof *s->reason);
    s->position = mem_alloc(a, variables, sizeof *s->position);
    s->literals = mem_alloc(a, variables, sizeof *s->literals);
    /* A decision places a digit, so there are at most cell_count levels. */
    s->level_start = mem_alloc(a, cells, sizeof *s->level_start);
    s->solution = mem_alloc(a, cells, sizeof *s->solution);
    return s->links && s->set && s->root_set && s->value && s->level && s->reason && s->position &&
           s->literals && s->level_start && s->solution;
}

static bool allocate_learning(struct trail *s, const struct sudoku_allocator *a)
{
    size_t cells = s->layout->cell_count, variables = s->variable_count;
    size_t words = variables * WORDS_PER_VARIABLE;
    s->clauses.capacity = words < MAX_WORDS ? (uint32_t)words : MAX_WORDS;
    s->clauses.words = mem_alloc_unset(a, s->clauses.capacity, sizeof *s->clauses.words);
    s->clauses.watched = mem_alloc(a, 2 * variables, sizeof *s->clauses.watched);
    s->heap.items = mem_alloc(a, variables, sizeof *s->heap.items);
    s->heap.place = mem_alloc(a, variables, sizeof *s->heap.place);
    s->heap.activity = mem_alloc(a, variables, sizeof *s->heap.activity);
    s->analysis.literals = mem_alloc(a, variables, sizeof *s->analysis.literals);
    s->analysis.antecedents = mem_alloc(a, variables, sizeof *s->analysis.antecedents);
    s->analysis.marked = mem_alloc(a, variables, sizeof *s->analysis.marked);
    s->analysis.block = mem_alloc(a, variables, sizeof *s->analysis.block);
    s->analysis.is_marked = mem_alloc(a, variables, sizeof *s->analysis.is_marked);
    s->analysis.level_stamp = mem_alloc(a, cells + 1, sizeof *s->analysis.level_stamp);
    s->phases.interval = PHASES_INTERVAL;
    s->phases.last = mem_alloc(a, cells, sizeof *s->phases.last);
    s->phases.target = mem_alloc(a, cells, sizeof *s->phases.target);
    s->phases.best = mem_alloc(a, cells, sizeof *s->phases.best);
    return s->clauses.words && s->clauses.watched && s->heap.items && s->heap.place &&
           s->heap.activity && s->analysis.literals && s->analysis.antecedents &&
           s->analysis.marked && s->analysis.block && s->analysis.is_marked &&
           s->analysis.level_stamp && s->phases.last && s->phases.target && s->phases.best;
}

void trail_destroy(struct trail *trail, const struct sudoku_allocator *allocator)
{
    if (!trail)
        return;
    void *const blocks[] = {
        trail->units.cells,
        trail->links_start,
        trail->links,
        trail->rivals_start,
        trail->rivals,
        trail->set,
        trail->root_set,
        trail->value,
        trail->level,
        trail->reason,
        trail->position,
        trail->literals,
        trail->level_start,
        trail->solution,
        trail->clauses.words,
        trail->clauses.watched,
        trail->heap.items,
        trail->heap.place,
        trail->heap.activity,
        trail->analysis.literals,
        trail->analysis.antecedents,
        trail->analysis.marked,
        trail->analysis.block,
        trail->analysis.is_marked,
        trail->analysis.level_stamp,
        trail->phases.last,
        trail->phases.target,
        trail->phases.best,
        trail,
    };
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        mem_free(allocator, blocks[i]);
}

enum sudoku_status trail_create(const struct sudoku_layout *layout,
                                const struct sudoku_allocator *allocator, struct trail **out)
{
    struct trail *trail = mem_alloc(allocator, 1, sizeof *trail);
    if (!trail)
        return SUDOKU_ERR_MEMORY;
    trail->layout = layout;
    trail->shift = shift_for(layout->side);
    /* At most 65535 cells and units and 64 digits: everything fits into 24 bits. */
    trail->variable_count = layout->cell_count << trail->shift;
    enum sudoku_status status = full_units_create(&trail->units, layout, allocator);
    trail->group_count = trail_group(trail, trail->units.count);
    if (status != SUDOKU_OK || !allocate_layout(trail, allocator) ||
        !allocate_sets(trail, allocator) || !allocate_learning(trail, allocator)) {
        trail_destroy(trail, allocator);
        return SUDOKU_ERR_MEMORY;
    }
    index_links(trail);
    index_rivals(trail);
    *out = trail;
    return SUDOKU_OK;
}

static void load_sets(struct trail *trail, const sudoku_digitset *start)
{
    const struct sudoku_layout *layout = trail->layout;
    uint32_t cells = layout->cell_count;
    memcpy(trail->set, start, cells * sizeof *trail->set);
    memset(trail->set + cells, 0, (trail->group_count - cells) * sizeof *trail->set);
    for (unsigned unit = 0; unit < trail->units.count; unit++) {
        uint64_t *sets = trail->set + trail_group(trail, unit);
        const uint16_t *members = trail->units.cells + (size_t)unit * layout->side;
        for (unsigned place = 0; place < layout->side; place++)
            for (sudoku_digitset digits = start[members[place]]; digits;)
                sets[sudoku_digitset_pop(&digits) - 1] |= UINT64_C(1) << place;
    }
}

static inline void record(struct trail *trail, uint32_t literal, int8_t value, uint32_t reason)
{
    uint32_t variable = trail_literal_variable(literal);
    trail->value[variable] = value;
    trail->level[variable] = trail->level_count;
    trail->reason[variable] = reason;
    trail->position[variable] = trail->trail_count;
    trail->literals[trail->trail_count++] = literal;
}

static inline void place(struct trail *trail, uint32_t variable, uint32_t reason)
{
    record(trail, trail_literal(variable, true), TRAIL_TRUE, reason);
    trail->placed++;
}

/* The members SET of GROUP are left: a single one is true, none is a conflict. */
static inline void check_group(struct trail *trail, uint32_t group, uint64_t set)
{
    if (set & (set - 1))
        return;
    uint32_t reason = trail_reason(TRAIL_BY_GROUP, group);
    if (!set) {
        trail->in_conflict = true;
        trail->conflict = reason;
        return;
    }
    uint32_t variable = trail_member(trail, group, set);
    if (trail->value[variable] == TRAIL_UNKNOWN)
        place(trail, variable, reason);
}

static void check_all_groups(struct trail *trail)
{
    const struct sudoku_layout *layout = trail->layout;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        check_group(trail, cell, trail->set[cell]);
    for (unsigned unit = 0; unit < trail->units.count; unit++) {
        uint32_t group = trail_group(trail, unit);
        for (unsigned digit = 0; digit < layout->side; digit++)
            check_group(trail, group + digit, trail->set[group + digit]);
    }
}

void trail_load(struct trail *trail, const sudoku_digitset *start)
{
    trail->trail_count = 0;
    trail->trail_head = 0;
    trail->level_count = 0;
    trail->placed = 0;
    trail->in_conflict = false;
    trail->is_learning = false;
    trail->floor = 0;
    trail->stall = 0;
    trail->clauses.count = 0;
    memset(trail->value, TRAIL_UNKNOWN, trail->variable_count);
    load_sets(trail, start);
    check_all_groups(trail);
}

/* Updates all sets even after a conflict, for trail_undo(). */
static inline void remove_candidate(struct trail *trail, uint32_t variable)
{
    uint32_t cell = trail_variable_cell(trail, variable);
    uint32_t digit = trail_variable_digit(trail, variable);
    uint32_t end = trail->links_start[cell + 1];
    check_group(trail, cell, trail->set[cell] &= ~(UINT64_C(1) << digit));
    for (uint32_t u = trail->links_start[cell]; u < end; u++) {
        struct unit_link link = trail->links[u];
        check_group(trail, link.group + digit,
                    trail->set[link.group + digit] &= ~(UINT64_C(1) << link.place));
    }
}

static inline void restore_candidate(struct trail *trail, uint32_t variable)
{
    uint32_t cell = trail_variable_cell(trail, variable);
    uint32_t digit = trail_variable_digit(trail, variable);
    uint32_t end = trail->links_start[cell + 1];
    trail->set[cell] |= UINT64_C(1) << digit;
    for (uint32_t u = trail->links_start[cell]; u < end; u++)
        trail->set[trail->links[u].group + digit] |= UINT64_C(1) << trail->links[u].place;
}

void trail_assign(struct trail *trail, uint32_t literal, uint32_t reason)
{
    uint32_t variable = trail_literal_variable(literal);
    if (trail_literal_is_positive(literal)) {
        place(trail, variable, reason);
        return;
    }
    record(trail, literal, TRAIL_FALSE, reason);
    remove_candidate(trail, variable);
}

void trail_decide(struct trail *trail, uint32_t literal)
{
    trail->level_start[trail->level_count++] = trail->trail_count;
    trail_assign(trail, literal, TRAIL_NO_REASON);
}

static void save_phase(struct trail *trail, uint32_t literal)
{
    uint32_t variable = trail_literal_variable(literal);
    if (trail_literal_is_positive(literal))
        trail->phases.last[trail_variable_cell(trail, variable)] =
            (uint8_t)(trail_variable_digit(trail, variable) + 1);
    if (!trail->heap.place[variable])
        heap_insert(&trail->heap, variable);
}

void trail_undo(struct trail *trail, uint32_t level)
{
    if (level >= trail->level_count)
        return;
    uint32_t start = trail->level_start[level];
    while (trail->trail_count > start) {
        uint32_t literal = trail->literals[--trail->trail_count];
        uint32_t variable = trail_literal_variable(literal);
        trail->value[variable] = TRAIL_UNKNOWN;
        if (trail_literal_is_positive(literal))
            trail->placed--;
        else
            restore_candidate(trail, variable);
        if (trail->is_learning)
            save_phase(trail, literal);
    }
    trail->trail_head = start;
    trail->level_count = level;
    trail->in_conflict = false;
}
