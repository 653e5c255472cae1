#include "rules/search/conflict.h"

#include <string.h>

#include "rules/primitives/different.h"
#include "rules/primitives/pairs.h"
#include "rules/rules.h"
#include "rules/search/compile.h"
#include "rules/valueset.h"

/* Returns the caller's rule that rule INDEX is a part of. */
static unsigned callers_rule(const struct sudoku_rules *rules, unsigned index)
{
    while (rules->rule[index].parent >= 0)
        index = (unsigned)rules->rule[index].parent;
    return index;
}

/* Narrows SETS of all cells by one part; false if it excludes them. */
static bool narrow(const struct narrower *part, sudoku_valueset *sets, bool *has_changed)
{
    sudoku_valueset own[SUDOKU_RULES_MAX_CELLS];
    for (unsigned i = 0; i < part->cell_count; i++)
        own[i] = sets[part->cells[i]];
    if (!part->narrow(part->data, own, ~UINT64_C(0)))
        return false;
    for (unsigned i = 0; i < part->cell_count; i++) {
        sudoku_valueset kept = sets[part->cells[i]] & own[i];
        *has_changed |= kept != sets[part->cells[i]];
        sets[part->cells[i]] = kept;
        if (!kept)
            return false;
    }
    return true;
}

/* Removes from a cell of RULE, a pair of cells with unequal values, the value of the other. */
static bool narrow_unequal(const struct sudoku_rule *rule, sudoku_valueset *sets, bool *has_changed)
{
    for (unsigned i = 0; i < 2; i++) {
        sudoku_valueset *other = &sets[rule->cells[1 - i]], one = sets[rule->cells[i]];
        sudoku_valueset lost = *other & pairs_unequal(rule) & one;
        if (!valueset_is_single(one) || !lost)
            continue;
        *other &= (sudoku_valueset)~lost;
        *has_changed = true;
        if (!*other)
            return false;
    }
    return true;
}

/* The same by RULE, if it has no narrower because peers do its work. */
static bool narrow_by_peers(const struct sudoku_rule *rule, sudoku_valueset *sets,
                            bool *has_changed)
{
    if (rule->kind == &different_kind) {
        const struct narrower part = {.narrow = rule->kind->narrow,
                                      .data = rule,
                                      .cells = rule->cells,
                                      .cell_count = rule->cell_count};
        return narrow(&part, sets, has_changed);
    }
    return rule->kind != &pairs_kind || !pairs_exclude_equal_only(rule) ||
           narrow_unequal(rule, sets, has_changed);
}

/* The parts of the caller's rule OWNER follow it in the list. */
static bool narrow_all(const struct program *program, unsigned owner, sudoku_valueset *sets,
                       bool *has_changed)
{
    const struct sudoku_rules *rules = program->rules;
    unsigned end = owner + 1;
    while (end < rules->rule_count && rules->rule[end].parent >= 0)
        end++;
    for (unsigned i = owner; i < end; i++)
        if (rules->rule[i].choice == 0 && !narrow_by_peers(&rules->rule[i], sets, has_changed))
            return false;
    for (unsigned n = 0; n < program->rule_narrower_count; n++)
        if (callers_rule(rules, program->narrower[n].rule) == owner &&
            !narrow(&program->narrower[n], sets, has_changed))
            return false;
    return true;
}

bool conflict_excludes(const struct program *program, unsigned owner, const sudoku_valueset *sets)
{
    sudoku_valueset own[SUDOKU_RULES_MAX_CELLS];
    bool has_changed = true;
    memcpy(own, sets, program->cell_count * sizeof *own);
    while (has_changed) {
        has_changed = false;
        if (!narrow_all(program, owner, own, &has_changed))
            return true;
    }
    return false;
}

unsigned conflict_find(const struct program *program, const sudoku_valueset *sets)
{
    const struct sudoku_rules *rules = program->rules;
    unsigned owner = 0;
    while (owner < rules->rule_count &&
           (rules->rule[owner].parent >= 0 || rules->rule[owner].choice ||
            !conflict_excludes(program, owner, sets)))
        owner++;
    return owner;
}

/* Kinds may prepare for the values that are given, so the rules are prepared without them. */
enum sudoku_status conflict_is_own(const struct sudoku_rules *rules, unsigned owner, bool *is_own)
{
    struct arena arena = {.allocator = &rules->allocator};
    struct sudoku_rules *open = arena_alloc(&arena, sizeof *open);
    struct program program;
    if (!open)
        return SUDOKU_ERR_MEMORY;
    *open = *rules;
    for (unsigned cell = 0; cell < rules->board_cell_count; cell++)
        open->values[cell] = rules_all_values(rules);
    enum sudoku_status status = compile_rules(&program, open, &arena);
    if (status == SUDOKU_OK)
        *is_own = conflict_excludes(&program, owner, program.start);
    arena_clear(&arena);
    return status;
}
