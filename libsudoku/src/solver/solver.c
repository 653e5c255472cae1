/* The solver: checks the query, passes it to an engine, checks the answer.
 *
 *     givens -> range -> duplicates -> start candidates -> engine -> check -> caller
 *
 * An engine that prepares its own start receives the givens after the range check; they are
 * searched for duplicates only if it finds no solution. */
#include <sudoku/solver.h>

#include <stddef.h>
#include <string.h>

#include "board/board.h"
#include "common/argument.h"
#include "common/busy.h"
#include "common/mem.h"
#include "common/sized.h"
#include "engine9/engine9.h"
#include "propagation/logic.h"
#include "solver/budget.h"
#include "solver/engines.h"

struct sudoku_solver {
    struct sudoku_allocator allocator;
    const struct sudoku_layout *layout;
    enum sudoku_engine engine;
    enum sudoku_simd simd;
    uint64_t seed;
    bool timed;
    void *engine_state;
    void *logic_state;        /* for sudoku_solver_candidates(); also the state of engine `logic` */
    sudoku_digitset *allowed; /* cell_count: the caller's candidates, unrestricted for givens */
    sudoku_digitset *start;   /* cell_count, and as many lent to budgets */
    uint8_t *first;           /* cell_count: the first solution; and 2 * cell_count lent */
    struct sudoku_stats stats;
    atomic_bool cancel;
    bool holds_cancel;   /* the call is part of a series, with which a cancel request ends */
    atomic_bool is_busy; /* a call is running */
};

/* Copies OPTIONS (NULL: the defaults) into OWN; false if they are invalid. */
static bool copy_options(struct sudoku_solver_options *own,
                         const struct sudoku_solver_options *options)
{
    const size_t first_form = offsetof(struct sudoku_solver_options, simd);
    *own = (struct sudoku_solver_options)SUDOKU_SOLVER_OPTIONS_INIT;
    return argument_expect(!options || sized_copy(own, sizeof *own, options, first_form),
                           "options->size is too small") &&
           argument_expect(own->engine == SUDOKU_ENGINE_AUTO || engine_of(own->engine),
                           "options->engine is none");
}

static enum sudoku_engine best_engine(const struct sudoku_layout *layout)
{
    return engine9_knows(layout) ? SUDOKU_ENGINE_ENGINE9 : SUDOKU_ENGINE_CDCL;
}

static enum sudoku_status allocate(struct sudoku_solver *solver)
{
    const struct sudoku_allocator *allocator = &solver->allocator;
    unsigned cells = solver->layout->cell_count;
    solver->allowed = mem_alloc(allocator, cells, sizeof *solver->allowed);
    solver->start = mem_alloc(allocator, cells, 2 * sizeof *solver->start);
    solver->first = mem_alloc(allocator, cells, 3 * sizeof *solver->first);
    if (!solver->allowed || !solver->start || !solver->first)
        return SUDOKU_ERR_MEMORY;
    enum sudoku_status status =
        engine_logic.create(solver->layout, allocator, &solver->logic_state);
    if (status == SUDOKU_OK && solver->engine != SUDOKU_ENGINE_LOGIC)
        status =
            engine_of(solver->engine)->create(solver->layout, allocator, &solver->engine_state);
    if (status == SUDOKU_OK && solver->engine == SUDOKU_ENGINE_ENGINE9)
        status = engine9_select(solver->engine_state, solver->simd);
    return status;
}

enum sudoku_status sudoku_solver_create(const struct sudoku_layout *layout,
                                        const struct sudoku_solver_options *options,
                                        struct sudoku_solver **out)
{
    struct sudoku_solver_options own;
    if (!argument_expect(out, "solver is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *out = NULL;
    if (!argument_expect(layout, "layout is NULL") || !copy_options(&own, options))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    struct sudoku_solver *solver = mem_alloc(&allocator, 1, sizeof *solver);
    if (!solver)
        return SUDOKU_ERR_MEMORY;
    solver->allocator = allocator;
    solver->layout = layout;
    solver->engine = own.engine == SUDOKU_ENGINE_AUTO ? best_engine(layout) : own.engine;
    solver->simd = own.simd;
    solver->seed = own.seed;
    solver->timed = !own.untimed;
    atomic_init(&solver->cancel, false);
    atomic_init(&solver->is_busy, false);
    enum sudoku_status status = allocate(solver);
    if (status == SUDOKU_OK)
        *out = solver;
    else
        sudoku_solver_destroy(solver);
    return status;
}

void sudoku_solver_destroy(struct sudoku_solver *solver)
{
    if (!solver)
        return;
    struct sudoku_allocator allocator = solver->allocator;
    engine_logic.destroy(solver->logic_state, &allocator);
    if (solver->engine != SUDOKU_ENGINE_LOGIC)
        engine_of(solver->engine)->destroy(solver->engine_state, &allocator);
    mem_free(&allocator, solver->allowed);
    mem_free(&allocator, solver->start);
    mem_free(&allocator, solver->first);
    mem_free(&allocator, solver);
}

void sudoku_solver_set_seed(struct sudoku_solver *solver, uint64_t seed)
{
    if (solver)
        solver->seed = seed;
}

/* The memory of a solver serves one call at a time. */
bool solver_is_free(const struct sudoku_solver *solver)
{
    return argument_expect(solver, "solver is NULL") &&
           busy_is_free(&solver->is_busy, BUSY("solver"));
}

static bool puzzle_is_sound(const struct sudoku_layout *layout, const struct sudoku_puzzle *puzzle)
{
    return argument_expect(puzzle, "puzzle is NULL") &&
           argument_expect(!puzzle->givens || board_digits_in_range(layout, puzzle->givens),
                           "puzzle->givens has a number over the side") &&
           argument_expect(!puzzle->candidates || board_sets_in_range(layout, puzzle->candidates),
                           "puzzle->candidates has a digit over the side");
}

/* Returns PUZZLE with candidates that restrict empty cells only; givens override them. */
static struct sudoku_puzzle narrow_empty_cells(struct sudoku_solver *solver,
                                               const struct sudoku_puzzle *puzzle)
{
    struct sudoku_puzzle own = *puzzle;
    if (!puzzle->givens || !puzzle->candidates)
        return own;
    for (unsigned cell = 0; cell < solver->layout->cell_count; cell++)
        solver->allowed[cell] = puzzle->givens[cell] ? sudoku_digitset_all(solver->layout->side)
                                                     : puzzle->candidates[cell];
    own.candidates = solver->allowed;
    return own;
}

/* Stores the start candidates of PUZZLE in solver->start, or returns SUDOKU_CONFLICT. */
static enum sudoku_status set_start(struct sudoku_solver *solver,
                                    const struct sudoku_puzzle *puzzle)
{
    const struct sudoku_layout *layout = solver->layout;
    if (puzzle->givens && board_has_duplicate(layout, puzzle->givens))
        return SUDOKU_CONFLICT;
    if (puzzle->givens)
        board_candidates(layout, puzzle->givens, solver->start);
    for (unsigned cell = 0; !puzzle->givens && cell < layout->cell_count; cell++)
        solver->start[cell] = sudoku_digitset_all(layout->side);
    for (unsigned cell = 0; puzzle->candidates && cell < layout->cell_count; cell++)
        solver->start[cell] &= puzzle->candidates[cell];
    return SUDOKU_OK;
}

static enum sudoku_status search(struct sudoku_solver *solver, const struct engine *engine,
                                 void *state, struct run *run)
{
    const struct sudoku_puzzle *puzzle = run->puzzle;
    if (limiter_poll(&run->limiter))
        return run->limiter.status;
    enum sudoku_status status = SUDOKU_OK;
    if (!engine->prepares_start) {
        status = set_start(solver, puzzle);
        run->start = solver->start;
    }
    if (status == SUDOKU_OK)
        status = engine->search(state, run);
    if (engine->prepares_start && status == SUDOKU_OK && run->limiter.stats.solutions == 0 &&
        puzzle->givens && board_has_duplicate(solver->layout, puzzle->givens))
        status = SUDOKU_CONFLICT;
    return status;
}

/* Searches PUZZLE, which is valid. */
static enum sudoku_status search_sound(struct sudoku_solver *solver, const struct engine *engine,
                                       void *state, const struct sudoku_puzzle *puzzle,
                                       const struct sudoku_limits *limits,
                                       sudoku_solution_callback *callback, void *user)
{
    solver->stats = (struct sudoku_stats){0};
    solver->first[0] = 0;
    struct sudoku_puzzle own = narrow_empty_cells(solver, puzzle);
    struct run run = {
        .layout = solver->layout,
        .puzzle = &own,
        .seed = solver->seed,
        .callback = callback,
        .user = user,
    };
    limiter_start(&run.limiter, limits, solver->timed, &solver->cancel);
    limiter_set_pace(&run.limiter, solver->layout->cell_count);
    enum sudoku_status status = search(solver, engine, state, &run);
    limiter_finish(&run.limiter);
    if (!solver->holds_cancel)
        limiter_clear_cancel(&solver->cancel);
    solver->stats = run.limiter.stats;
    return status;
}

enum sudoku_status solver_search(struct sudoku_solver *solver, const struct engine *engine,
                                 void *state, const struct sudoku_puzzle *puzzle,
                                 const struct sudoku_limits *limits,
                                 sudoku_solution_callback *callback, void *user)
{
    if (!busy_begin(&solver->is_busy, BUSY("solver")))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = SUDOKU_ERR_ARGUMENT;
    if (puzzle_is_sound(solver->layout, puzzle))
        status = search_sound(solver, engine, state, puzzle, limits, callback, user);
    else
        solver->stats = (struct sudoku_stats){0};
    busy_end(&solver->is_busy);
    return status;
}

static enum sudoku_status run_engine(struct sudoku_solver *solver,
                                     const struct sudoku_puzzle *puzzle,
                                     const struct sudoku_limits *limits,
                                     sudoku_solution_callback *callback, void *user)
{
    bool is_logic = solver->engine == SUDOKU_ENGINE_LOGIC;
    return solver_search(solver, engine_of(solver->engine),
                         is_logic ? solver->logic_state : solver->engine_state, puzzle, limits,
                         callback, user);
}

/* Keeps the first solution. */
static int keep_first(void *user, const uint8_t *solution)
{
    struct sudoku_solver *solver = user;
    if (!solver->first[0])
        memcpy(solver->first, solution, solver->layout->cell_count);
    return 0;
}

/* Searches for up to WANTED solutions and keeps the first. */
static enum sudoku_status find_solutions(struct sudoku_solver *solver,
                                         const struct sudoku_puzzle *puzzle,
                                         const struct sudoku_limits *limits, uint64_t wanted,
                                         uint8_t *solution)
{
    struct sudoku_limits few;
    if (!solver_is_free(solver) || !argument_expect(solution, "solution is NULL") ||
        !limiter_copy_limits(limits, &few))
        return SUDOKU_ERR_ARGUMENT;
    few.solutions = wanted;
    enum sudoku_status status = run_engine(solver, puzzle, &few, keep_first, solver);
    if (status >= SUDOKU_OK && solver->stats.solutions)
        memcpy(solution, solver->first, solver->layout->cell_count);
    return status;
}

/* Returns the status of an exhausted search space, or that of a limit. */
static enum sudoku_status final_status(const struct sudoku_solver *solver,
                                       enum sudoku_status status)
{
    return status == SUDOKU_OK && solver->stats.solutions == 0 ? SUDOKU_NO_SOLUTION : status;
}

enum sudoku_status sudoku_solver_solve(struct sudoku_solver *solver,
                                       const struct sudoku_puzzle *puzzle,
                                       const struct sudoku_limits *limits, uint8_t *solution)
{
    enum sudoku_status status = find_solutions(solver, puzzle, limits, 1, solution);
    return status == SUDOKU_SOLUTION_LIMIT ? SUDOKU_OK : final_status(solver, status);
}

enum sudoku_status sudoku_solver_unique(struct sudoku_solver *solver,
                                        const struct sudoku_puzzle *puzzle,
                                        const struct sudoku_limits *limits, uint8_t *solution)
{
    enum sudoku_status status = find_solutions(solver, puzzle, limits, 2, solution);
    return status == SUDOKU_SOLUTION_LIMIT ? SUDOKU_SEVERAL_SOLUTIONS
                                           : final_status(solver, status);
}

static int ignore_solution(void *user, const uint8_t *solution)
{
    (void)user;
    (void)solution;
    return 0;
}

enum sudoku_status sudoku_solver_count(struct sudoku_solver *solver,
                                       const struct sudoku_puzzle *puzzle,
                                       const struct sudoku_limits *limits, uint64_t *count)
{
    struct sudoku_limits own;
    if (!solver_is_free(solver) || !argument_expect(count, "count is NULL") ||
        !limiter_copy_limits(limits, &own))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = run_engine(solver, puzzle, &own, ignore_solution, NULL);
    if (status >= SUDOKU_OK && status != SUDOKU_CONFLICT && status != SUDOKU_UNDECIDED)
        *count = solver->stats.solutions;
    return final_status(solver, status);
}

enum sudoku_status sudoku_solver_enumerate(struct sudoku_solver *solver,
                                           const struct sudoku_puzzle *puzzle,
                                           const struct sudoku_limits *limits,
                                           sudoku_solution_callback *callback, void *user)
{
    struct sudoku_limits own;
    if (!solver_is_free(solver) || !argument_expect(callback, "callback is NULL") ||
        !limiter_copy_limits(limits, &own))
        return SUDOKU_ERR_ARGUMENT;
    return final_status(solver, run_engine(solver, puzzle, &own, callback, user));
}

void solver_hold_cancel(struct sudoku_solver *solver)
{
    solver->holds_cancel = true;
}

void solver_end_budget(struct sudoku_solver *solver, const struct sudoku_stats *stats, bool is_over)
{
    solver->stats = *stats;
    solver->holds_cancel = false;
    if (is_over)
        limiter_clear_cancel(&solver->cancel);
}

enum sudoku_status solver_candidates(struct sudoku_solver *solver,
                                     const struct sudoku_puzzle *puzzle,
                                     const struct sudoku_limits *limits,
                                     sudoku_digitset *candidates)
{
    if (!solver_is_free(solver) || !argument_expect(candidates, "candidates is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = solver_search(solver, &engine_logic, solver->logic_state, puzzle,
                                              limits, ignore_solution, NULL);
    if (status != SUDOKU_OK && status != SUDOKU_UNDECIDED)
        return status;
    memcpy(candidates, logic_candidates(solver->logic_state),
           solver->layout->cell_count * sizeof *candidates);
    return final_status(solver, status);
}

enum sudoku_status sudoku_solver_candidates(struct sudoku_solver *solver,
                                            const struct sudoku_puzzle *puzzle,
                                            sudoku_digitset *candidates)
{
    return solver_candidates(solver, puzzle, NULL, candidates);
}

const struct sudoku_stats *sudoku_solver_stats(const struct sudoku_solver *solver)
{
    return solver ? &solver->stats : NULL;
}

void solver_lend(struct sudoku_solver *solver, struct budget *budget)
{
    budget->sets = solver->start + solver->layout->cell_count;
    budget->digits = solver->first + solver->layout->cell_count;
}

const struct sudoku_allocator *solver_allocator(const struct sudoku_solver *solver)
{
    return &solver->allocator;
}

enum sudoku_simd solver_simd(const struct sudoku_solver *solver)
{
    return solver->simd;
}

const struct sudoku_layout *solver_layout(const struct sudoku_solver *solver)
{
    return solver->layout;
}

enum sudoku_engine sudoku_solver_engine(const struct sudoku_solver *solver)
{
    return solver ? solver->engine : SUDOKU_ENGINE_AUTO;
}

void sudoku_solver_cancel(struct sudoku_solver *solver)
{
    if (solver)
        atomic_store_explicit(&solver->cancel, true, memory_order_relaxed);
}
