#include "generate/oracle.h"

#include "board/layout.h"
#include "common/mem.h"

enum sudoku_status oracle_open(struct oracle *oracle, const struct sudoku_layout *layout,
                               const struct sudoku_allocator *allocator)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.allocator = allocator;
    options.untimed = true;
    *oracle = (struct oracle){.layout = layout};
    oracle->sets = mem_alloc(allocator, layout->cell_count, sizeof *oracle->sets);
    oracle->solution = mem_alloc(allocator, layout->cell_count, sizeof *oracle->solution);
    if (!oracle->sets || !oracle->solution)
        return SUDOKU_ERR_MEMORY;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        oracle->sets[cell] = sudoku_digitset_all(layout->side);
    return sudoku_solver_create(layout, &options, &oracle->solver);
}

void oracle_close(struct oracle *oracle, const struct sudoku_allocator *allocator)
{
    sudoku_solver_destroy(oracle->solver);
    mem_free(allocator, oracle->sets);
    mem_free(allocator, oracle->solution);
}

static int look(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    return limiter_poll(user);
}

struct sudoku_limits oracle_limits(struct limiter *limiter)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    if (limiter->node_limit != UINT64_MAX)
        limits.nodes = limiter->node_limit - limiter->stats.nodes + 1;
    limits.progress = look;
    limits.user = limiter;
    return limits;
}

/* Adds the statistics of the last question to those of the call. Returns STATUS, or the status of a
 * limit. */
static enum sudoku_status within(struct limiter *limiter, const struct sudoku_solver *solver,
                                 enum sudoku_status status)
{
    const struct sudoku_stats *stats = sudoku_solver_stats(solver);
    limiter->stats.nodes += stats->nodes;
    limiter->stats.guesses += stats->guesses;
    limiter->stats.backtracks += stats->backtracks;
    if (limiter->stats.nodes > limiter->node_limit)
        limiter->status = SUDOKU_NODE_LIMIT;
    return limiter->status == SUDOKU_OK ? status : limiter->status;
}

enum sudoku_status oracle_unique(struct oracle *oracle, const uint8_t *givens,
                                 struct limiter *limiter)
{
    const struct sudoku_puzzle puzzle = {givens, NULL};
    const struct sudoku_limits limits = oracle_limits(limiter);
    enum sudoku_status status =
        sudoku_solver_unique(oracle->solver, &puzzle, &limits, oracle->solution);
    return within(limiter, oracle->solver, status);
}

enum sudoku_status oracle_enumerate(struct oracle *oracle, const uint8_t *givens,
                                    struct limiter *limiter, sudoku_solution_callback *callback,
                                    void *user)
{
    const struct sudoku_puzzle puzzle = {givens, NULL};
    const struct sudoku_limits limits = oracle_limits(limiter);
    enum sudoku_status status =
        sudoku_solver_enumerate(oracle->solver, &puzzle, &limits, callback, user);
    return within(limiter, oracle->solver, status);
}

enum sudoku_status oracle_ask(struct oracle *oracle, const struct builder_question *question,
                              struct limiter *limiter, unsigned *found)
{
    enum sudoku_status status;
    if (question->cell == REDUCTION_NO_CELL) {
        status = oracle_unique(oracle, question->givens, limiter);
    } else {
        const struct sudoku_puzzle puzzle = {question->givens, oracle->sets};
        const struct sudoku_limits limits = oracle_limits(limiter);
        sudoku_digitset *set = &oracle->sets[question->cell], all = *set;
        *set = sudoku_digitset_remove(all, question->digit);
        status = sudoku_solver_solve(oracle->solver, &puzzle, &limits, oracle->solution);
        *set = all;
        status = within(limiter, oracle->solver, status);
    }
    *found = status == SUDOKU_OK ? 1 : status == SUDOKU_SEVERAL_SOLUTIONS ? 2 : 0;
    bool is_answer = *found || status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT;
    return is_answer ? SUDOKU_OK : status;
}
