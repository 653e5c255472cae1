#include "solver/share.h"

#include "common/clock.h"
#include "solver/limiter.h"

bool share_begin(struct share *share, const struct sudoku_limits *limits)
{
    if (!limiter_take_limits(limits, &share->left))
        return false;
    share->counts_nodes = share->left.nodes > 0;
    share->end = share->left.seconds > 0 ? clock_now() + share->left.seconds : 0;
    return true;
}

enum sudoku_status share_take(struct share *share, uint64_t solutions, struct sudoku_limits *limits)
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

void share_took(struct share *share, const struct sudoku_solver *solver)
{
    uint64_t nodes = sudoku_solver_stats(solver)->nodes;
    if (share->counts_nodes)
        share->left.nodes -= nodes < share->left.nodes ? nodes : share->left.nodes;
}

enum sudoku_status share_solve(struct share *share, struct sudoku_solver *solver,
                               const struct sudoku_puzzle *puzzle, uint8_t *solution)
{
    struct sudoku_limits limits;
    enum sudoku_status status = share_take(share, 1, &limits);
    if (status != SUDOKU_OK)
        return status;
    status = sudoku_solver_solve(solver, puzzle, &limits, solution);
    share_took(share, solver);
    return status;
}
