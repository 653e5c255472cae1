/* Units of fewer cells than digits: known counts, a known puzzle, and every engine against the
 * simplest one. */
#include <sudoku/sudoku.h>

#include "common/random.h"
#include "support/check.h"
#include "support/groups.h"
#include "support/layouts.h"
#include "support/samples.h"

static const enum sudoku_engine engines[] = {SUDOKU_ENGINE_SIMPLE, SUDOKU_ENGINE_CDCL,
                                             SUDOKU_ENGINE_DLX, SUDOKU_ENGINE_AUTO};

enum { ENGINES = sizeof engines / sizeof engines[0] };

/* Every engine that searches counts EXPECTED solutions of the empty board. */
static void check_count(const struct groups *groups, unsigned side, unsigned cells,
                        uint64_t expected)
{
    struct sudoku_layout *layout = groups_layout(groups, side, cells);
    const struct sudoku_puzzle empty = {0};
    for (unsigned i = 0; i < ENGINES; i++) {
        struct sudoku_solver *solver = sample_solver(layout, engines[i], i);
        uint64_t count = 0;
        CHECK_EQ(sudoku_solver_count(solver, &empty, NULL, &count),
                 expected ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
        CHECK_EQ(count, expected);
        sudoku_solver_destroy(solver);
    }
    sudoku_layout_destroy(layout);
}

/* A ring of n has (k - 1)^n + (-1)^n (k - 1) colorings, a path k (k - 1)^(n - 1). */
static void rings_and_paths_have_the_known_number_of_colorings(void)
{
    for (unsigned length = 3; length < 8; length++) {
        struct groups ring = {0}, path = {0};
        for (unsigned i = 0; i < length; i++)
            groups_add_pair(&ring, i, (i + 1) % length);
        for (unsigned i = 1; i < length; i++)
            groups_add_pair(&path, i, i - 1);
        for (unsigned side = 3; side < 5; side++) {
            int64_t colorings = length % 2 ? 1 - (int64_t)side : (int64_t)side - 1, power = 1;
            for (unsigned i = 1; i < length; i++)
                power *= side - 1;
            check_count(&ring, side, length, (uint64_t)(colorings + power * (side - 1)));
            check_count(&path, side, length, (uint64_t)power * side);
        }
    }
}

/* Its chromatic polynomial has the values 0, 120 and 12960 at 2, 3 and 4. */
static void the_petersen_graph_has_its_colorings(void)
{
    struct groups petersen = {0};
    for (unsigned i = 0; i < 5; i++) {
        groups_add_pair(&petersen, i, (i + 1) % 5);
        groups_add_pair(&petersen, 5 + i, 5 + (i + 2) % 5);
        groups_add_pair(&petersen, i, 5 + i);
    }
    check_count(&petersen, 2, 10, 0);
    check_count(&petersen, 3, 10, 120);
    check_count(&petersen, 4, 10, 12960);
}

static void add_queens_lines(struct groups *groups, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        groups_add_line(groups, n * i, 1, n);
        groups_add_line(groups, i, n, n);
        if (i + 1 < n) {
            groups_add_line(groups, i, n + 1, n - i);
            groups_add_line(groups, n - 1 - i, n - 1, n - i);
        }
        if (i > 0 && i + 1 < n) {
            groups_add_line(groups, n * i, n + 1, n - i);
            groups_add_line(groups, n * (i + 1) - 1, n - 1, n - i);
        }
    }
}

/* Colorings of a chessboard's squares without two of one color on a queen's move: 5 colors for n =
 * 4 and n = 5, 7 for n = 6 (the graphs queenN_N of the DIMACS challenge). The two Latin squares of
 * order 5 with different digits on all diagonals can be renamed in 5! ways. */
static void queens_graphs_have_their_chromatic_numbers(void)
{
    struct groups four = {0}, five = {0}, six = {0};
    add_queens_lines(&four, 4);
    check_count(&four, 4, 16, 0);
    add_queens_lines(&five, 5);
    check_count(&five, 5, 25, 240);
    add_queens_lines(&six, 6);
    struct sudoku_layout *layout = groups_layout(&six, 7, 36);
    for (unsigned i = 0; i < ENGINES; i++) {
        struct sudoku_solver *solver = sample_solver(layout, engines[i], 0);
        uint8_t solution[36];
        CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, NULL, solution),
                 SUDOKU_OK);
        CHECK(sudoku_board_is_solution(layout, NULL, solution));
        sudoku_solver_destroy(solver);
    }
    sudoku_layout_destroy(layout);
}

/* The puzzle "Anti-knights move", 17 givens. */
static void an_anti_knight_sudoku_has_its_one_solution(void)
{
    static const char line[] =
        ".3..41..7...5........8.9...6......7.........4.4.......3............6..5..643.....";
    static const char answer[] =
        "536241897978536241421879635613485972789623514245917368357198426892764153164352789";
    struct groups groups = {0};
    groups_add_units(&groups, sudoku_layout_classic());
    groups_add_knights_moves(&groups, 9, 9);
    CHECK_EQ(groups.count, 27 + 224);
    struct sudoku_layout *layout = groups_layout(&groups, 9, 81);
    uint8_t givens[81], solution[81];
    for (unsigned cell = 0; cell < 81; cell++)
        givens[cell] = line[cell] == '.' ? 0 : (uint8_t)(line[cell] - '0');
    const struct sudoku_puzzle puzzle = {.givens = givens};
    for (unsigned i = 0; i < ENGINES; i++) {
        struct sudoku_solver *solver = sample_solver(layout, engines[i], i);
        memset(solution, 0, sizeof solution);
        CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
        for (unsigned cell = 0; cell < 81; cell++)
            CHECK_EQ(solution[cell], answer[cell] - '0');
        sudoku_solver_destroy(solver);
    }
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), SUDOKU_ENGINE_AUTO, 0);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_SEVERAL_SOLUTIONS);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static void engine9_refuses_units_of_another_length(void)
{
    struct groups short_last = {0};
    groups_add_units(&short_last, sudoku_layout_classic());
    struct sudoku_layout *same = groups_layout(&short_last, 9, 81);
    short_last.lengths[26]--;
    struct sudoku_layout *other = groups_layout(&short_last, 9, 81);
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = SUDOKU_ENGINE_ENGINE9;
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(same, &options, &solver), SUDOKU_OK);
    sudoku_solver_destroy(solver);
    CHECK_EQ(sudoku_solver_create(other, &options, &solver), SUDOKU_ERR_ARGUMENT);
    CHECK(!solver);
    sudoku_layout_destroy(same);
    sudoku_layout_destroy(other);
}

static void a_short_unit_needs_different_digits_but_not_all(void)
{
    struct groups groups = {0};
    groups_add_pair(&groups, 0, 2);
    groups_add(&groups, (uint16_t[]){0, 1, 3}, 3);
    struct sudoku_layout *layout = groups_layout(&groups, 4, 4);
    struct sudoku_conflict conflict;
    size_t count;
    sudoku_digitset candidates[4] = {1, 1, 14, 14};
    CHECK_EQ(sudoku_board_check(layout, (uint8_t[]){1, 2, 2, 3}, NULL, NULL, 0, &count), SUDOKU_OK);
    CHECK(sudoku_board_is_solution(layout, NULL, (uint8_t[]){1, 2, 2, 3}));
    CHECK(!sudoku_board_is_solution(layout, NULL, (uint8_t[]){1, 2, 1, 3}));
    CHECK_EQ(sudoku_board_check(layout, (uint8_t[]){1, 2, 1, 3}, NULL, &conflict, 1, &count),
             SUDOKU_CONFLICT);
    CHECK_EQ(count, 1);
    CHECK_EQ(conflict.kind, SUDOKU_CONFLICT_DUPLICATE);
    CHECK_EQ(conflict.unit, 0);
    CHECK_EQ(sudoku_board_candidates(layout, (uint8_t[]){1, 0, 0, 0}, candidates), SUDOKU_OK);
    CHECK_EQ(candidates[1], 14);
    CHECK_EQ(candidates[2], 14);
    /* Cells 0, 1 and 3 have two digits in total: some cell gets none. */
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_LOGIC, 0);
    const struct sudoku_puzzle puzzle = {.candidates = (sudoku_digitset[]){3, 3, 15, 3}};
    CHECK_EQ(sudoku_solver_candidates(solver, &puzzle, candidates), SUDOKU_NO_SOLUTION);
    CHECK(!candidates[0] || !candidates[1] || !candidates[3]);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static void invalid_lengths_are_rejected(void)
{
    static const uint16_t cells[] = {0, 1, 2, 3, 0, 2};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    custom.side = 4;
    custom.cell_count = 4;
    custom.unit_count = 2;
    custom.units = cells;
    struct sudoku_layout *layout;
    static const uint8_t wrong[][2] = {{4, 1}, {4, 0}, {5, 2}, {1, 4}};
    for (unsigned i = 0; i < 4; i++) {
        custom.unit_lengths = wrong[i];
        CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_ERR_ARGUMENT);
        CHECK(!layout);
    }
    custom.unit_lengths = (uint8_t[]){4, 2};
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_layout_unit_length(layout, 0), 4);
    CHECK_EQ(sudoku_layout_unit_length(layout, 1), 2);
    CHECK_EQ(sudoku_layout_unit_cells(layout, 1)[1], 2);
    sudoku_layout_destroy(layout);
    /* The form without lengths is accepted, and the memory after it is not read. */
    custom.size = offsetof(struct sudoku_custom_layout, unit_lengths);
    custom.unit_count = 1;
    custom.unit_lengths = wrong[1] + 1;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_layout_unit_length(layout, 0), 4);
    sudoku_layout_destroy(layout);
    custom.size--;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_ERR_ARGUMENT);
}

enum { ROUNDS = 400, MAX_CELLS = 49 };

static void add_random_group(struct groups *groups, unsigned side, unsigned cells, uint64_t *random)
{
    uint16_t all[MAX_CELLS];
    unsigned length = 2 + random_below(random, side - 1);
    for (unsigned i = 0; i < cells; i++)
        all[i] = (uint16_t)i;
    for (unsigned i = 0; i < length; i++) {
        unsigned j = i + random_below(random, cells - i);
        uint16_t cell = all[j];
        all[j] = all[i];
        all[i] = cell;
    }
    groups_add(groups, all, length);
}

/* Makes rows, columns and boxes of a small board, some with missing cells, and sometimes a few
 * random cells. */
static struct sudoku_layout *random_layout(uint64_t *random)
{
    unsigned side = 4 + random_below(random, 3), cells = side * side;
    struct sudoku_layout *square = square_layout(side, 0, 0, 0);
    struct groups groups = {0};
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(square); unit++) {
        unsigned less = random_below(random, 3) ? 0 : random_below(random, side - 1);
        if (random_below(random, 8))
            groups_add(&groups,
                       sudoku_layout_unit_cells(square, unit) + random_below(random, less + 1),
                       side - less);
    }
    for (unsigned i = random_below(random, 5); i; i--)
        add_random_group(&groups, side, cells, random);
    if (random_below(random, 4) == 0)
        groups_add_knights_moves(&groups, side, side);
    sudoku_layout_destroy(square);
    return groups_layout(&groups, side, cells);
}

/* Checks that ENGINE, which may get stuck, finds what JUDGE found. */
static void check_engine(const struct sudoku_layout *layout, enum sudoku_engine engine,
                         const struct sudoku_puzzle *puzzle, uint64_t seed,
                         enum sudoku_status status, uint64_t count)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 300;
    struct sudoku_solver *solver = sample_solver(layout, engine, seed);
    uint64_t counted = 0;
    enum sudoku_status answer = sudoku_solver_count(solver, puzzle, &limits, &counted);
    if (engine != SUDOKU_ENGINE_LOGIC || answer != SUDOKU_UNDECIDED) {
        CHECK_EQ(answer, status);
        CHECK_EQ(counted, count);
    }
    sudoku_solver_destroy(solver);
}

/* Every solution keeps the digits that propagation leaves. */
static void check_logic(const struct sudoku_layout *layout, struct sudoku_solver *judge,
                        const struct sudoku_puzzle *puzzle)
{
    uint8_t solution[MAX_CELLS];
    sudoku_digitset left[MAX_CELLS];
    if (sudoku_solver_solve(judge, puzzle, NULL, solution) != SUDOKU_OK)
        return;
    CHECK(sudoku_solver_candidates(judge, puzzle, left) >= SUDOKU_OK);
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(layout); cell++)
        CHECK(sudoku_digitset_has(left[cell], solution[cell]));
}

/* Returns the number of solutions, 300 at most; 300 also if the search did not finish. */
static uint64_t check_random_layout(uint64_t *random)
{
    struct sudoku_layout *layout = random_layout(random);
    unsigned side = sudoku_layout_side(layout), cells = sudoku_layout_cell_count(layout);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 300;
    limits.nodes = 30000;
    struct sudoku_solver *judge = sample_solver(layout, SUDOKU_ENGINE_SIMPLE, 0);
    sudoku_digitset candidates[MAX_CELLS];
    uint64_t count = 0;
    for (unsigned cell = 0; cell < cells; cell++) {
        candidates[cell] = sudoku_digitset_all(side);
        for (unsigned i = random_below(random, side - 1); i; i--)
            candidates[cell] &= ~sudoku_digitset_of(1 + random_below(random, side));
        if (!candidates[cell])
            candidates[cell] = sudoku_digitset_all(side);
    }
    const struct sudoku_puzzle puzzle = {.candidates = candidates};
    enum sudoku_status status = sudoku_solver_count(judge, &puzzle, &limits, &count);
    if (status != SUDOKU_NODE_LIMIT) {
        check_engine(layout, SUDOKU_ENGINE_CDCL, &puzzle, count % 3, status, count);
        check_engine(layout, SUDOKU_ENGINE_DLX, &puzzle, count % 2, status, count);
        check_engine(layout, SUDOKU_ENGINE_LOGIC, &puzzle, 0, status, count);
        check_logic(layout, judge, &puzzle);
    }
    sudoku_solver_destroy(judge);
    sudoku_layout_destroy(layout);
    return status == SUDOKU_NODE_LIMIT ? 300 : count;
}

static void engines_agree_on_random_groups(void)
{
    uint64_t random = 20260301;
    unsigned none = 0, few = 0;
    for (unsigned round = 0; round < ROUNDS && !check_failures; round++) {
        uint64_t count = check_random_layout(&random);
        none += count == 0;
        few += count > 0 && count < 300;
    }
    printf("of %u layouts %u have no solution and %u a few\n", (unsigned)ROUNDS, none, few);
    CHECK(none > ROUNDS / 20 && few > ROUNDS / 20);
}

int main(void)
{
    rings_and_paths_have_the_known_number_of_colorings();
    the_petersen_graph_has_its_colorings();
    queens_graphs_have_their_chromatic_numbers();
    an_anti_knight_sudoku_has_its_one_solution();
    engine9_refuses_units_of_another_length();
    a_short_unit_needs_different_digits_but_not_all();
    invalid_lengths_are_rejected();
    engines_agree_on_random_groups();
    return check_result();
}
