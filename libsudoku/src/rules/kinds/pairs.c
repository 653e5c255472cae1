/* Rules of two cells each: thermometers, whispers, dots, relations of the puzzle's own. */
#include "rules/kinds/bits64.h"
#include "rules/kinds/kind.h"
#include "rules/text/reader.h"

/* The pairs of a line that a relation is of. */
enum pairing { PAIRS_CONSECUTIVE, PAIRS_MIRRORED, PAIRS_ALL };

struct pair_spec {
    int number;
    const sudoku_valueset *allowed; /* for each value of the first cell those of the second */
};

/* A kind that is a relation of pairs; texts of it give a number at most. */
struct pair_kind {
    struct sudoku_rule_kind kind;
    enum pairing pairing;
    bool (*related)(const struct sudoku_rule *rule, int a, int b);
};

static const struct pair_kind *pair_kind_of(const struct sudoku_rule *rule)
{
    return (const struct pair_kind *)(const void *)rule->kind;
}

static int pair_number(const struct sudoku_rule *rule)
{
    return ((const struct pair_spec *)rule->spec)->number;
}

/* Finds pair I of the line's, or returns false if there are no more. */
static bool find_pair(const struct sudoku_rule *rule, unsigned i, unsigned *a, unsigned *b)
{
    unsigned count = rule->cell_count;
    switch (pair_kind_of(rule)->pairing) {
    case PAIRS_CONSECUTIVE:
        *a = i;
        *b = i + 1;
        return i + 1 < count;
    case PAIRS_MIRRORED:
        *a = i;
        *b = count - 1 - i;
        return 2 * i + 1 < count;
    case PAIRS_ALL:
        *b = 1;
        while (i >= *b)
            i -= (*b)++;
        *a = i;
        return *b < count;
    }
    return false;
}

static bool pairs_hold(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned a, b;
    for (unsigned i = 0; find_pair(rule, i, &a, &b); i++)
        if (!pair_kind_of(rule)->related(rule, values[a], values[b]))
            return false;
    return true;
}

static enum sudoku_status pairs_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    const struct pair_kind *own = pair_kind_of(rule);
    sudoku_valueset allowed[SUDOKU_RULES_MAX_VALUES] = {0};
    enum sudoku_status status = SUDOKU_OK;
    unsigned a, b;
    for (unsigned i = 0; i < rule->value_count; i++)
        for (unsigned k = 0; k < rule->value_count; k++)
            if (own->related(rule, (int)(rule->min_value + i), (int)(rule->min_value + k)))
                allowed[i] |= (sudoku_valueset)(1U << k);
    for (unsigned i = 0; find_pair(rule, i, &a, &b) && !status; i++)
        status = sudoku_rules_add_pair(rules, rule->cells[a], rule->cells[b], allowed);
    return status;
}

static bool is_less(const struct sudoku_rule *rule, int a, int b)
{
    (void)rule;
    return a < b;
}

static bool is_greater(const struct sudoku_rule *rule, int a, int b)
{
    (void)rule;
    return a > b;
}

static bool is_equal(const struct sudoku_rule *rule, int a, int b)
{
    (void)rule;
    return a == b;
}

static bool is_consecutive(const struct sudoku_rule *rule, int a, int b)
{
    (void)rule;
    return a == b + 1 || b == a + 1;
}

static bool is_not_consecutive(const struct sudoku_rule *rule, int a, int b)
{
    return !is_consecutive(rule, a, b);
}

static bool is_double(const struct sudoku_rule *rule, int a, int b)
{
    (void)rule;
    return a == 2 * b || b == 2 * a;
}

static bool is_far(const struct sudoku_rule *rule, int a, int b)
{
    int number = pair_number(rule);
    return a >= b + number || b >= a + number;
}

static bool is_not_kropki(const struct sudoku_rule *rule, int a, int b)
{
    return !is_double(rule, a, b) && !is_consecutive(rule, a, b);
}

static bool is_not_xv(const struct sudoku_rule *rule, int a, int b)
{
    (void)rule;
    return a + b != 5 && a + b != 10;
}

static bool is_in_table(const struct sudoku_rule *rule, int a, int b)
{
    const struct pair_spec *spec = rule->spec;
    return spec->allowed[a - (int)rule->min_value] & kind_value_set(rule, b);
}

/* Not both the number. */
static bool is_not_both(const struct sudoku_rule *rule, int a, int b)
{
    return a != b || a != pair_number(rule);
}

#define PAIR_KIND(variable, words, pairs, relation, saying, ...)                                   \
    static const struct pair_kind variable = {                                                     \
        .kind = {.size = sizeof(struct sudoku_rule_kind),                                          \
                 .name = (words),                                                                  \
                 .holds = pairs_hold,                                                              \
                 .expand = pairs_expand,                                                           \
                 .say = (saying),                                                                  \
                 __VA_ARGS__},                                                                     \
        .pairing = (pairs),                                                                        \
        .related = (relation),                                                                     \
    }

/* Whispers usually differ by 5. */
static size_t label_whisper(const struct sudoku_rule *rule, unsigned place, char *text, size_t size)
{
    return kind_number(rule) == 5 ? 0 : kind_label(rule, place, text, size);
}

PAIR_KIND(thermometer, "thermometer", PAIRS_CONSECUTIVE, is_less, NULL,
          .shape = SUDOKU_RULE_SHAPE_THERMOMETER, .color = 0xC8C8C8);
PAIR_KIND(whisper, "whisper line", PAIRS_CONSECUTIVE, is_far, kind_say_number,
          .shape = SUDOKU_RULE_SHAPE_LINE, .color = 0x84DC84, .label = label_whisper);
PAIR_KIND(palindrome, "palindrome line", PAIRS_MIRRORED, is_equal, NULL,
          .shape = SUDOKU_RULE_SHAPE_LINE, .color = 0xC4C4C4);
PAIR_KIND(white_dot, "white dot", PAIRS_CONSECUTIVE, is_consecutive, NULL,
          .shape = SUDOKU_RULE_SHAPE_DOT, .color = 0xFFFFFF);
PAIR_KIND(black_dot, "black dot", PAIRS_CONSECUTIVE, is_double, NULL,
          .shape = SUDOKU_RULE_SHAPE_DOT);
PAIR_KIND(greater_than, "greater than", PAIRS_CONSECUTIVE, is_greater, NULL,
          .shape = SUDOKU_RULE_SHAPE_GREATER);
PAIR_KIND(no_kropki, "strict kropki", PAIRS_CONSECUTIVE, is_not_kropki, NULL,
          .shape = SUDOKU_RULE_SHAPE_NONE);
PAIR_KIND(no_xv, "strict XV", PAIRS_CONSECUTIVE, is_not_xv, NULL, .shape = SUDOKU_RULE_SHAPE_NONE);
PAIR_KIND(anti_consecutive, "anti-consecutive", PAIRS_CONSECUTIVE, is_not_consecutive, NULL,
          .shape = SUDOKU_RULE_SHAPE_NONE);
PAIR_KIND(anti_taxicab, "anti-taxicab", PAIRS_CONSECUTIVE, is_not_both, NULL,
          .shape = SUDOKU_RULE_SHAPE_NONE);
PAIR_KIND(pair_line, "pair relation", PAIRS_CONSECUTIVE, is_in_table, NULL,
          .shape = SUDOKU_RULE_SHAPE_LINE, .color = 0xDCC48C);
PAIR_KIND(pair_all, "relation of all pairs", PAIRS_ALL, is_in_table, NULL,
          .shape = SUDOKU_RULE_SHAPE_CAGE, .color = 0xB07400);

/* --------------------------------------------------------------------------------------- reading
 */

/* Whispers may leave out the difference, 5. */
static enum sudoku_status read_whisper(struct rule_reader *reader, const struct named_kind *named)
{
    struct pair_spec spec = {.number = 5};
    enum sudoku_status status = SUDOKU_OK;
    if (reader_is_at_digit(reader))
        status = reader_next_number(reader, named->min_number, named->max_number, &spec.number);
    if (status || (status = reader_cells(reader, named->min_cells)))
        return status;
    return reader_add(reader, named->kind, &spec, sizeof spec);
}

/* KEY [_NAME] CELLS [_NAME|] CELLS ...: a bit for each two values, six in a letter. */
static enum sudoku_status read_relation(struct rule_reader *reader, const struct named_kind *named)
{
    sudoku_valueset allowed[SUDOKU_RULES_MAX_VALUES] = {0};
    unsigned values = (unsigned)(reader->shape.max_value - reader->shape.min_value) + 1;
    bool is_legacy = named->min_number;
    struct text_slice key;
    bool goes_on = true;
    if (!reader_next(reader, &key))
        return reader_fail(reader, reader->text.text + reader->item, "expected a relation");
    for (size_t i = 0; i < key.length; i++) {
        int six = bits64_value(key.text[i]);
        if (is_legacy && six >= 62)
            six ^= 1;
        if (six < 0)
            return reader_fail(reader, key.text + i, "expected a letter, a digit, - or _");
        for (unsigned bit = 0; bit < 6; bit++) {
            size_t at = 6 * i + bit;
            if (six >> bit & 1 && at < (size_t)values * values)
                allowed[at / values] |= (sudoku_valueset)(1U << at % values);
        }
    }
    struct pair_spec spec = {0, sudoku_rules_keep(reader->rules, allowed, sizeof allowed)};
    if (!spec.allowed)
        return SUDOKU_ERR_MEMORY;
    while (goes_on) {
        enum sudoku_status status = reader_named_cells(reader, &goes_on);
        if (!status && reader->cell_count > 1)
            status = reader_add(reader, named->kind, &spec, sizeof spec);
        if (status)
            return status;
    }
    return SUDOKU_OK;
}

/* Adds KIND for each two neighbors of the grid that have no mark of MARK (0: all). */
static enum sudoku_status add_unmarked(struct rule_reader *reader, const struct pair_kind *kind,
                                       unsigned mark)
{
    const struct pair_spec spec = {0};
    enum sudoku_status status = SUDOKU_OK;
    unsigned cells = reader->shape.rows * reader->shape.columns;
    for (unsigned cell = 0; cell < cells; cell++)
        for (unsigned below = 0; below < 2 && !status; below++) {
            uint16_t pair[2] = {(uint16_t)cell, 0};
            if (reader_move(reader, (uint16_t)cell, below ? 1 : 0, below ? 0 : 1, &pair[1]) &&
                !(reader->marks[cell] & mark << below))
                status = reader_add_cells(reader, &kind->kind, pair, 2, &spec, sizeof spec);
        }
    return status;
}

static enum sudoku_status read_anti_consecutive(struct rule_reader *reader,
                                                const struct named_kind *named)
{
    (void)named;
    return add_unmarked(reader, &anti_consecutive, 0);
}

/* The last pass: all marks have been read. */
static enum sudoku_status read_strict(struct rule_reader *reader, const struct named_kind *named)
{
    unsigned mark = (unsigned)named->min_number;
    if (reader->has_conditional_mark[mark == MARK_XV])
        return reader_fail(reader, reader->text.text + reader->item,
                           "%s with marks in alternatives is not supported", named->name);
    return add_unmarked(reader, mark == MARK_XV ? &no_xv : &no_kropki, mark);
}

/* Cells that are D steps apart are not both D. */
static enum sudoku_status read_anti_taxicab(struct rule_reader *reader,
                                            const struct named_kind *named)
{
    enum sudoku_status status = SUDOKU_OK;
    unsigned columns = reader->shape.columns, cells = reader->shape.rows * columns;
    (void)named;
    for (unsigned a = 0; a < cells; a++)
        for (unsigned b = a + 1; b < cells && !status; b++) {
            int down = (int)(b / columns) - (int)(a / columns);
            int right = (int)(b % columns) - (int)(a % columns);
            struct pair_spec spec = {.number = down + (right < 0 ? -right : right)};
            const uint16_t pair[2] = {(uint16_t)a, (uint16_t)b};
            bool differ = (down == 0 || right == 0) && !reader->shape.is_raw;
            if (!differ && spec.number >= reader->shape.min_value &&
                spec.number <= reader->shape.max_value)
                status = reader_add_cells(reader, &anti_taxicab.kind, pair, 2, &spec, sizeof spec);
        }
    return status;
}

const struct named_kind kinds_pairs[] = {
    {"Thermo", "CELLS", "The digits increase from the bulb.", &thermometer.kind, read_cells, 0, 0,
     2},
    {"Whisper", "[DIFFERENCE] CELLS", "Neighbors on the line differ by this at least (default: 5).",
     &whisper.kind, read_whisper, 0, 99, 2},
    {"Palindrome", "CELLS", "The line reads the same from both ends.", &palindrome.kind, read_cells,
     0, 0, 1},
    {"WhiteDot", "CELLS", "Neighbors are consecutive.", &white_dot.kind, read_neighbors, 0, 0, 2},
    {"BlackDot", "CELLS", "Of neighbors, one is twice the other.", &black_dot.kind, read_neighbors,
     0, 0, 2},
    {"GreaterThan", "CELLS", "Each cell is greater than later ones next to it.", &greater_than.kind,
     read_neighbors, 0, 0, 2},
    {"StrictKropki", "", "Neighbors without a dot are neither consecutive nor double.",
     &no_kropki.kind, read_strict, MARK_KROPKI, 0, 0},
    {"StrictXV", "", "Neighbors without X or V have neither the sum 10 nor 5.", &no_xv.kind,
     read_strict, MARK_XV, 0, 0},
    {"AntiConsecutive", "", "Neighbors are not consecutive.", &anti_consecutive.kind,
     read_anti_consecutive, 0, 0, 0},
    {"AntiTaxicab", "", "Cells that are N steps apart do not both have N.", &anti_taxicab.kind,
     read_anti_taxicab, 0, 0, 0},
    {"Pair", "KEY [_NAME] CELLS", "A relation of neighbors on the line.", &pair_line.kind,
     read_relation, 0, 0, 0},
    {"PairX", "KEY [_NAME] CELLS", "A relation of each two cells.", &pair_all.kind, read_relation,
     0, 0, 0},
    {"Binary", "KEY [_NAME] CELLS", "Pair, with - and _ in the key exchanged.", &pair_line.kind,
     read_relation, 1, 0, 0},
    {"BinaryX", "KEY [_NAME] CELLS", "PairX, with - and _ in the key exchanged.", &pair_all.kind,
     read_relation, 1, 0, 0},
    {0},
};
