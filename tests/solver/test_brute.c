/* Every query to every engine on boards of every kind, against a reference that shares nothing with
 * the library: odd sides and shapes, cells in no unit, contradicting givens, restricted candidates,
 * limits at and near the number of solutions, solvers stopped before.
 *
 * Arguments: the number of boards, and the seed. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "solver/brute.h"
#include "solver/brute_problem.h"
#include "support/check.h"

enum { ROUNDS = 250 };

/* The limits of an engine in scan order, where others need a few hundred nodes. */
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
    limits.solutions = PROBLEM_LIMIT;
    enum sudoku_status status =
        sudoku_solver_enumerate(solver, &problem->puzzle, &limits, take, &all);
    CHECK_EQ(status, status_of(problem, PROBLEM_LIMIT));
    CHECK_EQ(all.count, problem->truth.count);
    if (problem->truth.count < PROBLEM_LIMIT)
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
    const uint64_t most[] = {1, truth - (truth > 0), truth, truth + 1, PROBLEM_LIMIT};
    for (unsigned i = 0; i < 5; i++) {
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        uint64_t limit = most[i] && most[i] < PROBLEM_LIMIT ? most[i] : PROBLEM_LIMIT, count = 7,
                 parts = 7;
        limits.solutions = limit;
        enum sudoku_status status = sudoku_solver_count(solver, &problem->puzzle, &limits, &count);
        CHECK_EQ(status, status_of(problem, limit));
        CHECK_EQ(count, problem->truth.conflicts ? 7 : truth < limit ? truth : limit);
        CHECK_EQ(sudoku_solver_count_cached(solver, &problem->puzzle, &limits, 1 << 16, &parts),
                 status);
        CHECK_EQ(parts, count);
    }
}

static void ask_for_one(struct sudoku_solver *solver, const struct problem *problem)
{
    uint8_t solution[BRUTE_CELLS] = {0}, only[BRUTE_CELLS] = {0};
    uint64_t truth = problem->truth.count;
    enum sudoku_status none = truth ? SUDOKU_OK : status_of(problem, PROBLEM_LIMIT);
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
    enum sudoku_status none = problem->truth.count ? SUDOKU_OK : status_of(problem, PROBLEM_LIMIT);
    enum sudoku_status candidates =
        sudoku_solver_true_candidates(solver, &problem->puzzle, &limits, some);
    enum sudoku_status common = sudoku_solver_backbone(solver, &problem->puzzle, &limits, backbone);
    CHECK(candidates == none || candidates == SUDOKU_NODE_LIMIT);
    CHECK(common == none || common == SUDOKU_NODE_LIMIT);
    for (unsigned cell = 0; cell < problem->kind.brute.cells && problem->truth.count; cell++) {
        uint64_t seen = problem->truth.seen[cell];
        bool is_all = problem->truth.count < PROBLEM_LIMIT;
        if (candidates == SUDOKU_OK)
            CHECK(is_all ? some[cell] == seen : (some[cell] & seen) == seen);
        if (common == SUDOKU_OK && is_all)
            CHECK_EQ(backbone[cell], seen & (seen - 1) ? 0 : 1 + __builtin_ctzll(seen));
        else if (common == SUDOKU_OK)
            CHECK(!backbone[cell] || seen == UINT64_C(1) << (backbone[cell] - 1));
    }
}

/* Propagation removes no digit of a solution. */
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
    enum sudoku_status none = problem->truth.count ? SUDOKU_OK : status_of(problem, PROBLEM_LIMIT);
    if (status == SUDOKU_UNDECIDED || status == SUDOKU_NODE_LIMIT)
        return;
    CHECK_EQ(status, none);
    if (status == SUDOKU_OK && problem->truth.count < PROBLEM_LIMIT)
        CHECK(estimate.is_exact && fabs(estimate.count - (double)problem->truth.count) < 0.5);
}

/* A call stopped at once reports only certain results, and does not affect the next one. */
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
            : sudoku_solver_count_cached(solver, &problem->puzzle, &limits, 0, &count);
    bool is_stopped =
        status == SUDOKU_NODE_LIMIT || status == SUDOKU_TIME_LIMIT || status == SUDOKU_CANCELLED;
    if (is_stopped)
        CHECK(count <= problem->truth.count || problem->truth.count == PROBLEM_LIMIT);
    else if (problem->truth.count < PROBLEM_LIMIT)
        CHECK_EQ(status, status_of(problem, PROBLEM_LIMIT));
}

/* True if the solver's engine finishes the puzzle soon, which scan order sometimes does not. */
static bool is_quick(struct sudoku_solver *solver, const struct problem *problem)
{
    struct sudoku_limits limits = few_nodes();
    uint64_t count;
    limits.solutions = PROBLEM_LIMIT;
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

/* The answers of propagation alone are correct. */
static void ask_logic(const struct problem *problem)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    uint64_t count = 7;
    options.engine = SUDOKU_ENGINE_LOGIC;
    CHECK_EQ(sudoku_solver_create(problem->kind.layout, &options, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_solver_count(solver, &problem->puzzle, NULL, &count);
    bool is_counted = status != SUDOKU_UNDECIDED && !problem->truth.conflicts;
    CHECK(status == SUDOKU_UNDECIDED || status == status_of(problem, PROBLEM_LIMIT + 1));
    CHECK_EQ(count, is_counted ? problem->truth.count : 7);
    sudoku_solver_destroy(solver);
}

/* No step removes a digit of a solution, or places a wrong one. */
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

/* Every technique, on boards small enough for all of them. */
static void ask_for_steps(const struct problem *problem)
{
    enum { SMALL = 40 };
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic *logic;
    struct brute_answer plain;
    if (problem->kind.brute.cells > SMALL || problem->truth.count == PROBLEM_LIMIT ||
        sudoku_logic_create(problem->kind.layout, NULL, &logic) != SUDOKU_OK)
        return;
    brute_ask(&problem->kind.brute, problem->givens, NULL, 2, PROBLEM_NODES, &plain);
    position.cells = problem->givens;
    position.candidates = problem->puzzle.candidates;
    position.is_unique = plain.is_known && plain.count == 1;
    enum sudoku_status status = sudoku_logic_set_position(logic, &position);
    CHECK(!problem->truth.count || status == SUDOKU_OK);
    for (size_t i = 0; i < sudoku_technique_count() && problem->truth.count; i++)
        CHECK(sudoku_logic_enumerate_steps(logic, i, judge_step, (void *)(uintptr_t)problem) >=
              SUDOKU_OK);
    sudoku_logic_destroy(logic);
}

static void ask_batch(const struct problem *problem)
{
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    struct sudoku_batch *batch;
    uint64_t truth = problem->truth.count;
    options.threads = 2;
    for (options.simd = SUDOKU_SIMD_AUTO; options.simd <= SUDOKU_SIMD_WASM; options.simd++) {
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
    unsigned rounds = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : ROUNDS, judged = 0,
             large = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    for (unsigned round = 0; round < rounds && !check_failures; round++) {
        uint64_t random = seed * 1000003 + round;
        if (brute_problem_make(&random, &problem)) {
            judged++;
            large += problem.kind.brute.cells > 256;
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
    printf("%u of %u boards were judged, %u of them large\n", judged, rounds, large);
    CHECK(rounds < 100 || (judged > rounds / 3 && large > rounds / 20));
    return check_result();
}
