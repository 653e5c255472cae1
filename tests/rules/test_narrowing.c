/* What a rule removes from sets: never a value of a combination that obeys the definitions
 * (soundness), from smaller sets at least as much (monotonicity), and nothing more the next time if
 * it says so (stability), on small boards with all or many sets, for primitives, for rules derived
 * from them, and for kinds that narrow sets themselves.
 *
 * usage: test_narrowing [LISTS [SEED]] */
#include <stdlib.h>

#include <sudoku/rule_text.h>

#include "common/mem.h"
#include "common/random.h"
#include "rules/primitives/different.h"
#include "rules/primitives/runs.h"
#include "rules/primitives/step_tables.h"
#include "rules/search/compile.h"
#include "support/check.h"
#include "support/random_rules.h"

enum { MAX_LINE = 16, MAX_SOLUTIONS = 8192, MAX_CELLS = 256 };

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
    if (cell == line->cell_count) {
        CHECK(line->solution_count < MAX_SOLUTIONS);
        if (line->solution_count < MAX_SOLUTIONS)
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

/* Checks NARROWER on SETS; false if it is wrong. */
static bool check_sets(const struct line *line, const struct narrower *narrower, bool is_own,
                       const sudoku_valueset *sets)
{
    sudoku_valueset narrowed[MAX_LINE];
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
    return sound && monotone && stable && decided;
}

/* Checks NARROWER on all sets if they are at most MAX_SETS, otherwise on that many random ones. */
static void check_narrower(const struct line *line, const struct narrower *narrower, bool is_own,
                           unsigned max_sets, const struct number_source *source)
{
    const unsigned base = (1U << line->value_count) - 1;
    unsigned total = 1;
    for (unsigned cell = 0; cell < line->cell_count && total <= max_sets; cell++)
        total *= base;
    for (unsigned number = 0; number < total && number < max_sets; number++) {
        sudoku_valueset sets[MAX_LINE] = {0};
        unsigned rest = number;
        for (unsigned cell = 0; cell < line->cell_count; cell++, rest /= base)
            sets[cell] =
                (sudoku_valueset)(1 + (total > max_sets ? below(source, base) : rest % base));
        if (!check_sets(line, narrower, is_own, sets)) {
            fprintf(stderr, "%s%s on these sets:", is_own ? "" : "derived from ",
                    sudoku_rules_rule(line->rules, narrower->rule)->kind->name);
            for (unsigned cell = 0; cell < line->cell_count; cell++)
                fprintf(stderr, " %#x", sets[cell]);
            fprintf(stderr, "\n");
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

/* Stores in LINE the solutions of RULES in the first CELL_COUNT cells. */
static void start_line(struct line *line, const struct sudoku_rules *rules, unsigned cell_count)
{
    uint8_t values[MAX_CELLS];
    line->rules = rules;
    line->cell_count = cell_count;
    line->value_count = sudoku_rules_value_count(rules);
    line->solution_count = 0;
    memset(values, SUDOKU_RULES_EMPTY, sizeof values);
    CHECK(cell_count <= MAX_LINE);
    if (cell_count <= MAX_LINE)
        list_solutions(line, 0, values);
}

/* True if narrower N is the one that the kind of its rule has. */
static bool is_of_kind(const struct sudoku_rules *rules, const struct program *program, unsigned n)
{
    const struct narrower *narrower = &program->narrower[n];
    return n < program->rule_narrower_count &&
           narrower->narrow == sudoku_rules_rule(rules, narrower->rule)->kind->narrow;
}

/* Checks all narrowers of a random list of rules; returns their number. */
static unsigned check_list(const struct number_source *source)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    static struct line line;
    struct sudoku_rules *rules = random_line(source);
    struct arena arena = {&allocator, NULL};
    struct program program;
    uint8_t hidden[MAX_LINE];
    hide_latin_square(rules, source, hidden);
    for (unsigned left = 1 + below(source, 3); left > 0; left--)
        CHECK_EQ(add_random_rule(rules, source, hidden), SUDOKU_OK);
    start_line(&line, rules, sudoku_rules_cell_count(rules));
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    for (unsigned n = 0; n < program.narrower_count; n++)
        check_narrower(&line, &program.narrower[n], is_of_kind(rules, &program, n),
                       line.cell_count == 4 ? 1400 : 3400, source);
    arena_clear(&arena);
    sudoku_rules_destroy(rules);
    return program.narrower_count;
}

/* ------------------------------------------------------------------------ kinds that narrow sets
 */

#define LINE4 "R1C1~R1C2~R1C3~R1C4"

/* Small boards with a rule of a kind that narrows sets itself. */
static const char *const kinds[] = {
    ".Shape~1x4~4~Raw.Lunchbox~0~" LINE4,
    ".Shape~1x4~4~Raw.Lunchbox~3~" LINE4,
    ".Shape~1x4~5.Lunchbox~4~" LINE4,
    ".Shape~1x4~5.Lunchbox~4~R1C2~R1C4~R1C1",
    ".Shape~1x4~0-4.Lunchbox~3~" LINE4,
    ".Shape~1x2~3.Lunchbox~0~R1C1~R1C2",
    ".Shape~1x5.Sandwich~2~R1",
    ".Shape~1x5.Sandwich~5~R1",
    ".Shape~1x4~0-3.Sandwich~0~R1",
    ".Shape~1x4~0-3.Sandwich~2~R1",
    ".Shape~4x2~4.Sandwich~5~C1",
    ".Shape~1x4~4~Raw.CountingCircles~" LINE4,
    ".Shape~1x4~0-3~Raw.CountingCircles~" LINE4,
    ".Shape~1x4~3~Raw.CountingCircles~R1C1~R1C2~R1C3~R1C4~R1C2",
    ".Shape~1x4~0-3~Raw.CountingCircles~R1C1~R1C2~R1C2",
    ".Shape~3x3.NoBoxes.CountingCircles~R1C1~R1C2~R2C2~R3C1",
    ".Shape~2x3.NoBoxes.CountingCircles~R1C1~R1C2~R2C2",
    ".Shape~1x4~0-3~Raw.CountDistinct~" LINE4,
    ".Shape~1x4~2-5~Raw.CountDistinct~" LINE4,
    ".Shape~1x4.CountDistinct~" LINE4,
    ".Shape~1x4~4~Raw.CountDistinct~R1C1~R1C2~R1C3~R1C2~R1C4",
    ".Shape~1x4~4~Raw.CountDistinct~R1C1~R1C2~R1C1~R1C3",
    ".Shape~1x4~4~Raw.SameValues~2~" LINE4,
    ".Shape~1x4~4~Raw.SameValues~4~" LINE4,
    ".Shape~1x4~4~Raw.SameValues~1~" LINE4,
    ".Shape~1x6~3~Raw.SameValues~3~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6",
    ".Shape~2x3.NoBoxes.SameValues~2~R1C1~R1C2~R1C3~R2C3~R2C2~R2C1",
    ".Shape~1x4~3~Raw.SameValues~2~R1C1~R1C2~R1C3~R1C2~R1C4~R1C4",
    ".Shape~2x3~0-3.RegionSameValues",
    ".Shape~3x2~4~Raw.RegionSameValues",
    ".Shape~3x3~0-2.NoBoxes.FullRank~R1~3~",
    ".Shape~3x3.NoBoxes.FullRank~C2~~6.FullRank~R3~11",
    ".Shape~3x3.NoBoxes.FullRank~C2~~6.FullRankTies~any",
    ".Shape~3x3.NoBoxes.FullRank~C1~~6.FullRank~R3~7~6.FullRankTies~any",
    ".Shape~3x3.NoBoxes.FullRank~C1~5.FullRankTies~none",
    ".Shape~2x2.NoBoxes.FullRank~R1~2~.FullRankTies~any",
    ".Shape~4x4.FullRank~R1~6~.FullRank~C3~~10",
    ".Shape~4x4.FullRank~R2~5~7.FullRankTies~any",
    ".Shape~2x2~0-2.NoBoxes.Doppelganger",
};

/* Returns the number of cells up to the last one of the rules that were added by name. */
static unsigned named_cells(const struct sudoku_rules *rules)
{
    unsigned count = 0;
    for (unsigned i = 0; i < sudoku_rules_rule_count(rules); i++) {
        const struct sudoku_rule *rule = sudoku_rules_rule(rules, i);
        for (unsigned k = 0; k < rule->cell_count && rule->parent < 0; k++)
            count = rule->cells[k] >= count ? rule->cells[k] + 1U : count;
    }
    return count;
}

/* Checks the narrowers that kinds of the caller's rules have themselves, on up to MAX_SETS lists of
 * sets each; returns their number. */
static unsigned check_kinds(const struct sudoku_rules *rules, unsigned max_sets,
                            const struct number_source *source)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    static struct line line;
    struct arena arena = {&allocator, NULL};
    struct program program;
    unsigned checked = 0;
    start_line(&line, rules, named_cells(rules));
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    for (unsigned n = 0; n < program.rule_narrower_count; n++) {
        const struct sudoku_rule *rule = sudoku_rules_rule(rules, program.narrower[n].rule);
        if (rule->parent >= 0 || rule->kind == &different_kind || !is_of_kind(rules, &program, n))
            continue;
        check_narrower(&line, &program.narrower[n], true, max_sets, source);
        checked++;
    }
    arena_clear(&arena);
    return checked;
}

static void kinds_narrow_soundly(unsigned max_sets, const struct number_source *source)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        struct sudoku_rules *rules = NULL;
        int before = check_failures;
        CHECK_EQ(sudoku_rules_read(kinds[i], strlen(kinds[i]), NULL, &rules, NULL), SUDOKU_OK);
        if (rules)
            CHECK(check_kinds(rules, max_sets, source) > 0);
        if (check_failures > before)
            fprintf(stderr, "%s\n", kinds[i]);
        sudoku_rules_destroy(rules);
    }
}

/* A number and four pairs, in arms of all lengths. */
static void runs_narrow_soundly(const struct number_source *source)
{
    static const struct runs_spec specs[] = {
        {0, 1, {4}},       {-1, 1, {4}},          {-2, 2, {2, 2}}, {1, 2, {1, 3}},
        {0, 3, {1, 2, 1}}, {-1, 4, {1, 1, 1, 1}}, {-3, 2, {3, 1}}, {4, 2, {2, 2}},
    };
    const uint16_t cells[] = {0, 1, 2, 3, 4};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
        struct sudoku_rules *rules = NULL;
        options.rows = 1;
        options.columns = 5;
        options.value_count = 2;
        options.has_free_lines = true;
        options.box_rows = options.box_columns = 0;
        CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
        CHECK_EQ(sudoku_rules_add(rules, &runs_kind, cells, 5, &specs[i]), SUDOKU_OK);
        CHECK_EQ(check_kinds(rules, 243, source), 1);
        sudoku_rules_destroy(rules);
    }
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
    kinds_narrow_soundly(20 * lists, &source);
    runs_narrow_soundly(&source);
    for (unsigned i = 0; i < 100; i++)
        check_tables(&source);
    printf("%u lists, %u narrowers\n", lists, narrowers);
    CHECK(tables_that_narrow > 100);
    CHECK(narrowers >= lists);
    return check_result();
}
