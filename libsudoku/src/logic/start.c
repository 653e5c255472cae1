/* Starting an explainer from a puzzle whose number of solutions is not known. */
#include <sudoku/logic.h>

#include "common/argument.h"
#include "common/sized.h"
#include "logic/explainer.h"
#include "logic/topology.h"
#include "solver/budget.h"

/* True if STATUS is that of a finished count; techniques must not rely on an unfinished one. */
static bool is_counted(enum sudoku_status status)
{
    return status == SUDOKU_OK || status == SUDOKU_SEVERAL_SOLUTIONS ||
           status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT;
}

/* Returns SUDOKU_OK if the puzzle has one solution. */
static enum sudoku_status count(struct budget *budget, const uint8_t *cells,
                                const sudoku_digitset *candidates)
{
    const struct sudoku_puzzle puzzle = {cells, candidates};
    uint8_t solution[LOGIC_MAX_CELLS];
    return budget_unique(budget, &puzzle, solution);
}

/* Copies the digits of POSITION that were given, not placed. */
static void keep_givens(const struct sudoku_logic_position *position, unsigned cell_count,
                        uint8_t *cells)
{
    for (unsigned i = 0; i < cell_count; i++)
        cells[i] = position->is_placed && position->is_placed[i] ? 0 : position->cells[i];
}

/* Copies all digits of POSITION, including candidates alone in their cell. */
static void keep_all(const struct sudoku_logic_position *position, unsigned cell_count,
                     uint8_t *cells)
{
    for (unsigned i = 0; i < cell_count; i++) {
        bool is_alone = position->candidates && sudoku_digitset_is_single(position->candidates[i]);
        cells[i] = !position->cells[i] && is_alone
                       ? (uint8_t)sudoku_digitset_first(position->candidates[i])
                       : position->cells[i];
    }
}

/* Counts the solutions that techniques of uniqueness ask about: those without candidates, which may
 * be conditions of the puzzle that exchanged digits would break. Where all digits have to count as
 * given, they become POSITION's, in CELLS. */
static enum sudoku_status count_plain(struct budget *budget, unsigned cell_count,
                                      struct sudoku_logic_position *position, uint8_t *cells)
{
    keep_givens(position, cell_count, cells);
    enum sudoku_status status = count(budget, cells, NULL);
    if (!is_counted(status) || status == SUDOKU_OK)
        return status;
    keep_all(position, cell_count, cells);
    status = count(budget, cells, NULL);
    if (status == SUDOKU_OK) {
        position->cells = cells;
        position->is_placed = NULL;
    }
    return status;
}

static enum sudoku_status start(struct sudoku_logic *logic, struct budget *budget,
                                struct sudoku_logic_position *position)
{
    uint8_t cells[LOGIC_MAX_CELLS];
    unsigned cell_count = sudoku_layout_cell_count(explainer_layout(logic));
    enum sudoku_status has = count(budget, position->cells, position->candidates), status = has;
    if (has != SUDOKU_OK && has != SUDOKU_SEVERAL_SOLUTIONS)
        return has;
    if (position->candidates || position->is_placed)
        status = count_plain(budget, cell_count, position, cells);
    if (!is_counted(status))
        return status;
    position->is_unique = status == SUDOKU_OK;
    status = sudoku_logic_set_position(logic, position);
    return status == SUDOKU_OK ? has : status;
}

/* Replaces the empty sets of partial candidates by full ones, in ALL. */
static void complete_candidates(struct sudoku_logic_position *position,
                                const struct sudoku_layout *layout, sudoku_digitset *all)
{
    if (!position->is_partial || !position->candidates)
        return;
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(layout); cell++)
        all[cell] = position->candidates[cell] ? position->candidates[cell]
                                               : sudoku_digitset_all(sudoku_layout_side(layout));
    position->candidates = all;
}

enum sudoku_status sudoku_logic_start(struct sudoku_logic *logic, struct sudoku_solver *solver,
                                      const struct sudoku_logic_position *position,
                                      const struct sudoku_limits *limits)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_logic_position, is_unique);
    struct sudoku_logic_position own = SUDOKU_LOGIC_POSITION_INIT;
    struct budget budget;
    sudoku_digitset all[LOGIC_MAX_CELLS];
    if (!explainer_is_free(logic) || !argument_expect(solver, "solver is NULL") ||
        !argument_expect(solver_layout(solver) == explainer_layout(logic),
                         "solver is for another layout") ||
        !argument_expect(position, "position is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, position, first_form),
                         "position->size is too small") ||
        !argument_expect(own.cells, "position->cells is NULL") ||
        !budget_begin(&budget, solver, limits))
        return SUDOKU_ERR_ARGUMENT;
    complete_candidates(&own, explainer_layout(logic), all);
    return budget_end(&budget, start(logic, &budget, &own));
}
