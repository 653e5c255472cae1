/* Clues about regions that are to be found: lengths of runs and numbers of cells in the region of a
 * cell. */
#include <string.h>

#include "rules/kinds/chaos.h"
#include "rules/kinds/kind.h"
#include "rules/primitives/runs.h"
#include "rules/text/reader.h"

/* The first cell of the rule has the clue; then follow the regions of cells of arms, or of those
 * that are counted. */
struct clue_spec {
    int offset; /* the clue plus this is the number */
    unsigned arm_count;
    uint16_t lengths[RUNS_MAX_ARMS]; /* in cells */
    struct runs_spec runs;           /* the same in pairs */
    unsigned pair_count;
    uint16_t pairs[RUNS_MAX_PAIRS];
};

static enum sudoku_status expand_clue(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    const struct clue_spec *spec = rule->spec;
    uint16_t cells[1 + RUNS_MAX_PAIRS];
    cells[0] = rule->cells[0];
    memcpy(cells + 1, spec->pairs, spec->pair_count * sizeof *cells);
    return sudoku_rules_add(rules, &runs_kind, cells, 1 + spec->pair_count, &spec->runs);
}

static bool arrow_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct clue_spec *spec = rule->spec;
    const uint8_t *arm = values + 1;
    int total = 1;
    for (unsigned i = 0; i < spec->arm_count; arm += spec->lengths[i++])
        for (unsigned k = 1; k < spec->lengths[i] && arm[k] == arm[0]; k++)
            total++;
    return values[0] + spec->offset == total;
}

static const struct sudoku_rule_kind arrow = {
    .size = sizeof arrow,
    .name = "chaos arrow",
    .shape = SUDOKU_RULE_SHAPE_MARK,
    .color = 0xDDE9F9,
    .holds = arrow_holds,
    .expand = expand_clue,
};

static bool count_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    int count = 0;
    for (unsigned i = 1; i < rule->cell_count; i++)
        count += values[i] == values[1];
    return values[0] + ((const struct clue_spec *)rule->spec)->offset == count;
}

static const struct sudoku_rule_kind count = {
    .size = sizeof count,
    .name = "chaos count",
    .shape = SUDOKU_RULE_SHAPE_MARK,
    .color = 0xF9E6CC,
    .holds = count_holds,
    .expand = expand_clue,
};

/* ----------------------------------------------------------------------------------------- reading
 */

/* Makes arms from the cell with the clue in all four directions. */
static void make_arms(struct rule_reader *reader, uint16_t start, uint16_t first,
                      struct clue_spec *spec)
{
    static const int down[] = {0, 0, -1, 1}, right[] = {-1, 1, 0, 0};
    spec->arm_count = 4;
    for (unsigned i = 0; i < 4; i++) {
        uint16_t cell = start;
        spec->lengths[i] = 0;
        do {
            reader->cells[reader->cell_count++] = (uint16_t)(first + cell);
            spec->lengths[i]++;
        } while (reader_move(reader, cell, down[i], right[i], &cell));
    }
}

/* Takes the cells around the cell with the clue, which comes first. */
static void make_square(struct rule_reader *reader, uint16_t start, uint16_t first)
{
    uint16_t cell;
    reader->cells[reader->cell_count++] = (uint16_t)(first + start);
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++)
            if ((down || right) && reader_move(reader, start, down, right, &cell))
                reader->cells[reader->cell_count++] = (uint16_t)(first + cell);
}

/* Takes CELL [OFFSET], and leaves the clue's cell in *START. */
static enum sudoku_status read_start(struct rule_reader *reader, struct clue_spec *spec,
                                     uint16_t *start)
{
    struct text_slice text;
    if (!reader_group(reader, "CC", 2))
        return reader_fail(reader, reader->text.text + reader->item,
                           "expected ChaosConstruction in the text");
    if (!reader_next(reader, &text))
        return reader_fail(reader, reader->text.text + reader->item, "expected a cell");
    enum sudoku_status status = reader_cell(reader, text, start);
    if (!status && reader_next(reader, &text) && text.length)
        status = reader_number(reader, text, 0, 1, &spec->offset);
    return status;
}

/* Adds the pair of cells A and B beside the grid to that of arms. */
static enum sudoku_status append_pair(struct rule_reader *reader, struct clue_spec *spec,
                                      uint16_t a, uint16_t b)
{
    const struct cell_group *group = reader_group(reader, "CC", 2);
    unsigned one = (unsigned)a - group->first, other = (unsigned)b - group->first;
    if (one >= group->count || other >= group->count)
        return reader_fail(reader, reader->text.text + reader->item,
                           "expected cells such as CC1, the regions");
    if (spec->pair_count == RUNS_MAX_PAIRS)
        return reader_fail(reader, reader->text.text + reader->item, "too many cells");
    return chaos_pair(reader, one, other, &spec->pairs[spec->pair_count++]);
}

/* Puts the clue's cell before those read and adds the rule. */
static enum sudoku_status add_clue(struct rule_reader *reader, const struct sudoku_rule_kind *kind,
                                   uint16_t start, const struct clue_spec *spec)
{
    uint16_t cells[1 + RUNS_MAX_ARMS + RUNS_MAX_PAIRS];
    cells[0] = start;
    memcpy(cells + 1, reader->cells, reader->cell_count * sizeof *cells);
    return reader_add_cells(reader, kind, cells, reader->cell_count + 1, spec, sizeof *spec);
}

/* Each cell of an arm makes a pair with the one before it: a run goes on while they are in one
 * region. */
static enum sudoku_status pair_arms(struct rule_reader *reader, struct clue_spec *spec)
{
    const uint16_t *arm = reader->cells;
    enum sudoku_status status = SUDOKU_OK;
    spec->runs.offset = spec->offset;
    spec->runs.arm_count = spec->arm_count;
    for (unsigned i = 0; i < spec->arm_count; arm += spec->lengths[i++]) {
        if (arm[0] != reader->cells[0])
            return reader_fail(reader, reader->text.text + reader->item,
                               "arms begin with the same cell");
        spec->runs.lengths[i] = (uint16_t)(spec->lengths[i] - 1);
        for (unsigned k = 1; k < spec->lengths[i] && !status; k++)
            status = append_pair(reader, spec, arm[k - 1], arm[k]);
        if (status)
            return status;
    }
    return SUDOKU_OK;
}

/* CELL [OFFSET] ARM - ARM ...; arms begin with the same cell. */
static enum sudoku_status read_arrow(struct rule_reader *reader, const struct named_kind *named)
{
    struct clue_spec spec = {0};
    uint16_t start = 0, lengths[SUDOKU_RULES_MAX_CELLS];
    enum sudoku_status status = read_start(reader, &spec, &start);
    if (status)
        return status;
    reader->cell_count = 0;
    if (reader->at >= reader->end)
        make_arms(reader, start, reader_group(reader, "CC", 2)->first, &spec);
    else if ((status = reader_parts(reader, lengths, &spec.arm_count)))
        return status;
    else if (spec.arm_count > RUNS_MAX_ARMS)
        return reader_fail(reader, reader->text.text + reader->item, "too many arms");
    else
        memcpy(spec.lengths, lengths, spec.arm_count * sizeof *lengths);
    status = pair_arms(reader, &spec);
    return status ? status : add_clue(reader, named->kind, start, &spec);
}

/* Each cell after the first makes a pair with it, an arm of its own. */
static enum sudoku_status pair_cells(struct rule_reader *reader, struct clue_spec *spec)
{
    enum sudoku_status status = SUDOKU_OK;
    spec->runs.offset = spec->offset;
    for (unsigned i = 1; i < reader->cell_count && !status; i++) {
        status = append_pair(reader, spec, reader->cells[0], reader->cells[i]);
        if (!status)
            spec->runs.lengths[spec->runs.arm_count++] = 1;
    }
    return status;
}

/* CELL [OFFSET] CELLS */
static enum sudoku_status read_count(struct rule_reader *reader, const struct named_kind *named)
{
    struct clue_spec spec = {0};
    uint16_t start = 0;
    enum sudoku_status status = read_start(reader, &spec, &start);
    if (status)
        return status;
    reader->cell_count = 0;
    if (reader->at >= reader->end)
        make_square(reader, start, reader_group(reader, "CC", 2)->first);
    else
        status = reader_cells(reader, 1);
    if (!status)
        status = pair_cells(reader, &spec);
    return status ? status : add_clue(reader, named->kind, start, &spec);
}

const struct named_kind kinds_chaos_clues[] = {
    {"ChaosArrow", "CELL [OFFSET] CELLS - CELLS ...",
     "The digit plus the offset is the number of cells of the first one's region in all arms.",
     &arrow, read_arrow, 0, 0, 0},
    {"ChaosCount", "CELL [OFFSET] CELLS",
     "The digit plus the offset is the number of cells in the region of the first.", &count,
     read_count, 0, 0, 0},
    {0},
};
