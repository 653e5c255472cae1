/* Groups of a rule's cells that differ, which bound sums and numbers of cells with a value. */
#ifndef RULES_GROUPS_H
#define RULES_GROUPS_H

#include "rules/site.h"

/* The number of no group. */
enum { GROUP_NONE = UINT16_MAX };

/* Divides the cells of site->rule into few groups whose cells all differ. Stores the number of each
 * cell's group in GROUP, and returns the number of groups. Cells of a group have the same member of
 * CLASSES (NULL: all have); those of class 0 are in none. */
unsigned groups_divide(const struct sudoku_rule_site *site, const int *classes, uint16_t *group);

#endif
