/* Propagation of sums keeps the solutions of random killer puzzles, and removes what follows.
 *
 * usage: test_killers [PUZZLES [SEED]] */
#include <stdlib.h>
#include <string.h>

#include <sudoku/rules.h>

#include "common/random.h"
#include "support/check.h"

enum { SIDE = 9, CELLS = SIDE * SIDE, ALL = (1 << SIDE) - 1 };

static struct sudoku_rules *classic_board(void)
{
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules = NULL;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    return rules;
}

/* Fills a grid: a pattern with its digits, bands and rows within them shuffled. */
static void fill_grid(uint64_t *seed, uint8_t *grid)
{
    uint8_t digit[SIDE] = {0}, row[SIDE];
    for (unsigned i = 0; i < SIDE; i++) {
        unsigned k = random_below(seed, i + 1);
        digit[i] = digit[k];
        digit[k] = (uint8_t)(i + 1);
    }
    unsigned band = random_below(seed, 3), line = random_below(seed, 3);
    for (unsigned r = 0; r < SIDE; r++)
        row[r] = (uint8_t)((r / 3 + band) % 3 * 3 + (r % 3 + line) % 3);
    for (unsigned r = 0; r < SIDE; r++)
        for (unsigned c = 0; c < SIDE; c++)
            grid[SIDE * row[r] + c] = digit[(r % 3 * 3 + r / 3 + c) % SIDE];
}

/* True if CELL may join a cage of COUNT CELLS: it is free, a neighbor, and its digit is new. */
static bool may_join(const uint8_t *grid, const bool *used, const uint16_t *cells, unsigned count,
                     unsigned cell)
{
    bool is_neighbor = false;
    for (unsigned i = 0; i < count; i++) {
        unsigned low = cell < cells[i] ? cell : cells[i], high = cell < cells[i] ? cells[i] : cell;
        if (cell == cells[i] || grid[cell] == grid[cells[i]])
            return false;
        is_neighbor |= high == low + SIDE || (high == low + 1 && high % SIDE != 0);
    }
    return is_neighbor && !used[cell];
}

/* Adds a cage that begins with CELL and grows at random. */
static void add_cage(struct sudoku_rules *rules, uint64_t *seed, const uint8_t *grid, bool *used,
                     unsigned cell)
{
    uint16_t cells[SIDE] = {(uint16_t)cell};
    unsigned count = 1, wanted = 2 + random_below(seed, 6);
    int sum = grid[cell];
    used[cell] = true;
    for (unsigned tries = 0; tries < 40 * CELLS && count < wanted; tries++) {
        unsigned next = random_below(seed, CELLS);
        if (!may_join(grid, used, cells, count, next))
            continue;
        used[next] = true;
        sum += grid[next];
        cells[count++] = (uint16_t)next;
    }
    CHECK_EQ(sudoku_rules_add_different(rules, cells, count), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_add_sum(rules, cells, NULL, count, sum, sum), SUDOKU_OK);
}

/* Returns a puzzle whose solution is GRID: cages, and a few diagonals with sums. */
static struct sudoku_rules *make_killer(uint64_t *seed, const uint8_t *grid)
{
    struct sudoku_rules *rules = classic_board();
    bool used[CELLS] = {false};
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (!used[cell] && random_below(seed, 8))
            add_cage(rules, seed, grid, used, cell);
    for (unsigned start = 1 + random_below(seed, 3); start < SIDE - 1; start += 3) {
        uint16_t cells[SIDE];
        int sum = 0;
        unsigned count = 0;
        for (unsigned cell = start; count < SIDE - start; cell += SIDE + 1) {
            cells[count++] = (uint16_t)cell;
            sum += grid[cell];
        }
        CHECK_EQ(sudoku_rules_add_sum(rules, cells, NULL, count, sum, sum), SUDOKU_OK);
    }
    return rules;
}

/* Checks that values of GRID stay, whatever other values each cell has beside them. */
static unsigned check_sets(struct sudoku_rule_solver *solver, uint64_t *seed, const uint8_t *grid)
{
    sudoku_valueset given[CELLS], kept[CELLS];
    unsigned chance = 1 + random_below(seed, 9), removed = 0;
    for (unsigned cell = 0; cell < CELLS; cell++) {
        given[cell] = (sudoku_valueset)(1U << (grid[cell] - 1));
        for (unsigned value = 0; value < SIDE; value++)
            if (random_below(seed, 10) < chance)
                given[cell] |= (sudoku_valueset)(1U << value);
    }
    enum sudoku_status status = sudoku_rule_solver_candidates(solver, given, kept);
    CHECK(status == SUDOKU_OK || status == SUDOKU_UNDECIDED);
    for (unsigned cell = 0; cell < CELLS; cell++) {
        CHECK(kept[cell] >> (grid[cell] - 1) & 1);
        CHECK_EQ(kept[cell] & ~given[cell], 0);
        removed += kept[cell] != given[cell];
    }
    return removed;
}

static void solutions_of_random_killers_stay(unsigned puzzles, uint64_t seed)
{
    unsigned removed = 0;
    for (unsigned i = 0; i < puzzles; i++) {
        uint8_t grid[CELLS];
        uint64_t start = seed;
        int before = check_failures;
        fill_grid(&seed, grid);
        struct sudoku_rules *rules = make_killer(&seed, grid);
        struct sudoku_rule_solver *solver = NULL;
        CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
        for (unsigned k = 0; solver && k < 40; k++)
            removed += check_sets(solver, &seed, grid);
        sudoku_rule_solver_destroy(solver);
        sudoku_rules_destroy(rules);
        if (check_failures > before)
            fprintf(stderr, "puzzle %u from seed %llu\n", i, (unsigned long long)start);
    }
    CHECK(removed > 100 * puzzles);
}

/* A cage of 7, 8 and 9 that has 9 in the first row alone. */
static void a_required_value_leaves_cells_that_differ_from_all_its_places(void)
{
    const uint16_t cage[] = {2, 3, 11};
    sudoku_valueset given[CELLS], kept[CELLS];
    struct sudoku_rules *rules = classic_board();
    struct sudoku_rule_solver *solver = NULL;
    CHECK_EQ(sudoku_rules_add_different(rules, cage, 3), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_add_sum(rules, cage, NULL, 3, 24, 24), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    for (unsigned cell = 0; cell < CELLS; cell++)
        given[cell] = ALL;
    given[11] = ALL >> 1;
    CHECK_EQ(sudoku_rule_solver_candidates(solver, given, kept), SUDOKU_UNDECIDED);
    CHECK_EQ(kept[8], ALL >> 1);
    CHECK_EQ(kept[17], ALL);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

/* A cage of 1, 2, 4, 5 or of 1, 2, 3, 6 in which two cells would both need the 1 of the latter. */
static void a_combination_in_which_two_cells_need_one_value_leaves_the_cage(void)
{
    const uint16_t cage[] = {2, 3, 4, 11};
    sudoku_valueset given[CELLS], kept[CELLS];
    struct sudoku_rules *rules = classic_board();
    struct sudoku_rule_solver *solver = NULL;
    CHECK_EQ(sudoku_rules_add_different(rules, cage, 4), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_add_sum(rules, cage, NULL, 4, 12, 12), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    for (unsigned cell = 0; cell < CELLS; cell++)
        given[cell] = ALL;
    given[2] = 1U << 0 | 1U << 3;
    given[3] = 1U << 0 | 1U << 4;
    CHECK_EQ(sudoku_rule_solver_candidates(solver, given, kept), SUDOKU_UNDECIDED);
    for (unsigned i = 0; i < 4; i++)
        CHECK_EQ(kept[cage[i]] & (1U << 2 | 1U << 5), 0);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

int main(int argc, char **argv)
{
    unsigned puzzles = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 40;
    solutions_of_random_killers_stay(puzzles, argc > 2 ? strtoull(argv[2], NULL, 10) : 1);
    a_required_value_leaves_cells_that_differ_from_all_its_places();
    a_combination_in_which_two_cells_need_one_value_leaves_the_cage();
    return check_result();
}
