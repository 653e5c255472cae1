/* Full ranks: all rows and columns, read from both ends, are numbers; a clue is the place of one of
 * them in their order. */
#include "rules/kinds/rank.h"

#include <stdio.h>
#include <string.h>

#include "rules/kinds/kind.h"
#include "rules/rules.h"
#include "rules/text/reader.h"
#include "rules/valueset.h"

/* The priority of the place of a line. From 4 to 64 it solves a grid with six clues alone in some
 * 200 guesses, which takes over 100000 with 2. */
enum { PLACE_PRIORITY = 4 };

/* What equal numbers are allowed. */
enum { TIES_NONE, TIES_UNCLUED, TIES_ANY };

struct rank_spec {
    unsigned side;
    int ties;
    unsigned count;
    struct rank_clue clues[READER_MAX_RANKS];
};

/* Returns cell K of LINE: rows, rows reversed, columns, columns reversed. */
static unsigned line_cell(unsigned side, unsigned line, unsigned k)
{
    unsigned family = line / side, number = line % side;
    unsigned place = family % 2 ? side - 1 - k : k;
    return family < 2 ? number * side + place : place * side + number;
}

/* Compares lines of VALUES as numbers. */
static int compare(unsigned side, const uint8_t *values, unsigned a, unsigned b)
{
    for (unsigned k = 0; k < side; k++) {
        int difference = (int)values[line_cell(side, a, k)] - (int)values[line_cell(side, b, k)];
        if (difference)
            return difference;
    }
    return 0;
}

static bool clue_holds(const struct rank_spec *spec, const uint8_t *values,
                       const struct rank_clue *clue)
{
    unsigned less = 0, equal = 0;
    for (unsigned line = 0; line < 4 * spec->side; line++) {
        int order = compare(spec->side, values, line, clue->line);
        less += order < 0;
        equal += order == 0;
    }
    if (spec->ties == TIES_ANY)
        return less < clue->rank && clue->rank <= less + equal;
    return clue->rank == less + 1 && equal == 1;
}

static bool rank_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct rank_spec *spec = rule->spec;
    for (unsigned i = 0; i < spec->count; i++) {
        if (!clue_holds(spec, values, &spec->clues[i]))
            return false;
        for (unsigned k = 0; k < i; k++)
            if (spec->clues[i].rank == spec->clues[k].rank &&
                compare(spec->side, values, spec->clues[i].line, spec->clues[k].line))
                return false;
    }
    for (unsigned a = 0; a < 4 * spec->side && spec->ties == TIES_NONE; a++)
        for (unsigned b = 0; b < a; b++)
            if (compare(spec->side, values, a, b) == 0)
                return false;
    return true;
}

/* --------------------------------------------------------------------------------------- narrowing
 */

enum { LESS = 1, EQUAL = 2, GREATER = 4 };

/* Returns the orders that lines A and B of SETS may have from their cells FIRST on. */
static unsigned orders(unsigned side, const sudoku_valueset *sets, unsigned a, unsigned b,
                       unsigned first)
{
    unsigned found = 0;
    for (unsigned k = first; k < side; k++) {
        sudoku_valueset one = sets[line_cell(side, a, k)], other = sets[line_cell(side, b, k)];
        bool is_same = line_cell(side, a, k) == line_cell(side, b, k);
        if (!is_same && valueset_min(one) < valueset_max(other))
            found |= LESS;
        if (!is_same && valueset_max(one) > valueset_min(other))
            found |= GREATER;
        if (!(one & other) || found == (LESS | GREATER))
            return found;
    }
    return found | EQUAL;
}

/* Narrows for line LOW being at most line HIGH: at the first place where they may differ. */
static bool set_order(unsigned side, sudoku_valueset *sets, unsigned low, unsigned high)
{
    for (unsigned k = 0; k < side; k++) {
        sudoku_valueset *one = &sets[line_cell(side, low, k)];
        sudoku_valueset *other = &sets[line_cell(side, high, k)];
        if (one == other || (*one == *other && (*one & (*one - 1U)) == 0))
            continue;
        *one &= (sudoku_valueset)((2U << valueset_max(*other)) - 1);
        if (!*one)
            return false;
        *other &= (sudoku_valueset) ~((1U << valueset_min(*one)) - 1);
        return *other != 0;
    }
    return true;
}

/* Narrows for a clue whose line may have equals, by the numbers of lines before and after it. */
static bool narrow_tied(const struct rank_spec *spec, sudoku_valueset *sets,
                        const struct rank_clue *clue)
{
    unsigned lines = 4 * spec->side, own[4 * SUDOKU_RULES_MAX_VALUES];
    unsigned below = clue->rank - 1U, above = lines - clue->rank;
    unsigned less = 0, may_less = 0, greater = 0, may_greater = 0;
    for (unsigned line = 0; line < lines; line++) {
        own[line] = line == clue->line ? EQUAL : orders(spec->side, sets, line, clue->line, 0);
        less += own[line] == LESS;
        greater += own[line] == GREATER;
        may_less += (own[line] & (LESS | EQUAL)) && line != clue->line;
        may_greater += (own[line] & (GREATER | EQUAL)) && line != clue->line;
    }
    if (less > below || greater > above || may_less < below || may_greater < above)
        return false;
    for (unsigned line = 0; line < lines; line++) {
        bool is_open = (own[line] & (own[line] - 1)) != 0;
        if (is_open && less == below && !set_order(spec->side, sets, clue->line, line))
            return false;
        if (is_open && greater == above && !set_order(spec->side, sets, line, clue->line))
            return false;
    }
    return true;
}

/* The lines that begin with the digit of a clue's line. There are four: so many are before the
 * clue's line as its place among them says, the others are after it. */
struct rank_block {
    sudoku_valueset digit;
    unsigned own[4 * SUDOKU_RULES_MAX_VALUES];    /* orders if the line begins with the digit; 0: it
                                                     does not, or is the clue's */
    bool is_certain[4 * SUDOKU_RULES_MAX_VALUES]; /* that it begins with the digit */
    unsigned must[2], may[2];                     /* before and after */
};

/* Lines that would equal the clue's do not begin with the digit; false if one has to. */
static bool fill_block(const struct rank_spec *spec, sudoku_valueset *sets,
                       const struct rank_clue *clue, struct rank_block *block)
{
    static const unsigned order[2] = {LESS, GREATER};
    *block = (struct rank_block){.digit = (sudoku_valueset)(1U << (clue->rank - 1) / 4)};
    for (unsigned line = 0; line < 4 * spec->side; line++) {
        sudoku_valueset *first = &sets[line_cell(spec->side, line, 0)];
        if (line == clue->line || !(*first & block->digit))
            continue;
        block->own[line] = orders(spec->side, sets, line, clue->line, 1) & ~(unsigned)EQUAL;
        if (!block->own[line] && !(*first &= (sudoku_valueset)~block->digit))
            return false;
        block->is_certain[line] = *first == block->digit;
        for (unsigned i = 0; i < 2; i++) {
            block->may[i] += (block->own[line] & order[i]) != 0;
            block->must[i] += block->is_certain[line] && block->own[line] == order[i];
        }
    }
    return true;
}

/* Narrows LINE, which may be of the block, for as many lines as may be on SIDE of the clue's having
 * to be there, or as many as may be being there already. */
static bool narrow_line(const struct rank_spec *spec, sudoku_valueset *sets,
                        const struct rank_clue *clue, const struct rank_block *block, unsigned line,
                        unsigned side, unsigned wanted)
{
    const unsigned order = side ? GREATER : LESS;
    const unsigned less = side ? clue->line : line, greater = side ? line : clue->line;
    sudoku_valueset *first = &sets[line_cell(spec->side, line, 0)];
    bool must_be_there = block->may[side] == wanted && block->own[line] & order;
    bool is_known = block->is_certain[line] && block->own[line] == order;
    bool is_full = block->must[side] == wanted && !is_known;
    if (must_be_there) {
        *first &= block->digit;
        return *first && set_order(spec->side, sets, less, greater);
    }
    if (!is_full)
        return true;
    if (block->own[line] == order)
        return (*first &= (sudoku_valueset)~block->digit) != 0;
    return *first != block->digit || set_order(spec->side, sets, greater, less);
}

static bool narrow_clue(const struct rank_spec *spec, sudoku_valueset *sets,
                        const struct rank_clue *clue)
{
    struct rank_block block;
    const unsigned wanted[2] = {(clue->rank - 1U) % 4, 3 - (clue->rank - 1U) % 4};
    if (spec->ties == TIES_ANY)
        return narrow_tied(spec, sets, clue);
    if (!fill_block(spec, sets, clue, &block))
        return false;
    for (unsigned i = 0; i < 2; i++)
        if (block.must[i] > wanted[i] || block.may[i] < wanted[i])
            return false;
    for (unsigned line = 0; line < 4 * spec->side; line++)
        for (unsigned i = 0; i < 2 && block.own[line]; i++)
            if (!narrow_line(spec, sets, clue, &block, line, i, wanted[i]))
                return false;
    return true;
}

/* Stores the values of all cells if each has one, so that ties are known; false if not. */
static bool all_single(const struct sudoku_rule *rule, const sudoku_valueset *sets, uint8_t *values)
{
    for (unsigned i = 0; i < rule->cell_count; i++) {
        if (sets[i] & (sets[i] - 1U))
            return false;
        values[i] = (uint8_t)(rule->min_value + valueset_min(sets[i]));
    }
    return true;
}

static bool rank_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    const struct rank_spec *spec = rule->spec;
    uint8_t values[SUDOKU_RULES_MAX_VALUES * SUDOKU_RULES_MAX_VALUES];
    (void)changed;
    for (unsigned i = 0; i < spec->count; i++) {
        for (unsigned k = 0; k < spec->count; k++)
            if (spec->clues[i].rank <= spec->clues[k].rank && i != k &&
                !set_order(spec->side, sets, spec->clues[i].line, spec->clues[k].line))
                return false;
        if (!narrow_clue(spec, sets, &spec->clues[i]))
            return false;
    }
    return !all_single(rule, sets, values) || rank_holds(rule, values);
}

/* Returns the digit, from 0, that the line of CLUE begins with: each digit begins four lines. */
static unsigned first_digit(const struct rank_clue *clue)
{
    return (clue->rank - 1U) / 4;
}

/* True if CLUE is one of a line of FAMILY that begins with DIGIT. */
static bool is_placed(const struct rank_spec *spec, unsigned digit, unsigned family)
{
    for (unsigned i = 0; i < spec->count; i++)
        if (spec->clues[i].line / spec->side == family && first_digit(&spec->clues[i]) == digit)
            return true;
    return false;
}

/* Adds a cell beside the board with the number of the line of FAMILY that begins with DIGIT: where
 * it begins decides more than any cell of the board. */
static enum sudoku_status add_place(const struct sudoku_rule *rule, struct sudoku_rules *rules,
                                    unsigned digit, unsigned family)
{
    const struct rank_spec *spec = rule->spec;
    uint16_t place;
    enum sudoku_status status = sudoku_rules_add_cell(rules, false, &place);
    if (!status)
        rules->priority[place] = PLACE_PRIORITY;
    for (unsigned line = 0; line < spec->side && !status; line++) {
        uint16_t cell = rule->cells[line_cell(spec->side, family * spec->side + line, 0)];
        sudoku_valueset allowed[SUDOKU_RULES_MAX_VALUES];
        for (unsigned i = 0; i < rule->value_count; i++)
            allowed[i] = (sudoku_valueset)(i == line ? 1U << digit : ~(1U << digit));
        status = sudoku_rules_add_pair(rules, place, cell, allowed);
    }
    return status;
}

/* The first digit of each clue's line, and the places of that digit on the sides without one. */
static enum sudoku_status rank_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    const struct rank_spec *spec = rule->spec;
    enum sudoku_status status = SUDOKU_OK;
    unsigned done = 0;
    for (unsigned i = 0; i < spec->count && !status; i++) {
        unsigned digit = first_digit(&spec->clues[i]);
        uint16_t cell = rule->cells[line_cell(spec->side, spec->clues[i].line, 0)];
        status = sudoku_rules_add_count(rules, &cell, 1, (sudoku_valueset)(1U << digit), 1U << 1);
        for (unsigned family = 0; family < 4 && !status && !(done >> digit & 1); family++)
            if (!is_placed(spec, digit, family))
                status = add_place(rule, rules, digit, family);
        done |= 1U << digit;
    }
    return status;
}

/* Places are of rows, then columns, from their first cell and from the last in turn. */
static size_t label_rank(const struct sudoku_rule *rule, unsigned place, char *text, size_t size)
{
    const struct rank_spec *spec = rule->spec;
    unsigned own = place / 2 % spec->side, family = place / 2 / spec->side * 2 + place % 2;
    for (unsigned i = 0; i < spec->count; i++)
        if (spec->clues[i].line == family * spec->side + own)
            return (size_t)snprintf(text, size, "%u", spec->clues[i].rank);
    return 0;
}

static const struct sudoku_rule_kind rank = {
    .size = sizeof rank,
    .name = "full rank",
    .shape = SUDOKU_RULE_SHAPE_AROUND,
    .label = label_rank,
    .holds = rank_holds,
    .expand = rank_expand,
    .narrow = rank_narrow,
};

/* ----------------------------------------------------------------------------------------- reading
 */

/* LINE CLUE CLUE, kept until all have been read. */
static enum sudoku_status read_rank(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    struct text_slice line, clue;
    bool fits = shape->rows == shape->columns && !shape->is_raw &&
                (int)shape->rows == shape->max_value - shape->min_value + 1;
    if (!fits)
        return reader_fail(reader, reader->text.text + reader->item,
                           "%s needs a square grid with as many values", named->name);
    if (reader->is_conditional || reader->down || reader->right)
        return reader_fail(reader, reader->text.text + reader->item,
                           "%s cannot be within another rule", named->name);
    if (!reader_next(reader, &line))
        return reader_fail(reader, reader->text.text + reader->item, "expected a line such as R1");
    enum sudoku_status status = reader_line(reader, line);
    for (unsigned end = 0; end < 2 && !status && reader_next(reader, &clue); end++) {
        int number = 0;
        if (!clue.length ||
            (status = reader_number(reader, clue, 1, 4 * (int)shape->rows, &number)))
            continue;
        bool is_row = reader->cell_count > 1 && reader->cells[1] == reader->cells[0] + 1;
        unsigned own = is_row ? reader->cells[0] / shape->columns : reader->cells[0];
        unsigned family = (is_row ? 0 : 2) + end;
        if (reader->rank_count == READER_MAX_RANKS)
            return reader_fail(reader, clue.text, "the text has over %d ranks", READER_MAX_RANKS);
        reader->ranks[reader->rank_count++] =
            (struct rank_clue){(uint16_t)(family * shape->rows + own), (uint16_t)number};
    }
    return status;
}

static enum sudoku_status read_ties(struct rule_reader *reader, const struct named_kind *named)
{
    static const char *const names[] = {"none", "only-unclued", "any"};
    struct text_slice text = {"", 0};
    (void)named;
    if (reader->rank_ties >= 0)
        return reader_fail(reader, reader->text.text + reader->item,
                           "the text says already which lines may be equal");
    reader_next(reader, &text);
    for (int i = 0; i < 3; i++)
        if (strlen(names[i]) == text.length && memcmp(names[i], text.text, text.length) == 0) {
            reader->rank_ties = i;
            return SUDOKU_OK;
        }
    return reader_fail(reader, reader->text.text + reader->item,
                       "expected none, only-unclued or any");
}

enum sudoku_status rank_finish(struct rule_reader *reader)
{
    struct rank_spec spec = {.side = reader->shape.rows,
                             .ties = reader->rank_ties < 0 ? TIES_UNCLUED : reader->rank_ties,
                             .count = reader->rank_count};
    if (!reader->rank_count && reader->rank_ties != TIES_NONE)
        return SUDOKU_OK;
    if (reader->shape.rows != reader->shape.columns)
        return reader_fail(reader, reader->text.text, "ranks need a square grid");
    memcpy(spec.clues, reader->ranks, sizeof spec.clues);
    reader->cell_count = spec.side * spec.side;
    for (unsigned cell = 0; cell < reader->cell_count; cell++)
        reader->cells[cell] = (uint16_t)cell;
    return reader_add(reader, &rank, &spec, sizeof spec);
}

const struct named_kind kinds_rank[] = {
    {"FullRank", "LINE CLUE CLUE",
     "The place of the line, seen from either end, among all lines in the order of their numbers.",
     &rank, read_rank, 0, 0, 0},
    {"FullRankTies", "none|only-unclued|any",
     "Which lines may be equal; otherwise those without "
     "a clue.",
     &rank, read_ties, 0, 0, 0},
    {0},
};
