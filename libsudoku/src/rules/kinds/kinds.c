/* The table of all kinds, and what they share. */
#include <stdio.h>
#include <string.h>

#include "rules/kinds/kind.h"
#include "rules/primitives/different.h"
#include "rules/rules.h"

static const struct named_kind *const families[] = {
    kinds_given,  kinds_layout, kinds_sums,        kinds_calculations, kinds_parts,
    kinds_pairs,  kinds_lines,  kinds_ends,        kinds_lunchbox,     kinds_outside,
    kinds_counts, kinds_sets,   kinds_indexing,    kinds_global,       kinds_automata,
    kinds_rank,   kinds_chaos,  kinds_chaos_clues,
};

enum { FAMILIES = sizeof families / sizeof families[0] };

const struct named_kind *kinds_row(unsigned index)
{
    for (unsigned family = 0; family < FAMILIES; family++)
        for (const struct named_kind *row = families[family]; row->name; row++)
            if (index-- == 0)
                return row;
    return NULL;
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool kinds_is_called(const char *name, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '-')
            continue;
        if (*name == '\0' || lower(text[i]) != lower(*name))
            return false;
        name++;
    }
    return *name == '\0';
}

const struct named_kind *kinds_find(const char *name, size_t length)
{
    const struct named_kind *row;
    for (unsigned i = 0; (row = kinds_row(i)); i++)
        if (kinds_is_called(row->name, name, length))
            return row;
    return NULL;
}

sudoku_valueset kind_range_set(const struct sudoku_rule *rule, int min, int max)
{
    sudoku_valueset set = 0;
    for (int value = min; value <= max; value++)
        set |= kind_value_set(rule, value);
    return set;
}

bool kind_values_differ(const uint8_t *values, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        if (memchr(values, values[i], i))
            return false;
    return true;
}

int kind_values_sum(const uint8_t *values, unsigned count)
{
    int sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += values[i];
    return sum;
}

size_t kind_say_number(const struct sudoku_rule *rule, char *text, size_t size)
{
    return (size_t)snprintf(text, size, "%s of %d", rule->kind->name, kind_number(rule));
}

size_t kind_label(const struct sudoku_rule *rule, unsigned place, char *text, size_t size)
{
    (void)place;
    return (size_t)snprintf(text, size, "%d", kind_number(rule));
}

size_t kind_label_sum(const struct sudoku_rule *rule, unsigned place, char *text, size_t size)
{
    return kind_number(rule) ? kind_label(rule, place, text, size) : 0;
}

enum sudoku_status kind_add_different(struct sudoku_rules *rules, const uint16_t *cells,
                                      unsigned count)
{
    uint16_t once[SUDOKU_RULES_MAX_VALUES + 1];
    unsigned length = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned k = 0;
        while (k < length && once[k] != cells[i])
            k++;
        if (k < length)
            continue;
        if (length > SUDOKU_RULES_MAX_VALUES)
            return SUDOKU_ERR_ARGUMENT;
        once[length++] = cells[i];
    }
    return length > 1 ? sudoku_rules_add_different(rules, once, length) : SUDOKU_OK;
}

/* True if CELLS has CELL. */
static bool has_cell(const uint16_t *cells, unsigned count, unsigned cell)
{
    for (unsigned i = 0; i < count; i++)
        if (cells[i] == cell)
            return true;
    return false;
}

/* True if RULE is always valid and says that all of CELLS differ. */
static bool says_differ(const struct sudoku_rule *rule, const uint16_t *cells, unsigned count)
{
    if (rule->kind != &different_kind || rule->choice != 0 || rule->cell_count < count)
        return false;
    for (unsigned i = 0; i < count; i++)
        if (!has_cell(rule->cells, rule->cell_count, cells[i]) || has_cell(cells, i, cells[i]))
            return false;
    return true;
}

bool kind_cells_differ(const struct sudoku_rules *rules, const uint16_t *cells, unsigned count)
{
    for (size_t r = 0; r < rules->rule_count; r++)
        if (says_differ(&rules->rule[r], cells, count))
            return true;
    return false;
}

enum sudoku_status kind_add_all_different(struct sudoku_rules *rules, const uint16_t *cells,
                                          unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        for (unsigned k = 0; k < i; k++)
            if (cells[i] == cells[k])
                return SUDOKU_ERR_ARGUMENT;
    return kind_add_different(rules, cells, count);
}

enum sudoku_status kind_add_equal_sums(struct sudoku_rules *rules, const uint16_t *a,
                                       unsigned a_count, const uint16_t *b, unsigned b_count)
{
    enum { MAX_CELLS = 256 };
    uint16_t cells[MAX_CELLS];
    int coefficients[MAX_CELLS];
    if (a_count + b_count > MAX_CELLS)
        return SUDOKU_ERR_ARGUMENT;
    memcpy(cells, a, a_count * sizeof *a);
    memcpy(cells + a_count, b, b_count * sizeof *b);
    for (unsigned i = 0; i < a_count + b_count; i++)
        coefficients[i] = i < a_count ? 1 : -1;
    return sudoku_rules_add_sum(rules, cells, coefficients, a_count + b_count, 0, 0);
}
