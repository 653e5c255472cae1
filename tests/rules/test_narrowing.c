/* What a rule removes from sets: never a value of a combination that obeys the definitions
 * (soundness), from smaller sets at least as much (monotonicity), and nothing more the next time if
 * it says so (stability), on small lines with all sets, for rules of a list and for those derived
 * from them.
 *
 * usage: test_narrowing [LISTS [SEED]] */
#include <stdlib.h>

#include "common/mem.h"
#include "common/random.h"
#include "rules/primitives/step_tables.h"
#include "rules/search/compile.h"
#include "support/check.h"
#include "support/random_rules.h"

enum { MAX_LINE = 5, MAX_SOLUTIONS = 4096, MAX_CELLS = 64 };

static unsigned random_number(void *user, unsigned bound)
{
    return random_below(user, bound);
}

/* A line of cells, and the combinations of values that obey all of its rules. */
struct line {
    const struct sudoku_rules *rules;
    unsigned cell_count, value_count, solution_count;
    uint8_t solution[MAX_SOLUTIONS][MAX_LINE];
};

static void list_solutions(struct line *line, unsigned cell, uint8_t *values)
{
    int broken;
    if (cell == line->cell_count || cell == MAX_LINE) {
        memcpy(line->solution[line->solution_count++], values, cell);
        return;
    }
    for (unsigned value = 0; value < line->value_count; value++) {
        values[cell] = (uint8_t)(sudoku_rules_min_value(line->rules) + value);
        if (sudoku_rules_check(line->rules, values, &broken) == SUDOKU_OK)
            list_solutions(line, cell + 1, values);
    }
    values[cell] = SUDOKU_RULES_EMPTY;
}

/* Applies NARROWER to SETS of all cells; false if it excludes them. */
static bool apply(const struct narrower *narrower, sudoku_valueset *sets)
{
    sudoku_valueset own[MAX_CELLS], before[MAX_CELLS];
    for (unsigned i = 0; i < narrower->cell_count; i++)
        before[i] = own[i] = sets[narrower->cells[i]];
    if (!narrower->narrow(narrower->data, own, ~UINT64_C(0)))
        return false;
    for (unsigned i = 0; i < narrower->cell_count; i++) {
        CHECK((own[i] & ~before[i]) == 0);
        sets[narrower->cells[i]] &= own[i];
    }
    for (unsigned i = 0; i < narrower->cell_count; i++)
        if (!sets[narrower->cells[i]])
            return false;
    return true;
}

/* Every solution within BEFORE is within AFTER; IS_POSSIBLE is false for no AFTER. */
static bool is_sound(const struct line *line, const sudoku_valueset *before,
                     const sudoku_valueset *after, bool is_possible)
{
    unsigned min = sudoku_rules_min_value(line->rules);
    for (unsigned s = 0; s < line->solution_count; s++) {
        bool was = true, is = is_possible;
        for (unsigned cell = 0; cell < line->cell_count; cell++) {
            was = was && (before[cell] >> (line->solution[s][cell] - min) & 1);
            is = is && (after[cell] >> (line->solution[s][cell] - min) & 1);
        }
        if (was && !is)
            return false;
    }
    return true;
}

/* Each set of SETS without a value is narrowed to a part of NARROWED. */
static bool is_monotone(const struct line *line, const struct narrower *narrower,
                        const sudoku_valueset *sets, const sudoku_valueset *narrowed,
                        bool is_possible)
{
    for (unsigned cell = 0; cell < line->cell_count; cell++)
        for (unsigned value = 0; value < line->value_count; value++) {
            sudoku_valueset less[MAX_LINE];
            memcpy(less, sets, sizeof less);
            less[cell] &= (sudoku_valueset) ~(1U << value);
            if (less[cell] == sets[cell] || less[cell] == 0 || !apply(narrower, less))
                continue;
            if (!is_possible)
                return false;
            for (unsigned i = 0; i < line->cell_count; i++)
                if (less[i] & ~narrowed[i])
                    return false;
        }
    return true;
}

/* Another call narrows no more if NARROWER says so. */
static bool is_stable(const struct line *line, const struct narrower *narrower,
                      const sudoku_valueset *narrowed, bool is_possible)
{
    sudoku_valueset again[MAX_LINE];
    memcpy(again, narrowed, sizeof again);
    return !narrower->is_stable || !is_possible ||
           (apply(narrower, again) &&
            memcmp(again, narrowed, line->cell_count * sizeof *again) == 0);
}

/* Single values that break the rule of NARROWER, one of the list, are excluded. */
static bool is_decided(const struct line *line, const struct narrower *narrower,
                       const sudoku_valueset *sets, bool is_possible)
{
    const struct sudoku_rule *rule = sudoku_rules_rule(line->rules, narrower->rule);
    uint8_t values[MAX_CELLS];
    for (unsigned i = 0; i < narrower->cell_count; i++) {
        sudoku_valueset set = sets[narrower->cells[i]];
        if (!sudoku_digitset_is_single(set))
            return true;
        values[i] = (uint8_t)(rule->min_value + sudoku_digitset_first(set) - 1);
    }
    return !is_possible || rule->kind->holds(rule, values);
}

/* Checks NARROWER on all sets, every STRIDE-th of them. */
static void check_narrower(const struct line *line, const struct narrower *narrower, bool is_own,
                           unsigned stride)
{
    unsigned base = (1U << line->value_count) - 1, total = 1;
    for (unsigned cell = 0; cell < line->cell_count; cell++)
        total *= base;
    for (unsigned number = 0; number < total; number += stride) {
        sudoku_valueset sets[MAX_LINE] = {0}, narrowed[MAX_LINE];
        unsigned rest = number;
        for (unsigned cell = 0; cell < line->cell_count; cell++, rest /= base)
            sets[cell] = (sudoku_valueset)(rest % base + 1);
        memcpy(narrowed, sets, sizeof narrowed);
        bool is_possible = apply(narrower, narrowed);
        bool sound = is_sound(line, sets, narrowed, is_possible);
        bool monotone = is_monotone(line, narrower, sets, narrowed, is_possible);
        bool stable = is_stable(line, narrower, narrowed, is_possible);
        bool decided = !is_own || is_decided(line, narrower, sets, is_possible);
        CHECK(sound);
        CHECK(monotone);
        CHECK(stable);
        CHECK(decided);
        if (!sound || !monotone || !stable || !decided) {
            fprintf(stderr, "%s%s on sets number %u\n", is_own ? "" : "derived from ",
                    sudoku_rules_rule(line->rules, narrower->rule)->kind->name, number);
            return;
        }
    }
}

/* Returns a line of 2 to 4 cells, with different values if they are as many. */
static struct sudoku_rules *random_line(const struct number_source *source)
{
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules = NULL;
    options.rows = 1;
    options.columns = 2 + below(source, 3);
    options.value_count = options.columns + (below(source, 2) ? 0 : 1);
    options.value_count = options.value_count > 4 ? 4 : options.value_count;
    options.min_value = below(source, 3);
    options.has_free_lines = below(source, 2);
    options.box_rows = options.box_columns = 0;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    return rules;
}

/* Checks all narrowers of a random list of rules; returns their number. */
static unsigned check_list(const struct number_source *source)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    static struct line line;
    struct sudoku_rules *rules = random_line(source);
    struct arena arena = {&allocator, NULL};
    struct program program;
    uint8_t hidden[MAX_LINE], values[MAX_LINE];
    hide_latin_square(rules, source, hidden);
    for (unsigned left = 1 + below(source, 3); left > 0; left--)
        CHECK_EQ(add_random_rule(rules, source, hidden), SUDOKU_OK);
    line.rules = rules;
    line.cell_count = sudoku_rules_cell_count(rules);
    line.value_count = sudoku_rules_value_count(rules);
    line.solution_count = 0;
    memset(values, SUDOKU_RULES_EMPTY, sizeof values);
    list_solutions(&line, 0, values);
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    for (unsigned n = 0; n < program.narrower_count; n++)
        check_narrower(&line, &program.narrower[n],
                       n < program.rule_narrower_count &&
                           program.narrower[n].narrow ==
                               sudoku_rules_rule(rules, program.narrower[n].rule)->kind->narrow,
                       line.cell_count == 4 ? 37 : 1);
    arena_clear(&arena);
    sudoku_rules_destroy(rules);
    return program.narrower_count;
}

/* The number of lists of sets that tables left something of. */
static unsigned tables_that_narrow;

/* Tables of states narrow random automata as their layers do. */
static void check_tables(const struct number_source *source)
{
    enum { CELLS = 6, STATES = STEP_TABLES_MAX_STATES, MOVES = 3 * STATES };
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct arena arena = {&allocator, NULL};
    struct sudoku_rules *rules = NULL;
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_automaton automaton = SUDOKU_AUTOMATON_INIT;
    struct sudoku_transition moves[MOVES];
    struct program program;
    uint8_t is_start[STATES], is_final[STATES];
    const uint16_t cells[CELLS] = {0, 1, 2, 3, 4, 5};
    options.rows = 1;
    options.columns = CELLS;
    options.value_count = 4;
    options.has_free_lines = 1;
    options.box_rows = options.box_columns = 0;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    for (unsigned i = 0; i < STATES; i++) {
        is_start[i] = below(source, 8) == 0;
        is_final[i] = below(source, 8) == 0;
    }
    for (unsigned i = 0; i < MOVES; i++)
        moves[i] = (struct sudoku_transition){(uint16_t)below(source, STATES),
                                              (uint16_t)below(source, STATES),
                                              (sudoku_valueset)below(source, 16)};
    automaton.state_count = STATES;
    automaton.transition_count = MOVES;
    automaton.transitions = moves;
    automaton.is_start = is_start;
    automaton.is_final = is_final;
    CHECK_EQ(sudoku_rules_add_automaton(rules, cells, CELLS, &automaton), SUDOKU_OK);
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    struct sudoku_rule_site site = {.arena = &arena, .rules = rules};
    const struct step_tables *tables = step_tables_create(&site, &automaton, 4);
    for (unsigned trial = 0; trial < 100; trial++) {
        sudoku_valueset by_layers[CELLS], by_tables[CELLS];
        for (unsigned i = 0; i < CELLS; i++)
            by_layers[i] = by_tables[i] = (sudoku_valueset)(1 + below(source, 15));
        const bool is_possible = apply(&program.narrower[0], by_layers);
        CHECK_EQ(step_tables_narrow(tables, by_tables, CELLS), is_possible);
        CHECK(!is_possible || memcmp(by_layers, by_tables, sizeof by_layers) == 0);
        tables_that_narrow += is_possible;
    }
    arena_clear(&arena);
    sudoku_rules_destroy(rules);
}

int main(int argc, char **argv)
{
    unsigned lists = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 100, narrowers = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    const struct number_source source = {random_number, &seed};
    for (unsigned i = 0; i < lists && check_failures < 10; i++) {
        uint64_t start = seed;
        int before = check_failures;
        narrowers += check_list(&source);
        if (check_failures > before)
            fprintf(stderr, "list %u from seed %llu\n", i, (unsigned long long)start);
    }
    for (unsigned i = 0; i < 100; i++)
        check_tables(&source);
    printf("%u lists, %u narrowers\n", lists, narrowers);
    CHECK(tables_that_narrow > 100);
    CHECK(narrowers >= lists);
    return check_result();
}
