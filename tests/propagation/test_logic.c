/* Engine `logic` on random boards of every kind of layout, against engine `simple` and a naive
 * implementation of the rules. */
#include <stdlib.h>

#include "common/mem.h"
#include "common/random.h"
#include "engine/engine.h"
#include "support/check.h"
#include "support/samples.h"
#include "support/subsets.h"

enum { ROUNDS = 12 };

/* Returns a random solution of the empty board; seeds with a long search are skipped. */
static void random_solution(const struct sudoku_layout *layout, uint64_t *random, uint8_t *solution)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = 20000;
    enum sudoku_status status = SUDOKU_NODE_LIMIT;
    while (status == SUDOKU_NODE_LIMIT) {
        struct sudoku_solver *solver =
            sample_solver(layout, SUDOKU_ENGINE_SIMPLE, random_next(random) | 1);
        status =
            sudoku_solver_solve(solver, &(struct sudoku_puzzle){NULL, NULL}, &limits, solution);
        sudoku_solver_destroy(solver);
    }
    CHECK_EQ(status, SUDOKU_OK);
}

/* Keeps PERCENT of SOLUTION as givens, and makes candidates that include it. */
static void make_puzzle(const struct sudoku_layout *layout, uint64_t *random, unsigned percent,
                        const uint8_t *solution, uint8_t *givens, sudoku_digitset *candidates)
{
    unsigned left_out = random_below(random, 3);
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        givens[cell] = random_below(random, 100) < percent ? solution[cell] : 0;
        candidates[cell] = sudoku_digitset_all(layout->side);
        for (unsigned i = 0; i < left_out; i++)
            candidates[cell] &= ~sudoku_digitset_of(1 + random_below(random, layout->side));
        candidates[cell] = sudoku_digitset_add(candidates[cell], solution[cell]);
    }
}

struct soundness {
    const sudoku_digitset *left;
    unsigned cell_count;
    unsigned lost;
};

static int look_for_lost_digits(void *user, const uint8_t *solution)
{
    struct soundness *soundness = user;
    for (unsigned cell = 0; cell < soundness->cell_count; cell++)
        soundness->lost += !sudoku_digitset_has(soundness->left[cell], solution[cell]);
    return 0;
}

/* Calls TEST for random puzzles on every kind of layout. */
static void for_random_puzzles(uint64_t seed,
                               void (*test)(const struct sudoku_layout *layout, const char *name,
                                            const struct sudoku_puzzle *puzzle))
{
    for (unsigned sample = 0; sample < SAMPLE_COUNT; sample++) {
        uint8_t solution[SAMPLE_MAX_CELLS], givens[SAMPLE_MAX_CELLS];
        sudoku_digitset candidates[SAMPLE_MAX_CELLS];
        const char *name;
        struct sudoku_layout *layout = sample_layout(sample, &name);
        uint64_t random = seed + sample;
        for (unsigned round = 0; round < ROUNDS; round++) {
            if (round % 4 == 0)
                random_solution(layout, &random, solution);
            make_puzzle(layout, &random, 15 + 3 * round, solution, givens, candidates);
            test(layout, name, &(struct sudoku_puzzle){givens, candidates});
        }
        sudoku_layout_destroy(layout);
    }
}

static void compare_with_solutions(const struct sudoku_layout *layout, const char *name,
                                   const struct sudoku_puzzle *puzzle)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = 20000;
    limits.solutions = 500;
    sudoku_digitset left[SAMPLE_MAX_CELLS];
    struct soundness soundness = {left, layout->cell_count, 0};
    struct sudoku_solver *simple = sample_solver(layout, SUDOKU_ENGINE_SIMPLE, 0);
    enum sudoku_status logic = sudoku_solver_candidates(simple, puzzle, left);
    CHECK(logic == SUDOKU_OK || logic == SUDOKU_UNDECIDED);
    enum sudoku_status status =
        sudoku_solver_enumerate(simple, puzzle, &limits, look_for_lost_digits, &soundness);
    if (logic == SUDOKU_OK && status == SUDOKU_OK)
        CHECK_EQ(sudoku_solver_stats(simple)->solutions, 1);
    if (soundness.lost)
        fprintf(stderr, "%s: %u digits of solutions removed\n", name, soundness.lost);
    CHECK_EQ(soundness.lost, 0);
    sudoku_solver_destroy(simple);
}

static void no_candidate_of_a_solution_is_ever_removed(void)
{
    for_random_puzzles(100, compare_with_solutions);
}

/* ----------------------------------------------------------------------------------- completeness
 */

static bool elimination_finds_more(const struct sudoku_layout *layout, const sudoku_digitset *left)
{
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++)
            if (sudoku_digitset_is_single(left[cell]) && (left[layout->peers[p]] & left[cell]))
                return true;
    return false;
}

static bool subsets_find_more(const struct sudoku_layout *layout, const sudoku_digitset *left)
{
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        sudoku_digitset sets[9] = {0}, before[9] = {0};
        for (unsigned i = 0; i < layout->side; i++)
            before[i] = sets[i] = left[layout_unit(layout, unit)[i]];
        if (!apply_subsets(layout->side, sets, true) || !apply_subsets(layout->side, sets, false) ||
            memcmp(sets, before, layout->side * sizeof *sets) != 0)
            return true;
    }
    return false;
}

/* True if unit A confines a digit to cells of B while the rest of B still has it. */
static bool lock_finds_more(const struct sudoku_layout *layout, const sudoku_digitset *left,
                            unsigned a, unsigned b)
{
    sudoku_digitset outside = 0, rest = 0;
    bool in_a[SAMPLE_MAX_CELLS] = {false}, in_b[SAMPLE_MAX_CELLS] = {false};
    for (unsigned i = 0; i < layout->side; i++) {
        in_a[layout_unit(layout, a)[i]] = true;
        in_b[layout_unit(layout, b)[i]] = true;
    }
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        outside |= in_a[cell] && !in_b[cell] ? left[cell] : 0;
        rest |= in_b[cell] && !in_a[cell] ? left[cell] : 0;
    }
    return (rest & ~outside) != 0;
}

static void repeat_the_long_way(const struct sudoku_layout *layout, const char *name,
                                const struct sudoku_puzzle *puzzle)
{
    sudoku_digitset left[SAMPLE_MAX_CELLS], again[SAMPLE_MAX_CELLS];
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_LOGIC, 0);
    enum sudoku_status status = sudoku_solver_candidates(solver, puzzle, left);
    CHECK_EQ(sudoku_solver_candidates(solver, &(struct sudoku_puzzle){NULL, left}, again), status);
    CHECK(memcmp(again, left, layout->cell_count * sizeof *left) == 0);
    bool more = elimination_finds_more(layout, left) || subsets_find_more(layout, left);
    for (unsigned a = 0; !more && a < layout->unit_count; a++)
        for (unsigned b = 0; !more && b < layout->unit_count; b++)
            more = lock_finds_more(layout, left, a, b);
    if (more)
        fprintf(stderr, "%s: there is more to remove\n", name);
    CHECK(!more);
    sudoku_solver_destroy(solver);
}

static void naive_rules_find_nothing_more_at_the_fixpoint(void)
{
    for_random_puzzles(200, repeat_the_long_way);
}

/* Returns LAYOUT with its units, and the cells of each, in random order. */
static struct sudoku_layout *shuffled_layout(const struct sudoku_layout *layout, uint64_t *random)
{
    uint16_t units[5 * 27 * 9];
    unsigned side = layout->side;
    memcpy(units, layout->unit_cells, (size_t)layout->unit_count * side * sizeof *units);
    for (unsigned unit = layout->unit_count; unit-- > 0;) {
        unsigned other = random_below(random, unit + 1), turn = random_below(random, side);
        for (unsigned i = 0; i < side; i++) {
            uint16_t cell = units[unit * side + i];
            units[unit * side + i] = units[other * side + (i + turn) % side];
            units[other * side + (i + turn) % side] = cell;
        }
    }
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    custom.side = side;
    custom.cell_count = layout->cell_count;
    custom.unit_count = layout->unit_count;
    custom.units = units;
    struct sudoku_layout *shuffled;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &shuffled), SUDOKU_OK);
    return shuffled;
}

static void compare_with_shuffled_units(const struct sudoku_layout *layout, const char *name,
                                        const struct sudoku_puzzle *puzzle)
{
    uint64_t random = puzzle->givens[0] + 5u;
    uint8_t wrong[SAMPLE_MAX_CELLS];
    sudoku_digitset left[SAMPLE_MAX_CELLS], other[SAMPLE_MAX_CELLS];
    struct sudoku_layout *shuffled = shuffled_layout(layout, &random);
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_LOGIC, 0);
    struct sudoku_solver *shuffled_solver = sample_solver(shuffled, SUDOKU_ENGINE_LOGIC, 0);
    enum sudoku_status status = sudoku_solver_candidates(solver, puzzle, left);
    CHECK_EQ(sudoku_solver_candidates(shuffled_solver, puzzle, other), status);
    if (memcmp(left, other, layout->cell_count * sizeof *left) != 0) {
        fprintf(stderr, "%s: the order of units matters\n", name);
        CHECK(false);
    }
    /* Refutation does not depend on the order either. */
    memcpy(wrong, puzzle->givens, layout->cell_count);
    for (unsigned i = 0; i < 3; i++)
        wrong[random_below(&random, layout->cell_count)] = (uint8_t)(1 + i);
    status = sudoku_solver_candidates(solver, &(struct sudoku_puzzle){wrong, NULL}, left);
    CHECK_EQ(sudoku_solver_candidates(shuffled_solver, &(struct sudoku_puzzle){wrong, NULL}, other),
             status);
    sudoku_solver_destroy(solver);
    sudoku_solver_destroy(shuffled_solver);
    sudoku_layout_destroy(shuffled);
}

static void the_fixpoint_does_not_depend_on_the_order_of_units(void)
{
    for_random_puzzles(300, compare_with_shuffled_units);
}

/* ------------------------------------------------------------------------------------- refutation
 */

/* Number of refuted puzzles in the next test. */
static unsigned refuted_count;

static void spoil_and_refute(const struct sudoku_layout *layout, const char *name,
                             const struct sudoku_puzzle *puzzle)
{
    sudoku_digitset spoilt[SAMPLE_MAX_CELLS], left[SAMPLE_MAX_CELLS];
    uint8_t empty[SAMPLE_MAX_CELLS] = {0};
    uint64_t random = puzzle->givens[0] + 1u;
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_LOGIC, 0);
    memcpy(spoilt, puzzle->candidates, layout->cell_count * sizeof *spoilt);
    for (unsigned i = 0; i < layout->side; i++)
        spoilt[random_below(&random, layout->cell_count)] &= ~(sudoku_digitset)7;
    struct sudoku_puzzle question = {puzzle->givens, spoilt};
    enum sudoku_status status = sudoku_solver_candidates(solver, &question, left);
    if (status == SUDOKU_NO_SOLUTION) {
        struct sudoku_solver *simple = sample_solver(layout, SUDOKU_ENGINE_SIMPLE, 0);
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        limits.nodes = 20000;
        uint8_t solution[SAMPLE_MAX_CELLS];
        size_t count;
        enum sudoku_status judged = sudoku_solver_solve(simple, &question, &limits, solution);
        CHECK(judged == SUDOKU_NO_SOLUTION || judged == SUDOKU_NODE_LIMIT);
        refuted_count++;
        if (sudoku_board_check(layout, empty, left, NULL, 0, &count) != SUDOKU_NO_SOLUTION) {
            fprintf(stderr, "%s: the candidates do not show the refutation\n", name);
            CHECK(false);
        }
        sudoku_solver_destroy(simple);
    }
    sudoku_solver_destroy(solver);
}

static void refuted_boards_have_no_solution_and_the_check_names_the_fault(void)
{
    for_random_puzzles(400, spoil_and_refute);
    CHECK(refuted_count > 20);
}

static void a_cell_that_starts_without_candidates_is_a_refutation(void)
{
    sudoku_digitset candidates[81], left[81];
    struct sudoku_puzzle puzzle = {NULL, candidates};
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), SUDOKU_ENGINE_LOGIC, 0);
    for (unsigned cell = 0; cell < 81; cell++)
        candidates[cell] = cell == 40 ? 0 : sudoku_digitset_all(9);
    CHECK_EQ(sudoku_solver_candidates(solver, &puzzle, left), SUDOKU_NO_SOLUTION);
    CHECK_EQ(left[40], 0);
    CHECK_EQ(left[0], sudoku_digitset_all(9));
    sudoku_solver_destroy(solver);
}

/* --------------------------------------------------------------------------------------- contract
 */

static void an_empty_board_of_any_side_is_undecided_and_keeps_all_candidates(void)
{
    for (unsigned side = 2; side <= 64; side++) {
        struct sudoku_layout *layout = sample_square(side, 0, NULL);
        struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_LOGIC, 0);
        sudoku_digitset *left = calloc((size_t)side * side, sizeof *left);
        enum sudoku_status status =
            sudoku_solver_candidates(solver, &(struct sudoku_puzzle){NULL, NULL}, left);
        CHECK_EQ(status, SUDOKU_UNDECIDED);
        for (unsigned cell = 0; cell < side * side; cell++)
            CHECK_EQ(left[cell], sudoku_digitset_all(side));
        free(left);
        sudoku_solver_destroy(solver);
        sudoku_layout_destroy(layout);
    }
}

static int stop_at_third_look(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    return ++*(unsigned *)user == 3;
}

static void propagation_stops_on_request(void)
{
    unsigned looks = 0;
    struct sudoku_layout *layout = sample_square(16, 0, NULL);
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_LOGIC, 0);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.progress = stop_at_third_look;
    limits.user = &looks;
    uint8_t solution[256];
    CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){NULL, NULL}, &limits, solution),
             SUDOKU_CANCELLED);
    CHECK_EQ(looks, 3);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

int main(void)
{
    no_candidate_of_a_solution_is_ever_removed();
    naive_rules_find_nothing_more_at_the_fixpoint();
    the_fixpoint_does_not_depend_on_the_order_of_units();
    refuted_boards_have_no_solution_and_the_check_names_the_fault();
    a_cell_that_starts_without_candidates_is_a_refutation();
    an_empty_board_of_any_side_is_undecided_and_keeps_all_candidates();
    propagation_stops_on_request();
    return check_result();
}
