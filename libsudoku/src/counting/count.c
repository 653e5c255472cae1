/* Counting of solutions: by search while there are few, then by components. */
#include "common/argument.h"
#include "counting/counter.h"
#include "counting/counter9.h"
#include "solver/budget.h"

enum {
    /* Maximum number of nodes of the search, which needs no memory and is faster for few solutions:
     * up to some hundred thousand on a classic board, at two nodes or less each. */
    SEARCHED_NODES = 20000,
    SEARCHED_NODES_CLASSIC = 1000000,
    DEFAULT_MEGABYTES = 256,
    MEGABYTE = 1 << 20
};

/* Creates the engine that counts on the solver's layout, and its state. */
static enum sudoku_status create_counter(const struct sudoku_solver *solver, size_t bytes,
                                         const struct engine **engine, void **state)
{
    const struct sudoku_allocator *allocator = solver_allocator(solver);
    struct counter *counter = NULL;
    struct counter9 *counter9 = NULL;
    enum sudoku_status status;
    if (sudoku_solver_engine(solver) == SUDOKU_ENGINE_ENGINE9) {
        *engine = &engine_counter9;
        status = counter9_create(solver_simd(solver), bytes, allocator, &counter9);
        *state = counter9;
    } else {
        *engine = &engine_counter;
        status = counter_create(solver_layout(solver), bytes, allocator, &counter);
        *state = counter;
    }
    return status;
}

static enum sudoku_status count_by_components(struct budget *budget,
                                              const struct sudoku_puzzle *puzzle, size_t memory,
                                              uint64_t solutions, uint64_t *count)
{
    const struct engine *engine;
    void *state;
    enum sudoku_status status = create_counter(
        budget->solver, memory ? memory : (size_t)DEFAULT_MEGABYTES * MEGABYTE, &engine, &state);
    if (status != SUDOKU_OK)
        return status;
    status = budget_search(budget, engine, state, puzzle, solutions);
    engine->destroy(state, solver_allocator(budget->solver));
    uint64_t counted = sudoku_solver_stats(budget->solver)->solutions;
    if (status == SUDOKU_OK || status == SUDOKU_SOLUTION_LIMIT)
        *count = counted;
    return status == SUDOKU_OK && counted == 0 ? SUDOKU_NO_SOLUTION : status;
}

enum sudoku_status sudoku_solver_count_cached(struct sudoku_solver *solver,
                                              const struct sudoku_puzzle *puzzle,
                                              const struct sudoku_limits *limits, size_t memory,
                                              uint64_t *count)
{
    struct budget budget;
    uint64_t counted = 0;
    if (!argument_expect(count, "count is NULL") || !budget_begin(&budget, solver, limits))
        return SUDOKU_ERR_ARGUMENT;
    uint64_t wanted = budget.left.solutions;
    bool is_classic = sudoku_solver_engine(solver) == SUDOKU_ENGINE_ENGINE9;
    uint64_t nodes = is_classic ? SEARCHED_NODES_CLASSIC : SEARCHED_NODES;
    enum sudoku_status status = budget_count(&budget, puzzle, wanted, nodes, &counted);
    if (status == SUDOKU_SOLUTION_LIMIT && (wanted == 0 || counted < wanted))
        status = count_by_components(&budget, puzzle, memory, wanted, &counted);
    budget.done.solutions = counted;
    if (status >= SUDOKU_OK && status != SUDOKU_CONFLICT && status != SUDOKU_UNDECIDED)
        *count = counted;
    return budget_end(&budget, status);
}
