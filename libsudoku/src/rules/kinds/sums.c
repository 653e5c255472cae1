/* Cages, arrows and other sums. */
#include <stdio.h>

#include "rules/kinds/kind.h"
#include "rules/text/reader.h"

enum { MAX_SUM = 4096 };

/* --------------------------------------------------------------------------------------- cages */

/* True if the values of different cells differ; a cell may be there twice. */
static bool cells_differ(const struct sudoku_rule *rule, const uint8_t *values)
{
    for (unsigned i = 1; i < rule->cell_count; i++)
        for (unsigned k = 0; k < i; k++)
            if (values[i] == values[k] && rule->cells[i] != rule->cells[k])
                return false;
    return true;
}

/* A cage of 0 has any sum. */
static bool cage_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    int sum = kind_number(rule);
    return cells_differ(rule, values) &&
           (sum == 0 || kind_values_sum(values, rule->cell_count) == sum);
}

static enum sudoku_status cage_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    int sum = kind_number(rule);
    enum sudoku_status status = kind_add_different(rules, rule->cells, rule->cell_count);
    return status || sum == 0
               ? status
               : sudoku_rules_add_sum(rules, rule->cells, NULL, rule->cell_count, sum, sum);
}

static const struct sudoku_rule_kind cage = {
    .size = sizeof cage,
    .name = "cage",
    .shape = SUDOKU_RULE_SHAPE_CAGE,
    .label = kind_label_sum,
    .holds = cage_holds,
    .expand = cage_expand,
    .say = kind_say_number,
};

/* -------------------------------------------------------------------------------- weighted sums */

struct sum_spec {
    int sum;
    const int *coefficients; /* NULL: 1 each */
};

static bool sum_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct sum_spec *spec = rule->spec;
    int sum = 0;
    for (unsigned i = 0; i < rule->cell_count; i++)
        sum += (spec->coefficients ? spec->coefficients[i] : 1) * values[i];
    return sum == spec->sum;
}

static enum sudoku_status sum_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    const struct sum_spec *spec = rule->spec;
    return sudoku_rules_add_sum(rules, rule->cells, spec->coefficients, rule->cell_count, spec->sum,
                                spec->sum);
}

#define SUM_KIND(variable, words, ...)                                                             \
    static const struct sudoku_rule_kind variable = {.size = sizeof(variable),                     \
                                                     .name = (words),                              \
                                                     .holds = sum_holds,                           \
                                                     .expand = sum_expand,                         \
                                                     .say = kind_say_number,                       \
                                                     __VA_ARGS__}

static size_t label_roman(const struct sudoku_rule *rule, unsigned place, char *text, size_t size)
{
    (void)place;
    return (size_t)snprintf(text, size, "%s", kind_number(rule) == 5 ? "V" : "X");
}

SUM_KIND(plain_sum, "sum", .shape = SUDOKU_RULE_SHAPE_CAGE, .color = 0x1A5FB4, .label = kind_label);
/* No cage says what the coefficients are. */
SUM_KIND(weighted_sum, "weighted sum", .shape = SUDOKU_RULE_SHAPE_NONE);
SUM_KIND(little_killer, "little killer", .shape = SUDOKU_RULE_SHAPE_OUTSIDE_ARROW,
         .label = kind_label);
SUM_KIND(x_dot, "X", .shape = SUDOKU_RULE_SHAPE_LETTER, .label = label_roman);
SUM_KIND(v_dot, "V", .shape = SUDOKU_RULE_SHAPE_LETTER, .label = label_roman);

static const struct sudoku_rule_kind arrow = {
    .size = sizeof arrow,
    .name = "arrow",
    .shape = SUDOKU_RULE_SHAPE_ARROW,
    .color = 0x8A8A8A,
    .holds = sum_holds,
    .expand = sum_expand,
};

static const struct sudoku_rule_kind double_arrow = {
    .size = sizeof double_arrow,
    .name = "double arrow",
    .shape = SUDOKU_RULE_SHAPE_DOUBLE_ARROW,
    .color = 0x8A8A8A,
    .holds = sum_holds,
    .expand = sum_expand,
};

#define PILL_KIND(digits)                                                                          \
    {                                                                                              \
        .size = sizeof(struct sudoku_rule_kind), .name = "pill arrow", .holds = sum_holds,         \
        .expand = sum_expand, .shape = SUDOKU_RULE_SHAPE_ARROW, .color = 0x8A8A8A,                 \
        .heads = (digits),                                                                         \
    }

/* By the number of digits over 2. */
static const struct sudoku_rule_kind pill_arrows[] = {PILL_KIND(2), PILL_KIND(3)};

/* A digit of a number that is not its first. */
static bool digit_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    (void)rule;
    return values[0] <= 9;
}

static enum sudoku_status digit_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    return sudoku_rules_add_count(rules, rule->cells, 1, kind_range_set(rule, 0, 9), 1U << 1);
}

static const struct sudoku_rule_kind decimal_digit = {
    .size = sizeof decimal_digit,
    .name = "decimal digit",
    .holds = digit_holds,
    .expand = digit_expand,
};

/* Adds KIND with the cells read and COEFFICIENTS, which are copied. */
static enum sudoku_status add_weighted(struct rule_reader *reader,
                                       const struct sudoku_rule_kind *kind, int sum,
                                       const int *coefficients)
{
    size_t size = reader->cell_count * sizeof *coefficients;
    struct sum_spec spec = {.sum = sum};
    if (coefficients) {
        spec.coefficients = sudoku_rules_keep(reader->rules, coefficients, size);
        if (!spec.coefficients)
            return SUDOKU_ERR_MEMORY;
    }
    return reader_add(reader, kind, &spec, sizeof spec);
}

/* SUM, or SUM_=_C1_C2 with a coefficient for each cell. */
static enum sudoku_status read_sum(struct rule_reader *reader, const struct named_kind *named)
{
    enum { MAX_COEFFICIENT = 100 };
    int coefficients[SUDOKU_RULES_MAX_CELLS], sum;
    struct text_slice argument = {reader->text.text, 0}, part;
    enum sudoku_status status;
    if (!reader_next(reader, &argument))
        return reader_fail(reader, reader->text.text + reader->item, "expected a sum");
    part = reader_part(&argument);
    bool is_weighted = argument.length != 0;
    if ((status = reader_number(reader, part, -MAX_SUM, MAX_SUM, &sum)) ||
        (status = reader_cells(reader, 1)))
        return status;
    if (!is_weighted)
        return add_weighted(reader, named->kind, sum, NULL);
    part = reader_part(&argument);
    if (part.length != 1 || *part.text != '=')
        return reader_fail(reader, part.text, "expected \"=\" before coefficients");
    for (unsigned i = 0; i < reader->cell_count; i++) {
        part = reader_part(&argument);
        status = reader_number(reader, part, -MAX_COEFFICIENT, MAX_COEFFICIENT, &coefficients[i]);
        if (status)
            return status;
    }
    if (argument.length)
        return reader_fail(reader, argument.text, "expected as many coefficients as cells");
    return add_weighted(reader, &weighted_sum, sum, coefficients);
}

static enum sudoku_status read_arrow(struct rule_reader *reader, const struct named_kind *named)
{
    int coefficients[SUDOKU_RULES_MAX_CELLS];
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    if (status)
        return status;
    for (unsigned i = 0; i < reader->cell_count; i++)
        coefficients[i] = i ? -1 : 1;
    if (named->kind == &double_arrow)
        coefficients[reader->cell_count - 1] = 1;
    return add_weighted(reader, named->kind, 0, coefficients);
}

/* Sorts the COUNT cells of a pill, which is read from left to right and downwards. */
static bool sort_pill(const struct rule_reader *reader, uint16_t *cells, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        for (unsigned k = i; k > 0 && cells[k] < cells[k - 1]; k--) {
            uint16_t cell = cells[k];
            cells[k] = cells[k - 1];
            cells[k - 1] = cell;
        }
    for (unsigned i = 1; i < count; i++) {
        uint16_t right, below, diagonal;
        bool follows = (reader_move(reader, cells[i - 1], 0, 1, &right) && right == cells[i]) ||
                       (reader_move(reader, cells[i - 1], 1, 0, &below) && below == cells[i]) ||
                       (reader_move(reader, cells[i - 1], 1, 1, &diagonal) && diagonal == cells[i]);
        if (!follows)
            return false;
    }
    return true;
}

static enum sudoku_status read_pill_arrow(struct rule_reader *reader,
                                          const struct named_kind *named)
{
    (void)named;
    int coefficients[SUDOKU_RULES_MAX_CELLS], digits, weight = -1;
    enum sudoku_status status = reader_next_number(reader, 2, 3, &digits);
    if (status || (status = reader_cells(reader, (unsigned)digits + 1)))
        return status;
    if (!sort_pill(reader, reader->cells, (unsigned)digits))
        return reader_fail(reader, reader->text.text + reader->item,
                           "the cells of a pill must be neighbors, to the right or downwards");
    for (unsigned i = 0; i < reader->cell_count; i++)
        coefficients[i] = 1;
    for (unsigned i = (unsigned)digits; i > 0; i--, weight *= 10)
        coefficients[i - 1] = weight;
    status = add_weighted(reader, &pill_arrows[digits - 2], 0, coefficients);
    for (unsigned i = 1; i < (unsigned)digits && !status && reader->shape.max_value > 9; i++)
        status = reader_add_cells(reader, &decimal_digit, &reader->cells[i], 1, NULL, 0);
    return status;
}

/* The sum of an X or V, for each two neighbors. */
static enum sudoku_status read_roman(struct rule_reader *reader, const struct named_kind *named)
{
    return read_neighbors(reader, named);
}

/* --------------------------------------------------------------------------------- little killer
 */

/* The direction of a diagonal from each side, down and right; corners are of the first side. */
static bool find_direction(const struct rule_reader *reader, uint16_t cell, int *down, int *right)
{
    unsigned row = cell / reader->shape.columns, column = cell % reader->shape.columns;
    unsigned last_row = reader->shape.rows - 1, last_column = reader->shape.columns - 1;
    *down = row == last_row || (column == last_column && row) ? -1 : 1;
    *right = row == last_row && column != last_column ? 1 : -1;
    if (column == 0 && row < last_row)
        *down = *right = 1;
    else if (row == 0)
        *down = 1, *right = -1;
    else if (column == last_column)
        *down = *right = -1;
    return row == 0 || column == 0 || row == last_row || column == last_column;
}

/* Takes the direction from CELL to the next argument, the cell diagonally next to it. */
static enum sudoku_status take_direction(struct rule_reader *reader, uint16_t cell, int *down,
                                         int *right)
{
    struct text_slice name;
    uint16_t next, neighbor;
    (void)reader_next(reader, &name);
    enum sudoku_status status = reader_cell(reader, name, &next);
    if (status)
        return status;
    for (*down = -1; *down <= 1; *down += 2)
        for (*right = -1; *right <= 1; *right += 2)
            if (reader_move(reader, cell, *down, *right, &neighbor) && neighbor == next)
                return SUDOKU_OK;
    return reader_fail(reader, name.text, "expected the next cell of the diagonal");
}

/* SUM CELL [CELL]: of the diagonal that begins with the cell, towards the next one, or else into
 * the grid. */
static enum sudoku_status read_little_killer(struct rule_reader *reader,
                                             const struct named_kind *named)
{
    int sum, down, right;
    struct text_slice name;
    uint16_t cell;
    enum sudoku_status status = reader_next_number(reader, 0, MAX_SUM, &sum);
    if (status)
        return status;
    if (!reader_next(reader, &name))
        return reader_fail(reader, reader->text.text + reader->item, "expected a cell");
    if ((status = reader_cell(reader, name, &cell)))
        return status;
    if (reader->at < reader->end)
        status = take_direction(reader, cell, &down, &right);
    else if (cell >= reader->shape.rows * reader->shape.columns ||
             !find_direction(reader, cell, &down, &right))
        return reader_fail(reader, name.text, "no diagonal begins inside the grid");
    if (status)
        return status;
    reader->cell_count = 0;
    do
        reader->cells[reader->cell_count++] = cell;
    while (reader_move(reader, cell, down, right, &cell));
    if (reader->cell_count < 2)
        return reader_fail(reader, name.text, "a diagonal has two cells at least");
    return add_weighted(reader, named->kind, sum, NULL);
}

/* ----------------------------------------------------------------------------------------- table
 */

const struct named_kind kinds_sums[] = {
    {"Cage", "SUM CELLS", "The digits differ and have this sum; a sum of 0 is any.", &cage,
     read_number_cells, 0, MAX_SUM, 1},
    {"Sum", "SUM CELLS", "The digits have this sum, and may repeat.", &plain_sum, read_sum, 0, 0,
     1},
    {"Arrow", "CELLS", "The first digit is the sum of the others.", &arrow, read_arrow, 0, 0, 2},
    {"DoubleArrow", "CELLS", "The first and the last digit have the sum of those between.",
     &double_arrow, read_arrow, 0, 0, 3},
    {"PillArrow", "2|3 CELLS", "The number in the first 2 or 3 cells is the sum of the others.",
     pill_arrows, read_pill_arrow, 0, 0, 3},
    {"X", "CELLS", "Neighbors have the sum 10.", &x_dot, read_roman, 10, 10, 2},
    {"V", "CELLS", "Neighbors have the sum 5.", &v_dot, read_roman, 5, 5, 2},
    {"LittleKiller", "SUM CELL [CELL]",
     "The diagonal that begins with this cell has this sum; the next cell shows the direction.",
     &little_killer, read_little_killer, 0, MAX_SUM, 1},
    {0},
};
