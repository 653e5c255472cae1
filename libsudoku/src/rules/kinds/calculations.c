/* Cages of calcudoku: products, differences and quotients. Digits may repeat. */
#include <stdio.h>

#include "rules/kinds/kind.h"
#include "rules/kinds/machine.h"
#include "rules/text/reader.h"

enum { MAX_PRODUCT = 999999, MAX_DIFFERENCE = 999, MAX_QUOTIENT = 999 };

/* A label: the number and the sign of the operation. */
#define LABEL(function, sign)                                                                      \
    static size_t function(const struct sudoku_rule *rule, unsigned place, char *text,             \
                           size_t size)                                                            \
    {                                                                                              \
        (void)place;                                                                               \
        return (size_t)snprintf(text, size, "%d" sign, kind_number(rule));                         \
    }

LABEL(label_product, "x")
LABEL(label_difference, "-")
LABEL(label_quotient, "/")

/* -------------------------------------------------------------------------------------- products
 */

static bool product_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    int64_t rest = kind_number(rule);
    bool has_zero = false;
    for (unsigned i = 0; i < rule->cell_count; i++)
        has_zero = has_zero || values[i] == 0;
    if (has_zero || rest == 0)
        return has_zero && rest == 0;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        if (rest % values[i])
            return false;
        rest /= values[i];
    }
    return rest == 1;
}

/* The prime factors of a product; 2 * 3 * 5 * 7 * 11 * 13 * 17 is the largest one with 7 of them.
 */
struct factors {
    unsigned count;
    int prime[7];
    int exponent[7];
};

static struct factors factors_of(int number)
{
    struct factors factors = {.count = 0};
    for (int prime = 2; number > 1; prime++) {
        prime = prime * prime > number ? number : prime;
        if (number % prime)
            continue;
        factors.prime[factors.count] = prime;
        for (; number % prime == 0; number /= prime)
            factors.exponent[factors.count]++;
        factors.count++;
    }
    return factors;
}

static unsigned divisor_count(int number)
{
    const struct factors factors = factors_of(number);
    unsigned count = 1;
    for (unsigned i = 0; i < factors.count; i++)
        count *= (unsigned)factors.exponent[i] + 1;
    return count;
}

/* A state has the exponents of the product so far, as digits of a number with mixed bases; of a
 * product of 0, whether there was one. */
static int product_next(const struct sudoku_rule *rule, int state, int value)
{
    if (kind_number(rule) == 0)
        return state || value == 0;
    const struct factors factors = factors_of(kind_number(rule));
    int base = 1, next = state;
    for (unsigned i = 0; i < factors.count && value; i++) {
        int bases = factors.exponent[i] + 1, exponent = state / base % bases;
        for (; value % factors.prime[i] == 0; value /= factors.prime[i], next += base)
            if (++exponent == bases)
                return -1;
        base *= bases;
    }
    return value == 1 ? next : -1;
}

static bool product_ends(const struct sudoku_rule *rule, int state)
{
    int number = kind_number(rule);
    return number ? state == (int)divisor_count(number) - 1 : state == 1;
}

static enum sudoku_status product_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    int number = kind_number(rule);
    const struct machine machine = {number ? divisor_count(number) : 2, product_next, product_ends,
                                    NULL};
    return machine_add(rules, rule, &machine, rule->cells, rule->cell_count);
}

/* ------------------------------------------------------------------------------------ differences
 */

/* Some digit minus all others. */
static bool difference_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    int sum = kind_values_sum(values, rule->cell_count);
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (2 * values[i] - sum == kind_number(rule))
            return true;
    return false;
}

/* Cell I minus all others. */
static enum sudoku_status add_difference(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                         unsigned i)
{
    int coefficients[SUDOKU_RULES_MAX_VALUES], number = kind_number(rule);
    for (unsigned k = 0; k < rule->cell_count; k++)
        coefficients[k] = k == i ? 1 : -1;
    return sudoku_rules_add_sum(rules, rule->cells, coefficients, rule->cell_count, number, number);
}

/* ------------------------------------------------------------------------------------- quotients
 */

/* Some digit is the number times the product of all others. */
static bool quotient_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    for (unsigned i = 0; i < rule->cell_count; i++) {
        int64_t product = kind_number(rule);
        for (unsigned k = 0; k < rule->cell_count && product <= MAX_PRODUCT; k++)
            product = k == i ? product : product * values[k];
        for (unsigned k = 0; k < rule->cell_count; k++)
            product = k != i && values[k] == 0 ? 0 : product;
        if (values[i] == product)
            return true;
    }
    return false;
}

/* State 0 is the start; 1 plus a number is what the product of the others still lacks; of a product
 * of 0, NO_ZERO and HAS_ZERO tell whether there was one. */
enum { NO_ZERO = 1, HAS_ZERO = 257, QUOTIENT_STATES = 258 };

static int quotient_next(const struct sudoku_rule *rule, int state, int value)
{
    if (state == 0)
        return value % kind_number(rule) ? -1 : 1 + value / kind_number(rule);
    if (state == NO_ZERO || state == HAS_ZERO)
        return value == 0 ? HAS_ZERO : state;
    return value && (state - 1) % value == 0 ? 1 + (state - 1) / value : -1;
}

static bool quotient_ends(const struct sudoku_rule *rule, int state)
{
    (void)rule;
    return state == 1 + 1 || state == HAS_ZERO;
}

/* Cell I divided by all others. */
static enum sudoku_status add_quotient(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                       unsigned i)
{
    const struct machine machine = {QUOTIENT_STATES, quotient_next, quotient_ends, NULL};
    uint16_t cells[SUDOKU_RULES_MAX_VALUES];
    for (unsigned k = 0; k < rule->cell_count; k++)
        cells[k] = rule->cells[k == 0 ? i : k <= i ? k - 1 : k];
    return machine_add(rules, rule, &machine, cells, rule->cell_count);
}

/* --------------------------------------------------------------------------------- any first cell
 */

static enum sudoku_status add_first(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                    unsigned i, bool is_quotient)
{
    return is_quotient ? add_quotient(rule, rules, i) : add_difference(rule, rules, i);
}

/* The relation of two cells. */
static enum sudoku_status add_relation(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    sudoku_valueset allowed[SUDOKU_RULES_MAX_VALUES] = {0};
    for (unsigned i = 0; i < rule->value_count; i++)
        for (unsigned k = 0; k < rule->value_count; k++) {
            const uint8_t values[2] = {(uint8_t)(rule->min_value + i),
                                       (uint8_t)(rule->min_value + k)};
            if (rule->kind->holds(rule, values))
                allowed[i] |= (sudoku_valueset)(1U << k);
        }
    return sudoku_rules_add_pair(rules, rule->cells[0], rule->cells[1], allowed);
}

/* Each cell may be the one from which the calculation begins. */
static enum sudoku_status expand(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                 bool is_quotient)
{
    if (rule->cell_count == 2)
        return add_relation(rule, rules);
    if (rule->cell_count == 1)
        return add_first(rule, rules, 0, is_quotient);
    enum sudoku_status status = sudoku_rules_begin_alternatives(rules);
    for (unsigned i = 0; i < rule->cell_count && !status; i++) {
        if (i)
            status = sudoku_rules_next_alternative(rules);
        if (!status)
            status = add_first(rule, rules, i, is_quotient);
    }
    return status ? status : sudoku_rules_end_alternatives(rules);
}

static enum sudoku_status difference_expand(const struct sudoku_rule *rule,
                                            struct sudoku_rules *rules)
{
    return expand(rule, rules, false);
}

static enum sudoku_status quotient_expand(const struct sudoku_rule *rule,
                                          struct sudoku_rules *rules)
{
    return expand(rule, rules, true);
}

static const struct sudoku_rule_kind product_cage = {
    .size = sizeof product_cage,
    .name = "product cage",
    .holds = product_holds,
    .expand = product_expand,
    .say = kind_say_number,
    .shape = SUDOKU_RULE_SHAPE_CAGE,
    .label = label_product,
};

static const struct sudoku_rule_kind difference_cage = {
    .size = sizeof difference_cage,
    .name = "difference cage",
    .holds = difference_holds,
    .expand = difference_expand,
    .say = kind_say_number,
    .shape = SUDOKU_RULE_SHAPE_CAGE,
    .label = label_difference,
};

static const struct sudoku_rule_kind quotient_cage = {
    .size = sizeof quotient_cage,
    .name = "quotient cage",
    .holds = quotient_holds,
    .expand = quotient_expand,
    .say = kind_say_number,
    .shape = SUDOKU_RULE_SHAPE_CAGE,
    .label = label_quotient,
};

/* NUMBER CELLS, no cell twice. */
static enum sudoku_status read_calculation(struct rule_reader *reader,
                                           const struct named_kind *named)
{
    struct number_spec spec;
    enum sudoku_status status =
        reader_next_number(reader, named->min_number, named->max_number, &spec.number);
    if (status || (status = reader_cells(reader, named->min_cells)))
        return status;
    if (reader->cell_count > SUDOKU_RULES_MAX_VALUES)
        return reader_fail(reader, reader->text.text + reader->item, "a %s has %d cells at most",
                           named->kind->name, SUDOKU_RULES_MAX_VALUES);
    for (unsigned i = 0; i < reader->cell_count; i++)
        for (unsigned k = 0; k < i; k++)
            if (reader->cells[i] == reader->cells[k])
                return reader_fail(reader, reader->text.text + reader->item,
                                   "a %s has each cell once", named->kind->name);
    return reader_add(reader, named->kind, &spec, sizeof spec);
}

const struct named_kind kinds_calculations[] = {
    {"ProductCage", "PRODUCT CELLS", "The digits have this product, and may repeat.", &product_cage,
     read_calculation, 0, MAX_PRODUCT, 1},
    {"DifferenceCage", "DIFFERENCE CELLS", "One digit minus all others is this; digits may repeat.",
     &difference_cage, read_calculation, 0, MAX_DIFFERENCE, 1},
    {"QuotientCage", "QUOTIENT CELLS",
     "One digit is this times the product of all others; digits may repeat.", &quotient_cage,
     read_calculation, 1, MAX_QUOTIENT, 1},
    {0},
};
