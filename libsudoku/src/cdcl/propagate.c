#include "cdcl/propagate.h"

#include "cdcl/clause.h"

/* VARIABLE is true, so OTHER, not yet false, must be false. */
static inline bool exclude(struct trail *trail, uint32_t variable, uint32_t other)
{
    uint32_t reason = trail_reason(TRAIL_BY_PLACEMENT, variable);
    if (trail->value[other] == TRAIL_TRUE) {
        trail->in_conflict = true;
        trail->conflict = reason;
        trail->conflict_variable = other;
    } else {
        trail_assign(trail, trail_literal(other, false), reason);
    }
    return !trail->in_conflict;
}

/* VARIABLE, member PLACE of GROUP, is true: excludes the other members. */
static bool exclude_others(struct trail *trail, uint32_t variable, uint32_t group, unsigned place)
{
    uint64_t others = trail->set[group] & ~(UINT64_C(1) << place);
    for (; others; others &= others - 1)
        if (!exclude(trail, variable, trail_member(trail, group, others)))
            return false;
    return true;
}

static bool exclude_in_all_groups(struct trail *trail, uint32_t variable)
{
    uint32_t cell = trail_variable_cell(trail, variable);
    uint32_t digit = trail_variable_digit(trail, variable);
    uint32_t end = trail->links_start[cell + 1];
    bool is_consistent = exclude_others(trail, variable, cell, digit);
    for (uint32_t u = trail->links_start[cell]; is_consistent && u < end; u++)
        is_consistent =
            exclude_others(trail, variable, trail->links[u].group + digit, trail->links[u].place);
    return is_consistent;
}

static bool exclude_in_rivals(struct trail *trail, uint32_t variable)
{
    uint32_t cell = trail_variable_cell(trail, variable);
    uint32_t digit = trail_variable_digit(trail, variable);
    uint32_t end = trail->rivals_start[cell + 1];
    for (uint32_t r = trail->rivals_start[cell]; r < end; r++) {
        uint32_t rival = trail->rivals[r];
        if ((trail->set[rival] >> digit & 1) &&
            !exclude(trail, variable, rival << trail->shift | digit))
            return false;
    }
    return true;
}

bool cdcl_propagate(struct trail *trail)
{
    while (!trail->in_conflict && trail->trail_head < trail->trail_count) {
        uint32_t literal = trail->literals[trail->trail_head++];
        if (trail_literal_is_positive(literal) &&
            !(exclude_in_all_groups(trail, trail_literal_variable(literal)) &&
              exclude_in_rivals(trail, trail_literal_variable(literal))))
            return false;
        if (trail->clauses.count)
            clauses_visit(trail, literal ^ 1);
    }
    return !trail->in_conflict;
}
