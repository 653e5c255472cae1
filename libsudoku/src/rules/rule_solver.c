/* The solver of rules: checks the query, prepares the rules once, passes queries to the search. */
#include <string.h>

#include "common/argument.h"
#include "common/busy.h"
#include "common/mem.h"
#include "rules/search/compile.h"
#include "rules/search/conflict.h"
#include "rules/search/search.h"
#include "rules/valueset.h"

struct sudoku_rule_solver {
    struct sudoku_allocator allocator;
    struct arena arena;
    struct program program;
    struct rule_search search;
    uint8_t *first;            /* the first solution of a query */
    sudoku_valueset *possible; /* values not excluded, for true candidates */
    sudoku_valueset *found;    /* values of solutions */
    struct sudoku_stats stats;
    atomic_bool cancel;
    atomic_bool is_busy;
};

static enum sudoku_status prepare(struct sudoku_rule_solver *own, const struct sudoku_rules *rules)
{
    size_t cells = rules->cell_count;
    enum sudoku_status status = compile_rules(&own->program, rules, &own->arena);
    if (status != SUDOKU_OK)
        return status;
    own->first = arena_alloc(&own->arena, cells);
    own->possible = arena_alloc(&own->arena, cells * sizeof *own->possible);
    own->found = arena_alloc(&own->arena, cells * sizeof *own->found);
    return own->first && own->possible && own->found &&
                   search_create(&own->search, &own->program, &own->arena)
               ? SUDOKU_OK
               : SUDOKU_ERR_MEMORY;
}

enum sudoku_status sudoku_rule_solver_create(const struct sudoku_rules *rules,
                                             struct sudoku_rule_solver **out)
{
    if (!argument_expect(out, "solver is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *out = NULL;
    if (!argument_expect(rules, "rules is NULL") ||
        !argument_expect(rules->open_count == 0, "alternatives are open"))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_rule_solver *own = mem_alloc(&rules->allocator, 1, sizeof *own);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    own->allocator = rules->allocator;
    own->arena.allocator = &own->allocator;
    atomic_init(&own->cancel, false);
    atomic_init(&own->is_busy, false);
    enum sudoku_status status = prepare(own, rules);
    if (status == SUDOKU_OK)
        *out = own;
    else
        sudoku_rule_solver_destroy(own);
    return status;
}

void sudoku_rule_solver_destroy(struct sudoku_rule_solver *own)
{
    if (!own)
        return;
    struct sudoku_allocator allocator = own->allocator;
    arena_clear(&own->arena);
    mem_free(&allocator, own);
}

/* Starts a call under copied LIMITS; false if it is rejected. */
static bool begin(struct sudoku_rule_solver *own, const struct sudoku_limits *limits,
                  uint64_t solutions, struct limiter *limiter)
{
    struct sudoku_limits copy;
    if (!argument_expect(own, "solver is NULL") || !limiter_copy_limits(limits, &copy) ||
        !busy_begin(&own->is_busy, BUSY("solver")))
        return false;
    if (solutions)
        copy.solutions = solutions;
    limiter_start(limiter, &copy, true, &own->cancel);
    limiter_set_pace(limiter, 1024);
    return true;
}

static enum sudoku_status end(struct sudoku_rule_solver *own, struct limiter *limiter,
                              enum sudoku_status status)
{
    limiter_finish(limiter);
    limiter_clear_cancel(&own->cancel);
    own->stats = limiter->stats;
    busy_end(&own->is_busy);
    return status == SUDOKU_OK && own->stats.solutions == 0 ? SUDOKU_NO_SOLUTION : status;
}

/* Keeps the first solution. */
static int keep_first(void *user, const uint8_t *solution)
{
    struct sudoku_rule_solver *own = user;
    if (own->first[0] == SUDOKU_RULES_EMPTY)
        memcpy(own->first, solution, own->program.cell_count);
    return 0;
}

/* Searches for up to WANTED solutions and keeps the first. */
static enum sudoku_status find(struct sudoku_rule_solver *own, const sudoku_valueset *candidates,
                               const struct sudoku_limits *limits, uint64_t wanted,
                               uint8_t *solution)
{
    struct limiter limiter;
    if (!argument_expect(solution, "solution is NULL") || !begin(own, limits, wanted, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    own->first[0] = SUDOKU_RULES_EMPTY;
    enum sudoku_status status =
        search_run(&own->search, candidates, SEARCH_FEW, &limiter, keep_first, own);
    if (status >= SUDOKU_OK && limiter.stats.solutions)
        memcpy(solution, own->first, own->program.cell_count);
    return end(own, &limiter, status);
}

enum sudoku_status sudoku_rule_solver_solve(struct sudoku_rule_solver *solver,
                                            const sudoku_valueset *candidates,
                                            const struct sudoku_limits *limits, uint8_t *solution)
{
    enum sudoku_status status = find(solver, candidates, limits, 1, solution);
    return status == SUDOKU_SOLUTION_LIMIT ? SUDOKU_OK : status;
}

enum sudoku_status sudoku_rule_solver_unique(struct sudoku_rule_solver *solver,
                                             const sudoku_valueset *candidates,
                                             const struct sudoku_limits *limits, uint8_t *solution)
{
    enum sudoku_status status = find(solver, candidates, limits, 2, solution);
    return status == SUDOKU_SOLUTION_LIMIT ? SUDOKU_SEVERAL_SOLUTIONS : status;
}

enum sudoku_status sudoku_rule_solver_enumerate(struct sudoku_rule_solver *solver,
                                                const sudoku_valueset *candidates,
                                                const struct sudoku_limits *limits,
                                                sudoku_solution_callback *callback, void *user)
{
    struct limiter limiter;
    if (!argument_expect(callback, "callback is NULL") || !begin(solver, limits, 0, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    return end(solver, &limiter,
               search_run(&solver->search, candidates, SEARCH_ALL, &limiter, callback, user));
}

static int ignore_solution(void *user, const uint8_t *solution)
{
    (void)user;
    (void)solution;
    return 0;
}

enum sudoku_status sudoku_rule_solver_count(struct sudoku_rule_solver *solver,
                                            const sudoku_valueset *candidates,
                                            const struct sudoku_limits *limits, uint64_t *count)
{
    if (!argument_expect(count, "count is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status =
        sudoku_rule_solver_enumerate(solver, candidates, limits, ignore_solution, NULL);
    if (status >= SUDOKU_OK)
        *count = solver->stats.solutions;
    return status;
}

static bool is_solved(const struct sudoku_rule_solver *own, const sudoku_valueset *sets)
{
    for (unsigned cell = 0; cell < own->program.cell_count; cell++)
        if (!sudoku_digitset_is_single(sets[cell]))
            return false;
    return true;
}

enum sudoku_status sudoku_rule_solver_candidates(struct sudoku_rule_solver *solver,
                                                 const sudoku_valueset *candidates,
                                                 sudoku_valueset *result)
{
    struct limiter limiter;
    if (!argument_expect(result, "result is NULL") || !begin(solver, NULL, 0, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = SUDOKU_NO_SOLUTION;
    if (search_propagate(&solver->search, candidates)) {
        const sudoku_valueset *sets = search_sets(&solver->search);
        memcpy(result, sets, solver->program.cell_count * sizeof *sets);
        status = is_solved(solver, sets) ? SUDOKU_OK : SUDOKU_UNDECIDED;
    }
    limiter.stats.solutions = status == SUDOKU_OK;
    return end(solver, &limiter, status);
}

/* Adds a solution to the values found, and stops. */
static int add_solution(void *user, const uint8_t *solution)
{
    struct sudoku_rule_solver *own = user;
    for (unsigned cell = 0; cell < own->program.cell_count; cell++)
        own->found[cell] |=
            (sudoku_valueset)(1U << (solution[cell] - own->program.rules->min_value));
    return 1;
}

/* Searches for a solution among the possible values and adds it. Returns SUDOKU_OK if there is
 * none, SUDOKU_CANCELLED with limiter->status OK if there is one, or what stopped the search. */
static enum sudoku_status probe(struct sudoku_rule_solver *own, struct limiter *limiter)
{
    uint64_t before = limiter->stats.solutions;
    enum sudoku_status status =
        search_run(&own->search, own->possible, SEARCH_FEW, limiter, add_solution, own);
    if (status == SUDOKU_CANCELLED && limiter->stats.solutions > before)
        limiter->status = SUDOKU_OK;
    return status;
}

/* Looks for the values of CELL that were neither found nor excluded. */
static enum sudoku_status probe_cell(struct sudoku_rule_solver *own, unsigned cell,
                                     struct limiter *limiter)
{
    sudoku_valueset left;
    while ((left = own->possible[cell] & (sudoku_valueset)~own->found[cell]) != 0) {
        sudoku_valueset before = own->possible[cell];
        own->possible[cell] = left;
        enum sudoku_status status = probe(own, limiter);
        own->possible[cell] = before;
        if (status == SUDOKU_OK)
            own->possible[cell] &= (sudoku_valueset)~left;
        else if (limiter->status != SUDOKU_OK)
            return limiter->status;
    }
    return SUDOKU_OK;
}

static enum sudoku_status find_true(struct sudoku_rule_solver *own,
                                    const sudoku_valueset *candidates, struct limiter *limiter)
{
    size_t size = own->program.cell_count * sizeof *own->found;
    memset(own->found, 0, size);
    if (!search_propagate(&own->search, candidates))
        return SUDOKU_OK;
    memcpy(own->possible, search_sets(&own->search), size);
    enum sudoku_status status = probe(own, limiter);
    if (status == SUDOKU_OK || limiter->status != SUDOKU_OK)
        return status;
    status = SUDOKU_OK;
    for (unsigned cell = 0; status == SUDOKU_OK && cell < own->program.cell_count; cell++)
        status = probe_cell(own, cell, limiter);
    return status;
}

enum sudoku_status sudoku_rule_solver_true_candidates(struct sudoku_rule_solver *solver,
                                                      const sudoku_valueset *candidates,
                                                      const struct sudoku_limits *limits,
                                                      sudoku_valueset *result)
{
    struct limiter limiter;
    if (!argument_expect(result, "result is NULL") || !begin(solver, limits, UINT64_MAX, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = find_true(solver, candidates, &limiter);
    if (status >= SUDOKU_OK && limiter.stats.solutions)
        memcpy(result, solver->found, solver->program.cell_count * sizeof *result);
    return end(solver, &limiter, status);
}

enum sudoku_status sudoku_rule_solver_find_conflict(struct sudoku_rule_solver *solver,
                                                    const sudoku_valueset *candidates, int *broken)
{
    struct limiter limiter;
    if (!argument_expect(broken, "broken is NULL") || !begin(solver, NULL, 0, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    const struct program *program = &solver->program;
    enum sudoku_status status = SUDOKU_CONFLICT;
    int first = -1;
    bool is_own = false;
    if (search_restrict(&solver->search, candidates))
        first = (int)conflict_find(program, search_sets(&solver->search));
    if (first == (int)program->rules->rule_count)
        status = SUDOKU_OK;
    else
        *broken = first;
    if (status == SUDOKU_CONFLICT && first >= 0) {
        status = conflict_is_own(program->rules, (unsigned)first, &is_own);
        if (status == SUDOKU_OK)
            status = is_own ? SUDOKU_NO_SOLUTION : SUDOKU_CONFLICT;
    }
    limiter.stats.solutions = 1;
    return end(solver, &limiter, status);
}

const struct sudoku_stats *sudoku_rule_solver_stats(const struct sudoku_rule_solver *solver)
{
    return solver ? &solver->stats : NULL;
}

void sudoku_rule_solver_cancel(struct sudoku_rule_solver *solver)
{
    if (solver)
        atomic_store_explicit(&solver->cancel, true, memory_order_relaxed);
}
