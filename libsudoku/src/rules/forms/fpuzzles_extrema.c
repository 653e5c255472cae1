#include "rules/forms/fpuzzles_extrema.h"

#include <string.h>

bool fpuzzles_is_greater(const struct sudoku_rule *rule)
{
    return strcmp(rule->kind->name, "greater than") == 0 && rule->parent < 0 && rule->choice == 0;
}

/* True if a rule says that cell A is greater than cell B. */
static bool has_rule(const struct fpuzzles_sheet *sheet, unsigned a, unsigned b)
{
    const struct sudoku_rule *rule;
    for (unsigned i = 0; (rule = sudoku_rules_rule(sheet->rules, i)); i++)
        if (fpuzzles_is_greater(rule) && rule->cells[0] == a && rule->cells[1] == b)
            return true;
    return false;
}

/* Stores the neighbors of CELL in a row or a column, and returns their number. */
static unsigned list_neighbors(const struct fpuzzles_sheet *sheet, unsigned cell,
                               unsigned *neighbors)
{
    unsigned side = sheet->side, count = 0;
    if (cell >= side)
        neighbors[count++] = cell - side;
    if (cell % side)
        neighbors[count++] = cell - 1;
    if (cell % side + 1 < side)
        neighbors[count++] = cell + 1;
    if (cell + side < side * side)
        neighbors[count++] = cell + side;
    return count;
}

/* True if CELL is PLACE (0: greater, 1: less) of a rule with each neighbor that is not of MEMBERS.
 */
static bool has_all_rules(const struct fpuzzles_sheet *sheet, const bool *members, unsigned cell,
                          unsigned place)
{
    unsigned neighbors[4], count = list_neighbors(sheet, cell, neighbors);
    for (unsigned i = 0; i < count; i++)
        if (!members[neighbors[i]] &&
            !has_rule(sheet, place ? neighbors[i] : cell, place ? cell : neighbors[i]))
            return false;
    return true;
}

/* Finds the largest list of cells that are PLACE of a rule with each neighbor outside of it. */
static void find_members(const struct fpuzzles_sheet *sheet, unsigned place, bool *members)
{
    const struct sudoku_rule *rule;
    unsigned cells = sheet->side * sheet->side;
    memset(members, 0, cells * sizeof *members);
    for (unsigned i = 0; (rule = sudoku_rules_rule(sheet->rules, i)); i++)
        if (fpuzzles_is_greater(rule))
            members[rule->cells[place]] = true;
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (unsigned cell = 0; cell < cells; cell++)
            if (members[cell] && !has_all_rules(sheet, members, cell, place)) {
                members[cell] = false;
                has_changed = true;
            }
    }
}

/* True if EXTREMA say that cell A is greater than its neighbor B. */
static bool is_said(const struct fpuzzles_extrema *extrema, unsigned a, unsigned b)
{
    return (extrema->is_minimum[b] && !extrema->is_minimum[a]) ||
           (extrema->is_maximum[a] && !extrema->is_maximum[b]);
}

static bool say_all(const struct fpuzzles_sheet *sheet, const struct fpuzzles_extrema *extrema)
{
    const struct sudoku_rule *rule;
    for (unsigned i = 0; (rule = sudoku_rules_rule(sheet->rules, i)); i++) {
        unsigned neighbors[4], count, k = 0;
        if (!fpuzzles_is_greater(rule))
            continue;
        count = list_neighbors(sheet, rule->cells[0], neighbors);
        while (k < count && neighbors[k] != rule->cells[1])
            k++;
        if (k == count || !is_said(extrema, rule->cells[0], rule->cells[1]))
            return false;
    }
    return true;
}

bool fpuzzles_find_extrema(const struct fpuzzles_sheet *sheet, struct fpuzzles_extrema *extrema)
{
    static const struct fpuzzles_extrema none;
    *extrema = none;
    find_members(sheet, 1, extrema->is_minimum);
    if (say_all(sheet, extrema))
        return true;
    find_members(sheet, 0, extrema->is_maximum);
    return say_all(sheet, extrema);
}
