#include "cdcl/analyze.h"

#include "cdcl/clause.h"
#include "cdcl/heap.h"

static uint32_t explain_flip(struct trail *trail, uint32_t level)
{
    for (uint32_t i = 0; i < level; i++)
        trail->analysis.antecedents[i] = trail_literal_variable(trail_decision(trail, i + 1));
    return level;
}

static uint32_t explain_group(struct trail *trail, uint32_t group, uint32_t variable)
{
    uint32_t count = 0;
    for (uint64_t set = trail->root_set[group]; set; set &= set - 1) {
        uint32_t member = trail_member(trail, group, set);
        if (member != variable)
            trail->analysis.antecedents[count++] = member;
    }
    return count;
}

static uint32_t explain_clause(struct trail *trail, uint32_t position, uint32_t variable)
{
    const uint32_t *clause = trail->clauses.words + position;
    uint32_t count = 0;
    for (uint32_t i = 0; i < clause[CLAUSE_SIZE]; i++) {
        uint32_t member = trail_literal_variable(clause[CLAUSE_LITERALS + i]);
        if (member != variable)
            trail->analysis.antecedents[count++] = member;
    }
    return count;
}

/* Lists the variables whose values are the REASON for that of VARIABLE. */
static uint32_t explain(struct trail *trail, uint32_t reason, uint32_t variable)
{
    uint32_t which = reason >> TRAIL_REASON_BITS;
    switch (reason & ((1u << TRAIL_REASON_BITS) - 1)) {
    case TRAIL_BY_PLACEMENT:
        trail->analysis.antecedents[0] = which;
        return 1;
    case TRAIL_BY_GROUP:
        return explain_group(trail, which, variable);
    case TRAIL_BY_CLAUSE:
        return explain_clause(trail, which, variable);
    default:
        return reason == TRAIL_FLIPPED ? explain_flip(trail, trail->level[variable]) : 0;
    }
}

/* The same for the conflict. */
static uint32_t explain_conflict(struct trail *trail)
{
    uint32_t count = explain(trail, trail->conflict, UINT32_MAX);
    if ((trail->conflict & ((1u << TRAIL_REASON_BITS) - 1)) == TRAIL_BY_PLACEMENT)
        trail->analysis.antecedents[count++] = trail->conflict_variable;
    return count;
}

/* The literal that VARIABLE has another value than now. */
static uint32_t opposite(const struct trail *trail, uint32_t variable)
{
    return trail_literal(variable, trail->value[variable] == TRAIL_FALSE);
}

/* Marks those of COUNT antecedents that are new. The ones of earlier levels join the clause, which
 * has *SIZE literals; gives the number of the others. */
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
            analysis->literals[(*size)++] = opposite(trail, variable);
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
        open += resolve(trail, explain(trail, trail->reason[variable], variable), &size);
    }
    trail->analysis.literals[0] = opposite(trail, variable);
    return size;
}

/* Whether VARIABLE has its value because of others in the clause alone. */
static bool is_redundant(struct trail *trail, uint32_t variable)
{
    uint32_t reason = trail->reason[variable];
    if (reason == TRAIL_NO_REASON)
        return false;
    uint32_t count = explain(trail, reason, variable);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t antecedent = trail->analysis.antecedents[i];
        if (!trail->analysis.is_marked[antecedent] && trail->level[antecedent] != 0)
            return false;
    }
    return true;
}

static uint32_t minimize(struct trail *trail, uint32_t size)
{
    uint32_t *literals = trail->analysis.literals, kept = 1;
    for (uint32_t i = 1; i < size; i++)
        if (!is_redundant(trail, trail_literal_variable(literals[i])))
            literals[kept++] = literals[i];
    return kept;
}

static struct learned_clause survey(struct trail *trail, uint32_t size)
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
    uint32_t size = minimize(trail, find_implication_point(trail));
    while (trail->analysis.marked_count)
        trail->analysis.is_marked[trail->analysis.marked[--trail->analysis.marked_count]] = 0;
    heap_decay(&trail->heap);
    return survey(trail, size);
}
