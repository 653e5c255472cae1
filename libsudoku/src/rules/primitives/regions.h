/* The rule that a grid divides into connected regions of one size, whose digits differ.
 *
 * Its cells are the digits of the grid, the labels of their regions, and *pairs*: cells with the
 * smallest value if two cells are in different regions, with the next one if they are in the same.
 * Pairs say what is known of regions before their labels are. */
#ifndef RULES_REGIONS_H
#define RULES_REGIONS_H

#include <sudoku/rules.h>

#include "rules/primitives/region_spec.h"

extern const struct sudoku_rule_kind regions_kind;

/* True if LABELS (from MIN_LABEL) number connected regions of SPEC's size in the order of their
 * first cells, and DIGITS differ within each. */
bool regions_hold(const struct regions_spec *spec, const uint8_t *digits, const uint8_t *labels,
                  unsigned min_label);

#endif
