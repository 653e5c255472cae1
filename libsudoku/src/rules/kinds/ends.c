/* Lines whose ends, or whose extreme digits, bound the others. */
#include "rules/kinds/ends.h"

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

/* ------------------------------------------------------------------------------------ lunchboxes
 */

static bool lunchbox_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned least = 0, most = 0;
    for (unsigned i = 1; i < rule->cell_count; i++) {
        least = values[i] < values[least] ? i : least;
        most = values[i] > values[most] ? i : most;
    }
    unsigned first = least < most ? least : most, last = least < most ? most : least;
    int sum = last > first ? kind_values_sum(values + first + 1, last - first - 1) : 0;
    return kind_values_differ(values, rule->cell_count) && sum == kind_number(rule);
}

/* The automaton begins with a guess of the smallest and the largest value. With each guess there
 * are states before both, after one of them (with the sum since), and after both. */
enum { PHASES = 4, BEFORE = 0, AFTER_LOW = 1, AFTER_HIGH = 2, AFTER_BOTH = 3 };

struct lunchbox_state {
    int low, high; /* above the smallest value of the board */
    int phase;
    int sum;
};

static int lunchbox_pack(const struct sudoku_rule *rule, const struct lunchbox_state *state)
{
    int sums = kind_number(rule) + 1;
    return ((state->low * 16 + state->high) * PHASES + state->phase) * sums + state->sum;
}

static struct lunchbox_state lunchbox_unpack(const struct sudoku_rule *rule, int number)
{
    int sums = kind_number(rule) + 1, guess = number / sums / PHASES;
    return (struct lunchbox_state){guess / 16, guess % 16, number / sums % PHASES, number % sums};
}

/* The phase after one of the extremes in PHASE, or -1. */
static int phase_after(int phase, int extreme)
{
    if (phase == BEFORE)
        return extreme;
    return phase == AFTER_BOTH || phase == extreme ? -1 : AFTER_BOTH;
}

static int lunchbox_next(const struct sudoku_rule *rule, int number, int value)
{
    struct lunchbox_state state = lunchbox_unpack(rule, number);
    int place = value - (int)rule->min_value;
    if (place < state.low || place > state.high)
        return -1;
    if (place == state.low || place == state.high) {
        state.phase = phase_after(state.phase, place == state.low ? AFTER_LOW : AFTER_HIGH);
        if (state.phase < 0 || (state.phase == AFTER_BOTH && state.sum != kind_number(rule)))
            return -1;
    } else if (state.phase == AFTER_LOW || state.phase == AFTER_HIGH) {
        state.sum += value;
        if (state.sum > kind_number(rule))
            return -1;
    }
    return lunchbox_pack(rule, &state);
}

/* Without cells between, both extremes may be one cell. */
static bool lunchbox_ends(const struct sudoku_rule *rule, int number)
{
    return lunchbox_unpack(rule, number).phase == AFTER_BOTH;
}

static bool lunchbox_starts(const struct sudoku_rule *rule, int number)
{
    struct lunchbox_state state = lunchbox_unpack(rule, number);
    bool fits =
        state.high < (int)rule->value_count && state.high - state.low + 1 >= (int)rule->cell_count;
    return fits && state.low < state.high && state.phase == BEFORE && state.sum == 0;
}

/* For lines whose automaton is too large. */
static const struct sudoku_rule_kind long_lunchbox = {
    .size = sizeof long_lunchbox,
    .name = "lunchbox",
    .holds = lunchbox_holds,
    .say = kind_say_number,
};

static enum sudoku_status lunchbox_expand(const struct sudoku_rule *rule,
                                          struct sudoku_rules *rules)
{
    unsigned sums = (unsigned)kind_number(rule) + 1;
    const struct machine machine = {256 * PHASES * sums, lunchbox_next, lunchbox_ends,
                                    lunchbox_starts};
    enum sudoku_status status = kind_add_all_different(rules, rule->cells, rule->cell_count);
    if (status)
        return status;
    status = machine_add(rules, rule, &machine, rule->cells, rule->cell_count);
    return status == SUDOKU_ERR_ARGUMENT
               ? sudoku_rules_add(rules, &long_lunchbox, rule->cells, rule->cell_count, rule->spec)
               : status;
}

const struct sudoku_rule_kind kind_lunchbox = {
    .size = sizeof kind_lunchbox,
    .name = "lunchbox",
    .shape = SUDOKU_RULE_SHAPE_LINE,
    .color = 0xE6CDB8,
    .label = kind_label,
    .holds = lunchbox_holds,
    .expand = lunchbox_expand,
    .say = kind_say_number,
};

const struct sudoku_rule_kind kind_sandwich = {
    .size = sizeof kind_sandwich,
    .name = "sandwich",
    .shape = SUDOKU_RULE_SHAPE_OUTSIDE,
    .label = kind_label,
    .holds = lunchbox_holds,
    .expand = lunchbox_expand,
    .say = kind_say_number,
};

const struct named_kind kinds_ends[] = {
    {"Between", "CELLS", "The digits on the line are between those of its ends.", &between,
     read_cells, 0, 0, 2},
    {"Lockout", "DIFFERENCE CELLS",
     "The ends differ by this at least, and no digit on the line is between or equal to them.",
     &lockout, read_number_cells, 0, 16, 2},
    {"Lunchbox", "SUM CELLS",
     "The digits differ; those between the smallest and the largest have this sum.", &kind_lunchbox,
     read_number_cells, 0, KIND_MAX_SANDWICH, 2},
    {0},
};
