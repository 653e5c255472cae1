#include "rules/learn/trail.h"

#include <string.h>

bool learn_trail_create(struct learn_trail *own, const struct program *program, struct arena *arena)
{
    const size_t cells = program->cell_count, facts = cells * LEARN_FACTS_OF_CELL;
    *own = (struct learn_trail){.program = program};
    own->sets = arena_alloc(arena, cells * sizeof *own->sets);
    own->place = arena_alloc(arena, facts * sizeof *own->place);
    own->event = arena_alloc(arena, facts * sizeof *own->event);
    own->level_start = arena_alloc(arena, (cells + 2) * sizeof *own->level_start);
    return own->sets && own->place && own->event && own->level_start;
}

static void push(struct learn_trail *own, unsigned fact, struct learn_reason reason)
{
    own->place[fact] = own->count;
    own->event[own->count++] = (struct learn_event){(uint16_t)fact, (uint16_t)own->level, reason};
}

bool learn_trail_fail(struct learn_trail *own, unsigned fact, struct learn_reason reason)
{
    own->conflict_fact = fact;
    own->conflict = reason;
    return false;
}

/* Adds the fact that CELL has the one value of its set. */
static void push_left(struct learn_trail *own, unsigned cell)
{
    const unsigned fact = fact_has(cell, valueset_min(own->sets[cell]));
    if (!learn_is_known(own, fact))
        push(own, fact, (struct learn_reason){.cause = LEARN_LEFT});
}

static bool exclude(struct learn_trail *own, unsigned fact, struct learn_reason reason)
{
    const unsigned cell = fact_cell(fact);
    push(own, fact, reason);
    own->sets[cell] &= (sudoku_valueset) ~(1U << fact_value(fact));
    if (own->sets[cell] == 0)
        return learn_trail_fail(own, fact, (struct learn_reason){.cause = LEARN_LEFT});
    if (valueset_is_single(own->sets[cell]))
        push_left(own, cell);
    return true;
}

static void take(struct learn_trail *own, unsigned fact, struct learn_reason reason)
{
    const unsigned cell = fact_cell(fact);
    const sudoku_valueset value = (sudoku_valueset)(1U << fact_value(fact));
    push(own, fact, reason);
    for (unsigned left = own->sets[cell] & ~(unsigned)value; left; left &= left - 1)
        push(own, fact_lacks(cell, valueset_min((sudoku_valueset)left)),
             (struct learn_reason){LEARN_TAKEN, fact, 0});
    own->sets[cell] = value;
}

bool learn_trail_add(struct learn_trail *own, unsigned fact, struct learn_reason reason)
{
    if (learn_is_known(own, fact))
        return true;
    if (!fact_is_has(fact))
        return exclude(own, fact, reason);
    take(own, fact, reason);
    return true;
}

void learn_trail_start(struct learn_trail *trail, const sudoku_valueset *sets)
{
    const size_t facts = (size_t)trail->program->cell_count * LEARN_FACTS_OF_CELL;
    memset(trail->place, 0xff, facts * sizeof *trail->place);
    trail->count = 0;
    trail->level = 0;
    for (unsigned cell = 0; cell < trail->program->cell_count; cell++) {
        trail->sets[cell] = sets[cell];
        for (unsigned left = trail->program->all & ~(unsigned)sets[cell]; left; left &= left - 1)
            push(trail, fact_lacks(cell, valueset_min((sudoku_valueset)left)),
                 (struct learn_reason){.cause = LEARN_DECISION});
        if (valueset_is_single(sets[cell]))
            push_left(trail, cell);
    }
}

void learn_trail_descend(struct learn_trail *trail)
{
    trail->level_start[++trail->level] = trail->count;
}

void learn_trail_return(struct learn_trail *trail, unsigned level)
{
    if (level >= trail->level)
        return;
    while (trail->count > trail->level_start[level + 1]) {
        const unsigned fact = trail->event[--trail->count].fact;
        trail->place[fact] = LEARN_UNKNOWN;
        if (!fact_is_has(fact))
            trail->sets[fact_cell(fact)] |= (sudoku_valueset)(1U << fact_value(fact));
    }
    trail->level = level;
}
