/* Lines that an automaton of the puzzle accepts: state machines and regular expressions. */
#include "rules/kinds/automata.h"

#include <stdlib.h>
#include <string.h>

#include "rules/kinds/bits64.h"
#include "rules/kinds/kind.h"
#include "rules/rules.h"
#include "rules/text/reader.h"

#include "common/mem.h"

enum { MAX_STATES = 4096, MAX_MOVES = 65535 };

/* --------------------------------------------------------------------------------------- kinds */

/* One step of the set of states FROM, over a value's bit. True if any state is reached. */
static bool step(const struct sudoku_automaton *automaton, const bool *from, bool *to,
                 sudoku_valueset value)
{
    bool has_any = false;
    memset(to, 0, automaton->state_count * sizeof *to);
    for (unsigned i = 0; i < automaton->transition_count; i++) {
        const struct sudoku_transition *move = &automaton->transitions[i];
        if (from[move->from] && move->values & value)
            has_any = to[move->to] = true;
    }
    return has_any;
}

static bool automaton_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct sudoku_automaton *automaton = rule->spec;
    bool states[2][MAX_STATES] = {{false}};
    unsigned now = 0;
    for (unsigned i = 0; i < automaton->state_count; i++)
        states[0][i] = automaton->is_start[i];
    for (unsigned i = 0; i < rule->cell_count; i++, now = !now)
        if (!step(automaton, states[now], states[!now], kind_value_set(rule, values[i])))
            return false;
    for (unsigned i = 0; i < automaton->state_count; i++)
        if (states[now][i] && automaton->is_final[i])
            return true;
    return false;
}

static enum sudoku_status automaton_expand(const struct sudoku_rule *rule,
                                           struct sudoku_rules *rules)
{
    return sudoku_rules_add_automaton(rules, rule->cells, rule->cell_count, rule->spec);
}

static const struct sudoku_rule_kind state_machine = {
    .size = sizeof state_machine,
    .name = "state machine",
    .shape = SUDOKU_RULE_SHAPE_LINE,
    .color = 0xC8D484,
    .holds = automaton_holds,
    .expand = automaton_expand,
};

static const struct sudoku_rule_kind regular_expression = {
    .size = sizeof regular_expression,
    .name = "regular expression",
    .shape = SUDOKU_RULE_SHAPE_LINE,
    .color = 0xD4BCA8,
    .holds = automaton_holds,
    .expand = automaton_expand,
};

/* ------------------------------------------------------------------------------------- building */

bool automata_open(struct automaton_build *build, const struct sudoku_allocator *allocator)
{
    *build = (struct automaton_build){.allocator = allocator};
    build->moves = mem_alloc(allocator, MAX_MOVES, sizeof *build->moves);
    build->is_start = mem_alloc(allocator, MAX_STATES, 1);
    build->is_final = mem_alloc(allocator, MAX_STATES, 1);
    return build->moves && build->is_start && build->is_final;
}

void automata_close(struct automaton_build *build)
{
    mem_free(build->allocator, build->moves);
    mem_free(build->allocator, build->is_start);
    mem_free(build->allocator, build->is_final);
}

bool automata_move(struct automaton_build *build, unsigned from, unsigned to,
                   sudoku_valueset values)
{
    unsigned most = from > to ? from : to;
    if (most >= MAX_STATES || build->move_count == MAX_MOVES)
        return false;
    if (most >= build->state_count)
        build->state_count = most + 1;
    build->moves[build->move_count++] =
        (struct sudoku_transition){(uint16_t)from, (uint16_t)to, values};
    return true;
}

/* Copies BUILD into the list of rules. NULL if memory is short. */
static const struct sudoku_automaton *keep(struct rule_reader *reader,
                                           const struct automaton_build *build)
{
    struct sudoku_automaton automaton = SUDOKU_AUTOMATON_INIT;
    size_t moves = build->move_count * sizeof *build->moves;
    automaton.state_count = build->state_count;
    automaton.transition_count = build->move_count;
    automaton.transitions = sudoku_rules_keep(reader->rules, build->moves, moves + !moves);
    automaton.is_start = sudoku_rules_keep(reader->rules, build->is_start, build->state_count);
    automaton.is_final = sudoku_rules_keep(reader->rules, build->is_final, build->state_count);
    if (!automaton.transitions || !automaton.is_start || !automaton.is_final)
        return NULL;
    return sudoku_rules_keep(reader->rules, &automaton, sizeof automaton);
}

/* ---------------------------------------------------------------------------- packed transitions
 */

/* The bits of a text, most significant first. */
struct bit_reader {
    const uint8_t *bytes;
    size_t at, end;
};

static unsigned take_bits(struct bit_reader *bits, unsigned count)
{
    unsigned value = 0;
    for (; count; count--, bits->at++) {
        const unsigned byte = bits->at < bits->end ? bits->bytes[bits->at / 8] : 0U;
        value = value << 1 | (byte >> (7 - bits->at % 8) & 1U);
    }
    return value;
}

static unsigned bits_for(unsigned number)
{
    unsigned bits = 0;
    while (number >> bits)
        bits++;
    return bits;
}

/* Each state has a set of symbols and, for each of them, the next state. */
static bool unpack_sets(struct bit_reader *bits, unsigned symbols, unsigned state_bits,
                        struct automaton_build *build)
{
    for (unsigned state = 0; bits->at + symbols <= bits->end; state++) {
        unsigned set = take_bits(bits, symbols);
        for (unsigned symbol = 0; symbol < symbols; symbol++)
            if (set >> symbol & 1 && !automata_move(build, state, take_bits(bits, state_bits),
                                                    (sudoku_valueset)(1U << symbol)))
                return false;
    }
    return true;
}

/* Each state has a number of moves, each with its symbol and the next state. */
static bool unpack_moves(struct bit_reader *bits, unsigned symbols, unsigned state_bits,
                         struct automaton_build *build)
{
    unsigned count_bits = take_bits(bits, 4), symbol_bits = bits_for(symbols - 1);
    for (unsigned state = 0; count_bits && bits->at + count_bits <= bits->end; state++)
        for (unsigned left = take_bits(bits, count_bits); left; left--) {
            unsigned symbol = take_bits(bits, symbol_bits);
            if (bits->at + state_bits > bits->end || symbol >= 16 ||
                !automata_move(build, state, take_bits(bits, state_bits),
                               (sudoku_valueset)(1U << symbol)))
                return false;
        }
    return true;
}

/* The header: form, width of states, number of symbols, of start states and of other final states,
 * and which start states are final. */
static bool unpack(struct bit_reader *bits, struct automaton_build *build)
{
    unsigned form = take_bits(bits, 2), state_bits = take_bits(bits, 4) + 1;
    unsigned symbols = take_bits(bits, 4) + 1, starts = take_bits(bits, state_bits);
    unsigned finals = take_bits(bits, state_bits);
    if (form > 1 || starts == 0 || starts > 32 || starts + finals > MAX_STATES)
        return false;
    unsigned final_starts = take_bits(bits, starts);
    bool is_whole = form ? unpack_sets(bits, symbols, state_bits, build)
                         : unpack_moves(bits, symbols, state_bits, build);
    if (build->state_count < starts + finals)
        build->state_count = starts + finals;
    for (unsigned i = 0; i < starts; i++) {
        build->is_start[i] = 1;
        build->is_final[i] = final_starts >> i & 1;
    }
    memset(build->is_final + starts, 1, finals);
    return is_whole;
}

static enum sudoku_status build_machine(struct rule_reader *reader, struct text_slice text,
                                        struct automaton_build *build)
{
    uint8_t *bytes = mem_alloc(reader->allocator, text.length + 1, 1);
    if (!bytes)
        return SUDOKU_ERR_MEMORY;
    struct bit_reader bits = {bytes, 0, 8 * bits64_decode(text.text, text.length, bytes)};
    bool is_whole = text.length && unpack(&bits, build);
    mem_free(reader->allocator, bytes);
    return is_whole ? SUDOKU_OK : reader_fail(reader, text.text, "the state machine is damaged");
}

static enum sudoku_status build_pattern(struct rule_reader *reader, struct text_slice text,
                                        struct automaton_build *build)
{
    const char *problem = "the pattern is not base 64";
    char *pattern = mem_alloc(reader->allocator, text.length + 1, 1);
    enum sudoku_status status = SUDOKU_ERR_TEXT;
    if (!pattern)
        return SUDOKU_ERR_MEMORY;
    size_t length = bits64_decode(text.text, text.length, (uint8_t *)pattern);
    if (length)
        status = regex_compile(pattern, length, reader->shape.min_value, reader->shape.max_value,
                               build, &problem);
    mem_free(reader->allocator, pattern);
    return status == SUDOKU_ERR_TEXT ? reader_fail(reader, text.text, "%s", problem) : status;
}

/* TEXT [_NAME] CELLS [_NAME|] CELLS ... */
static enum sudoku_status read_automaton(struct rule_reader *reader, const struct named_kind *named)
{
    struct automaton_build build;
    const struct sudoku_automaton *automaton = NULL;
    struct text_slice text;
    bool goes_on = true;
    if (!reader_next(reader, &text))
        return reader_fail(reader, reader->text.text + reader->item, "expected an automaton");
    enum sudoku_status status = SUDOKU_ERR_MEMORY;
    if (automata_open(&build, reader->allocator))
        status = named->kind == &state_machine ? build_machine(reader, text, &build)
                                               : build_pattern(reader, text, &build);
    if (!status && !(automaton = keep(reader, &build)))
        status = SUDOKU_ERR_MEMORY;
    automata_close(&build);
    while (goes_on && !status) {
        status = reader_named_cells(reader, &goes_on);
        if (!status && reader->cell_count)
            status = sudoku_rules_add(reader->rules, named->kind, reader->cells, reader->cell_count,
                                      automaton);
    }
    return status;
}

const struct named_kind kinds_automata[] = {
    {"NFA", "AUTOMATON [_NAME] CELLS", "A finite automaton accepts the digits of the line.",
     &state_machine, read_automaton, 0, 0, 0},
    {"Regex", "PATTERN CELLS", "The digits match a regular expression, in base 64.",
     &regular_expression, read_automaton, 0, 0, 0},
    {0},
};
