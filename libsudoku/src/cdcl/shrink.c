#include "cdcl/shrink.h"

#include "cdcl/explain.h"

/* Mark of the current level, in addition to the analysis's mark 1. */
enum { IN_BLOCK = 2 };

/* D. Shell, "A high-speed sorting procedure", CACM 2, 1959: in place, and clauses are short. */
static void sort_descending(uint32_t *items, uint32_t count)
{
    for (uint32_t gap = count / 2; gap; gap /= 2) {
        for (uint32_t i = gap; i < count; i++) {
            uint32_t item = items[i], at = i;
            for (; at >= gap && items[at - gap] < item; at -= gap)
                items[at] = items[at - gap];
            items[at] = item;
        }
    }
}

/* Sorts literals by the time at which they became false, the latest first. */
static void sort_by_position(const struct trail *trail, uint32_t *literals, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        literals[i] = trail->position[trail_literal_variable(literals[i])];
    sort_descending(literals, count);
    for (uint32_t i = 0; i < count; i++)
        literals[i] = trail->literals[literals[i]] ^ 1;
}

static bool is_in_block(const struct trail *trail, uint32_t variable)
{
    return trail->analysis.is_marked[variable] & IN_BLOCK;
}

static void enter_block(struct trail *trail, uint32_t variable, uint32_t *count)
{
    trail->analysis.is_marked[variable] |= IN_BLOCK;
    trail->analysis.block[(*count)++] = variable;
}

/* Replaces VARIABLE by its antecedents; false if one of them is neither of its level nor in the
 * clause. */
static bool replace_by_reason(struct trail *trail, uint32_t variable, uint32_t *count)
{
    struct analysis *analysis = &trail->analysis;
    uint32_t antecedents = explain_variable(trail, variable);
    for (uint32_t i = 0; i < antecedents; i++) {
        uint32_t antecedent = analysis->antecedents[i];
        if (trail->level[antecedent] == trail->level[variable]) {
            if (!is_in_block(trail, antecedent))
                enter_block(trail, antecedent, count);
        } else if (trail->level[antecedent] && !analysis->is_marked[antecedent]) {
            return false;
        }
    }
    return true;
}

/* Finds the variable that implies all COUNT literals, sorted and of one level: *UNIQUE. Returns
 * false if there is none that the rest of the clause allows. */
static bool find_unique(struct trail *trail, const uint32_t *literals, uint32_t count,
                        uint32_t *unique)
{
    struct analysis *analysis = &trail->analysis;
    uint32_t entered = 0, left = 0;
    bool is_found = true;
    for (uint32_t i = 0; i < count; i++)
        enter_block(trail, trail_literal_variable(literals[i]), &entered);
    for (uint32_t at = trail->position[analysis->block[0]]; is_found; at--) {
        uint32_t variable = trail_literal_variable(trail->literals[at]);
        if (!is_in_block(trail, variable))
            continue;
        *unique = variable;
        if (++left == entered)
            break;
        is_found = replace_by_reason(trail, variable, &entered);
    }
    while (entered)
        analysis->is_marked[analysis->block[--entered]] &= (uint8_t)~IN_BLOCK;
    return is_found;
}

static void mark(struct analysis *analysis, uint32_t variable)
{
    if (analysis->is_marked[variable])
        return;
    analysis->is_marked[variable] = 1;
    analysis->marked[analysis->marked_count++] = variable;
}

/* Shrinks the COUNT literals of one level into KEPT, which may start before them; returns their new
 * number. Dropped variables stay marked: they follow from those kept. */
static uint32_t shrink_level(struct trail *trail, const uint32_t *literals, uint32_t count,
                             uint32_t *kept)
{
    uint32_t unique, left = 0;
    if (count > 1 && find_unique(trail, literals, count, &unique)) {
        mark(&trail->analysis, unique);
        kept[0] = trail_opposite(trail, unique);
        return 1;
    }
    for (uint32_t i = 0; i < count; i++)
        if (!explain_is_redundant(trail, trail_literal_variable(literals[i])))
            kept[left++] = literals[i];
    return left;
}

static uint32_t level_of(const struct trail *trail, uint32_t literal)
{
    return trail->level[trail_literal_variable(literal)];
}

uint32_t shrink_clause(struct trail *trail, uint32_t size)
{
    uint32_t *literals = trail->analysis.literals, kept = 1;
    sort_by_position(trail, literals + 1, size - 1);
    for (uint32_t begin = 1, end; begin < size; begin = end) {
        uint32_t level = level_of(trail, literals[begin]);
        for (end = begin + 1; end < size && level_of(trail, literals[end]) == level;)
            end++;
        kept += shrink_level(trail, literals + begin, end - begin, literals + kept);
    }
    return kept;
}
