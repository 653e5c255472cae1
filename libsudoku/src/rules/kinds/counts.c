/* Numbers of cells with a digit. */
#include <stdio.h>
#include <string.h>

#include "rules/kinds/kind.h"
#include "rules/primitives/counts.h"
#include "rules/rules.h"
#include "rules/text/reader.h"

/* ------------------------------------------------------------------------------ digits in a group
 */

struct contain_spec {
    bool is_exact;
    uint8_t count;       /* of the values below */
    uint8_t values[256]; /* a value and its number, in turn */
};

/* Sets of numbers of cells tell smaller ones apart. */
enum { MAX_OF_DIGIT = 63 };

static unsigned occurrences(const uint8_t *values, unsigned count, unsigned value)
{
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++)
        found += values[i] == value;
    return found;
}

static bool contain_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct contain_spec *spec = rule->spec;
    for (unsigned i = 0; i < spec->count; i++) {
        unsigned found = occurrences(values, rule->cell_count, spec->values[2 * i]);
        unsigned wanted = spec->values[2 * i + 1];
        if (spec->is_exact ? found != wanted : found < wanted)
            return false;
    }
    return true;
}

/* Each digit by itself; and all together leave room for few others, or for none. */
static enum sudoku_status contain_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    const struct contain_spec *spec = rule->spec;
    enum sudoku_status status = SUDOKU_OK;
    sudoku_valueset named = 0;
    unsigned total = 0;
    for (unsigned i = 0; i < spec->count && !status; i++) {
        unsigned wanted = spec->values[2 * i + 1];
        uint64_t counts = spec->is_exact ? UINT64_C(1) << wanted : UINT64_MAX << wanted;
        status = sudoku_rules_add_count(rules, rule->cells, rule->cell_count,
                                        kind_value_set(rule, spec->values[2 * i]), counts);
        named |= kind_value_set(rule, spec->values[2 * i]);
        total += wanted;
    }
    if (!status && total < MAX_OF_DIGIT)
        status =
            sudoku_rules_add_count(rules, rule->cells, rule->cell_count, named,
                                   spec->is_exact ? UINT64_C(1) << total : UINT64_MAX << total);
    return status;
}

/* The digits, each as often as it counts: "1 2 2". */
static size_t label_digits(const struct sudoku_rule *rule, unsigned place, char *text, size_t size)
{
    const struct contain_spec *spec = rule->spec;
    size_t length = 0;
    (void)place;
    for (unsigned i = 0; i < spec->count; i++)
        for (unsigned k = 0; k < spec->values[2 * i + 1]; k++)
            length += (size_t)snprintf(length < size ? text + length : NULL,
                                       length < size ? size - length : 0, "%s%u", length ? " " : "",
                                       spec->values[2 * i]);
    return length;
}

/* Numbers and digits in turn: "23" for two 3s. */
static size_t label_say(const struct sudoku_rule *rule, unsigned place, char *text, size_t size)
{
    const struct contain_spec *spec = rule->spec;
    size_t length = 0;
    (void)place;
    for (unsigned i = 0; i < spec->count; i++)
        length += (size_t)snprintf(length < size ? text + length : NULL,
                                   length < size ? size - length : 0, "%u%u",
                                   spec->values[2 * i + 1], spec->values[2 * i]);
    return length;
}

#define CONTAIN_KIND(variable, words, ...)                                                         \
    static const struct sudoku_rule_kind variable = {.size = sizeof(variable),                     \
                                                     .name = (words),                              \
                                                     .holds = contain_holds,                       \
                                                     .expand = contain_expand,                     \
                                                     __VA_ARGS__}

CONTAIN_KIND(quad, "quadruple", .shape = SUDOKU_RULE_SHAPE_DOT, .color = 0xFFFFFF,
             .label = label_digits);
CONTAIN_KIND(contain, "digits of cells", .shape = SUDOKU_RULE_SHAPE_CAGE, .color = 0x007D5A,
             .label = label_digits);
CONTAIN_KIND(look_and_say, "look and say", .shape = SUDOKU_RULE_SHAPE_CAGE, .color = 0xA0527F,
             .label = label_say);

/* Adds COUNT more of VALUE to what SPEC wants. */
static bool want(struct contain_spec *spec, int value, unsigned count)
{
    unsigned i = 0;
    while (i < spec->count && spec->values[2 * i] != value)
        i++;
    if (i == spec->count) {
        spec->values[2 * i] = (uint8_t)value;
        spec->values[2 * i + 1] = 0;
        spec->count++;
    }
    spec->values[2 * i + 1] = (uint8_t)(spec->values[2 * i + 1] + count);
    return spec->values[2 * i + 1] < MAX_OF_DIGIT;
}

/* A digit of the board, as TEXT. */
static enum sudoku_status read_value(struct rule_reader *reader, struct text_slice text,
                                     struct contain_spec *spec)
{
    int value;
    enum sudoku_status status =
        reader_number(reader, text, reader->shape.min_value, reader->shape.max_value, &value);
    if (!status && !want(spec, value, 1))
        return reader_fail(reader, text.text, "too many digits");
    return status;
}

/* CELL DIGITS: of the cell and those to the right, below, and between. */
static enum sudoku_status read_quad(struct rule_reader *reader, const struct named_kind *named)
{
    struct contain_spec spec = {0};
    struct text_slice text;
    uint16_t corner, cells[4];
    enum sudoku_status status;
    if (!reader_next(reader, &text))
        return reader_fail(reader, reader->text.text + reader->item, "expected a cell");
    if ((status = reader_cell(reader, text, &corner)))
        return status;
    for (int i = 0; i < 4; i++)
        if (!reader_move(reader, corner, i / 2, i % 2, &cells[i]))
            return reader_fail(reader, text.text, "the square reaches out of the grid");
    while (reader_next(reader, &text))
        if ((status = read_value(reader, text, &spec)))
            return status;
    return reader_add_cells(reader, named->kind, cells, 4, &spec, sizeof spec);
}

/* DIGITS CELLS, digits joined by underscores. */
static enum sudoku_status read_contain(struct rule_reader *reader, const struct named_kind *named)
{
    struct contain_spec spec = {.is_exact = named->min_number};
    struct text_slice argument = {reader->text.text, 0};
    enum sudoku_status status = SUDOKU_OK;
    if (!reader_next(reader, &argument) || !argument.length)
        return reader_fail(reader, reader->text.text + reader->item, "expected digits");
    while (argument.length && !status)
        status = read_value(reader, reader_part(&argument), &spec);
    if (status || (status = reader_cells(reader, named->min_cells)))
        return status;
    return reader_add(reader, named->kind, &spec, sizeof spec);
}

/* CLUE CELLS: a number and a digit, in turn. */
static enum sudoku_status read_look_and_say(struct rule_reader *reader,
                                            const struct named_kind *named)
{
    struct contain_spec spec = {.is_exact = true};
    struct text_slice clue;
    if (!reader_next(reader, &clue) || !clue.length || clue.length % 2 || clue.length > 64)
        return reader_fail(reader, reader->text.text + reader->item,
                           "expected pairs of a number and a digit");
    for (size_t i = 0; i < clue.length; i += 2) {
        int count, value;
        struct text_slice one = {clue.text + i, 1}, other = {clue.text + i + 1, 1};
        enum sudoku_status status = reader_number(reader, one, 0, 9, &count);
        if (status || (status = reader_number(reader, other, 0, 9, &value)))
            return status;
        for (unsigned k = 0; k < spec.count; k++)
            if (spec.values[2 * k] == value)
                return reader_fail(reader, clue.text, "the clue names %d twice", value);
        want(&spec, value, (unsigned)count);
    }
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    return status ? status : reader_add(reader, named->kind, &spec, sizeof spec);
}

/* ------------------------------------------------------------------------------ counting circles
 */

static bool circles_hold(const struct sudoku_rule *rule, const uint8_t *values)
{
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (occurrences(values, rule->cell_count, values[i]) != values[i])
            return false;
    return true;
}

/* True if every row of the board is a full unit, so that each digit is in each row. */
static bool rows_are_full(const struct sudoku_rules *rules)
{
    if (rules->columns != rules->value_count ||
        rules->board_cell_count != rules->rows * rules->columns)
        return false;
    for (unsigned row = 0; row < rules->rows; row++) {
        uint16_t cells[SUDOKU_RULES_MAX_VALUES];
        for (unsigned i = 0; i < rules->columns; i++)
            cells[i] = (uint16_t)(row * rules->columns + i);
        if (!kind_cells_differ(rules, cells, rules->columns))
            return false;
    }
    return true;
}

/* Stores the cells of the board that RULE does not have, and returns their number; 0 if it has one
 * twice, which counts as two circles. */
static unsigned other_cells(const struct sudoku_rule *rule, const struct sudoku_rules *rules,
                            uint16_t *cells)
{
    bool is_own[SUDOKU_RULES_MAX_CELLS] = {false};
    unsigned count = 0;
    if (rules_rule_has_twice(rule))
        return 0;
    for (unsigned i = 0; i < rule->cell_count; i++)
        is_own[rule->cells[i]] = true;
    for (unsigned cell = 0; cell < rules->board_cell_count; cell++)
        if (!is_own[cell])
            cells[count++] = (uint16_t)cell;
    return count;
}

/* Returns the bit of NUMBER in a set of numbers of cells; none if it is too large for one. */
static uint64_t count_bit(unsigned number)
{
    return number < 63 ? UINT64_C(1) << number : 0;
}

/* A digit is in as many circles as it says, or in none, and in the other rows elsewhere. */
static enum sudoku_status circles_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    uint16_t others[SUDOKU_RULES_MAX_CELLS];
    unsigned rows = rules->rows,
             count = rows_are_full(rules) ? other_cells(rule, rules, others) : 0;
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned i = 0; i < rule->value_count && !status; i++) {
        unsigned value = rule->min_value + i;
        sudoku_valueset set = (sudoku_valueset)(1U << i);
        status = sudoku_rules_add_count(rules, rule->cells, rule->cell_count, set,
                                        1U | count_bit(value));
        if (!status && count && value <= rows)
            status = sudoku_rules_add_count(rules, others, count, set,
                                            count_bit(rows) | count_bit(rows - value));
    }
    return status;
}

/* Which values may occur together: their sum is the number of circles. */
struct circles {
    unsigned cell_count, min_value, value_count, set_count;
    const struct count_groups *groups;
    sudoku_valueset sets[];
};

static unsigned sum_of(const struct sudoku_rule *rule, unsigned set)
{
    unsigned sum = 0;
    for (unsigned left = set; left; left &= left - 1)
        sum += rule->min_value + (unsigned)__builtin_ctz(left);
    return sum;
}

static enum sudoku_status circles_prepare(const struct sudoku_rule *rule,
                                          struct sudoku_rule_site *site, void **data)
{
    unsigned end = 1U << rule->value_count, count = 0;
    for (unsigned set = 0; set < end; set++)
        count += sum_of(rule, set) == rule->cell_count;
    struct circles *own = sudoku_rule_site_alloc(site, sizeof *own + count * sizeof *own->sets);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    *own = (struct circles){.cell_count = rule->cell_count,
                            .min_value = rule->min_value,
                            .value_count = rule->value_count,
                            .groups = counts_create_groups(site)};
    for (unsigned set = 0; set < end; set++)
        if (sum_of(rule, set) == rule->cell_count)
            own->sets[own->set_count++] = (sudoku_valueset)set;
    *data = own;
    return own->groups ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}

/* Keeps the values of all sets that hold all fixed ones and no impossible ones; those of all these
 * sets occur as often as they say. */
static bool circles_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct circles *own = data;
    sudoku_valueset fixed = 0, possible = 0, kept = 0, required = UINT16_MAX;
    (void)changed;
    for (unsigned i = 0; i < own->cell_count; i++) {
        fixed |= sets[i] & (sets[i] - 1U) ? 0U : sets[i];
        possible |= sets[i];
    }
    for (unsigned i = 0; i < own->set_count; i++) {
        if ((fixed & ~own->sets[i]) || (own->sets[i] & ~possible))
            continue;
        kept |= own->sets[i];
        required &= own->sets[i];
    }
    for (unsigned i = 0; i < own->cell_count; i++)
        if (!(sets[i] &= kept))
            return false;
    for (unsigned left = required; left; left &= left - 1) {
        unsigned value = own->min_value + (unsigned)__builtin_ctz(left);
        if (!counts_narrow_groups(own->groups, sets, (sudoku_valueset)(left & (0U - left)),
                                  count_bit(value)))
            return false;
    }
    return true;
}

static const struct sudoku_rule_kind circles = {
    .size = sizeof circles,
    .name = "counting circles",
    .shape = SUDOKU_RULE_SHAPE_RINGS,
    .color = 0x6A6A6A,
    .holds = circles_hold,
    .expand = circles_expand,
    .narrow = circles_narrow,
    .prepare = circles_prepare,
};

/* ------------------------------------------------------------------------------- distinct digits
 */

static bool distinct_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned count = 0;
    for (unsigned i = 1; i < rule->cell_count; i++)
        count += !memchr(values + 1, values[i], i - 1);
    return values[0] == count;
}

/* At least the fixed values are distinct; at most those and one for each open cell, or all that are
 * possible. At the least number, open cells repeat fixed values; at the most by cells, they differ
 * from fixed ones. */
static bool distinct_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    unsigned fixed = 0, all = 0, open = 0;
    (void)changed;
    for (unsigned i = 1; i < rule->cell_count; i++) {
        bool is_fixed = (sets[i] & (sets[i] - 1U)) == 0;
        fixed |= is_fixed ? sets[i] : 0U;
        open += !is_fixed;
        all |= sets[i];
    }
    int min = __builtin_popcount(fixed), possible = __builtin_popcount(all);
    min += min == 0;
    int by_cells = __builtin_popcount(fixed) + (int)open;
    sets[0] &= kind_range_set(rule, min, possible < by_cells ? possible : by_cells);
    if (!sets[0])
        return false;
    int wanted = (int)rule->min_value + __builtin_ctz(sets[0]);
    int most = (int)rule->min_value + 31 - __builtin_clz(sets[0]);
    unsigned kept = most == __builtin_popcount(fixed) ? fixed : wanted == by_cells ? ~fixed : ~0U;
    for (unsigned i = 1; i < rule->cell_count; i++)
        if (sets[i] & (sets[i] - 1U) && !(sets[i] &= (sudoku_valueset)kept))
            return false;
    return true;
}

static const struct sudoku_rule_kind distinct = {
    .size = sizeof distinct,
    .name = "count of distinct digits",
    .shape = SUDOKU_RULE_SHAPE_STEM,
    .color = 0x8A8A8A,
    .holds = distinct_holds,
    .narrow = distinct_narrow,
};

const struct named_kind kinds_counts[] = {
    {"Quad", "CELL DIGITS", "The square with this top left cell has these digits.", &quad,
     read_quad, 0, 0, 0},
    {"ContainAtLeast", "DIGITS CELLS", "The cells have these digits, as often at least.", &contain,
     read_contain, 0, 0, 1},
    {"ContainExact", "DIGITS CELLS", "The cells have these digits, exactly as often.", &contain,
     read_contain, 1, 0, 1},
    {"LookAndSay", "CLUE CELLS", "A clue of 23 is exactly two 3s; one of 1223 also exactly one 2.",
     &look_and_say, read_look_and_say, 0, 0, 1},
    {"CountingCircles", "CELLS", "A digit in a circle is the number of circles with it.", &circles,
     read_cells, 0, 0, 1},
    {"CountDistinct", "CELL CELLS", "The first digit is the number of different others.", &distinct,
     read_cells, 0, 0, 2},
    {0},
};
