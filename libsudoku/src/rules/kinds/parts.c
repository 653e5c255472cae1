/* Lines and groups of parts with equal sums. */
#include <string.h>

#include "rules/kinds/kind.h"
#include "rules/kinds/machine.h"
#include "rules/text/reader.h"

/* ------------------------------------------------------------------------------------ equal sums
 */

/* The lengths of the parts of the cells, one after another. */
struct parts_spec {
    unsigned count;
    const uint16_t *lengths;
};

static bool parts_hold(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct parts_spec *spec = rule->spec;
    int first = 0;
    for (unsigned i = 0; i < spec->count; i++) {
        int sum = kind_values_sum(values, spec->lengths[i]);
        if (i && sum != first)
            return false;
        first = sum;
        values += spec->lengths[i];
    }
    return true;
}

/* A part of one cell has the sum itself: all others equal it. Otherwise each two parts do. */
static enum sudoku_status parts_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    const struct parts_spec *spec = rule->spec;
    const uint16_t *first = rule->cells, *single = NULL;
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned i = 0; i < spec->count; first += spec->lengths[i++])
        if (spec->lengths[i] == 1 && !single)
            single = first;
    first = rule->cells;
    for (unsigned i = 0; i < spec->count && !status; first += spec->lengths[i++]) {
        const uint16_t *second = first + spec->lengths[i];
        if (single && first != single)
            status = kind_add_equal_sums(rules, single, 1, first, spec->lengths[i]);
        for (unsigned k = i + 1; k < spec->count && !single && !status;
             second += spec->lengths[k++])
            status = kind_add_equal_sums(rules, first, spec->lengths[i], second, spec->lengths[k]);
    }
    return status;
}

static const struct sudoku_rule_kind equal_sum = {
    .size = sizeof equal_sum,
    .name = "equal sums",
    .shape = SUDOKU_RULE_SHAPE_SHADE,
    .color = 0xF9E6CC,
    .holds = parts_hold,
    .expand = parts_expand,
};

static const struct sudoku_rule_kind region_sum_line = {
    .size = sizeof region_sum_line,
    .name = "region sum line",
    .shape = SUDOKU_RULE_SHAPE_LINE,
    .color = 0x8CC8F0,
    .holds = parts_hold,
    .expand = parts_expand,
};

static const struct sudoku_rule_kind zipper = {
    .size = sizeof zipper,
    .name = "zipper line",
    .shape = SUDOKU_RULE_SHAPE_FOLDED_LINE,
    .color = 0xC8A8F0,
    .holds = parts_hold,
    .expand = parts_expand,
};

/* Adds KIND with the cells read, in COUNT parts of LENGTHS. */
static enum sudoku_status add_parts(struct rule_reader *reader, const struct sudoku_rule_kind *kind,
                                    const uint16_t *lengths, unsigned count)
{
    struct parts_spec spec = {.count = count};
    spec.lengths = sudoku_rules_keep(reader->rules, lengths, count * sizeof *lengths);
    return spec.lengths ? reader_add(reader, kind, &spec, sizeof spec) : SUDOKU_ERR_MEMORY;
}

/* CELLS - CELLS - ... */
static enum sudoku_status read_equal_sum(struct rule_reader *reader, const struct named_kind *named)
{
    uint16_t lengths[SUDOKU_RULES_MAX_CELLS];
    unsigned count = 0;
    enum sudoku_status status = reader_parts(reader, lengths, &count);
    return status ? status : add_parts(reader, named->kind, lengths, count);
}

/* The parts of a line are its stretches within boxes, or else jigsaw regions; without any, the line
 * is one. */
static enum sudoku_status read_region_sum_line(struct rule_reader *reader,
                                               const struct named_kind *named)
{
    uint16_t lengths[SUDOKU_RULES_MAX_CELLS];
    unsigned count = 0;
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    if (status)
        return status;
    if (reader->shape.has_chaos)
        return reader_fail(reader, reader->text.text + reader->item,
                           "region sum lines with unknown regions are not supported");
    bool has_regions = reader_has_regions(reader);
    for (unsigned i = 0; i < reader->cell_count; i++) {
        bool goes_on = i && (!has_regions || reader_region(reader, reader->cells[i]) ==
                                                 reader_region(reader, reader->cells[i - 1]));
        if (!goes_on)
            lengths[count++] = 0;
        lengths[count - 1]++;
    }
    return add_parts(reader, named->kind, lengths, count);
}

/* The cells at equal distances from the center, and the center of an odd line. */
static enum sudoku_status read_zipper(struct rule_reader *reader, const struct named_kind *named)
{
    uint16_t lengths[SUDOKU_RULES_MAX_CELLS], cells[SUDOKU_RULES_MAX_CELLS];
    enum sudoku_status status = reader_cells(reader, named->min_cells);
    unsigned count = reader->cell_count;
    if (status)
        return status;
    memcpy(cells, reader->cells, count * sizeof *cells);
    for (unsigned i = 0; i < count / 2; i++) {
        lengths[i] = 2;
        reader->cells[2 * i] = cells[i];
        reader->cells[2 * i + 1] = cells[count - 1 - i];
    }
    if (count % 2) {
        lengths[count / 2] = 1;
        reader->cells[count - 1] = cells[count / 2];
    }
    return add_parts(reader, named->kind, lengths, (count + 1) / 2);
}

/* ------------------------------------------------------------------------------------- sum lines
 */

enum { MAX_LINE_SUM = 30 };

struct line_spec {
    int sum;
    bool is_loop;
};

/* True if COUNT VALUES from FIRST, around the end, are runs that each have SUM. */
static bool runs_have_sum(const uint8_t *values, unsigned count, unsigned first, int sum)
{
    int run = 0;
    bool has_run = false;
    for (unsigned i = 0; i < count; i++) {
        run += values[(first + i) % count];
        if (run > sum)
            return false;
        has_run = has_run || run == sum;
        run = run == sum ? 0 : run;
    }
    return run == 0 && has_run;
}

static bool sum_line_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct line_spec *spec = rule->spec;
    unsigned starts = spec->is_loop ? rule->cell_count : 1;
    for (unsigned first = 0; first < starts; first++)
        if (runs_have_sum(values, rule->cell_count, first, spec->sum))
            return true;
    return false;
}

/* Returns the number of sums that a run of RULE has before it ends: 1 for a sum of 0. */
static int open_runs(const struct sudoku_rule *rule)
{
    int sum = ((const struct line_spec *)rule->spec)->sum;
    return sum ? sum : 1;
}

/* A state is twice the sum of the current run plus open_runs() * 2 times that at the start of a
 * loop; an odd one has ended a run. On a line without zeros the last value says whether it has. */
static int sum_line_next(const struct sudoku_rule *rule, int state, int value)
{
    const struct line_spec *spec = rule->spec;
    int sum = spec->sum, runs = open_runs(rule);
    int start = state / (2 * runs), run = state / 2 % runs + value;
    bool has_ended = state % 2 && (spec->is_loop || rule->min_value == 0);
    return run > sum ? -1 : start * 2 * runs + 2 * (run % runs) + (has_ended || run == sum);
}

static bool sum_line_starts(const struct sudoku_rule *rule, int state)
{
    int runs = open_runs(rule), start = state / (2 * runs);
    return state % 2 == 0 && state / 2 % runs == start &&
           (((const struct line_spec *)rule->spec)->is_loop || start == 0);
}

static bool sum_line_ends(const struct sudoku_rule *rule, int state)
{
    int runs = open_runs(rule);
    return state % 2 && state / 2 % runs == state / (2 * runs);
}

static enum sudoku_status sum_line_expand(const struct sudoku_rule *rule,
                                          struct sudoku_rules *rules)
{
    unsigned runs = (unsigned)open_runs(rule);
    const struct machine machine = {.state_count = 2 * runs * runs,
                                    .next = sum_line_next,
                                    .is_final = sum_line_ends,
                                    .is_start = sum_line_starts};
    return machine_add(rules, rule, &machine, rule->cells, rule->cell_count);
}

#define SUM_LINE_KIND(figure)                                                                      \
    {                                                                                              \
        .size = sizeof(struct sudoku_rule_kind), .name = "sum line", .holds = sum_line_holds,      \
        .expand = sum_line_expand, .say = kind_say_number, .shape = (figure), .color = 0xF0A8A8,   \
        .label = kind_label,                                                                       \
    }

static const struct sudoku_rule_kind sum_line = SUM_LINE_KIND(SUDOKU_RULE_SHAPE_LINE);
static const struct sudoku_rule_kind sum_loop = SUM_LINE_KIND(SUDOKU_RULE_SHAPE_LOOP);

/* SUM CELLS, and LOOP if the ends of the line meet. */
static enum sudoku_status read_sum_line(struct rule_reader *reader, const struct named_kind *named)
{
    static const char loop[] = "~LOOP";
    size_t length = sizeof loop - 1;
    struct line_spec spec = {0};
    if (reader->end - reader->at >= length &&
        memcmp(reader->text.text + reader->end - length, loop, length) == 0) {
        spec.is_loop = true;
        reader->end -= length;
    }
    enum sudoku_status status =
        reader_next_number(reader, named->min_number, named->max_number, &spec.sum);
    if (status || (status = reader_cells(reader, named->min_cells)))
        return status;
    return reader_add(reader, spec.is_loop ? &sum_loop : &sum_line, &spec, sizeof spec);
}

const struct named_kind kinds_parts[] = {
    {"EqualSum", "CELLS - CELLS ...", "All parts have equal sums.", &equal_sum, read_equal_sum, 0,
     0, 1},
    {"RegionSumLine", "CELLS", "The stretches of the line within boxes have equal sums.",
     &region_sum_line, read_region_sum_line, 0, 0, 1},
    {"Zipper", "CELLS",
     "Digits at equal distances from the center have equal sums, that of a center cell.", &zipper,
     read_zipper, 0, 0, 2},
    {"SumLine", "SUM CELLS [LOOP]", "The line divides into runs that each have this sum.",
     &sum_line, read_sum_line, 0, MAX_LINE_SUM, 1},
    {0},
};
