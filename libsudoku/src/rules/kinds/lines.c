/* Lines whose digits form a set or take turns: renban, modular and entropic lines. */
#include "rules/kinds/kind.h"
#include "rules/primitives/value_sets.h"
#include "rules/text/reader.h"

/* -------------------------------------------------------------------------------- renban lines */

static bool renban_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned min = values[0], max = values[0];
    for (unsigned i = 1; i < rule->cell_count; i++) {
        min = values[i] < min ? values[i] : min;
        max = values[i] > max ? values[i] : max;
    }
    return kind_values_differ(values, rule->cell_count) && max - min + 1 == rule->cell_count;
}

static enum sudoku_status renban_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    sudoku_valueset windows[SUDOKU_RULES_MAX_VALUES];
    unsigned count = 0;
    for (unsigned low = 0; low + rule->cell_count <= rule->value_count; low++)
        windows[count++] = (sudoku_valueset)(((1U << rule->cell_count) - 1) << low);
    enum sudoku_status status = kind_add_all_different(rules, rule->cells, rule->cell_count);
    return status ? status : value_sets_add(rules, rule->cells, rule->cell_count, windows, count);
}

static const struct sudoku_rule_kind renban = {
    .size = sizeof renban,
    .name = "renban line",
    .shape = SUDOKU_RULE_SHAPE_LINE,
    .color = 0xE8A0E8,
    .holds = renban_holds,
    .expand = renban_expand,
};

static enum sudoku_status read_renban(struct rule_reader *reader, const struct named_kind *named)
{
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    unsigned values = (unsigned)(reader->shape.max_value - reader->shape.min_value) + 1;
    if (status)
        return status;
    if (reader->cell_count > values)
        return reader_fail(reader, reader->text.text + reader->item,
                           "a renban line has %u cells at most", values);
    return reader_add(reader, named->kind, NULL, 0);
}

/* -------------------------------------------------------------------------------------- classes */

/* A line on which all stretches of CLASSES cells have a digit of each class: the remainders of a
 * division, or low, middle and high digits. */
struct class_spec {
    int classes;
    bool is_entropic;
};

static int class_of(const struct class_spec *spec, int value)
{
    return spec->is_entropic ? (value - 1) / 3 : value % spec->classes;
}

static bool classes_hold(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct class_spec *spec = rule->spec;
    for (unsigned i = 1; i < rule->cell_count; i++)
        for (unsigned k = i < (unsigned)spec->classes ? 0 : i - (unsigned)spec->classes + 1; k < i;
             k++)
            if (class_of(spec, values[i]) == class_of(spec, values[k]))
                return false;
    return true;
}

static sudoku_valueset class_set(const struct sudoku_rule *rule, int class)
{
    sudoku_valueset set = 0;
    for (unsigned i = 0; i < rule->value_count; i++)
        if (class_of(rule->spec, (int)(rule->min_value + i)) == class)
            set |= (sudoku_valueset)(1U << i);
    return set;
}

/* Adds that COUNT CELLS have one digit of each class, or one at most if they are fewer. */
static enum sudoku_status add_window(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                     const uint16_t *cells, unsigned count)
{
    unsigned classes = (unsigned)((const struct class_spec *)rule->spec)->classes;
    uint64_t counts = count < classes ? 1U << 0 | 1U << 1 : 1U << 1;
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned class = 0; class < classes && !status; class ++) {
        sudoku_valueset set = class_set(rule, (int)class);
        if (set || count >= classes)
            status = sudoku_rules_add_count(rules, cells, count, set, counts);
    }
    return status;
}

/* Cells a period apart have the same class. */
static enum sudoku_status add_period(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    const struct class_spec *spec = rule->spec;
    sudoku_valueset allowed[SUDOKU_RULES_MAX_VALUES];
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned i = 0; i < rule->value_count; i++)
        allowed[i] = class_set(rule, class_of(spec, (int)(rule->min_value + i)));
    for (unsigned i = (unsigned)spec->classes; i < rule->cell_count && !status; i++)
        status = sudoku_rules_add_pair(rules, rule->cells[i - (unsigned)spec->classes],
                                       rule->cells[i], allowed);
    return status;
}

static enum sudoku_status classes_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    unsigned classes = (unsigned)((const struct class_spec *)rule->spec)->classes;
    unsigned length = rule->cell_count < classes ? rule->cell_count : classes;
    enum sudoku_status status = add_period(rule, rules);
    for (unsigned i = 0; i + length <= rule->cell_count && !status; i++)
        status = add_window(rule, rules, rule->cells + i, length);
    return status;
}

/* Modular lines usually have three classes. */
static size_t label_modular(const struct sudoku_rule *rule, unsigned place, char *text, size_t size)
{
    return kind_number(rule) == 3 ? 0 : kind_label(rule, place, text, size);
}

static const struct sudoku_rule_kind modular = {
    .size = sizeof modular,
    .name = "modular line",
    .shape = SUDOKU_RULE_SHAPE_LINE,
    .color = 0x84D4CC,
    .label = label_modular,
    .holds = classes_hold,
    .expand = classes_expand,
    .say = kind_say_number,
};

static const struct sudoku_rule_kind entropic = {
    .size = sizeof entropic,
    .name = "entropic line",
    .shape = SUDOKU_RULE_SHAPE_LINE,
    .color = 0xF5C896,
    .holds = classes_hold,
    .expand = classes_expand,
};

static enum sudoku_status read_modular(struct rule_reader *reader, const struct named_kind *named)
{
    struct class_spec spec = {0};
    enum sudoku_status status =
        reader_next_number(reader, named->min_number, named->max_number, &spec.classes);
    if (status || (status = reader_cells(reader, named->min_cells)))
        return status;
    return reader_add(reader, named->kind, &spec, sizeof spec);
}

static enum sudoku_status read_entropic(struct rule_reader *reader, const struct named_kind *named)
{
    const struct class_spec spec = {3, true};
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    if (status)
        return status;
    if (reader->shape.min_value != 1 || reader->shape.max_value != 9)
        return reader_fail(reader, reader->text.text + reader->item,
                           "entropic lines need the digits 1 to 9");
    return reader_add(reader, named->kind, &spec, sizeof spec);
}

const struct named_kind kinds_lines[] = {
    {"Renban", "CELLS", "The digits are consecutive and differ, in any order.", &renban,
     read_renban, 0, 0, 1},
    {"Modular", "N CELLS", "Each N cells in a row have different remainders of a division by N.",
     &modular, read_modular, 1, 16, 1},
    {"Entropic", "CELLS", "Each 3 cells in a row have a low, a middle and a high digit.", &entropic,
     read_entropic, 0, 0, 1},
    {0},
};
