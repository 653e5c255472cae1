/* Clues about regions that are to be found: lengths of runs and numbers of cells in the region of a
 * cell. */
#include <string.h>

#include "rules/kinds/kind.h"
#include "rules/text/reader.h"

enum { MAX_ARMS = 16, MAX_LENGTH = 64 };

/* The first cell of the rule has the clue; then follow the cells of arms, or those that are
 * counted. */
struct clue_spec {
    int offset; /* the clue plus this is the number */
    unsigned arm_count;
    uint16_t lengths[MAX_ARMS];
};

/* Returns the set of clues of which the numbers are bits of NUMBERS. */
static sudoku_valueset clues_of(const struct sudoku_rule *rule, uint64_t numbers)
{
    const struct clue_spec *spec = rule->spec;
    sudoku_valueset set = 0;
    for (unsigned i = 0; i < rule->value_count; i++) {
        int number = (int)(rule->min_value + i) + spec->offset;
        if (number >= 0 && number < MAX_LENGTH && numbers >> number & 1)
            set |= (sudoku_valueset)(1U << i);
    }
    return set;
}

/* Returns the numbers of the clues of SET. */
static uint64_t numbers_of(const struct sudoku_rule *rule, sudoku_valueset set)
{
    const struct clue_spec *spec = rule->spec;
    uint64_t numbers = 0;
    for (unsigned i = 0; i < rule->value_count; i++) {
        int number = (int)(rule->min_value + i) + spec->offset;
        if (set >> i & 1 && number >= 0 && number < MAX_LENGTH)
            numbers |= UINT64_C(1) << number;
    }
    return numbers;
}

/* ------------------------------------------------------------------------------------------ arrows
 */

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

/* Returns the numbers of further cells of an arm, COUNT sets, in the REGION of the first. */
static uint64_t run_lengths(const sudoku_valueset *arm, unsigned count, sudoku_valueset region)
{
    uint64_t lengths = 0;
    for (unsigned more = 0; more < count; more++) {
        if (!(arm[more] & region))
            break;
        if (more + 1 == count || arm[more + 1] != region)
            lengths |= UINT64_C(1) << more;
    }
    return lengths;
}

/* Returns the sums of a number of A and one of B. */
static uint64_t add_numbers(uint64_t a, uint64_t b)
{
    uint64_t sums = 0;
    for (unsigned i = 0; i < MAX_LENGTH; i++)
        if (b >> i & 1)
            sums |= a << i;
    return sums;
}

/* The numbers of an arm that other arms, of REST, complete to one of WANTED. */
static uint64_t supported(uint64_t lengths, uint64_t rest, uint64_t wanted)
{
    uint64_t kept = 0;
    for (unsigned i = 0; i < MAX_LENGTH; i++)
        if (lengths >> i & 1 && rest << i & wanted)
            kept |= UINT64_C(1) << i;
    return kept;
}

/* Adds to KEPT what an arm of COUNT sets may have if its run in REGION has one of LENGTHS. */
static void keep_runs(const sudoku_valueset *arm, unsigned count, sudoku_valueset region,
                      uint64_t lengths, sudoku_valueset *kept)
{
    for (unsigned more = 0; more < count; more++) {
        if (!(lengths >> more & 1))
            continue;
        for (unsigned k = 0; k < count; k++)
            kept[k] |= k <= more       ? (sudoku_valueset)(arm[k] & region)
                       : k == more + 1 ? (sudoku_valueset)(arm[k] & ~region)
                                       : arm[k];
    }
}

/* Narrows for runs in REGION: adds to KEPT, and the numbers possible to *NUMBERS. */
static void try_region(const struct sudoku_rule *rule, const sudoku_valueset *sets,
                       sudoku_valueset region, sudoku_valueset *kept, uint64_t *numbers)
{
    const struct clue_spec *spec = rule->spec;
    uint64_t lengths[MAX_ARMS], wanted = numbers_of(rule, sets[0]) >> 1, total = 1;
    unsigned first = 1;
    for (unsigned i = 0; i < spec->arm_count; first += spec->lengths[i++]) {
        lengths[i] = run_lengths(sets + first, spec->lengths[i], region);
        total = add_numbers(total, lengths[i]);
    }
    *numbers |= (total & wanted) << 1;
    if (!(total & wanted))
        return;
    first = 1;
    for (unsigned i = 0; i < spec->arm_count; first += spec->lengths[i++]) {
        uint64_t rest = 1;
        for (unsigned k = 0; k < spec->arm_count; k++)
            rest = k == i ? rest : add_numbers(rest, lengths[k]);
        keep_runs(sets + first, spec->lengths[i], region, supported(lengths[i], rest, wanted),
                  kept + first);
    }
}

static bool arrow_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    sudoku_valueset kept[1 + MAX_ARMS * SUDOKU_RULES_MAX_VALUES] = {0};
    uint64_t numbers = 0;
    (void)changed;
    for (unsigned bit = 0; bit < rule->value_count; bit++)
        if (sets[1] >> bit & 1)
            try_region(rule, sets, (sudoku_valueset)(1U << bit), kept, &numbers);
    kept[0] = clues_of(rule, numbers);
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (!(sets[i] &= kept[i]))
            return false;
    return true;
}

static const struct sudoku_rule_kind arrow = {
    .size = sizeof arrow,
    .name = "chaos arrow",
    .shape = SUDOKU_RULE_SHAPE_MARK,
    .color = 0xDDE9F9,
    .holds = arrow_holds,
    .narrow = arrow_narrow,
};

/* ------------------------------------------------------------------------------------------ counts
 */

static bool count_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    int count = 0;
    for (unsigned i = 1; i < rule->cell_count; i++)
        count += values[i] == values[1];
    return values[0] + ((const struct clue_spec *)rule->spec)->offset == count;
}

/* The numbers from LOW to HIGH, as bits. */
static uint64_t range(unsigned low, unsigned high)
{
    return (high >= MAX_LENGTH - 1 ? UINT64_MAX : (UINT64_C(2) << high) - 1) & UINT64_MAX << low;
}

/* Narrows for a first cell in REGION: adds to KEPT, and the numbers possible to *NUMBERS. */
static void try_count(const struct sudoku_rule *rule, const sudoku_valueset *sets,
                      sudoku_valueset region, sudoku_valueset *kept, uint64_t *numbers)
{
    unsigned fixed = 0, possible = 0;
    for (unsigned i = 1; i < rule->cell_count; i++) {
        bool is_first = rule->cells[i] == rule->cells[1];
        fixed += is_first || sets[i] == region;
        possible += is_first || (sets[i] & region) != 0;
    }
    uint64_t wanted = numbers_of(rule, sets[0]) & range(fixed, possible);
    if (!wanted)
        return;
    *numbers |= wanted;
    kept[1] |= region;
    bool is_full = wanted == UINT64_C(1) << fixed, is_short = wanted == UINT64_C(1) << possible;
    for (unsigned i = 2; i < rule->cell_count; i++) {
        sudoku_valueset own = sets[i];
        if (own & region && own != region)
            own = is_short ? region : is_full ? (sudoku_valueset)(own & ~region) : own;
        kept[i] |= rule->cells[i] == rule->cells[1] ? region : own;
    }
}

static bool count_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    sudoku_valueset kept[MAX_LENGTH + 1] = {0};
    uint64_t numbers = 0;
    (void)changed;
    for (unsigned bit = 0; bit < rule->value_count; bit++)
        if (sets[1] >> bit & 1)
            try_count(rule, sets, (sudoku_valueset)(1U << bit), kept, &numbers);
    kept[0] = clues_of(rule, numbers);
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (!(sets[i] &= kept[i]))
            return false;
    return true;
}

static const struct sudoku_rule_kind count = {
    .size = sizeof count,
    .name = "chaos count",
    .shape = SUDOKU_RULE_SHAPE_MARK,
    .color = 0xF9E6CC,
    .holds = count_holds,
    .narrow = count_narrow,
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

/* Moves the cells read by one place, and puts the clue's cell before them. */
static enum sudoku_status add_clue(struct rule_reader *reader, const struct sudoku_rule_kind *kind,
                                   uint16_t start, const struct clue_spec *spec)
{
    uint16_t cells[1 + MAX_ARMS * SUDOKU_RULES_MAX_VALUES];
    unsigned room = sizeof cells / sizeof cells[0];
    unsigned most = kind == &count ? MAX_LENGTH - 1 : room - 1;
    if (reader->cell_count > most)
        return reader_fail(reader, reader->text.text + reader->item, "too many cells");
    cells[0] = start;
    memcpy(cells + 1, reader->cells, reader->cell_count * sizeof *cells);
    return reader_add_cells(reader, kind, cells, reader->cell_count + 1, spec, sizeof *spec);
}

/* CELL [OFFSET] ARM - ARM ...; arms begin with the same cell. */
static enum sudoku_status read_arrow(struct rule_reader *reader, const struct named_kind *named)
{
    struct clue_spec spec = {0};
    uint16_t start, lengths[SUDOKU_RULES_MAX_CELLS];
    enum sudoku_status status = read_start(reader, &spec, &start);
    if (status)
        return status;
    reader->cell_count = 0;
    if (reader->at >= reader->end)
        make_arms(reader, start, reader_group(reader, "CC", 2)->first, &spec);
    else if ((status = reader_parts(reader, lengths, &spec.arm_count)))
        return status;
    else if (spec.arm_count > MAX_ARMS)
        return reader_fail(reader, reader->text.text + reader->item, "too many arms");
    else
        memcpy(spec.lengths, lengths, spec.arm_count * sizeof *lengths);
    if (reader->cell_count - spec.arm_count >= MAX_LENGTH - 1)
        return reader_fail(reader, reader->text.text + reader->item, "too many cells");
    unsigned first = 0;
    for (unsigned i = 0; i < spec.arm_count; first += spec.lengths[i++])
        if (reader->cells[first] != reader->cells[0] || spec.lengths[i] > SUDOKU_RULES_MAX_VALUES)
            return reader_fail(reader, reader->text.text + reader->item,
                               "arms begin with the same cell");
    return add_clue(reader, named->kind, start, &spec);
}

/* CELL [OFFSET] CELLS */
static enum sudoku_status read_count(struct rule_reader *reader, const struct named_kind *named)
{
    struct clue_spec spec = {0};
    uint16_t start;
    enum sudoku_status status = read_start(reader, &spec, &start);
    if (status)
        return status;
    reader->cell_count = 0;
    if (reader->at >= reader->end)
        make_square(reader, start, reader_group(reader, "CC", 2)->first);
    else
        status = reader_cells(reader, 1);
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
