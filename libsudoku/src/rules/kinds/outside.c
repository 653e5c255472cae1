/* Clues outside the grid, of rows and columns from one side. */
#include "rules/kinds/kind.h"
#include "rules/kinds/lunchbox.h"
#include "rules/kinds/machine.h"
#include "rules/text/reader.h"

enum { MAX_CLUE = 4096 };

/* ---------------------------------------------------------------------------------- skyscrapers */

/* A skyscraper of height 0 is none. */
static bool skyscraper_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    int visible = 0, highest = 0;
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (values[i] > highest) {
            highest = values[i];
            visible++;
        }
    return visible == kind_number(rule);
}

/* A state has the number of digits read, those of them that are visible, and the highest. */
struct skyline {
    int read, visible, highest;
};

/* No more digits than values are visible. */
enum { HEIGHTS = 256, LENGTHS = SUDOKU_RULES_MAX_VALUES + 1 };

static struct skyline skyline_of(int state)
{
    return (struct skyline){state / HEIGHTS % LENGTHS, state / HEIGHTS / LENGTHS, state % HEIGHTS};
}

static int pack_skyline(struct skyline skyline)
{
    return (skyline.visible * LENGTHS + skyline.read) * HEIGHTS + skyline.highest;
}

/* Returns what VALUE makes of STATE. */
static struct skyline extend(int state, int value)
{
    struct skyline next = skyline_of(state);
    if (value > next.highest) {
        next.highest = value;
        next.visible++;
    }
    return next;
}

static int skyscraper_next(const struct sudoku_rule *rule, int state, int value)
{
    struct skyline next = extend(state, value);
    return next.visible > kind_number(rule) ? -1 : pack_skyline(next);
}

/* The same for lines of different digits: there are at most as many as digits up to the highest,
 * and each that is still to be seen is higher. */
static int different_next(const struct sudoku_rule *rule, int state, int value)
{
    struct skyline next = extend(state, value);
    int up_to_highest = next.highest - (int)rule->min_value + 1;
    int higher = (int)rule->value_count - up_to_highest;
    next.read++;
    return next.visible <= kind_number(rule) && next.visible + higher >= kind_number(rule) &&
                   next.read <= up_to_highest
               ? pack_skyline(next)
               : -1;
}

static bool skyscraper_ends(const struct sudoku_rule *rule, int state)
{
    return skyline_of(state).visible == kind_number(rule);
}

static enum sudoku_status skyscraper_expand(const struct sudoku_rule *rule,
                                            struct sudoku_rules *rules)
{
    bool differs = kind_cells_differ(rules, rule->cells, rule->cell_count);
    const struct machine machine = {HEIGHTS * LENGTHS * LENGTHS,
                                    differs ? different_next : skyscraper_next, skyscraper_ends,
                                    NULL};
    return machine_add(rules, rule, &machine, rule->cells, rule->cell_count);
}

static const struct sudoku_rule_kind skyscraper = {
    .size = sizeof skyscraper,
    .name = "skyscraper clue",
    .shape = SUDOKU_RULE_SHAPE_OUTSIDE,
    .label = kind_label,
    .holds = skyscraper_holds,
    .expand = skyscraper_expand,
    .say = kind_say_number,
};

static bool hidden_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    int highest = values[0];
    for (unsigned i = 1; i < rule->cell_count; i++) {
        if (values[i] < highest)
            return values[i] == kind_number(rule);
        highest = values[i];
    }
    return false;
}

/* A state is 1 plus the highest so far; 0 is the start, 257 follows the first hidden one. */
enum { HAS_HIDDEN = 257 };

static int hidden_next(const struct sudoku_rule *rule, int state, int value)
{
    if (state == HAS_HIDDEN)
        return state;
    if (state == 0 || value + 1 >= state)
        return value + 1;
    return value == kind_number(rule) ? HAS_HIDDEN : -1;
}

static bool hidden_ends(const struct sudoku_rule *rule, int state)
{
    (void)rule;
    return state == HAS_HIDDEN;
}

/* The same for lines of different digits: they rise to the hidden one, which is there once, and a
 * state before it also has the number of digits read, at most as many as up to the highest. */
enum { RISE = HAS_HIDDEN + 1 };

static int rising_next(const struct sudoku_rule *rule, int state, int value)
{
    int next = hidden_next(rule, state % RISE, value), read = state / RISE + 1;
    if (state == HAS_HIDDEN)
        return value == kind_number(rule) ? -1 : state;
    if (next < 0 || next == HAS_HIDDEN)
        return next;
    bool rises = next != state % RISE && value != kind_number(rule);
    return rises && read <= value - (int)rule->min_value + 1 ? read * RISE + next : -1;
}

static enum sudoku_status hidden_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    bool differs = kind_cells_differ(rules, rule->cells, rule->cell_count);
    const struct machine machine = {RISE * LENGTHS, differs ? rising_next : hidden_next,
                                    hidden_ends, NULL};
    return machine_add(rules, rule, &machine, rule->cells, rule->cell_count);
}

static const struct sudoku_rule_kind hidden_skyscraper = {
    .size = sizeof hidden_skyscraper,
    .name = "hidden skyscraper clue",
    .shape = SUDOKU_RULE_SHAPE_OUTSIDE,
    .label = kind_label,
    .holds = hidden_holds,
    .expand = hidden_expand,
    .say = kind_say_number,
};

/* --------------------------------------------------------------------------------------- X-sums */

static bool x_sum_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned count = values[0];
    return count >= 1 && count <= rule->cell_count &&
           kind_values_sum(values, count) == kind_number(rule);
}

/* Each length of the sum is an alternative. */
static enum sudoku_status x_sum_alternatives(const struct sudoku_rule *rule,
                                             struct sudoku_rules *rules)
{
    int sum = kind_number(rule);
    bool has_any = false;
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned length = 1; length <= rule->cell_count && !status; length++) {
        sudoku_valueset set = kind_value_set(rule, (int)length);
        if (!set || (int)length > sum || (length == 1 && sum != 1))
            continue;
        if (has_any)
            status = sudoku_rules_next_alternative(rules);
        has_any = true;
        if (!status)
            status = sudoku_rules_add_count(rules, rule->cells, 1, set, 1U << 1);
        if (!status)
            status = sudoku_rules_add_sum(rules, rule->cells, NULL, length, sum, sum);
    }
    return status || has_any ? status : sudoku_rules_add_count(rules, rule->cells, 1, 0, 1U << 1);
}

static enum sudoku_status x_sum_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    enum sudoku_status status = sudoku_rules_begin_alternatives(rules);
    if (!status)
        status = x_sum_alternatives(rule, rules);
    return status ? status : sudoku_rules_end_alternatives(rules);
}

static const struct sudoku_rule_kind x_sum = {
    .size = sizeof x_sum,
    .name = "X-sum",
    .shape = SUDOKU_RULE_SHAPE_OUTSIDE,
    .label = kind_label,
    .holds = x_sum_holds,
    .expand = x_sum_expand,
    .say = kind_say_number,
};

/* ------------------------------------------------------------------------------- numbered rooms */

static bool room_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned place = values[0];
    return place >= 1 && place <= rule->cell_count && values[place - 1] == kind_number(rule);
}

static enum sudoku_status room_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    return kind_add_index(rule, rules, rule->cells[0], rule->cells, rule->cell_count);
}

static const struct sudoku_rule_kind numbered_room = {
    .size = sizeof numbered_room,
    .name = "numbered room",
    .shape = SUDOKU_RULE_SHAPE_OUTSIDE,
    .label = kind_label,
    .holds = room_holds,
    .expand = room_expand,
    .say = kind_say_number,
};

/* --------------------------------------------------------------------------------------- reading
 */

/* SUM LINE */
static enum sudoku_status read_sandwich(struct rule_reader *reader, const struct named_kind *named)
{
    struct number_spec spec;
    struct text_slice line;
    enum sudoku_status status =
        reader_next_number(reader, named->min_number, named->max_number, &spec.number);
    if (status)
        return status;
    if (!reader_next(reader, &line))
        return reader_fail(reader, reader->text.text + reader->item, "expected a line such as R1");
    if ((status = reader_line(reader, line)))
        return status;
    return reader_add(reader, named->kind, &spec, sizeof spec);
}

const struct named_kind kinds_outside[] = {
    {"Sandwich", "SUM LINE", "The digits between the smallest and the largest have this sum.",
     &kind_sandwich, read_sandwich, 0, KIND_MAX_SANDWICH, 0},
    {"Skyscraper", "LINE CLUE CLUE",
     "This number of digits over 0 is larger than all before, seen from either end.", &skyscraper,
     read_two_clues, 1, MAX_CLUE, 0},
    {"HiddenSkyscraper", "LINE CLUE CLUE",
     "The first digit that a larger one hides, seen from either end.", &hidden_skyscraper,
     read_two_clues, 0, MAX_CLUE, 0},
    {"XSum", "LINE CLUE CLUE",
     "The sum of the first X digits, X being the first, seen from either end.", &x_sum,
     read_two_clues, 1, MAX_CLUE, 0},
    {"NumberedRoom", "LINE CLUE CLUE",
     "The digit in cell N, N being the first digit, seen from either end.", &numbered_room,
     read_two_clues, 0, MAX_CLUE, 0},
    {0},
};
