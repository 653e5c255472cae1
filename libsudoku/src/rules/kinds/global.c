/* Rules of the whole grid that are not of pairs. */
#include "rules/kinds/kind.h"
#include "rules/kinds/machine.h"
#include "rules/text/reader.h"

/* ------------------------------------------------------------------------------ squares of cells
 */

/* The low, middle and high digits, or the remainders of a division by three. */
static int entropy_class(int value)
{
    return (value - 1) / 3;
}

static int remainder_class(int value)
{
    return value % 3;
}

static bool has_classes(const struct sudoku_rule *rule, const uint8_t *values, int class_of(int))
{
    unsigned found = 0;
    for (unsigned i = 0; i < rule->cell_count; i++)
        found |= 1U << class_of(values[i]);
    return found == 7;
}

static enum sudoku_status add_classes(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                      int class_of(int))
{
    sudoku_valueset sets[3] = {0};
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned i = 0; i < rule->value_count; i++)
        sets[class_of((int)(rule->min_value + i))] |= (sudoku_valueset)(1U << i);
    for (unsigned i = 0; i < 3 && !status; i++)
        status =
            sudoku_rules_add_count(rules, rule->cells, rule->cell_count, sets[i], ~UINT64_C(1));
    return status;
}

static bool entropy_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    return has_classes(rule, values, entropy_class);
}

static enum sudoku_status entropy_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    return add_classes(rule, rules, entropy_class);
}

static bool remainders_hold(const struct sudoku_rule *rule, const uint8_t *values)
{
    return has_classes(rule, values, remainder_class);
}

static enum sudoku_status remainders_expand(const struct sudoku_rule *rule,
                                            struct sudoku_rules *rules)
{
    return add_classes(rule, rules, remainder_class);
}

static const struct sudoku_rule_kind entropy = {
    .size = sizeof entropy,
    .name = "global entropy",
    .holds = entropy_holds,
    .expand = entropy_expand,
};

static const struct sudoku_rule_kind remainders = {
    .size = sizeof remainders,
    .name = "global modulo 3",
    .holds = remainders_hold,
    .expand = remainders_expand,
};

/* Entropy has classes of 1 to 9 only. */
static enum sudoku_status read_squares(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    enum sudoku_status status = SUDOKU_OK;
    bool has_nine = shape->max_value - shape->min_value == 8;
    if (!has_nine || (named->kind == &entropy && shape->min_value != 1))
        return reader_fail(reader, reader->text.text + reader->item, "%s needs the digits 1 to 9",
                           named->name);
    for (unsigned row = 0; row + 1 < shape->rows; row++)
        for (unsigned column = 0; column + 1 < shape->columns && !status; column++) {
            for (unsigned i = 0; i < 4; i++)
                reader->cells[i] = reader_grid_cell(reader, row + i / 2, column + i % 2);
            status = reader_add_cells(reader, named->kind, reader->cells, 4, NULL, 0);
        }
    return status;
}

/* ---------------------------------------------------------------------------------- flatmates */

/* A 5 has a 1 above it or a 9 below it. */
static bool flatmates_hold(const struct sudoku_rule *rule, const uint8_t *values)
{
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (values[i] == 5 && (i == 0 || values[i - 1] != 1) &&
            (i + 1 == rule->cell_count || values[i + 1] != 9))
            return false;
    return true;
}

enum { PLAIN, AFTER_ONE, NEEDS_NINE, FLATMATE_STATES };

static int flatmates_next(const struct sudoku_rule *rule, int state, int value)
{
    (void)rule;
    if (state == NEEDS_NINE && value != 9)
        return -1;
    if (value == 5)
        return state == AFTER_ONE ? PLAIN : NEEDS_NINE;
    return value == 1 ? AFTER_ONE : PLAIN;
}

static bool flatmates_end(const struct sudoku_rule *rule, int state)
{
    (void)rule;
    return state != NEEDS_NINE;
}

static enum sudoku_status flatmates_expand(const struct sudoku_rule *rule,
                                           struct sudoku_rules *rules)
{
    const struct machine machine = {FLATMATE_STATES, flatmates_next, flatmates_end, NULL};
    return machine_add(rules, rule, &machine, rule->cells, rule->cell_count);
}

static const struct sudoku_rule_kind flatmates = {
    .size = sizeof flatmates,
    .name = "Dutch flatmates",
    .holds = flatmates_hold,
    .expand = flatmates_expand,
};

static enum sudoku_status read_flatmates(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    enum sudoku_status status = SUDOKU_OK;
    if (shape->min_value != 1 || shape->max_value != 9)
        return reader_fail(reader, reader->text.text + reader->item, "%s needs the digits 1 to 9",
                           named->name);
    for (unsigned column = 0; column < shape->columns && !status; column++) {
        for (unsigned row = 0; row < shape->rows; row++)
            reader->cells[row] = reader_grid_cell(reader, row, column);
        status = reader_add_cells(reader, named->kind, reader->cells, shape->rows, NULL, 0);
    }
    return status;
}

/* -------------------------------------------------------------------------------- doppelgangers */

/* The first cell is of the grid, the others are the digits that its row, column and box lack: if it
 * is 0, they differ. */
static bool zero_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    return values[0] != 0 || kind_values_differ(values + 1, rule->cell_count - 1);
}

static bool zero_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    (void)changed;
    for (unsigned i = 1; i < rule->cell_count && sets[0] & 1; i++) {
        if (sets[i] & (sets[i] - 1U))
            continue;
        for (unsigned k = 1; k < rule->cell_count; k++) {
            if (k == i || !(sets[k] & sets[i]))
                continue;
            if (sets[0] == 1)
                sets[k] &= (sudoku_valueset)~sets[i];
            else if (sets[k] == sets[i])
                sets[0] &= (sudoku_valueset)~1U;
            if (!sets[k] || !sets[0])
                return false;
        }
    }
    return true;
}

static const struct sudoku_rule_kind doppelganger_zero = {
    .size = sizeof doppelganger_zero,
    .name = "doppelganger zero",
    .holds = zero_holds,
    .narrow = zero_narrow,
};

static bool lacks_hold(const struct sudoku_rule *rule, const uint8_t *values)
{
    return kind_values_differ(values, rule->cell_count);
}

static enum sudoku_status lacks_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    return kind_add_different(rules, rule->cells, rule->cell_count);
}

/* A row, column or box with the digit that it lacks, or all such digits. */
static const struct sudoku_rule_kind doppelganger = {
    .size = sizeof doppelganger,
    .name = "doppelganger",
    .holds = lacks_hold,
    .expand = lacks_expand,
};

/* Stores the cells of unit UNIT of FAMILY (rows, columns, boxes) in the reader. */
static void take_unit(struct rule_reader *reader, unsigned family, unsigned unit)
{
    const struct reader_shape *shape = &reader->shape;
    unsigned side = shape->rows, boxes = family == 2 ? side / shape->box_columns : 1;
    reader->cell_count = side;
    for (unsigned i = 0; i < side; i++) {
        unsigned row = family == 0 ? unit : i, column = family == 0 ? i : unit;
        if (family == 2) {
            row = unit / boxes * shape->box_rows + i / shape->box_columns;
            column = unit % boxes * shape->box_columns + i % shape->box_columns;
        }
        reader->cells[i] = reader_grid_cell(reader, row, column);
    }
}

/* The rules of the units of FAMILY, whose missing digits are the cells of GROUP. */
static enum sudoku_status add_family(struct rule_reader *reader, const struct cell_group *group,
                                     unsigned family)
{
    unsigned side = reader->shape.rows;
    enum sudoku_status status = SUDOKU_OK;
    sudoku_valueset all = (sudoku_valueset)((1U << (side + 1)) - 1);
    for (unsigned unit = 0; unit < side && !status; unit++) {
        take_unit(reader, family, unit);
        reader->cells[reader->cell_count++] = (uint16_t)(group->first + unit);
        status = reader_add(reader, &doppelganger, NULL, 0);
    }
    for (unsigned unit = 0; unit < side && !status; unit++) {
        reader->cells[unit] = (uint16_t)(group->first + unit);
        status =
            sudoku_rules_restrict(reader->rules, reader->cells[unit], (sudoku_valueset)(all & ~1U));
    }
    reader->cell_count = side;
    return status ? status : reader_add(reader, &doppelganger, NULL, 0);
}

static enum sudoku_status add_zeros(struct rule_reader *reader, const struct cell_group *rows,
                                    const struct cell_group *columns,
                                    const struct cell_group *boxes)
{
    const struct reader_shape *shape = &reader->shape;
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned cell = 0; cell < shape->rows * shape->columns && !status; cell++) {
        unsigned row = cell / shape->columns, column = cell % shape->columns;
        uint16_t cells[4] = {(uint16_t)cell, (uint16_t)(rows->first + row),
                             (uint16_t)(columns->first + column)};
        if (shape->has_boxes)
            cells[3] = (uint16_t)(boxes->first +
                                  row / shape->box_rows * (shape->columns / shape->box_columns) +
                                  column / shape->box_columns);
        status =
            reader_add_cells(reader, &doppelganger_zero, cells, shape->has_boxes ? 4 : 3, NULL, 0);
    }
    return status;
}

static enum sudoku_status read_doppelganger(struct rule_reader *reader,
                                            const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    const struct cell_group *rows = reader_group(reader, "DGC", 3);
    const struct cell_group *columns = reader_group(reader, "DGR", 3);
    const struct cell_group *boxes = reader_group(reader, "DGB", 3);
    if (shape->rows != shape->columns || shape->min_value != 0 ||
        shape->max_value != (int)shape->rows || shape->rows >= SUDOKU_RULES_MAX_VALUES)
        return reader_fail(reader, reader->text.text + reader->item,
                           "%s needs a square grid and values from 0 to its side", named->name);
    enum sudoku_status status = add_family(reader, rows, 0);
    if (!status)
        status = add_family(reader, columns, 1);
    if (!status && shape->has_boxes)
        status = add_family(reader, boxes, 2);
    return status ? status : add_zeros(reader, rows, columns, boxes);
}

const struct named_kind kinds_global[] = {
    {"GlobalEntropy", "", "Each square of four cells has a low, a middle and a high digit.",
     &entropy, read_squares, 0, 0, 0},
    {"GlobalMod", "", "Each square of four cells has all remainders of a division by 3.",
     &remainders, read_squares, 0, 0, 0},
    {"DutchFlatmates", "", "A 5 has a 1 above it or a 9 below it.", &flatmates, read_flatmates, 0,
     0, 0},
    {"Doppelganger", "",
     "Each row, column and box lacks one digit, all of a type another, and those of the row, "
     "column and box of a 0 differ.",
     &doppelganger, read_doppelganger, 0, 0, 0},
    {0},
};
