/* Givens and candidates. */
#include "rules/kinds/kind.h"
#include "rules/text/reader.h"

static bool given_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    return kind_value_set(rule, values[0]) & (unsigned)kind_number(rule);
}

static enum sudoku_status given_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    return sudoku_rules_add_count(rules, rule->cells, 1, (sudoku_valueset)kind_number(rule),
                                  1U << 1);
}

/* A given within alternatives; its number is a set of values. */
static const struct sudoku_rule_kind given = {
    .size = sizeof given,
    .name = "given",
    .holds = given_holds,
    .expand = given_expand,
};

/* CELL_VALUES ...: the values that each cell may have, joined by underscores. */
static enum sudoku_status read_given(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    struct text_slice argument, part;
    uint16_t cell;
    (void)named;
    while (reader_next(reader, &argument)) {
        struct number_spec spec = {0};
        if (!argument.length)
            continue;
        enum sudoku_status status = reader_cell(reader, reader_part(&argument), &cell);
        while (argument.length && !status) {
            int value = 0;
            part = reader_part(&argument);
            status = reader_number(reader, part, shape->min_value, shape->max_value, &value);
            spec.number |= status ? 0 : 1 << (value - shape->min_value);
        }
        if (!status && reader->is_conditional)
            status = reader_add_cells(reader, &given, &cell, 1, &spec, sizeof spec);
        else if (!status)
            status = sudoku_rules_restrict(reader->rules, cell, (sudoku_valueset)spec.number);
        if (status)
            return status;
    }
    return SUDOKU_OK;
}

const struct named_kind kinds_given[] = {
    {"Given", "CELL_DIGITS ...", "The digits that cells may have, such as R1C1_5 or R1C2_1_3.",
     &given, read_given, 0, 0, 0},
    {0},
};
