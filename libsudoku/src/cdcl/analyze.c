#include "cdcl/analyze.h"

#include "cdcl/explain.h"
#include "cdcl/heap.h"
#include "cdcl/shrink.h"

/* Marks those of COUNT antecedents that are new. Those of earlier levels join the clause of *SIZE
 * literals; returns the number of the others. */
static uint32_t resolve(struct trail *trail, uint32_t count, uint32_t *size)
{
    struct analysis *analysis = &trail->analysis;
    uint32_t of_last_level = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t variable = analysis->antecedents[i];
        if (analysis->is_marked[variable] || trail->level[variable] == 0)
            continue;
        analysis->is_marked[variable] = 1;
        analysis->marked[analysis->marked_count++] = variable;
        heap_bump(&trail->heap, variable, trail->variable_count);
        if (trail->level[variable] == trail->level_count)
            of_last_level++;
        else
            analysis->literals[(*size)++] = trail_opposite(trail, variable);
    }
    return of_last_level;
}

/* Replaces variables of the last level by their reasons, the latest first, until one is left. */
static uint32_t find_implication_point(struct trail *trail)
{
    uint32_t size = 1, position = trail->trail_count, variable;
    uint32_t open = resolve(trail, explain_conflict(trail), &size);
    for (;;) {
        do
            variable = trail_literal_variable(trail->literals[--position]);
        while (!trail->analysis.is_marked[variable]);
        if (--open == 0)
            break;
        open += resolve(trail, explain_variable(trail, variable), &size);
    }
    trail->analysis.literals[0] = trail_opposite(trail, variable);
    return size;
}

static struct learned_clause summarize(struct trail *trail, uint32_t size)
{
    struct analysis *memory = &trail->analysis;
    struct learned_clause learned = {.count = size, .level = 0, .glue = 1};
    uint32_t *literals = memory->literals;
    memory->stamp++;
    for (uint32_t i = 1; i < size; i++) {
        uint32_t literal = literals[i];
        uint32_t level = trail->level[trail_literal_variable(literal)];
        learned.glue += memory->level_stamp[level] != memory->stamp;
        memory->level_stamp[level] = memory->stamp;
        if (level > learned.level) {
            learned.level = level;
            literals[i] = literals[1];
            literals[1] = literal;
        }
    }
    return learned;
}

struct learned_clause cdcl_analyze(struct trail *trail)
{
    uint32_t size = shrink_clause(trail, find_implication_point(trail));
    while (trail->analysis.marked_count)
        trail->analysis.is_marked[trail->analysis.marked[--trail->analysis.marked_count]] = 0;
    heap_decay(&trail->heap);
    return summarize(trail, size);
}
