#include "solver/share.h"

#include "common/clock.h"
#include "solver/limiter.h"

bool share_begin(struct share *share, struct sudoku_solver *solver,
                 const struct sudoku_limits *limits)
{
    if (!solver_is_free(solver) || !limiter_take_limits(limits, &share->left))
        return false;
    share->solver = solver;
    share->done = (struct sudoku_stats){0};
    share->counts_nodes = share->left.nodes > 0;
    share->end = share->left.seconds > 0 ? clock_now() + share->left.seconds : 0;
    solver_keep_cancel(solver);
    return true;
}

enum sudoku_status share_end(struct share *share, enum sudoku_status status)
{
    /* A rejected call leaves a cancel request to the next call. */
    solver_end_share(share->solver, &share->done, status != SUDOKU_ERR_ARGUMENT);
    return status;
}

/* Stores the remaining limits, for a query that stops after SOLUTIONS (0: never). Returns
 * SUDOKU_OK, or the limit that was reached. */
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
    const struct sudoku_stats *stats = sudoku_solver_stats(share->solver);
    struct sudoku_stats *done = &share->done;
    if (share->counts_nodes)
        share->left.nodes -= stats->nodes < share->left.nodes ? stats->nodes : share->left.nodes;
    done->solutions += stats->solutions;
    done->nodes += stats->nodes;
    done->guesses += stats->guesses;
    done->backtracks += stats->backtracks;
    done->depth = stats->depth > done->depth ? stats->depth : done->depth;
    done->seconds += stats->seconds;
}

enum sudoku_status share_candidates(struct share *share, const struct sudoku_puzzle *puzzle,
                                    sudoku_digitset *candidates)
{
    struct sudoku_limits limits;
    enum sudoku_status status = take(share, 0, &limits);
    if (status != SUDOKU_OK)
        return status;
    limits.nodes = 0;
    status = solver_candidates(share->solver, puzzle, &limits, candidates);
    share->done.seconds += sudoku_solver_stats(share->solver)->seconds;
    return status;
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
