/* Every question, asked of every engine on boards of every kind, is answered as a judge does that
 * shares nothing with the library: odd sides and shapes, cells in no unit, givens that contradict
 * each other, narrowed candidates, limits at and beside the number of solutions, solvers that were
 * stopped before.
 *
 * Arguments: how many boards, and the seed. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "solver/brute.h"
#include "support/check.h"

enum { LIMIT = 200, NODES = 2000, ROUNDS = 250 };

/* ---------------------------------------------------------------------------------------- boards
 */

/* A board as the judge and the library have it. */
struct kind {
    struct brute_board brute;
    struct sudoku_layout *layout; /* NULL: the two agree that there is none */
    bool is_classic;
};

static void add_diagonals(struct brute_board *board)
{
    uint16_t *falling = brute_unit(board, board->side), *rising = brute_unit(board, board->side);
    for (unsigned i = 0; i < board->side; i++) {
        falling[i] = (uint16_t)(i * board->side + i);
        rising[i] = (uint16_t)(i * board->side + board->side - 1 - i);
    }
}

/* The cells at PLACE of every box. */
static void add_places(struct brute_board *board, unsigned rows, unsigned place)
{
    unsigned columns = board->side / rows;
    uint16_t *unit = brute_unit(board, board->side);
    for (unsigned i = 0; i < board->side; i++)
        unit[i] = (uint16_t)((i / rows * rows + place / columns) * board->side +
                             i % rows * columns + place % columns);
}

/* Windows of boxes' size, with a line between them and beside them. */
static void add_windows(struct brute_board *board, unsigned rows)
{
    for (unsigned top = 1; top + rows < board->side; top += rows + 1)
        for (unsigned left = 1; left + rows < board->side; left += rows + 1) {
            uint16_t *unit = brute_unit(board, board->side);
            for (unsigned i = 0; i < board->side; i++)
                unit[i] = (uint16_t)((top + i / rows) * board->side + left + i % rows);
        }
}

static void add_variants(struct brute_board *board, unsigned rows, unsigned variants)
{
    static const uint16_t asterisk[] = {13, 20, 24, 37, 40, 43, 56, 60, 67},
                          girandola[] = {0, 8, 13, 37, 40, 43, 67, 72, 80};
    if (variants & SUDOKU_VARIANT_DIAGONAL)
        add_diagonals(board);
    if (variants & SUDOKU_VARIANT_WINDOKU)
        add_windows(board, rows);
    for (unsigned i = 0; i < board->side && variants & SUDOKU_VARIANT_DISJOINT; i++)
        add_places(board, rows, i);
    if (variants & SUDOKU_VARIANT_ASTERISK)
        memcpy(brute_unit(board, 9), asterisk, sizeof asterisk);
    if (variants & SUDOKU_VARIANT_CENTER_DOT)
        add_places(board, rows, board->side / 2);
    if (variants & SUDOKU_VARIANT_GIRANDOLA)
        memcpy(brute_unit(board, 9), girandola, sizeof girandola);
}

static void make_square(uint64_t *random, struct kind *kind)
{
    static const uint8_t sides[] = {9, 9, 4, 6, 8, 10, 12, 2, 3, 5, 7, 9, 4, 6, 16, 15};
    unsigned side = sides[random_below(random, 16)], rows = 0;
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    while (!rows || side % rows)
        rows = 1 + random_below(random, side);
    if (side == 9 && random_below(random, 3))
        rows = 3;
    options.side = side;
    options.box_rows = rows;
    options.box_columns = side / rows;
    options.variants = random_below(random, 2) ? random_below(random, 64) : 0;
    brute_square(&kind->brute, side, rows);
    bool is_refused =
        (options.variants & SUDOKU_VARIANT_WINDOKU && rows * rows != side) ||
        (options.variants & (SUDOKU_VARIANT_ASTERISK | SUDOKU_VARIANT_GIRANDOLA) && side != 9) ||
        (options.variants & SUDOKU_VARIANT_CENTER_DOT && side % 2 == 0);
    CHECK_EQ(sudoku_layout_create(&options, &kind->layout),
             is_refused ? SUDOKU_ERR_ARGUMENT : SUDOKU_OK);
    if (!is_refused)
        add_variants(&kind->brute, rows, options.variants);
    kind->is_classic = side == 9 && rows == 3 && !options.variants;
}

/* Regions grown from boxes by exchanges of cells, joined or not. */
static void make_jigsaw(uint64_t *random, struct kind *kind)
{
    unsigned side = 2 + random_below(random, 9), cells = side * side;
    uint8_t regions[BRUTE_CELLS];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    options.regions = regions;
    options.variants = random_below(random, 3) == 0 ? SUDOKU_VARIANT_DIAGONAL : 0;
    brute_square(&kind->brute, side, 0);
    for (unsigned cell = 0; cell < cells; cell++)
        regions[cell] = (uint8_t)(cell / side);
    for (unsigned i = random_below(random, 2 * cells); i > 0; i--) {
        unsigned a = random_below(random, cells), b = random_below(random, cells);
        uint8_t region = regions[a];
        regions[a] = regions[b];
        regions[b] = region;
    }
    for (unsigned region = 0; region < side; region++) {
        uint16_t *unit = brute_unit(&kind->brute, side);
        for (unsigned cell = 0; cell < cells; cell++)
            if (regions[cell] == region)
                *unit++ = (uint16_t)cell;
    }
    if (options.variants)
        add_diagonals(&kind->brute);
    CHECK_EQ(sudoku_layout_create(&options, &kind->layout), SUDOKU_OK);
}

static void make_layout(struct kind *kind)
{
    static uint16_t units[BRUTE_UNITS * 64];
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    uint16_t *end = units;
    for (unsigned unit = 0; unit < kind->brute.units; unit++)
        for (unsigned i = 0; i < kind->brute.lengths[unit]; i++)
            *end++ = kind->brute.members[unit][i];
    custom.side = kind->brute.side;
    custom.cell_count = kind->brute.cells;
    custom.unit_count = kind->brute.units;
    custom.units = units;
    custom.unit_lengths = kind->brute.lengths;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &kind->layout), SUDOKU_OK);
}

/* A square board on which cells that are DOWN and ACROSS apart (a knight's or a king's move)
 * differ. */
static void make_moves(uint64_t *random, struct kind *kind)
{
    unsigned side = 3 + random_below(random, 4), across = 1 + random_below(random, 2), down = 1;
    brute_square(&kind->brute, side, side == 4 ? 2 : side == 6 ? 2 : 0);
    for (unsigned cell = 0; cell < side * side; cell++)
        for (unsigned other = 0; other < cell; other++) {
            int rows = abs((int)(cell / side) - (int)(other / side));
            int columns = abs((int)(cell % side) - (int)(other % side));
            bool is_move = (rows == (int)across && columns == (int)down) ||
                           (rows == (int)down && columns == (int)across);
            if (is_move && kind->brute.units < BRUTE_UNITS) {
                uint16_t *pair = brute_unit(&kind->brute, 2);
                pair[0] = (uint16_t)cell;
                pair[1] = (uint16_t)other;
            }
        }
    make_layout(kind);
}

/* Any units of any length over any number of cells, some of which may be in none. */
static void make_custom(uint64_t *random, struct kind *kind)
{
    static const uint8_t sides[] = {2, 3, 4, 5, 6, 9, 31, 32, 33, 63, 64};
    unsigned side = sides[random_below(random, 11)], cells = 1 + random_below(random, 40);
    cells = cells < 2 ? 2 : cells;
    kind->brute = (struct brute_board){.side = side, .cells = cells};
    for (unsigned count = 1 + random_below(random, 12); count > 0; count--) {
        uint8_t order[BRUTE_CELLS] = {0};
        unsigned most = side < cells ? side : cells;
        unsigned length = random_below(random, 3) ? most : 2 + random_below(random, most - 1);
        uint16_t *unit = brute_unit(&kind->brute, length);
        for (unsigned i = 0; i < cells; i++) {
            unsigned k = random_below(random, i + 1);
            order[i] = order[k];
            order[k] = (uint8_t)i;
        }
        for (unsigned i = 0; i < length; i++)
            unit[i] = order[i];
    }
    make_layout(kind);
}

static void make_kind(uint64_t *random, struct kind *kind)
{
    kind->layout = NULL;
    kind->is_classic = false;
    switch (random_below(random, 6)) {
    case 0:
        make_jigsaw(random, kind);
        break;
    case 1:
        make_moves(random, kind);
        break;
    case 2:
        make_custom(random, kind);
        break;
    default:
        make_square(random, kind);
        break;
    }
}

/* --------------------------------------------------------------------------------------- puzzles
 */

struct problem {
    struct kind kind;
    uint8_t givens[BRUTE_CELLS];
    uint64_t sets[BRUTE_CELLS];
    struct sudoku_puzzle puzzle;
    struct brute_answer truth;
};

/* Takes digits out of a filled board, and spoils some now and then. */
static void draw_givens(uint64_t *random, struct problem *problem)
{
    const struct brute_board *board = &problem->kind.brute;
    static const uint8_t shares[] = {0, 10, 30, 40, 50, 60, 80, 100};
    unsigned share = shares[random_below(random, 8)];
    struct brute_answer some;
    uint64_t sets[BRUTE_CELLS];
    for (unsigned cell = 0; cell < board->cells; cell++)
        sets[cell] = UINT64_MAX >> (64 - board->side);
    for (unsigned i = 0; i < 4 && i < board->cells; i++)
        sets[random_below(random, board->cells)] &= UINT64_C(1)
                                                    << random_below(random, board->side);
    brute_ask(board, NULL, sets, 1, 20000, &some);
    for (unsigned cell = 0; cell < board->cells; cell++)
        problem->givens[cell] = some.count && random_below(random, 100) < share
                                    ? (uint8_t)(1 + __builtin_ctzll(some.seen[cell]))
                                    : 0;
    for (unsigned spoilt = random_below(random, 4) ? 0 : 1 + random_below(random, 3); spoilt > 0;
         spoilt--)
        problem->givens[random_below(random, board->cells)] =
            (uint8_t)(1 + random_below(random, board->side));
}

static void draw_sets(uint64_t *random, struct problem *problem)
{
    const struct brute_board *board = &problem->kind.brute;
    unsigned lost = random_below(random, 5);
    for (unsigned cell = 0; cell < board->cells; cell++) {
        problem->sets[cell] = UINT64_MAX >> (64 - board->side);
        for (unsigned i = 0; i < lost; i++)
            problem->sets[cell] &= ~(UINT64_C(1) << random_below(random, 2 * board->side) % 64);
    }
}

static bool make_problem(uint64_t *random, struct problem *problem)
{
    memset(problem, 0, sizeof *problem);
    make_kind(random, &problem->kind);
    if (!problem->kind.layout)
        return false;
    draw_givens(random, problem);
    problem->puzzle.givens = problem->givens;
    if (random_below(random, 3) == 0) {
        draw_sets(random, problem);
        problem->puzzle.candidates = problem->sets;
    }
    brute_ask(&problem->kind.brute, problem->givens, problem->puzzle.candidates, LIMIT, NODES,
              &problem->truth);
    return problem->truth.is_known;
}

/* -------------------------------------------------------------------------------------- questions
 */

/* What an engine in scan order is given where others need a few hundred nodes. */
static struct sudoku_limits few_nodes(void)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = 5000;
    return limits;
}

static enum sudoku_status status_of(const struct problem *problem, uint64_t limit)
{
    if (problem->truth.conflicts)
        return SUDOKU_CONFLICT;
    if (problem->truth.count == 0)
        return SUDOKU_NO_SOLUTION;
    return problem->truth.count >= limit ? SUDOKU_SOLUTION_LIMIT : SUDOKU_OK;
}

struct enumeration {
    const struct problem *problem;
    uint64_t count, sum, stop;
};

static int take(void *user, const uint8_t *solution)
{
    struct enumeration *enumeration = user;
    const struct problem *problem = enumeration->problem;
    CHECK(brute_is_solution(&problem->kind.brute, problem->givens, problem->puzzle.candidates,
                            solution));
    enumeration->count++;
    enumeration->sum += brute_hash(solution, problem->kind.brute.cells);
    return enumeration->count == enumeration->stop;
}

static void ask_for_all(struct sudoku_solver *solver, const struct problem *problem)
{
    struct enumeration all = {problem, 0, 0, 0};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = LIMIT;
    enum sudoku_status status =
        sudoku_solver_enumerate(solver, &problem->puzzle, &limits, take, &all);
    CHECK_EQ(status, status_of(problem, LIMIT));
    CHECK_EQ(all.count, problem->truth.count);
    if (problem->truth.count < LIMIT)
        CHECK(all.sum == problem->truth.sum);
    if (problem->truth.count > 1) {
        struct enumeration some = {problem, 0, 0, problem->truth.count / 2};
        CHECK_EQ(sudoku_solver_enumerate(solver, &problem->puzzle, NULL, take, &some),
                 SUDOKU_CANCELLED);
        CHECK_EQ(some.count, some.stop);
    }
}

static void ask_for_number(struct sudoku_solver *solver, const struct problem *problem)
{
    uint64_t truth = problem->truth.count;
    const uint64_t most[] = {1, truth - (truth > 0), truth, truth + 1, LIMIT};
    for (unsigned i = 0; i < 5; i++) {
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        uint64_t limit = most[i] && most[i] < LIMIT ? most[i] : LIMIT, count = 7, parts = 7;
        limits.solutions = limit;
        enum sudoku_status status = sudoku_solver_count(solver, &problem->puzzle, &limits, &count);
        CHECK_EQ(status, status_of(problem, limit));
        CHECK_EQ(count, problem->truth.conflicts ? 7 : truth < limit ? truth : limit);
        CHECK_EQ(sudoku_solver_count_parts(solver, &problem->puzzle, &limits, 1 << 16, &parts),
                 status);
        CHECK_EQ(parts, count);
    }
}

static void ask_for_one(struct sudoku_solver *solver, const struct problem *problem)
{
    uint8_t solution[BRUTE_CELLS] = {0}, only[BRUTE_CELLS] = {0};
    uint64_t truth = problem->truth.count;
    enum sudoku_status none = truth ? SUDOKU_OK : status_of(problem, LIMIT);
    CHECK_EQ(sudoku_solver_solve(solver, &problem->puzzle, NULL, solution), none);
    CHECK_EQ(sudoku_solver_unique(solver, &problem->puzzle, NULL, only),
             truth > 1 ? SUDOKU_SEVERAL_SOLUTIONS : none);
    const uint64_t *sets = problem->puzzle.candidates;
    CHECK(!truth || brute_is_solution(&problem->kind.brute, problem->givens, sets, solution));
    CHECK(!truth || brute_is_solution(&problem->kind.brute, problem->givens, sets, only));
}

static void ask_for_common(struct sudoku_solver *solver, const struct problem *problem)
{
    const struct sudoku_limits limits = few_nodes();
    sudoku_digitset some[BRUTE_CELLS];
    uint8_t backbone[BRUTE_CELLS];
    enum sudoku_status none = problem->truth.count ? SUDOKU_OK : status_of(problem, LIMIT);
    enum sudoku_status candidates =
        sudoku_solver_true_candidates(solver, &problem->puzzle, &limits, some);
    enum sudoku_status common = sudoku_solver_backbone(solver, &problem->puzzle, &limits, backbone);
    CHECK(candidates == none || candidates == SUDOKU_NODE_LIMIT);
    CHECK(common == none || common == SUDOKU_NODE_LIMIT);
    for (unsigned cell = 0; cell < problem->kind.brute.cells && problem->truth.count; cell++) {
        uint64_t seen = problem->truth.seen[cell];
        bool is_all = problem->truth.count < LIMIT;
        if (candidates == SUDOKU_OK)
            CHECK(is_all ? some[cell] == seen : (some[cell] & seen) == seen);
        if (common == SUDOKU_OK && is_all)
            CHECK_EQ(backbone[cell], seen & (seen - 1) ? 0 : 1 + __builtin_ctzll(seen));
        else if (common == SUDOKU_OK)
            CHECK(!backbone[cell] || seen == UINT64_C(1) << (backbone[cell] - 1));
    }
}

/* Logic takes no digit of a solution away. */
static void ask_for_logic(struct sudoku_solver *solver, const struct problem *problem)
{
    sudoku_digitset left[BRUTE_CELLS];
    enum sudoku_status status = sudoku_solver_candidates(solver, &problem->puzzle, left);
    CHECK(problem->truth.conflicts == (status == SUDOKU_CONFLICT));
    CHECK(!problem->truth.count || status == SUDOKU_OK || status == SUDOKU_UNDECIDED);
    CHECK(status != SUDOKU_OK || problem->truth.count == 1);
    for (unsigned cell = 0; cell < problem->kind.brute.cells && problem->truth.count; cell++)
        CHECK((left[cell] & problem->truth.seen[cell]) == problem->truth.seen[cell]);
}

static void ask_for_estimate(struct sudoku_solver *solver, const struct problem *problem)
{
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    const struct sudoku_limits limits = few_nodes();
    enum sudoku_status status =
        sudoku_solver_estimate(solver, &problem->puzzle, &limits, 3, 1, &estimate);
    enum sudoku_status none = problem->truth.count ? SUDOKU_OK : status_of(problem, LIMIT);
    if (status == SUDOKU_UNDECIDED || status == SUDOKU_NODE_LIMIT)
        return;
    CHECK_EQ(status, none);
    if (status == SUDOKU_OK && problem->truth.count < LIMIT)
        CHECK(estimate.is_exact && fabs(estimate.count - (double)problem->truth.count) < 0.5);
}

/* A call that is stopped at once says what is known, and the next one knows nothing of it. */
static void stop(uint64_t *random, struct sudoku_solver *solver, const struct problem *problem)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    uint64_t count = 0;
    limits.nodes = 1 + random_below(random, 20);
    if (random_below(random, 2))
        limits.seconds = 1e-9;
    if (random_below(random, 2))
        sudoku_solver_cancel(solver);
    enum sudoku_status status =
        random_below(random, 2)
            ? sudoku_solver_count(solver, &problem->puzzle, &limits, &count)
            : sudoku_solver_count_parts(solver, &problem->puzzle, &limits, 0, &count);
    bool is_stopped =
        status == SUDOKU_NODE_LIMIT || status == SUDOKU_TIME_LIMIT || status == SUDOKU_CANCELLED;
    if (is_stopped)
        CHECK(count <= problem->truth.count || problem->truth.count == LIMIT);
    else if (problem->truth.count < LIMIT)
        CHECK_EQ(status, status_of(problem, LIMIT));
}

/* Whether the solver's engine gets through the puzzle soon: scan order does not everywhere. */
static bool is_quick(struct sudoku_solver *solver, const struct problem *problem)
{
    struct sudoku_limits limits = few_nodes();
    uint64_t count;
    limits.solutions = LIMIT;
    return sudoku_solver_count(solver, &problem->puzzle, &limits, &count) != SUDOKU_NODE_LIMIT;
}

static void ask_engine(uint64_t *random, const struct problem *problem, enum sudoku_engine engine)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    options.engine = engine;
    options.seed = random_below(random, 3);
    options.simd = SUDOKU_SIMD_AUTO;
    if (sudoku_solver_create(problem->kind.layout, &options, &solver) != SUDOKU_OK) {
        CHECK_EQ(engine, SUDOKU_ENGINE_ENGINE9);
        CHECK(!problem->kind.is_classic);
        return;
    }
    if (random_below(random, 2))
        stop(random, solver, problem);
    if (!is_quick(solver, problem)) {
        sudoku_solver_destroy(solver);
        return;
    }
    ask_for_all(solver, problem);
    ask_for_number(solver, problem);
    ask_for_one(solver, problem);
    ask_for_common(solver, problem);
    ask_for_logic(solver, problem);
    ask_for_estimate(solver, problem);
    sudoku_solver_destroy(solver);
}

/* What logic alone answers is right. */
static void ask_logic(const struct problem *problem)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    uint64_t count = 7;
    options.engine = SUDOKU_ENGINE_LOGIC;
    CHECK_EQ(sudoku_solver_create(problem->kind.layout, &options, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_solver_count(solver, &problem->puzzle, NULL, &count);
    bool is_counted = status != SUDOKU_UNDECIDED && !problem->truth.conflicts;
    CHECK(status == SUDOKU_UNDECIDED || status == status_of(problem, LIMIT + 1));
    CHECK_EQ(count, is_counted ? problem->truth.count : 7);
    sudoku_solver_destroy(solver);
}

/* No step takes away what a solution has, nor places what one lacks. */
static int judge_step(void *user, const struct sudoku_step *step)
{
    const struct problem *problem = user;
    const uint64_t *seen = problem->truth.seen;
    bool is_right = true;
    for (size_t i = 0; i < step->elimination_count; i++)
        is_right &= !(seen[step->eliminations[i].cell] >> (step->eliminations[i].digit - 1) & 1);
    for (size_t i = 0; i < step->placement_count; i++)
        is_right &= seen[step->placements[i].cell] == UINT64_C(1)
                                                          << (step->placements[i].digit - 1);
    CHECK(is_right);
    if (!is_right)
        fprintf(stderr, "%s\n", step->technique->name);
    return 0;
}

/* Every technique, on boards that are small enough for all of them. */
static void ask_for_steps(const struct problem *problem)
{
    enum { SMALL = 40 };
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic *logic;
    struct brute_answer plain;
    if (problem->kind.brute.cells > SMALL || problem->truth.count == LIMIT ||
        sudoku_logic_create(problem->kind.layout, NULL, &logic) != SUDOKU_OK)
        return;
    brute_ask(&problem->kind.brute, problem->givens, NULL, 2, NODES, &plain);
    position.cells = problem->givens;
    position.candidates = problem->puzzle.candidates;
    position.is_unique = plain.is_known && plain.count == 1;
    enum sudoku_status status = sudoku_logic_set(logic, &position);
    CHECK(!problem->truth.count || status == SUDOKU_OK);
    for (size_t i = 0; i < sudoku_technique_count() && problem->truth.count; i++)
        CHECK(sudoku_logic_all(logic, i, judge_step, (void *)(uintptr_t)problem) >= SUDOKU_OK);
    sudoku_logic_destroy(logic);
}

static void ask_batch(const struct problem *problem)
{
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    struct sudoku_batch *batch;
    uint64_t truth = problem->truth.count;
    options.threads = 2;
    for (options.simd = SUDOKU_SIMD_AUTO; options.simd <= SUDOKU_SIMD_NEON; options.simd++) {
        struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
        uint8_t solution[81] = {0};
        int8_t status = 99;
        if (sudoku_batch_create(&options, &batch) != SUDOKU_OK)
            continue;
        job.puzzles = problem->givens;
        job.count = 1;
        job.limit = 2;
        job.solutions = solution;
        job.statuses = &status;
        CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_OK);
        CHECK_EQ(status, truth > 1 ? SUDOKU_SEVERAL_SOLUTIONS : status_of(problem, 2));
        CHECK(!truth || brute_is_solution(&problem->kind.brute, problem->givens, NULL, solution));
        sudoku_batch_destroy(batch);
    }
}

int main(int argc, char **argv)
{
    static struct problem problem;
    unsigned rounds = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : ROUNDS, judged = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    for (unsigned round = 0; round < rounds && !check_failures; round++) {
        uint64_t random = seed * 1000003 + round;
        if (make_problem(&random, &problem)) {
            judged++;
            for (enum sudoku_engine engine = SUDOKU_ENGINE_AUTO; engine <= SUDOKU_ENGINE_ENGINE9;
                 engine++)
                if (engine == SUDOKU_ENGINE_LOGIC)
                    ask_logic(&problem);
                else
                    ask_engine(&random, &problem, engine);
            ask_for_steps(&problem);
            if (problem.kind.is_classic && !problem.puzzle.candidates)
                ask_batch(&problem);
        }
        if (check_failures)
            fprintf(stderr, "in round %u, side %u, %u cells, %llu solutions\n", round,
                    problem.kind.brute.side, problem.kind.brute.cells,
                    (unsigned long long)problem.truth.count);
        sudoku_layout_destroy(problem.kind.layout);
    }
    printf("%u of %u boards were judged\n", judged, rounds);
    CHECK(rounds < 100 || judged > rounds / 3);
    return check_result();
}
