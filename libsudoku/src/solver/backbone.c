/* The backbone and the true candidates, by repeated solving: each query asks for a solution that
 * differs from all those found before. */
#include <string.h>

#include "board/board.h"
#include "common/argument.h"
#include "solver/budget.h"

struct probe {
    struct budget budget; /* of the caller's limits */
    unsigned cell_count;
    struct sudoku_puzzle puzzle; /* its candidates are POSSIBLE */
    sudoku_digitset *possible;
    uint8_t *solution;
};

/* Stores the first solution in probe->solution, and the candidates after propagation in
 * probe->possible. */
static enum sudoku_status probe_begin(struct probe *probe, const struct sudoku_puzzle *puzzle)
{
    probe->possible = probe->budget.sets;
    probe->solution = probe->budget.digits;
    enum sudoku_status status = budget_candidates(&probe->budget, puzzle, probe->possible);
    if (status != SUDOKU_OK && status != SUDOKU_UNDECIDED)
        return status;
    probe->cell_count = sudoku_layout_cell_count(solver_layout(probe->budget.solver));
    probe->puzzle = (struct sudoku_puzzle){puzzle->givens, probe->possible};
    return budget_solve(&probe->budget, &probe->puzzle, probe->solution);
}

/* Searches for a solution with one of DIGITS in CELL; without one these digits are impossible. */
static enum sudoku_status probe_cell(struct probe *probe, unsigned cell, sudoku_digitset digits)
{
    sudoku_digitset before = probe->possible[cell];
    probe->possible[cell] = digits;
    enum sudoku_status status = budget_solve(&probe->budget, &probe->puzzle, probe->solution);
    probe->possible[cell] = status == SUDOKU_NO_SOLUTION ? before & ~digits : before;
    return status;
}

static bool is_answer(enum sudoku_status status)
{
    return status == SUDOKU_OK || status == SUDOKU_NO_SOLUTION;
}

static void add_solution(const struct probe *probe, sudoku_digitset *candidates)
{
    for (unsigned cell = 0; cell < probe->cell_count; cell++)
        candidates[cell] = sudoku_digitset_add(candidates[cell], probe->solution[cell]);
}

static enum sudoku_status find_true(struct probe *probe, const struct sudoku_puzzle *puzzle,
                                    sudoku_digitset *candidates)
{
    enum sudoku_status status = probe_begin(probe, puzzle);
    if (status != SUDOKU_OK)
        return status;
    memset(candidates, 0, probe->cell_count * sizeof *candidates);
    add_solution(probe, candidates);
    for (unsigned cell = 0; cell < probe->cell_count; cell++) {
        sudoku_digitset left;
        while ((left = probe->possible[cell] & ~candidates[cell]) != 0) {
            status = probe_cell(probe, cell, sudoku_digitset_of(sudoku_digitset_first(left)));
            if (!is_answer(status))
                return status;
            if (status == SUDOKU_OK)
                add_solution(probe, candidates);
        }
    }
    return SUDOKU_OK;
}

enum sudoku_status sudoku_solver_true_candidates(struct sudoku_solver *solver,
                                                 const struct sudoku_puzzle *puzzle,
                                                 const struct sudoku_limits *limits,
                                                 sudoku_digitset *candidates)
{
    struct probe probe;
    if (!argument_expect(candidates, "candidates is NULL") ||
        !budget_begin(&probe.budget, solver, limits))
        return SUDOKU_ERR_ARGUMENT;
    return budget_end(&probe.budget, find_true(&probe, puzzle, candidates));
}

static enum sudoku_status find_backbone(struct probe *probe, const struct sudoku_puzzle *puzzle,
                                        uint8_t *backbone)
{
    enum sudoku_status status = probe_begin(probe, puzzle);
    if (status != SUDOKU_OK)
        return status;
    uint8_t *common = probe->solution + probe->cell_count;
    memcpy(common, probe->solution, probe->cell_count);
    for (unsigned cell = 0; cell < probe->cell_count; cell++) {
        sudoku_digitset others =
            probe->possible[cell] & ~sudoku_digitset_of(common[cell] ? common[cell] : 1);
        if (!common[cell] || !others)
            continue;
        status = probe_cell(probe, cell, others);
        if (!is_answer(status))
            return status;
        for (unsigned i = 0; status == SUDOKU_OK && i < probe->cell_count; i++)
            common[i] = common[i] == probe->solution[i] ? common[i] : 0;
    }
    memcpy(backbone, common, probe->cell_count);
    return SUDOKU_OK;
}

enum sudoku_status sudoku_solver_backbone(struct sudoku_solver *solver,
                                          const struct sudoku_puzzle *puzzle,
                                          const struct sudoku_limits *limits, uint8_t *backbone)
{
    struct probe probe;
    if (!argument_expect(backbone, "backbone is NULL") ||
        !budget_begin(&probe.budget, solver, limits))
        return SUDOKU_ERR_ARGUMENT;
    return budget_end(&probe.budget, find_backbone(&probe, puzzle, backbone));
}
