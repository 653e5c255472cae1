/* The list of rules: board, cells, rules, and the memory that they share. */
#include "rules/rules.h"

#include <string.h>

#include "common/argument.h"
#include "common/mem.h"
#include "common/sized.h"

enum { MAX_SIDE = 16, MAX_MIN_VALUE = 100 };

static bool board_is_valid(const struct sudoku_rules_options *own)
{
    bool fits = own->columns <= own->value_count && own->rows <= own->value_count;
    return argument_expect(own->rows - 1 < MAX_SIDE && own->columns - 1 < MAX_SIDE,
                           "options->rows or columns is not 1..16") &&
           argument_expect(own->value_count - 1 < SUDOKU_RULES_MAX_VALUES,
                           "options->value_count is not 1..16") &&
           argument_expect(own->has_free_lines || fits,
                           "options->value_count is smaller than a row or a column is long");
}

static bool boxes_are_valid(const struct sudoku_rules_options *own)
{
    if (own->regions || (!own->box_rows && !own->box_columns))
        return true;
    return argument_expect(own->box_rows && own->box_columns && own->rows % own->box_rows == 0 &&
                               own->columns % own->box_columns == 0,
                           "options->box_rows and box_columns do not divide the board") &&
           argument_expect(own->box_rows * own->box_columns <= own->value_count,
                           "options->value_count is smaller than a box");
}

static bool layout_fits(const struct sudoku_layout *layout)
{
    return argument_expect(sudoku_layout_side(layout) <= SUDOKU_RULES_MAX_VALUES &&
                               sudoku_layout_cell_count(layout) <= SUDOKU_RULES_MAX_CELLS,
                           "options->layout is too large");
}

static bool copy_options(struct sudoku_rules_options *own,
                         const struct sudoku_rules_options *options)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_rules_options, allocator);
    *own = (struct sudoku_rules_options)SUDOKU_RULES_OPTIONS_INIT;
    if (!argument_expect(!options || sized_copy(own, sizeof *own, options, first_form),
                         "options->size is too small"))
        return false;
    if (own->layout)
        return layout_fits(own->layout);
    return argument_expect(own->min_value <= MAX_MIN_VALUE, "options->min_value is over 100") &&
           board_is_valid(own) && boxes_are_valid(own);
}

/* Numbers the cells of a board row by row. */
static void set_board(struct sudoku_rules *rules, const struct sudoku_rules_options *own)
{
    rules->rows = own->rows;
    rules->columns = own->columns;
    rules->min_value = own->min_value;
    rules->value_count = own->value_count;
    rules->board_cell_count = own->rows * own->columns;
    for (unsigned cell = 0; cell < rules->board_cell_count; cell++) {
        rules->row[cell] = (uint16_t)(cell / own->columns);
        rules->column[cell] = (uint16_t)(cell % own->columns);
    }
}

/* Takes over the cells of LAYOUT. */
static void set_layout(struct sudoku_rules *rules, const struct sudoku_layout *layout)
{
    rules->min_value = 1;
    rules->value_count = sudoku_layout_side(layout);
    rules->board_cell_count = sudoku_layout_cell_count(layout);
    for (unsigned cell = 0; cell < rules->board_cell_count; cell++) {
        unsigned row = sudoku_layout_cell_row(layout, cell);
        unsigned column = sudoku_layout_cell_column(layout, cell);
        rules->row[cell] = (uint16_t)row;
        rules->column[cell] = (uint16_t)column;
        rules->rows = row + 1 > rules->rows ? row + 1 : rules->rows;
        rules->columns = column + 1 > rules->columns ? column + 1 : rules->columns;
    }
}

static enum sudoku_status set_up(struct sudoku_rules *rules, const struct sudoku_rules_options *own)
{
    rules->parent = -1;
    if (own->layout)
        set_layout(rules, own->layout);
    else
        set_board(rules, own);
    rules->cell_count = rules->board_cell_count;
    for (unsigned cell = 0; cell < rules->cell_count; cell++)
        rules->values[cell] = rules_all_values(rules);
    return own->layout ? rules_add_layout_units(rules, own->layout) : rules_add_units(rules, own);
}

enum sudoku_status sudoku_rules_create(const struct sudoku_rules_options *options,
                                       struct sudoku_rules **out)
{
    struct sudoku_rules_options own;
    if (!argument_expect(out, "rules is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *out = NULL;
    if (!copy_options(&own, options))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    struct sudoku_rules *rules = mem_alloc(&allocator, 1, sizeof *rules);
    if (!rules)
        return SUDOKU_ERR_MEMORY;
    rules->allocator = allocator;
    rules->kept.allocator = &rules->allocator;
    enum sudoku_status status = set_up(rules, &own);
    if (status == SUDOKU_OK)
        *out = rules;
    else
        sudoku_rules_destroy(rules);
    return status;
}

void sudoku_rules_destroy(struct sudoku_rules *rules)
{
    if (!rules)
        return;
    struct sudoku_allocator allocator = rules->allocator;
    arena_clear(&rules->kept);
    mem_free(&allocator, rules->rule);
    mem_free(&allocator, rules);
}

unsigned sudoku_rules_cell_count(const struct sudoku_rules *rules)
{
    return rules ? rules->cell_count : 0;
}

unsigned sudoku_rules_board_cell_count(const struct sudoku_rules *rules)
{
    return rules ? rules->board_cell_count : 0;
}

unsigned sudoku_rules_rows(const struct sudoku_rules *rules)
{
    return rules ? rules->rows : 0;
}

unsigned sudoku_rules_columns(const struct sudoku_rules *rules)
{
    return rules ? rules->columns : 0;
}

unsigned sudoku_rules_min_value(const struct sudoku_rules *rules)
{
    return rules ? rules->min_value : 0;
}

unsigned sudoku_rules_value_count(const struct sudoku_rules *rules)
{
    return rules ? rules->value_count : 0;
}

unsigned sudoku_rules_rule_count(const struct sudoku_rules *rules)
{
    return rules ? (unsigned)rules->rule_count : 0;
}

const struct sudoku_rule *sudoku_rules_rule(const struct sudoku_rules *rules, unsigned index)
{
    return rules && index < rules->rule_count ? &rules->rule[index] : NULL;
}

void *sudoku_rules_keep(struct sudoku_rules *rules, const void *data, size_t size)
{
    void *copy = rules ? arena_alloc(&rules->kept, size) : NULL;
    if (copy && data)
        memcpy(copy, data, size);
    return copy;
}

static bool cells_are_valid(const struct sudoku_rules *rules, const uint16_t *cells, unsigned count)
{
    if (!argument_expect(cells, "cells is NULL") ||
        !argument_expect(count - 1 < SUDOKU_RULES_MAX_CELLS, "the number of cells is not 1..1024"))
        return false;
    for (unsigned i = 0; i < count; i++)
        if (!argument_expect(cells[i] < rules->cell_count, "cells has a cell outside the board"))
            return false;
    return true;
}

/* Appends a rule and lets its kind expand it. */
static enum sudoku_status append(struct sudoku_rules *rules, const struct sudoku_rule *rule)
{
    void *pointer = rules->rule;
    if (!mem_grow(&rules->allocator, &pointer, rules->rule_count, &rules->rule_capacity,
                  rules->rule_count + 1, sizeof *rules->rule))
        return SUDOKU_ERR_MEMORY;
    rules->rule = pointer;
    int outer = rules->parent;
    int index = (int)rules->rule_count;
    rules->rule[rules->rule_count++] = *rule;
    if (!rule->kind->expand)
        return SUDOKU_OK;
    rules->parent = index;
    enum sudoku_status status = rule->kind->expand(rule, rules);
    rules->parent = outer;
    return status;
}

enum sudoku_status sudoku_rules_add(struct sudoku_rules *rules, const struct sudoku_rule_kind *kind,
                                    const uint16_t *cells, unsigned cell_count, const void *spec)
{
    if (!argument_expect(rules, "rules is NULL") || !argument_expect(kind, "kind is NULL") ||
        !argument_expect(kind->size >= SIZED_UP_TO(struct sudoku_rule_kind, label),
                         "kind->size is too small") ||
        !argument_expect(kind->name && kind->holds, "kind has no name or no holds") ||
        !cells_are_valid(rules, cells, cell_count))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_rule rule = {
        .kind = kind,
        .spec = spec,
        .cells = sudoku_rules_keep(rules, cells, cell_count * sizeof *cells),
        .cell_count = cell_count,
        .min_value = rules->min_value,
        .value_count = rules->value_count,
        .parent = rules->parent,
        .choice = rules->choice,
    };
    return rule.cells ? append(rules, &rule) : SUDOKU_ERR_MEMORY;
}

enum sudoku_status sudoku_rules_restrict(struct sudoku_rules *rules, unsigned cell,
                                         sudoku_valueset set)
{
    if (!argument_expect(rules, "rules is NULL") ||
        !argument_expect(cell < rules->cell_count, "cell is outside the board") ||
        !argument_expect(!(set & ~rules_all_values(rules)), "set has a value over the largest"))
        return SUDOKU_ERR_ARGUMENT;
    rules->values[cell] &= set;
    return SUDOKU_OK;
}

enum sudoku_status sudoku_rules_give(struct sudoku_rules *rules, unsigned cell, unsigned value)
{
    if (!argument_expect(rules, "rules is NULL") ||
        !argument_expect(value - rules->min_value < rules->value_count,
                         "value is not one of the board"))
        return SUDOKU_ERR_ARGUMENT;
    return sudoku_rules_restrict(rules, cell, (sudoku_valueset)(1U << (value - rules->min_value)));
}

sudoku_valueset sudoku_rules_values(const struct sudoku_rules *rules, unsigned cell)
{
    return rules && cell < rules->cell_count ? rules->values[cell] : 0;
}

enum sudoku_status sudoku_rules_add_cell(struct sudoku_rules *rules, bool is_auxiliary,
                                         uint16_t *cell)
{
    if (!argument_expect(rules, "rules is NULL") || !argument_expect(cell, "cell is NULL") ||
        !argument_expect(rules->cell_count < SUDOKU_RULES_MAX_CELLS, "the board has 1024 cells"))
        return SUDOKU_ERR_ARGUMENT;
    *cell = (uint16_t)rules->cell_count;
    rules->values[*cell] = rules_all_values(rules);
    rules->is_auxiliary[*cell] = is_auxiliary;
    rules->cell_count++;
    return SUDOKU_OK;
}
