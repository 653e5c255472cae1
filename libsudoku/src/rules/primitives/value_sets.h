/* The rule that values differ and together are one of several sets, such as consecutive values. */
#ifndef RULES_VALUE_SETS_H
#define RULES_VALUE_SETS_H

#include "rules/narrower.h"
#include "rules/primitives/choices.h"

extern const struct sudoku_rule_kind value_sets_kind;

/* What the rule says: SET_COUNT sets of as many values as the rule has cells. */
struct value_sets_spec {
    const sudoku_valueset *sets;
    unsigned set_count;
};

/* Returns the sets that NARROWER's cells may have; NULL if it is not of this kind. */
const struct cage_choices *value_sets_choices(const struct narrower *narrower);

/* Adds the rule; its cells, COUNT of them, are known to differ by another one. SETS are copied. */
enum sudoku_status value_sets_add(struct sudoku_rules *rules, const uint16_t *cells, unsigned count,
                                  const sudoku_valueset *sets, unsigned set_count);

#endif
