/* Puzzles with many solutions: the backbone, the true candidates, and estimates of their number. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

/* With 7309, 87, 2 and 1 solutions. */
static const char *const puzzles[] = {
    "000000010400000000020000000000050407008000300001090000300400200050100000000800000",
    "53..7....6...95.....8....6.8...6...34....3..17...2...6.6....28....419..5.........",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
};

enum { PUZZLES = sizeof puzzles / sizeof puzzles[0], ONLY_ONE = PUZZLES - 1 };

struct seen {
    sudoku_digitset sets[81];
    uint64_t count;
};

static int see(void *user, const uint8_t *solution)
{
    struct seen *seen = user;
    for (int i = 0; i < 81; i++)
        seen->sets[i] = sudoku_digitset_add(seen->sets[i], solution[i]);
    seen->count++;
    return 0;
}

static void read_puzzle(const char *text, uint8_t cells[81])
{
    for (int i = 0; i < 81; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

/* Both agree with the enumeration of all solutions. */
static void backbone_and_candidates_are_those_of_all_solutions(enum sudoku_engine engine)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    options.engine = engine;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    for (int p = 0; p < PUZZLES; p++) {
        uint8_t cells[81], backbone[81];
        sudoku_digitset candidates[81];
        struct seen seen = {.count = 0};
        const struct sudoku_puzzle puzzle = {cells, NULL};
        read_puzzle(puzzles[p], cells);
        CHECK_EQ(sudoku_solver_enumerate(solver, &puzzle, NULL, see, &seen), SUDOKU_OK);
        CHECK_EQ(seen.count == 1, p == ONLY_ONE);
        CHECK_EQ(sudoku_solver_true_candidates(solver, &puzzle, NULL, candidates), SUDOKU_OK);
        CHECK(memcmp(candidates, seen.sets, sizeof candidates) == 0);
        CHECK_EQ(sudoku_solver_backbone(solver, &puzzle, NULL, backbone), SUDOKU_OK);
        for (int i = 0; i < 81; i++)
            CHECK_EQ(backbone[i], sudoku_digitset_is_single(seen.sets[i])
                                      ? sudoku_digitset_first(seen.sets[i])
                                      : 0);
    }
    sudoku_solver_destroy(solver);
}

static void limits_bound_the_whole_call(void)
{
    struct sudoku_solver *solver;
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    const struct sudoku_puzzle empty = {NULL, NULL};
    uint8_t backbone[81] = {7};
    sudoku_digitset candidates[81] = {0};
    limits.nodes = 120;
    options.engine = SUDOKU_ENGINE_CDCL; /* with the same number of nodes on every machine */
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_backbone(solver, &empty, &limits, backbone), SUDOKU_NODE_LIMIT);
    CHECK_EQ(backbone[0], 7);
    CHECK_EQ(sudoku_solver_stats(solver)->nodes, 120);
    CHECK_EQ(sudoku_solver_true_candidates(solver, &empty, &limits, candidates), SUDOKU_NODE_LIMIT);
    CHECK_EQ(sudoku_solver_stats(solver)->nodes, 120);
    CHECK(candidates[0] != 0);
    limits.nodes = 30000;
    CHECK_EQ(sudoku_solver_estimate(solver, &empty, &limits, 1000000, 1, &estimate),
             SUDOKU_NODE_LIMIT);
    CHECK(estimate.samples < 1000000);
    sudoku_solver_destroy(solver);
}

static void puzzles_without_a_solution_are_reported(void)
{
    struct sudoku_solver *solver;
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    uint8_t cells[81] = {1, 1}, backbone[81];
    sudoku_digitset candidates[81];
    const struct sudoku_puzzle puzzle = {cells, NULL};
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_backbone(solver, &puzzle, NULL, backbone), SUDOKU_CONFLICT);
    CHECK_EQ(sudoku_solver_true_candidates(solver, &puzzle, NULL, candidates), SUDOKU_CONFLICT);
    CHECK_EQ(sudoku_solver_estimate(solver, &puzzle, NULL, 0, 1, &estimate), SUDOKU_CONFLICT);
    read_puzzle(puzzles[ONLY_ONE], cells);
    cells[2] = 1;
    CHECK_EQ(sudoku_solver_backbone(solver, &puzzle, NULL, backbone), SUDOKU_NO_SOLUTION);
    CHECK_EQ(sudoku_solver_true_candidates(solver, &puzzle, NULL, candidates), SUDOKU_NO_SOLUTION);
    CHECK_EQ(sudoku_solver_estimate(solver, &puzzle, NULL, 0, 1, &estimate), SUDOKU_NO_SOLUTION);
    sudoku_solver_destroy(solver);
}

/* Boards with known numbers of solutions (B. Felgenhauer and F. Jarvis, 2005, for 9x9). */
static const struct board {
    unsigned box_rows, box_columns;
    double grids;
    bool is_exact;
} boards[] = {
    {2, 2, 288, true},
    {2, 3, 28200960, false},
    {2, 4, 29136487207403520, false},
    {3, 3, 6670903752021072936960.0, false},
};

/* Returns the number of intervals, of COUNT with SAMPLES samples each, that hold the true
 * number. */
static unsigned count_hits(const struct board *board, unsigned count, uint64_t samples, bool prints)
{
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    unsigned hits = 0;
    double width = 0;
    const struct sudoku_puzzle empty = {NULL, NULL};
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = board->box_rows * board->box_columns;
    options.box_rows = board->box_rows;
    options.box_columns = board->box_columns;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    for (unsigned seed = 1; seed <= count; seed++) {
        struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
        CHECK_EQ(sudoku_solver_estimate(solver, &empty, NULL, samples, seed, &estimate), SUDOKU_OK);
        CHECK_EQ(estimate.exponent, 0);
        CHECK_EQ(estimate.is_exact, board->is_exact);
        hits += estimate.low <= board->grids && board->grids <= estimate.high;
        width += (estimate.high - estimate.low) / estimate.count / 2;
    }
    if (prints)
        printf("%ux%u, %llu samples: %u of %u intervals hold the truth, +- %.1f %% in the mean\n",
               board->box_rows * board->box_columns, board->box_rows * board->box_columns,
               (unsigned long long)samples, hits, count, 100 * width / count);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
    return hits;
}

/* Few samples underestimate their spread, so their intervals are wider. */
static void few_samples_have_wider_intervals(void)
{
    const struct board *board = &boards[1];
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    const struct sudoku_puzzle empty = {NULL, NULL};
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = board->box_rows * board->box_columns;
    options.box_rows = board->box_rows;
    options.box_columns = board->box_columns;
    CHECK(count_hits(board, 60, 3, false) >= 54);
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_estimate(solver, &empty, NULL, 1, 1, &estimate), SUDOKU_OK);
    CHECK_EQ(estimate.samples, 3);
    CHECK(estimate.low < estimate.count && estimate.count < estimate.high);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

int main(int argc, char **argv)
{
    bool is_full = argc > 1 && strcmp(argv[1], "--full") == 0;
    unsigned count = is_full ? 100 : 4;
    backbone_and_candidates_are_those_of_all_solutions(SUDOKU_ENGINE_AUTO);
    backbone_and_candidates_are_those_of_all_solutions(SUDOKU_ENGINE_CDCL);
    limits_bound_the_whole_call();
    puzzles_without_a_solution_are_reported();
    few_samples_have_wider_intervals();
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++)
        CHECK(count_hits(&boards[i], count, is_full ? 300 : 40, is_full) >=
              (is_full ? count * 9 / 10 : count / 2));
    return check_result();
}
