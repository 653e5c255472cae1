#include "solver/budget.h"

#include "common/clock.h"
#include "engine/limiter.h"

bool budget_begin(struct budget *budget, struct sudoku_solver *solver,
                  const struct sudoku_limits *limits)
{
    if (!solver_is_free(solver) || !limiter_copy_limits(limits, &budget->left))
        return false;
    budget->solver = solver;
    solver_lend(solver, budget);
    budget->done = (struct sudoku_stats){0};
    budget->counts_nodes = budget->left.nodes > 0;
    budget->end = budget->left.seconds > 0 ? clock_now() + budget->left.seconds : 0;
    solver_hold_cancel(solver);
    return true;
}

enum sudoku_status budget_end(struct budget *budget, enum sudoku_status status)
{
    /* A rejected call leaves a cancel request to the next call. */
    solver_end_budget(budget->solver, &budget->done, status != SUDOKU_ERR_ARGUMENT);
    return status;
}

/* Stores the remaining limits, for a query that stops after SOLUTIONS (0: never). Returns
 * SUDOKU_OK, or the limit that was reached. */
static enum sudoku_status remaining_limits(struct budget *budget, uint64_t solutions,
                                           struct sudoku_limits *limits)
{
    if (budget->counts_nodes && budget->left.nodes == 0)
        return SUDOKU_NODE_LIMIT;
    if (budget->end > 0) {
        budget->left.seconds = budget->end - clock_now();
        if (budget->left.seconds <= 0)
            return SUDOKU_TIME_LIMIT;
    }
    *limits = budget->left;
    limits->solutions = solutions;
    return SUDOKU_OK;
}

static void spend(struct budget *budget)
{
    const struct sudoku_stats *stats = sudoku_solver_stats(budget->solver);
    struct sudoku_stats *done = &budget->done;
    if (budget->counts_nodes)
        budget->left.nodes -= stats->nodes < budget->left.nodes ? stats->nodes : budget->left.nodes;
    done->solutions += stats->solutions;
    done->nodes += stats->nodes;
    done->guesses += stats->guesses;
    done->backtracks += stats->backtracks;
    done->depth = stats->depth > done->depth ? stats->depth : done->depth;
    done->seconds += stats->seconds;
}

enum sudoku_status budget_candidates(struct budget *budget, const struct sudoku_puzzle *puzzle,
                                     sudoku_digitset *candidates)
{
    struct sudoku_limits limits;
    enum sudoku_status status = remaining_limits(budget, 0, &limits);
    if (status != SUDOKU_OK)
        return status;
    limits.nodes = 0;
    status = solver_candidates(budget->solver, puzzle, &limits, candidates);
    budget->done.seconds += sudoku_solver_stats(budget->solver)->seconds;
    return status;
}

enum sudoku_status budget_solve(struct budget *budget, const struct sudoku_puzzle *puzzle,
                                uint8_t *solution)
{
    struct sudoku_limits limits;
    enum sudoku_status status = remaining_limits(budget, 1, &limits);
    if (status != SUDOKU_OK)
        return status;
    status = sudoku_solver_solve(budget->solver, puzzle, &limits, solution);
    spend(budget);
    return status;
}

enum sudoku_status budget_unique(struct budget *budget, const struct sudoku_puzzle *puzzle,
                                 uint8_t *solution)
{
    struct sudoku_limits limits;
    enum sudoku_status status = remaining_limits(budget, 2, &limits);
    if (status != SUDOKU_OK)
        return status;
    status = sudoku_solver_unique(budget->solver, puzzle, &limits, solution);
    spend(budget);
    return status;
}

enum sudoku_status budget_count(struct budget *budget, const struct sudoku_puzzle *puzzle,
                                uint64_t solutions, uint64_t nodes, uint64_t *count)
{
    struct sudoku_limits limits;
    enum sudoku_status status = remaining_limits(budget, solutions, &limits);
    if (status != SUDOKU_OK)
        return status;
    bool is_bound = !limits.nodes || limits.nodes > nodes;
    limits.nodes = is_bound ? nodes : limits.nodes;
    *count = 0;
    status = sudoku_solver_count(budget->solver, puzzle, &limits, count);
    spend(budget);
    return status == SUDOKU_NODE_LIMIT && is_bound ? SUDOKU_SOLUTION_LIMIT : status;
}

enum sudoku_status budget_search(struct budget *budget, const struct engine *engine, void *state,
                                 const struct sudoku_puzzle *puzzle, uint64_t solutions)
{
    struct sudoku_limits limits;
    enum sudoku_status status = remaining_limits(budget, solutions, &limits);
    if (status != SUDOKU_OK)
        return status;
    status = solver_search(budget->solver, engine, state, puzzle, &limits, NULL, NULL);
    spend(budget);
    return status;
}
