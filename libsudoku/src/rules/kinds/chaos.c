/* Chaos construction: regions that are to be found, connected and of different digits. Cells beside
 * the grid hold the number of each cell's region; regions are numbered in the order of their first
 * cells. */
#include "rules/kinds/chaos.h"

#include <string.h>

#include "rules/kinds/kind.h"
#include "rules/primitives/regions.h"
#include "rules/text/reader.h"

struct chaos_spec {
    struct regions_spec regions;
    const uint16_t *pair_cells;
};

static bool chaos_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct chaos_spec *spec = rule->spec;
    return regions_hold(&spec->regions, values, values + spec->regions.cell_count, rule->min_value);
}

static enum sudoku_status chaos_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    const struct chaos_spec *spec = rule->spec;
    uint16_t cells[SUDOKU_RULES_MAX_CELLS];
    unsigned count = rule->cell_count, pairs = spec->regions.pair_count;
    memcpy(cells, rule->cells, count * sizeof *cells);
    memcpy(cells + count, spec->pair_cells, pairs * sizeof *cells);
    return sudoku_rules_add(rules, &regions_kind, cells, count + pairs, &spec->regions);
}

static const struct sudoku_rule_kind chaos = {
    .size = sizeof chaos,
    .name = "chaos construction",
    .shape = SUDOKU_RULE_SHAPE_FOUND_REGIONS,
    .holds = chaos_holds,
    .expand = chaos_expand,
};

/* ----------------------------------------------------------------------------------------- reading
 */

static enum sudoku_status read_chaos(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    unsigned cells = shape->rows * shape->columns, size = shape->region_size;
    enum sudoku_status status = read_nothing(reader, named);
    if (status)
        return status;
    unsigned values = (unsigned)(shape->max_value - shape->min_value) + 1;
    if (size < 2 || size > values || cells % size || cells / size > values)
        return reader_fail(reader, reader->text.text + reader->item,
                           "regions of %u cells do not fit the grid", size);
    if (reader->is_conditional)
        return reader_fail(reader, reader->text.text + reader->item,
                           "%s cannot be within another rule", named->name);
    return SUDOKU_OK;
}

static enum sudoku_status add_pair(struct rule_reader *reader, unsigned a, unsigned b)
{
    struct found_pair *pair = &reader->pairs[reader->pair_count];
    if (sudoku_rules_cell_count(reader->rules) == SUDOKU_RULES_MAX_CELLS)
        return reader_fail(reader, reader->text.text + reader->item,
                           "too many cells beside the grid");
    pair->a = (uint16_t)a;
    pair->b = (uint16_t)b;
    enum sudoku_status status = sudoku_rules_add_cell(reader->rules, false, &pair->cell);
    if (!status)
        status = sudoku_rules_restrict(reader->rules, pair->cell, PAIR_APART | PAIR_JOINED);
    reader->pair_count++;
    return status;
}

/* Adds the pairs of neighbors, to the right and below. */
static enum sudoku_status add_neighbor_pairs(struct rule_reader *reader)
{
    unsigned cells = reader->shape.rows * reader->shape.columns;
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned cell = 0; cell < cells && !status; cell++) {
        uint16_t next;
        if (reader_move(reader, (uint16_t)cell, 0, 1, &next))
            status = add_pair(reader, cell, next);
        if (!status && reader_move(reader, (uint16_t)cell, 1, 0, &next))
            status = add_pair(reader, cell, next);
    }
    reader->neighbor_pairs = reader->pair_count;
    return status;
}

enum sudoku_status chaos_pair(struct rule_reader *reader, unsigned a, unsigned b, uint16_t *cell)
{
    enum sudoku_status status = reader->pair_count ? SUDOKU_OK : add_neighbor_pairs(reader);
    unsigned low = a < b ? a : b, high = a < b ? b : a, i = 0;
    while (i < reader->pair_count && (reader->pairs[i].a != low || reader->pairs[i].b != high))
        i++;
    if (!status && i == reader->pair_count)
        status = add_pair(reader, low, high);
    *cell = reader->pairs[i].cell;
    return status;
}

/* Adds the pair I of neighbors to those of cell A. */
static void add_neighbor(struct regions_spec *spec, unsigned a, unsigned b, unsigned i)
{
    spec->neighbors[a][spec->neighbor_count[a]++] =
        (struct region_neighbor){(uint16_t)b, (uint16_t)i};
}

/* Fills SPEC with the pairs read; their cells and ends are kept with the rules. */
static bool fill_spec(struct rule_reader *reader, struct chaos_spec *spec)
{
    unsigned count = reader->pair_count;
    struct region_pair *pairs = sudoku_rules_keep(reader->rules, NULL, count * sizeof *pairs);
    uint16_t *cells = sudoku_rules_keep(reader->rules, NULL, count * sizeof *cells);
    for (unsigned i = 0; i < count && pairs && cells; i++) {
        const struct found_pair *pair = &reader->pairs[i];
        pairs[i] = (struct region_pair){pair->a, pair->b};
        cells[i] = pair->cell;
        if (i >= reader->neighbor_pairs)
            continue;
        add_neighbor(&spec->regions, pair->a, pair->b, i);
        add_neighbor(&spec->regions, pair->b, pair->a, i);
    }
    spec->regions.pairs = pairs;
    spec->pair_cells = cells;
    return pairs && cells;
}

enum sudoku_status chaos_finish(struct rule_reader *reader)
{
    const struct reader_shape *shape = &reader->shape;
    const struct cell_group *group = reader_group(reader, "CC", 2);
    struct chaos_spec spec = {.regions.size = shape->region_size};
    unsigned cells = shape->rows * shape->columns;
    enum sudoku_status status = SUDOKU_OK;
    if (!shape->has_chaos)
        return SUDOKU_OK;
    if (!reader->pair_count)
        status = add_neighbor_pairs(reader);
    if (status)
        return status;
    spec.regions.cell_count = cells;
    spec.regions.pair_count = reader->pair_count;
    spec.regions.neighbor_pairs = reader->neighbor_pairs;
    if (!fill_spec(reader, &spec))
        return SUDOKU_ERR_MEMORY;
    for (unsigned cell = 0; cell < cells && !status; cell++) {
        reader->cells[cell] = (uint16_t)cell;
        reader->cells[cells + cell] = (uint16_t)(group->first + cell);
        status = sudoku_rules_restrict(reader->rules, reader->cells[cells + cell],
                                       (sudoku_valueset)((1U << cells / shape->region_size) - 1));
    }
    reader->cell_count = 2 * cells;
    return status ? status : reader_add(reader, &chaos, &spec, sizeof spec);
}

const struct named_kind kinds_chaos[] = {
    {"ChaosConstruction", "",
     "Regions are to be found: connected, each with different digits, their numbers in CC1 CC2 ...",
     &chaos, read_chaos, 0, 0, 0},
    {0},
};
