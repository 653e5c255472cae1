#include "solver/share.h"

#include "common/clock.h"
#include "solver/limiter.h"

bool share_begin(struct share *share, struct sudoku_solver *solver,
                 const struct sudoku_limits *limits)
{
    if (!solver_is_free(solver) || !limiter_take_limits(limits, &share->left))
        return false;
    share->solver = solver;
    share->counts_nodes = share->left.nodes > 0;
    share->end = share->left.seconds > 0 ? clock_now() + share->left.seconds : 0;
    solver_keep_cancel(solver);
    return true;
}

enum sudoku_status share_end(struct share *share, enum sudoku_status status)
{
    /* What was refused leaves a cancel to the next call. */
    solver_end_cancel(share->solver, status != SUDOKU_ERR_ARGUMENT);
    return status;
}

/* What is left, for a question that stops after SOLUTIONS (0: never). SUDOKU_OK, or the limit that
 * was reached. */
static enum sudoku_status take(struct share *share, uint64_t solutions,
                               struct sudoku_limits *limits)
{
    if (share->counts_nodes && share->left.nodes == 0)
        return SUDOKU_NODE_LIMIT;
    if (share->end > 0) {
        share->left.seconds = share->end - clock_now();
        if (share->left.seconds <= 0)
            return SUDOKU_TIME_LIMIT;
    }
    *limits = share->left;
    limits->solutions = solutions;
    return SUDOKU_OK;
}

static void took(struct share *share)
{
    uint64_t nodes = sudoku_solver_stats(share->solver)->nodes;
    if (share->counts_nodes)
        share->left.nodes -= nodes < share->left.nodes ? nodes : share->left.nodes;
}

enum sudoku_status share_candidates(struct share *share, const struct sudoku_puzzle *puzzle,
                                    sudoku_digitset *candidates)
{
    struct sudoku_limits limits;
    enum sudoku_status status = take(share, 0, &limits);
    limits.nodes = 0;
    return status == SUDOKU_OK ? solver_candidates(share->solver, puzzle, &limits, candidates)
                               : status;
}

enum sudoku_status share_solve(struct share *share, const struct sudoku_puzzle *puzzle,
                               uint8_t *solution)
{
    struct sudoku_limits limits;
    enum sudoku_status status = take(share, 1, &limits);
    if (status != SUDOKU_OK)
        return status;
    status = sudoku_solver_solve(share->solver, puzzle, &limits, solution);
    took(share);
    return status;
}

enum sudoku_status share_count(struct share *share, const struct sudoku_puzzle *puzzle,
                               uint64_t solutions, uint64_t nodes, uint64_t *count)
{
    struct sudoku_limits limits;
    enum sudoku_status status = take(share, solutions, &limits);
    if (status != SUDOKU_OK)
        return status;
    bool is_bound = !limits.nodes || limits.nodes > nodes;
    limits.nodes = is_bound ? nodes : limits.nodes;
    *count = 0;
    status = sudoku_solver_count(share->solver, puzzle, &limits, count);
    took(share);
    return status == SUDOKU_NODE_LIMIT && is_bound ? SUDOKU_SOLUTION_LIMIT : status;
}

enum sudoku_status share_ask(struct share *share, const struct engine *engine, void *state,
                             const struct sudoku_puzzle *puzzle, uint64_t solutions)
{
    struct sudoku_limits limits;
    enum sudoku_status status = take(share, solutions, &limits);
    if (status != SUDOKU_OK)
        return status;
    status = solver_ask(share->solver, engine, state, puzzle, &limits, NULL, NULL);
    took(share);
    return status;
}
