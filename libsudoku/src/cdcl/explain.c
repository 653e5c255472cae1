#include "cdcl/explain.h"

#include "cdcl/clause.h"

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

/* Lists the variables whose values are the REASON of VARIABLE's value; returns their number. */
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

uint32_t explain_variable(struct trail *trail, uint32_t variable)
{
    return explain(trail, trail->reason[variable], variable);
}

uint32_t explain_conflict(struct trail *trail)
{
    uint32_t count = explain(trail, trail->conflict, UINT32_MAX);
    if ((trail->conflict & ((1u << TRAIL_REASON_BITS) - 1)) == TRAIL_BY_PLACEMENT)
        trail->analysis.antecedents[count++] = trail->conflict_variable;
    return count;
}

bool explain_is_redundant(struct trail *trail, uint32_t variable)
{
    if (trail->reason[variable] == TRAIL_NO_REASON)
        return false;
    uint32_t count = explain_variable(trail, variable);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t antecedent = trail->analysis.antecedents[i];
        if (!trail->analysis.is_marked[antecedent] && trail->level[antecedent] != 0)
            return false;
    }
    return true;
}
