/* Digits that are places of others. */
#include "rules/kinds/kind.h"
#include "rules/primitives/different.h"
#include "rules/rules.h"
#include "rules/text/reader.h"

static bool has_cell(const struct sudoku_rule *rule, uint16_t cell)
{
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (rule->cells[i] == cell)
            return true;
    return false;
}

/* True if one rule, whatever alternative holds, says that the values of COUNT CELLS differ. */
static bool cells_differ(const struct sudoku_rules *rules, const uint16_t *cells, unsigned count)
{
    for (size_t r = 0; r < rules->rule_count; r++) {
        const struct sudoku_rule *rule = &rules->rule[r];
        unsigned found = 0;
        while (found < count && has_cell(rule, cells[found]))
            found++;
        if (rule->kind == &different_kind && rule->choice == 0 && found == count)
            return true;
    }
    return false;
}

/* The pair relation of INDEX and a cell: if INDEX has its place, the cell has the number of RULE;
 * otherwise it has one of OTHERS. */
static enum sudoku_status add_place(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                    uint16_t index, sudoku_valueset place, uint16_t cell,
                                    sudoku_valueset others)
{
    sudoku_valueset number = kind_value_set(rule, kind_number(rule));
    sudoku_valueset allowed[SUDOKU_RULES_MAX_VALUES];
    if (index == cell)
        return sudoku_rules_add_count(
            rules, &cell, 1, (sudoku_valueset)((place & number) | (others & ~place)), 1U << 1);
    for (unsigned i = 0; i < rule->value_count; i++)
        allowed[i] = place >> i & 1 ? number : others;
    return sudoku_rules_add_pair(rules, index, cell, allowed);
}

enum sudoku_status kind_add_index(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                  uint16_t index, const uint16_t *cells, unsigned count)
{
    sudoku_valueset others = rules_all_values(rules);
    /* Of different values, one alone is the number. */
    if (cells_differ(rules, cells, count))
        others &= (sudoku_valueset)~kind_value_set(rule, kind_number(rule));
    enum sudoku_status status =
        sudoku_rules_add_count(rules, &index, 1, kind_range_set(rule, 1, (int)count), 1U << 1);
    for (unsigned i = 0; i < count && !status; i++) {
        sudoku_valueset place = kind_value_set(rule, (int)i + 1);
        if (place)
            status = add_place(rule, rules, index, place, cells[i], others);
    }
    return status;
}

/* The first cell is the index, the others are its line. */
static bool indexing_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    return values[0] >= 1 && values[0] < rule->cell_count && values[values[0]] == kind_number(rule);
}

static enum sudoku_status indexing_expand(const struct sudoku_rule *rule,
                                          struct sudoku_rules *rules)
{
    return kind_add_index(rule, rules, rule->cells[0], rule->cells + 1, rule->cell_count - 1);
}

#define INDEX_KIND(words, rgb)                                                                     \
    {                                                                                              \
        .size = sizeof(struct sudoku_rule_kind), .name = (words), .holds = indexing_holds,         \
        .expand = indexing_expand, .say = kind_say_number, .shape = SUDOKU_RULE_SHAPE_MARK,        \
        .color = (rgb),                                                                            \
    }

static const struct sudoku_rule_kind column_index = INDEX_KIND("column index", 0xF9DDDD);
static const struct sudoku_rule_kind row_index = INDEX_KIND("row index", 0xDDE9F9);

/* C|R CELLS: each cell is the index of its own column in its row, or of its row in its column. */
static enum sudoku_status read_indexing(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    uint16_t cells[SUDOKU_RULES_MAX_VALUES + 1];
    struct text_slice type;
    if (!reader_next(reader, &type) || type.length != 1 || (*type.text != 'C' && *type.text != 'R'))
        return reader_fail(reader, reader->text.text + reader->item, "expected C or R");
    bool is_row = *type.text == 'R';
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    for (unsigned i = 0; i < reader->cell_count && !status; i++) {
        unsigned row = reader->cells[i] / shape->columns,
                 column = reader->cells[i] % shape->columns;
        struct number_spec spec = {(int)(is_row ? row : column) + 1};
        unsigned length = is_row ? shape->rows : shape->columns;
        if (row >= shape->rows)
            return reader_fail(reader, reader->text.text + reader->item,
                               "expected cells of the grid");
        cells[0] = reader->cells[i];
        for (unsigned k = 0; k < length; k++)
            cells[k + 1] =
                is_row ? reader_grid_cell(reader, k, column) : reader_grid_cell(reader, row, k);
        status = reader_add_cells(reader, is_row ? &row_index : &column_index, cells, length + 1,
                                  &spec, sizeof spec);
    }
    return status;
}

/* The first cell has the digit of the one that the second counts, from the third. */
static bool value_index_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned place = values[1];
    return place >= 1 && place + 2 <= rule->cell_count && values[place + 1] == values[0];
}

static enum sudoku_status value_index_expand(const struct sudoku_rule *rule,
                                             struct sudoku_rules *rules)
{
    return sudoku_rules_add_element(rules, rule->cells[1], 1, rule->cells[0], rule->cells + 2,
                                    rule->cell_count - 2);
}

static const struct sudoku_rule_kind value_index = {
    .size = sizeof value_index,
    .name = "value index",
    .shape = SUDOKU_RULE_SHAPE_STEM,
    .color = 0x8A8A8A,
    .heads = 2,
    .holds = value_index_holds,
    .expand = value_index_expand,
};

const struct named_kind kinds_indexing[] = {
    {"Indexing", "C|R CELLS",
     "The digit is the place of the cell's column number in its row, or its row's in its column.",
     &column_index, read_indexing, 0, 0, 1},
    {"ValueIndexing", "CELLS",
     "The first digit is that of the cell that the second counts, from the third.", &value_index,
     read_cells, 0, 0, 3},
    {0},
};
