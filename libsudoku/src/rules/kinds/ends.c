/* Lines whose ends bound the others. */
#include "rules/kinds/kind.h"
#include "rules/kinds/machine.h"
#include "rules/text/reader.h"

/* ---------------------------------------------------------------------- between and lockout lines
 */

static void order(int *low, int *high)
{
    if (*low > *high) {
        int held = *low;
        *low = *high;
        *high = held;
    }
}

static bool between_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    int low = values[0], high = values[rule->cell_count - 1];
    order(&low, &high);
    for (unsigned i = 1; i + 1 < rule->cell_count; i++)
        if (values[i] <= low || values[i] >= high)
            return false;
    return true;
}

static bool lockout_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    int low = values[0], high = values[rule->cell_count - 1];
    order(&low, &high);
    if (low == high || high - low < kind_number(rule))
        return false;
    for (unsigned i = 1; i + 1 < rule->cell_count; i++)
        if (values[i] >= low && values[i] <= high)
            return false;
    return true;
}

/* The automaton reads both ends before the cells between. State 0 is the start; 1 + A follows the
 * first end, A above the smallest value; later states are 17 + 16 LOW + HIGH. */
enum { ONE_END = 1, BOTH_ENDS = 17, STATES = BOTH_ENDS + 256 };

static int after_ends(const struct sudoku_rule *rule, int state, int value, bool *has_both,
                      int *low, int *high)
{
    int place = value - (int)rule->min_value;
    *has_both = state >= BOTH_ENDS;
    if (state == 0)
        return ONE_END + place;
    if (*has_both) {
        *low = (state - BOTH_ENDS) / 16;
        *high = (state - BOTH_ENDS) % 16;
        return state;
    }
    *low = state - ONE_END;
    *high = place;
    order(low, high);
    return BOTH_ENDS + 16 * *low + *high;
}

static int between_next(const struct sudoku_rule *rule, int state, int value)
{
    int low, high, place = value - (int)rule->min_value;
    bool has_both;
    int next = after_ends(rule, state, value, &has_both, &low, &high);
    return !has_both || (place > low && place < high) ? next : -1;
}

static int lockout_next(const struct sudoku_rule *rule, int state, int value)
{
    int low, high, place = value - (int)rule->min_value;
    bool has_both;
    int next = after_ends(rule, state, value, &has_both, &low, &high);
    if (state == 0)
        return next;
    if (!has_both)
        return low != high && high - low >= kind_number(rule) ? next : -1;
    return place < low || place > high ? next : -1;
}

static bool has_ends(const struct sudoku_rule *rule, int state)
{
    (void)rule;
    return state >= BOTH_ENDS;
}

static enum sudoku_status add_ends(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                   int (*next)(const struct sudoku_rule *, int, int))
{
    const struct machine machine = {STATES, next, has_ends, NULL};
    uint16_t cells[SUDOKU_RULES_MAX_CELLS];
    unsigned last = rule->cell_count - 1;
    cells[0] = rule->cells[0];
    cells[1] = rule->cells[last];
    for (unsigned i = 1; i < last; i++)
        cells[i + 1] = rule->cells[i];
    return machine_add(rules, rule, &machine, cells, rule->cell_count);
}

static enum sudoku_status between_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    return add_ends(rule, rules, between_next);
}

static enum sudoku_status lockout_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    return add_ends(rule, rules, lockout_next);
}

static const struct sudoku_rule_kind between = {
    .size = sizeof between,
    .name = "between line",
    .shape = SUDOKU_RULE_SHAPE_RING_LINE,
    .color = 0xC4C4C4,
    .holds = between_holds,
    .expand = between_expand,
};

/* The ends of lockout lines usually differ by 4. */
static size_t label_lockout(const struct sudoku_rule *rule, unsigned place, char *text, size_t size)
{
    return kind_number(rule) == 4 ? 0 : kind_label(rule, place, text, size);
}

static const struct sudoku_rule_kind lockout = {
    .size = sizeof lockout,
    .name = "lockout line",
    .shape = SUDOKU_RULE_SHAPE_DIAMOND_LINE,
    .color = 0xA8C0EC,
    .label = label_lockout,
    .holds = lockout_holds,
    .expand = lockout_expand,
    .say = kind_say_number,
};

const struct named_kind kinds_ends[] = {
    {"Between", "CELLS", "The digits on the line are between those of its ends.", &between,
     read_cells, 0, 0, 2},
    {"Lockout", "DIFFERENCE CELLS",
     "The ends differ by this at least, and no digit on the line is between or equal to them.",
     &lockout, read_number_cells, 0, 16, 2},
    {0},
};
