#include "search_state.h"

#include <string.h>

#include "mem.h"
#include "search_heap.h"

enum {
    /* Room for learned clauses. Hard 25x25 boards use 5 to 20 words a variable; the classic board
     * gets 80 kB, the largest square ones 16 MB. */
    WORDS_PER_VARIABLE = 16,
    MOST_WORDS = 1 << 23
};

static unsigned shift_for(unsigned side)
{
    unsigned shift = 1;
    while (1u << shift < side)
        shift++;
    return shift;
}

static void index_links(struct search *search)
{
    const struct sudoku_layout *layout = search->layout;
    const uint32_t *start = layout->cell_units_start;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        for (uint32_t u = start[cell]; u < start[cell + 1]; u++) {
            const uint16_t *members = layout_unit(layout, layout->cell_units[u]);
            struct search_link *link = &search->links[u];
            link->group = layout->cell_count + ((uint32_t)layout->cell_units[u] << search->shift);
            link->place = 0;
            while (members[link->place] != cell)
                link->place++;
        }
    }
}

static bool allocate_sets(struct search *s, const struct sudoku_allocator *a)
{
    size_t cells = s->layout->cell_count, variables = s->variable_count, groups = s->group_count;
    s->links = mem_alloc(a, s->layout->cell_units_start[cells], sizeof *s->links);
    s->set = mem_alloc(a, groups, sizeof *s->set);
    s->root_set = mem_alloc(a, groups, sizeof *s->root_set);
    s->value = mem_alloc(a, variables, sizeof *s->value);
    s->level = mem_alloc(a, variables, sizeof *s->level);
    s->reason = mem_alloc(a, variables, sizeof *s->reason);
    s->trail = mem_alloc(a, variables, sizeof *s->trail);
    /* A decision places a digit, so that no more levels than cells are open. */
    s->level_start = mem_alloc(a, cells, sizeof *s->level_start);
    s->last_digit = mem_alloc(a, cells, sizeof *s->last_digit);
    s->solution = mem_alloc(a, cells, sizeof *s->solution);
    return s->links && s->set && s->root_set && s->value && s->level && s->reason && s->trail &&
           s->level_start && s->last_digit && s->solution;
}

static bool allocate_learning(struct search *s, const struct sudoku_allocator *a)
{
    size_t cells = s->layout->cell_count, variables = s->variable_count;
    size_t words = variables * WORDS_PER_VARIABLE;
    s->clauses.capacity = words < MOST_WORDS ? (uint32_t)words : MOST_WORDS;
    s->clauses.words = mem_alloc(a, s->clauses.capacity, sizeof *s->clauses.words);
    s->clauses.watched = mem_alloc(a, 2 * variables, sizeof *s->clauses.watched);
    s->heap.items = mem_alloc(a, variables, sizeof *s->heap.items);
    s->heap.place = mem_alloc(a, variables, sizeof *s->heap.place);
    s->heap.activity = mem_alloc(a, variables, sizeof *s->heap.activity);
    s->lesson.literals = mem_alloc(a, variables, sizeof *s->lesson.literals);
    s->lesson.antecedents = mem_alloc(a, variables, sizeof *s->lesson.antecedents);
    s->lesson.marked = mem_alloc(a, variables, sizeof *s->lesson.marked);
    s->lesson.mark = mem_alloc(a, variables, sizeof *s->lesson.mark);
    s->lesson.level_stamp = mem_alloc(a, cells + 1, sizeof *s->lesson.level_stamp);
    return s->clauses.words && s->clauses.watched && s->heap.items && s->heap.place &&
           s->heap.activity && s->lesson.literals && s->lesson.antecedents && s->lesson.marked &&
           s->lesson.mark && s->lesson.level_stamp;
}

void search_state_destroy(struct search *search, const struct sudoku_allocator *allocator)
{
    if (!search)
        return;
    void *const blocks[] = {
        search->links,
        search->set,
        search->root_set,
        search->value,
        search->level,
        search->reason,
        search->trail,
        search->level_start,
        search->last_digit,
        search->solution,
        search->clauses.words,
        search->clauses.watched,
        search->heap.items,
        search->heap.place,
        search->heap.activity,
        search->lesson.literals,
        search->lesson.antecedents,
        search->lesson.marked,
        search->lesson.mark,
        search->lesson.level_stamp,
        search,
    };
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        mem_free(allocator, blocks[i]);
}

enum sudoku_status search_state_create(const struct sudoku_layout *layout,
                                       const struct sudoku_allocator *allocator,
                                       struct search **out)
{
    struct search *search = mem_alloc(allocator, 1, sizeof *search);
    if (!search)
        return SUDOKU_ERR_MEMORY;
    search->layout = layout;
    search->shift = shift_for(layout->side);
    /* At most 65535 cells and units with 64 digits: everything fits into 24 bits. */
    search->variable_count = layout->cell_count << search->shift;
    search->group_count = layout->cell_count + (layout->unit_count << search->shift);
    if (!allocate_sets(search, allocator) || !allocate_learning(search, allocator)) {
        search_state_destroy(search, allocator);
        return SUDOKU_ERR_MEMORY;
    }
    index_links(search);
    *out = search;
    return SUDOKU_OK;
}

static void load_sets(struct search *search, const sudoku_digitset *start)
{
    const struct sudoku_layout *layout = search->layout;
    uint32_t cells = layout->cell_count;
    memcpy(search->set, start, cells * sizeof *search->set);
    memset(search->set + cells, 0, (search->group_count - cells) * sizeof *search->set);
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        uint64_t *sets = search->set + cells + ((size_t)unit << search->shift);
        const uint16_t *members = layout_unit(layout, unit);
        for (unsigned place = 0; place < layout->side; place++)
            for (sudoku_digitset digits = start[members[place]]; digits;)
                sets[sudoku_digitset_take(&digits) - 1] |= UINT64_C(1) << place;
    }
}

static inline void record(struct search *search, uint32_t literal, int8_t value, uint32_t reason)
{
    uint32_t variable = search_literal_variable(literal);
    search->value[variable] = value;
    search->level[variable] = search->level_count;
    search->reason[variable] = reason;
    search->trail[search->trail_count++] = literal;
}

static inline void place(struct search *search, uint32_t variable, uint32_t reason)
{
    record(search, search_literal(variable, true), SEARCH_TRUE, reason);
    search->placed++;
}

/* GROUP has only SET left: a single member is true, and without one there is a conflict. */
static inline void check_group(struct search *search, uint32_t group, uint64_t set)
{
    if (set & (set - 1))
        return;
    uint32_t reason = search_reason(SEARCH_BY_GROUP, group);
    if (!set) {
        search->in_conflict = true;
        search->conflict = reason;
        return;
    }
    uint32_t variable = search_member(search, group, set);
    if (search->value[variable] == SEARCH_UNKNOWN)
        place(search, variable, reason);
}

static void check_all_groups(struct search *search)
{
    const struct sudoku_layout *layout = search->layout;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        check_group(search, cell, search->set[cell]);
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        uint32_t group = layout->cell_count + (unit << search->shift);
        for (unsigned digit = 0; digit < layout->side; digit++)
            check_group(search, group + digit, search->set[group + digit]);
    }
}

void search_state_load(struct search *search, const sudoku_digitset *start)
{
    search->trail_count = 0;
    search->trail_head = 0;
    search->level_count = 0;
    search->placed = 0;
    search->in_conflict = false;
    search->is_learning = false;
    search->floor = 0;
    search->stall = 0;
    search->clauses.count = 0;
    memset(search->value, SEARCH_UNKNOWN, search->variable_count);
    load_sets(search, start);
    check_all_groups(search);
}

/* All sets are brought up to date even after a conflict, so that search_undo() finds them so. */
static inline void remove_candidate(struct search *search, uint32_t variable)
{
    const struct sudoku_layout *layout = search->layout;
    uint32_t cell = search_variable_cell(search, variable);
    uint32_t digit = search_variable_digit(search, variable);
    uint32_t end = layout->cell_units_start[cell + 1];
    check_group(search, cell, search->set[cell] &= ~(UINT64_C(1) << digit));
    for (uint32_t u = layout->cell_units_start[cell]; u < end; u++) {
        struct search_link link = search->links[u];
        check_group(search, link.group + digit,
                    search->set[link.group + digit] &= ~(UINT64_C(1) << link.place));
    }
}

static inline void restore_candidate(struct search *search, uint32_t variable)
{
    const struct sudoku_layout *layout = search->layout;
    uint32_t cell = search_variable_cell(search, variable);
    uint32_t digit = search_variable_digit(search, variable);
    uint32_t end = layout->cell_units_start[cell + 1];
    search->set[cell] |= UINT64_C(1) << digit;
    for (uint32_t u = layout->cell_units_start[cell]; u < end; u++)
        search->set[search->links[u].group + digit] |= UINT64_C(1) << search->links[u].place;
}

void search_assign(struct search *search, uint32_t literal, uint32_t reason)
{
    uint32_t variable = search_literal_variable(literal);
    if (search_literal_is_positive(literal)) {
        place(search, variable, reason);
        return;
    }
    record(search, literal, SEARCH_FALSE, reason);
    remove_candidate(search, variable);
}

void search_decide(struct search *search, uint32_t literal)
{
    search->level_start[search->level_count++] = search->trail_count;
    search_assign(search, literal, SEARCH_NO_REASON);
}

static void remember(struct search *search, uint32_t literal)
{
    uint32_t variable = search_literal_variable(literal);
    if (search_literal_is_positive(literal))
        search->last_digit[search_variable_cell(search, variable)] =
            (uint8_t)(search_variable_digit(search, variable) + 1);
    if (!search->heap.place[variable])
        search_heap_insert(&search->heap, variable);
}

void search_undo(struct search *search, uint32_t level)
{
    if (level >= search->level_count)
        return;
    uint32_t start = search->level_start[level];
    while (search->trail_count > start) {
        uint32_t literal = search->trail[--search->trail_count];
        uint32_t variable = search_literal_variable(literal);
        search->value[variable] = SEARCH_UNKNOWN;
        if (search_literal_is_positive(literal))
            search->placed--;
        else
            restore_candidate(search, variable);
        if (search->is_learning)
            remember(search, literal);
    }
    search->trail_head = start;
    search->level_count = level;
    search->in_conflict = false;
}
