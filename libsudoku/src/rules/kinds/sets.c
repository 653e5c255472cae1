/* Groups of cells with properties of their digits together: differing, equal, balanced, without
 * some sum. */
#include <string.h>

#include "rules/kinds/kind.h"
#include "rules/primitives/value_sets.h"
#include "rules/text/reader.h"

static bool different_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    for (unsigned i = 1; i < rule->cell_count; i++)
        for (unsigned k = 0; k < i; k++)
            if (values[i] == values[k] && rule->cells[i] != rule->cells[k])
                return false;
    return true;
}

static enum sudoku_status different_expand(const struct sudoku_rule *rule,
                                           struct sudoku_rules *rules)
{
    return kind_add_different(rules, rule->cells, rule->cell_count);
}

static const struct sudoku_rule_kind different = {
    .size = sizeof different,
    .name = "different digits",
    .shape = SUDOKU_RULE_SHAPE_SHADE,
    .color = 0xE3EAF3,
    .holds = different_holds,
    .expand = different_expand,
};

/* ------------------------------------------------------------------------------- rellik cages */

/* There are at most as many sets of values as of 8 out of 16. */
enum { MAX_SUM = 256, RELLIK_MAX_SETS = 12870 };

/* Adds to SUMS, whose member 0 is set, those with VALUE. True if WANTED, by one or more values, is
 * not among them. */
static bool add_to_sums(bool sums[MAX_SUM + 1], unsigned value, unsigned wanted)
{
    for (unsigned sum = MAX_SUM; sum >= value && value; sum--)
        sums[sum] = sums[sum] || sums[sum - value];
    return wanted ? !sums[wanted] : value != 0;
}

static bool rellik_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    bool sums[MAX_SUM + 1] = {true};
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (!add_to_sums(sums, values[i], (unsigned)kind_number(rule)))
            return false;
    return different_holds(rule, values);
}

/* The sets of a cage's values, while they are listed. */
struct rellik_sets {
    const struct sudoku_rule *rule;
    unsigned count;
    sudoku_valueset sets[RELLIK_MAX_SETS];
};

/* Lists the sets with WANTED more values from FIRST on in addition to SET, which have SUMS. */
static void list_sets(struct rellik_sets *own, const bool *sums, sudoku_valueset set,
                      unsigned first, unsigned wanted)
{
    unsigned sum = (unsigned)kind_number(own->rule);
    if (wanted == 0)
        own->sets[own->count++] = set;
    for (unsigned i = first; i + wanted <= own->rule->value_count && wanted; i++) {
        bool with[MAX_SUM + 1];
        memcpy(with, sums, sizeof with);
        if (add_to_sums(with, own->rule->min_value + i, sum))
            list_sets(own, with, (sudoku_valueset)(set | 1U << i), i + 1, wanted - 1);
    }
}

/* Cages of cells that differ have one of the sets of values without the sum. */
static enum sudoku_status rellik_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    struct rellik_sets own = {.rule = rule};
    bool sums[MAX_SUM + 1] = {true};
    enum sudoku_status status = kind_add_all_different(rules, rule->cells, rule->cell_count);
    if (status)
        return status;
    list_sets(&own, sums, 0, 0, rule->cell_count);
    return value_sets_add(rules, rule->cells, rule->cell_count, own.sets, own.count);
}

static const struct sudoku_rule_kind rellik = {
    .size = sizeof rellik,
    .name = "rellik cage",
    .shape = SUDOKU_RULE_SHAPE_CAGE,
    .color = 0xD55E00,
    .label = kind_label,
    .holds = rellik_holds,
    .expand = rellik_expand,
    .say = kind_say_number,
};

/* ------------------------------------------------------------------------------- equality cages */

/* The values below the middle of the board, which is in the upper half of no value. */
static bool is_low(const struct sudoku_rule *rule, int value)
{
    return 2 * value < (int)(2 * rule->min_value + rule->value_count - 1);
}

static bool is_middle(const struct sudoku_rule *rule, int value)
{
    return 2 * value == (int)(2 * rule->min_value + rule->value_count - 1);
}

static bool equality_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned even = 0, low = 0;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        if (is_middle(rule, values[i]))
            return false;
        even += values[i] % 2 == 0;
        low += is_low(rule, values[i]);
    }
    return different_holds(rule, values) && 2 * even == rule->cell_count &&
           2 * low == rule->cell_count;
}

static enum sudoku_status equality_expand(const struct sudoku_rule *rule,
                                          struct sudoku_rules *rules)
{
    sudoku_valueset even = 0, low = 0, middle = 0;
    unsigned count = rule->cell_count;
    uint64_t half = UINT64_C(1) << count / 2;
    for (unsigned i = 0; i < rule->value_count; i++) {
        const int value = (int)(rule->min_value + i);
        const sudoku_valueset set = (sudoku_valueset)(1U << i);
        if (value % 2 == 0)
            even |= set;
        if (is_low(rule, value))
            low |= set;
        if (is_middle(rule, value))
            middle |= set;
    }
    enum sudoku_status status = kind_add_different(rules, rule->cells, count);
    if (!status)
        status = sudoku_rules_add_count(rules, rule->cells, count, even, half);
    if (!status)
        status = sudoku_rules_add_count(rules, rule->cells, count, low, half);
    return status || !middle
               ? status
               : sudoku_rules_add_count(rules, rule->cells, count, middle, UINT64_C(1));
}

static const struct sudoku_rule_kind equality = {
    .size = sizeof equality,
    .name = "equality cage",
    .shape = SUDOKU_RULE_SHAPE_CAGE,
    .color = 0x007D5A,
    .holds = equality_holds,
    .expand = equality_expand,
};

static enum sudoku_status read_equality(struct rule_reader *reader, const struct named_kind *named)
{
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    if (status)
        return status;
    if (reader->cell_count % 2 || reader->cell_count > SUDOKU_RULES_MAX_VALUES)
        return reader_fail(reader, reader->text.text + reader->item,
                           "an equality cage has an even number of cells");
    return reader_add(reader, named->kind, NULL, 0);
}

/* -------------------------------------------------------------------------------- same digits */

/* The cells are sets of equal size, one after another. */
static unsigned set_size(const struct sudoku_rule *rule)
{
    return rule->cell_count / (unsigned)kind_number(rule);
}

static bool same_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned size = set_size(rule);
    for (unsigned first = size; first < rule->cell_count; first += size)
        for (unsigned i = 0; i < size; i++) {
            unsigned here = 0, there = 0;
            for (unsigned k = 0; k < size; k++) {
                here += values[k] == values[i];
                there += values[first + k] == values[i];
            }
            if (here != there)
                return false;
        }
    return true;
}

/* The numbers of cells of a set that must and that may have a value. */
static void count_value(const sudoku_valueset *sets, unsigned size, unsigned bit, unsigned *min,
                        unsigned *max)
{
    *min = *max = 0;
    for (unsigned i = 0; i < size; i++) {
        *max += sets[i] >> bit & 1;
        *min += sets[i] == 1U << bit;
    }
}

/* Makes SIZE SETS have a value in MIN..MAX cells, which are all sets' bounds. */
static bool bound_value(sudoku_valueset *sets, unsigned size, unsigned bit, unsigned min,
                        unsigned max)
{
    unsigned own_min, own_max;
    sudoku_valueset value = (sudoku_valueset)(1U << bit);
    count_value(sets, size, bit, &own_min, &own_max);
    if (own_min > max || own_max < min)
        return false;
    for (unsigned i = 0; i < size; i++) {
        if (!(sets[i] & value) || sets[i] == value)
            continue;
        if (own_min == max)
            sets[i] &= (sudoku_valueset)~value;
        else if (own_max == min)
            sets[i] = value;
    }
    return true;
}

static bool same_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    unsigned size = set_size(rule);
    (void)changed;
    for (unsigned bit = 0; bit < rule->value_count; bit++) {
        unsigned min = 0, max = size, own_min, own_max;
        for (unsigned first = 0; first < rule->cell_count; first += size) {
            count_value(sets + first, size, bit, &own_min, &own_max);
            min = own_min > min ? own_min : min;
            max = own_max < max ? own_max : max;
        }
        for (unsigned first = 0; first < rule->cell_count; first += size)
            if (min > max || !bound_value(sets + first, size, bit, min, max))
                return false;
    }
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (!sets[i])
            return false;
    return true;
}

/* Single cells are equal in pairs. */
static enum sudoku_status same_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    sudoku_valueset allowed[SUDOKU_RULES_MAX_VALUES];
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned i = 0; i < rule->value_count; i++)
        allowed[i] = (sudoku_valueset)(1U << i);
    for (unsigned i = 1; i < rule->cell_count && set_size(rule) == 1 && !status; i++)
        status = sudoku_rules_add_pair(rules, rule->cells[0], rule->cells[i], allowed);
    return status;
}

#define SAME_KIND(variable, words, ...)                                                            \
    static const struct sudoku_rule_kind variable = {.size = sizeof(variable),                     \
                                                     .name = (words),                              \
                                                     .holds = same_holds,                          \
                                                     .expand = same_expand,                        \
                                                     .narrow = same_narrow,                        \
                                                     __VA_ARGS__}

SAME_KIND(same, "sets of the same digits", .shape = SUDOKU_RULE_SHAPE_SHADE, .color = 0xE4E4E4);
SAME_KIND(region_same, "same digits of rows, columns and regions", .shape = SUDOKU_RULE_SHAPE_NONE);

/* SETS CELLS */
static enum sudoku_status read_same(struct rule_reader *reader, const struct named_kind *named)
{
    struct number_spec spec;
    enum sudoku_status status =
        reader_next_number(reader, named->min_number, named->max_number, &spec.number);
    if (status || (status = reader_cells(reader, named->min_cells)))
        return status;
    if (reader->cell_count % (unsigned)spec.number)
        return reader_fail(reader, reader->text.text + reader->item,
                           "%u cells are not %d sets of equal size", reader->cell_count,
                           spec.number);
    return reader_add(reader, named->kind, &spec, sizeof spec);
}

/* Adds COUNT cells to those of the reader. */
static void add_region(struct rule_reader *reader, unsigned *regions, const uint16_t *cells,
                       unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        reader->cells[reader->cell_count + i] = cells[i];
    reader->cell_count += count;
    (*regions)++;
}

/* The largest of rows, columns and regions have the same digits. */
static enum sudoku_status read_region_same(struct rule_reader *reader,
                                           const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    unsigned regions = 0, largest = shape->rows > shape->columns ? shape->rows : shape->columns;
    struct number_spec spec;
    uint16_t cells[SUDOKU_RULES_MAX_VALUES];
    bool has_regions = reader_has_regions(reader) && shape->region_size >= largest;
    largest = has_regions ? shape->region_size : largest;
    reader->cell_count = 0;
    for (unsigned line = 0; line < shape->rows + shape->columns; line++) {
        bool is_row = line < shape->rows;
        unsigned length = is_row ? shape->columns : shape->rows;
        for (unsigned i = 0; i < length; i++)
            cells[i] = is_row ? reader_grid_cell(reader, line, i)
                              : reader_grid_cell(reader, i, line - shape->rows);
        if (length == largest)
            add_region(reader, &regions, cells, length);
    }
    for (unsigned region = 0; region < 256 && has_regions; region++) {
        unsigned count = 0;
        for (uint16_t cell = 0; cell < shape->rows * shape->columns; cell++)
            if (reader_region(reader, cell) == (int)region && count < largest)
                cells[count++] = cell;
        if (count == largest)
            add_region(reader, &regions, cells, count);
    }
    spec.number = (int)regions;
    unsigned values = (unsigned)(shape->max_value - shape->min_value) + 1;
    return largest == values || regions < 2 ? SUDOKU_OK
                                            : reader_add(reader, named->kind, &spec, sizeof spec);
}

const struct named_kind kinds_sets[] = {
    {"AllDifferent", "CELLS", "The digits differ.", &different, read_cells, 0, 0, 1},
    {"RellikCage", "SUM CELLS", "The digits differ, and no one or more of them have this sum.",
     &rellik, read_number_cells, 0, MAX_SUM, 1},
    {"EqualityCage", "CELLS",
     "The digits differ; half are even, half are low, and none is the middle one.", &equality,
     read_equality, 0, 0, 2},
    {"SameValues", "SETS CELLS", "The cells are sets, one after another, of the same digits.",
     &same, read_same, 1, SUDOKU_RULES_MAX_CELLS, 1},
    {"RegionSameValues", "", "The largest rows, columns and regions have the same digits.",
     &region_same, read_region_same, 0, 0, 0},
    {0},
};
