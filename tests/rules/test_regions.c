/* Regions that are to be found: all solutions of small boards, listed by their definition, are
 * those that the solver finds, with clues of all kinds, and narrowing random sets keeps them and is
 * monotone.
 *
 * usage: test_regions [CASES [SEED]] */
#include <stdlib.h>

#include <sudoku/rule_text.h>

#include "common/mem.h"
#include "common/random.h"
#include "rules/primitives/regions.h"
#include "rules/search/compile.h"
#include "support/check.h"

enum { SIDE = 4, CELLS = SIDE * SIDE, MAX_DIVISIONS = 128, MAX_SOLUTIONS = 20000, MAX_CELLS = 128 };

/* The divisions of the board into connected regions of four cells, and the solutions: digits, then
 * labels, from 1. */
static uint8_t division[MAX_DIVISIONS][CELLS], solution[MAX_SOLUTIONS][2 * CELLS];
static unsigned division_count, solution_count;

/* ------------------------------------------------------------------------------------- definition
 */

static void spread(const uint8_t *labels, unsigned cell, bool *is_reached)
{
    static const int down[] = {0, 0, 1, -1}, right[] = {1, -1, 0, 0};
    is_reached[cell] = true;
    for (unsigned i = 0; i < 4; i++) {
        int row = (int)(cell / SIDE) + down[i], column = (int)(cell % SIDE) + right[i];
        unsigned next = (unsigned)(row * SIDE + column);
        if (row >= 0 && row < SIDE && column >= 0 && column < SIDE && !is_reached[next] &&
            labels[next] == labels[cell])
            spread(labels, next, is_reached);
    }
}

static bool is_connected(const uint8_t *labels)
{
    bool is_reached[CELLS] = {false};
    unsigned starts = 0;
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (!is_reached[cell]) {
            starts++;
            spread(labels, cell, is_reached);
        }
    return starts == SIDE;
}

/* Lists divisions whose labels are in the order of their first cells. */
static void list_divisions(unsigned cell, uint8_t *labels, unsigned *sizes, unsigned found)
{
    if (cell == CELLS) {
        if (is_connected(labels))
            memcpy(division[division_count++], labels, CELLS);
        return;
    }
    for (unsigned label = 0; label <= found && label < SIDE; label++) {
        if (sizes[label] == SIDE)
            continue;
        labels[cell] = (uint8_t)(label + 1);
        sizes[label]++;
        list_divisions(cell + 1, labels, sizes, found + (label == found));
        sizes[label]--;
    }
}

static bool fits(const uint8_t *digits, const uint8_t *labels, unsigned cell)
{
    for (unsigned i = 0; i < cell; i++)
        if (digits[i] == digits[cell] &&
            (i / SIDE == cell / SIDE || i % SIDE == cell % SIDE || labels[i] == labels[cell]))
            return false;
    return true;
}

static void list_digits(unsigned cell, const uint8_t *labels, uint8_t *digits)
{
    if (cell == CELLS) {
        CHECK(solution_count < MAX_SOLUTIONS);
        if (solution_count == MAX_SOLUTIONS)
            return;
        memcpy(solution[solution_count], digits, CELLS);
        memcpy(solution[solution_count++] + CELLS, labels, CELLS);
        return;
    }
    for (unsigned digit = 1; digit <= SIDE; digit++) {
        digits[cell] = (uint8_t)digit;
        if (fits(digits, labels, cell))
            list_digits(cell + 1, labels, digits);
    }
}

static void list_solutions(void)
{
    uint8_t labels[CELLS], digits[CELLS];
    unsigned sizes[SIDE] = {0};
    list_divisions(0, labels, sizes, 0);
    CHECK_EQ(division_count, 117); /* the tilings of a square by tetrominoes */
    for (unsigned i = 0; i < division_count; i++)
        list_digits(0, division[i], digits);
}

/* ------------------------------------------------------------------------------------------- clues
 */

enum { MAX_CLUES = 4, TEXT_SIZE = 1024 };

struct clue {
    bool is_count;
    unsigned start, offset, arm_count, lengths[2];
    unsigned cells[2][SIDE]; /* of arms; those that are counted are the first */
};

static void make_clue(uint64_t *seed, struct clue *clue)
{
    unsigned cell = random_below(seed, CELLS), row = cell / SIDE, column = cell % SIDE;
    *clue = (struct clue){.is_count = random_below(seed, 2), .start = random_below(seed, CELLS)};
    clue->offset = random_below(seed, 2);
    clue->arm_count = clue->is_count ? 1 : 1 + random_below(seed, 2);
    for (unsigned i = 0; i < clue->arm_count; i++) {
        clue->cells[i][0] = cell;
        clue->lengths[i] = 1;
    }
    for (unsigned k = 1; clue->is_count && k < SIDE; k++)
        clue->cells[0][clue->lengths[0]++] = random_below(seed, CELLS);
    for (unsigned k = column + 1; !clue->is_count && k < SIDE; k++)
        clue->cells[0][clue->lengths[0]++] = row * SIDE + k;
    for (unsigned k = row; clue->arm_count == 2 && k > 0; k--)
        clue->cells[1][clue->lengths[1]++] = (k - 1) * SIDE + column;
}

static bool clue_holds(const struct clue *clue, const uint8_t *values)
{
    const uint8_t *labels = values + CELLS;
    unsigned number = 1, own = labels[clue->cells[0][0]];
    for (unsigned i = 0; i < clue->arm_count; i++)
        for (unsigned k = 1; k < clue->lengths[i]; k++) {
            bool is_same = labels[clue->cells[i][k]] == own;
            number += is_same;
            if (!is_same && !clue->is_count)
                break;
        }
    return number == values[clue->start] + clue->offset;
}

static void write_clue(const struct clue *clue, char *text)
{
    text += sprintf(text, ".%s~R%uC%u~%u", clue->is_count ? "ChaosCount" : "ChaosArrow",
                    clue->start / SIDE + 1, clue->start % SIDE + 1, clue->offset);
    for (unsigned i = 0; i < clue->arm_count; i++) {
        text += sprintf(text, "%s", i ? "~-" : "");
        for (unsigned k = 0; k < clue->lengths[i]; k++)
            text += sprintf(text, "~CC%u", clue->cells[i][k] + 1);
    }
}

/* Writes the board with random clues; returns their number. */
static unsigned make_clues(uint64_t *seed, struct clue *clues, char *text)
{
    unsigned count = random_below(seed, MAX_CLUES + 1);
    sprintf(text, ".Shape~4x4.NoBoxes.ChaosConstruction");
    for (unsigned i = 0; i < count; i++) {
        make_clue(seed, &clues[i]);
        write_clue(&clues[i], text + strlen(text));
    }
    return count;
}

/* ------------------------------------------------------------------------------------------ checks
 */

static bool clues_hold(const struct clue *clues, unsigned count, const uint8_t *values)
{
    for (unsigned i = 0; i < count; i++)
        if (!clue_holds(&clues[i], values))
            return false;
    return true;
}

/* The number of solutions is that of those listed that obey the clues. */
static void check_count(const struct sudoku_rules *rules, const struct clue *clues, unsigned count)
{
    struct sudoku_rule_solver *solver = NULL;
    uint64_t found = 0;
    unsigned expected = 0;
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_rule_solver_count(solver, NULL, NULL, &found);
    for (unsigned s = 0; s < solution_count; s++)
        expected += clues_hold(clues, count, solution[s]);
    CHECK_EQ(status, expected ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
    CHECK_EQ(found, expected);
    sudoku_rule_solver_destroy(solver);
}

/* The value, from 0, that NUMBER of a listed solution has in cell I of the rule of regions. */
static unsigned value_at(const struct regions_spec *spec, const uint8_t *values, unsigned i)
{
    if (i < 2 * CELLS)
        return values[i] - 1U;
    const struct region_pair *pair = &spec->pairs[i - 2 * CELLS];
    return values[CELLS + pair->a] == values[CELLS + pair->b];
}

static bool is_within(const struct regions_spec *spec, const uint8_t *values,
                      const sudoku_valueset *sets)
{
    for (unsigned i = 0; i < 2 * CELLS + spec->pair_count; i++)
        if (!(sets[i] >> value_at(spec, values, i) & 1))
            return false;
    return true;
}

/* Stores the values of a few solutions, and others. */
static void make_sets(const struct regions_spec *spec, uint64_t *seed, sudoku_valueset *sets)
{
    unsigned cells = 2 * CELLS + spec->pair_count, solutions = 1 + random_below(seed, 3);
    unsigned others = random_below(seed, 100);
    memset(sets, 0, cells * sizeof *sets);
    for (unsigned s = 0; s < solutions; s++) {
        const uint8_t *values = solution[random_below(seed, solution_count)];
        for (unsigned i = 0; i < cells; i++)
            sets[i] |= (sudoku_valueset)(1U << value_at(spec, values, i));
    }
    for (unsigned i = 0; i < cells; i++)
        if (random_below(seed, 100) < others)
            sets[i] |= (sudoku_valueset)(random_below(seed, 16) & (i < 2 * CELLS ? 15 : 3));
}

/* Every solution within BEFORE is within AFTER, and less than BEFORE is narrowed to a part of AFTER
 * or to nothing. */
static void check_narrowing(const struct narrower *narrower, const struct regions_spec *spec,
                            uint64_t *seed)
{
    sudoku_valueset before[MAX_CELLS], after[MAX_CELLS], less[MAX_CELLS];
    unsigned cells = 2 * CELLS + spec->pair_count, lost = 0, larger = 0;
    make_sets(spec, seed, before);
    memcpy(after, before, sizeof after);
    CHECK(narrower->narrow(narrower->data, after, 0));
    for (unsigned s = 0; s < solution_count; s++)
        lost += is_within(spec, solution[s], before) && !is_within(spec, solution[s], after);
    CHECK_EQ(lost, 0);
    for (unsigned tries = 0; tries < 8; tries++) {
        memcpy(less, before, sizeof less);
        for (unsigned removed = 0; removed <= tries; removed++) {
            unsigned i = random_below(seed, cells);
            sudoku_valueset kept = less[i] & (sudoku_valueset) ~(1U << random_below(seed, SIDE));
            less[i] = kept ? kept : less[i];
        }
        bool is_possible = narrower->narrow(narrower->data, less, 0);
        for (unsigned i = 0; is_possible && i < cells; i++)
            larger += (less[i] & ~after[i]) != 0;
    }
    CHECK_EQ(larger, 0);
}

/* Checks the rule of regions among the narrowers of RULES. */
static void check_rules(const struct sudoku_rules *rules, uint64_t *seed)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct arena arena = {&allocator, NULL};
    struct program program;
    unsigned found = 0;
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    for (unsigned n = 0; n < program.rule_narrower_count; n++) {
        const struct sudoku_rule *rule = sudoku_rules_rule(rules, program.narrower[n].rule);
        if (rule->kind != &regions_kind)
            continue;
        found++;
        for (unsigned tries = 0; tries < 20; tries++)
            check_narrowing(&program.narrower[n], rule->spec, seed);
    }
    CHECK_EQ(found, 1);
    arena_clear(&arena);
}

/* The first CUT cells and the others are of different regions, but for the pair with OPENING, a
 * cell below the cut (CELLS: for none). Returns what narrowing leaves of that pair; 0 if this is
 * impossible. */
static sudoku_valueset narrow_opening(const struct narrower *narrower,
                                      const struct regions_spec *spec, unsigned cut,
                                      unsigned opening)
{
    sudoku_valueset sets[MAX_CELLS], *opened = NULL;
    for (unsigned i = 0; i < 2 * CELLS; i++)
        sets[i] = 15;
    for (unsigned i = 0; i < spec->pair_count; i++) {
        const struct region_pair *pair = &spec->pairs[i];
        bool is_cut = pair->a < cut && pair->b >= cut;
        sets[2 * CELLS + i] = is_cut && pair->b != opening ? PAIR_APART : PAIR_APART | PAIR_JOINED;
        if (is_cut && pair->b == opening)
            opened = &sets[2 * CELLS + i];
    }
    CHECK(opened || opening == CELLS);
    return narrower->narrow(narrower->data, sets, 0) && opened ? *opened : 0;
}

/* The only opening of a part is closed if the part holds whole regions, and used otherwise. */
static void narrows_openings_by_the_cells_of_parts(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    static const char text[] = ".Shape~4x4.NoBoxes.ChaosConstruction";
    struct arena arena = {&allocator, NULL};
    struct sudoku_rules *rules = NULL;
    struct program program;
    unsigned n = 0;
    CHECK_EQ(sudoku_rules_read(text, strlen(text), NULL, &rules, NULL), SUDOKU_OK);
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    while (sudoku_rules_rule(rules, program.narrower[n].rule)->kind != &regions_kind)
        n++;
    const struct narrower *narrower = &program.narrower[n];
    const struct regions_spec *spec = sudoku_rules_rule(rules, narrower->rule)->spec;
    CHECK_EQ(narrow_opening(narrower, spec, 8, 8), PAIR_APART);
    CHECK_EQ(narrow_opening(narrower, spec, 6, 9), PAIR_JOINED);
    CHECK_EQ(narrow_opening(narrower, spec, 6, CELLS), 0);
    arena_clear(&arena);
    sudoku_rules_destroy(rules);
}

int main(int argc, char **argv)
{
    unsigned cases = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 25;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    list_solutions();
    CHECK(solution_count > 1000);
    narrows_openings_by_the_cells_of_parts();
    for (unsigned i = 0; i < cases && !check_failures; i++) {
        struct sudoku_rules *rules = NULL;
        struct clue clues[MAX_CLUES];
        char text[TEXT_SIZE];
        unsigned count = make_clues(&seed, clues, text);
        CHECK_EQ(sudoku_rules_read(text, strlen(text), NULL, &rules, NULL), SUDOKU_OK);
        check_count(rules, clues, count);
        check_rules(rules, &seed);
        if (check_failures)
            fprintf(stderr, "%s\n", text);
        sudoku_rules_destroy(rules);
    }
    printf("%u solutions, %u cases\n", solution_count, cases);
    return check_result();
}
