#include "search_propagate.h"

#include "search_clause.h"

/* VARIABLE, member PLACE of GROUP, is true: no other member is. */
static bool exclude_others(struct search *search, uint32_t variable, uint32_t group, unsigned place)
{
    uint32_t reason = search_reason(SEARCH_BY_PLACEMENT, variable);
    uint64_t others = search->set[group] & ~(UINT64_C(1) << place);
    for (; others; others &= others - 1) {
        uint32_t other = search_member(search, group, others);
        if (search->value[other] == SEARCH_TRUE) {
            search->in_conflict = true;
            search->conflict = reason;
            search->conflict_variable = other;
        } else {
            search_assign(search, search_literal(other, false), reason);
        }
        if (search->in_conflict)
            return false;
    }
    return true;
}

static bool exclude_in_all_groups(struct search *search, uint32_t variable)
{
    const struct sudoku_layout *layout = search->layout;
    uint32_t cell = search_variable_cell(search, variable);
    uint32_t digit = search_variable_digit(search, variable);
    uint32_t end = layout->cell_units_start[cell + 1];
    bool is_consistent = exclude_others(search, variable, cell, digit);
    for (uint32_t u = layout->cell_units_start[cell]; is_consistent && u < end; u++)
        is_consistent = exclude_others(search, variable, search->links[u].group + digit,
                                       search->links[u].place);
    return is_consistent;
}

bool search_propagate(struct search *search)
{
    while (!search->in_conflict && search->trail_head < search->trail_count) {
        uint32_t literal = search->trail[search->trail_head++];
        if (search_literal_is_positive(literal) &&
            !exclude_in_all_groups(search, search_literal_variable(literal)))
            return false;
        if (search->clauses.count)
            search_clauses_visit(search, literal ^ 1);
    }
    return !search->in_conflict;
}
