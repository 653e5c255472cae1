/* The rule that all values differ. */
#ifndef RULES_DIFFERENT_H
#define RULES_DIFFERENT_H

#include <sudoku/rules.h>

extern const struct sudoku_rule_kind different_kind;

/* The values of COUNT cells of a full unit that have one place, and all values of these cells in
 * *ANY; SINGLES are values of cells with one value, which are left out. */
static inline sudoku_valueset different_hidden(const sudoku_valueset *sets, const uint16_t *cells,
                                               unsigned count, sudoku_valueset *any)
{
    sudoku_valueset once = 0, twice = 0, singles = 0;
    for (unsigned i = 0; i < count; i++) {
        sudoku_valueset set = sets[cells[i]];
        twice |= once & set;
        once |= set;
        singles |= set & (set - 1U) ? 0 : set;
    }
    *any = once;
    return once & (sudoku_valueset) ~(twice | singles);
}

#endif
