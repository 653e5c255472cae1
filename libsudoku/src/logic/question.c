/* Questions about one candidate: why it goes, and whether a player's own step is right. */
#include <sudoku/logic.h>

#include "common/argument.h"
#include "logic/explainer.h"
#include "solver/budget.h"

/* ------------------------------------------------------------------------------- easiest reason */

static bool has_candidate(const struct candidate_list *list, const struct sudoku_candidate *wanted)
{
    for (unsigned i = 0; i < list->count; i++)
        if (list->items[i].cell == wanted->cell && list->items[i].digit == wanted->digit)
            return true;
    return false;
}

/* True if a placement of STEP excludes CANDIDATE: another digit in its cell, or its own in a peer.
 */
static bool placement_excludes(const struct search *search,
                               const struct sudoku_candidate *candidate)
{
    const struct candidate_list *placed = &search->step.placements;
    for (unsigned i = 0; i < placed->count; i++) {
        bool is_same = placed->items[i].digit == candidate->digit;
        if (placed->items[i].cell == candidate->cell
                ? !is_same
                : is_same &&
                      cellset_has(&search->topology->peers[candidate->cell], placed->items[i].cell))
            return true;
    }
    return false;
}

/* True if the step excludes the candidate of the question. */
static bool excludes(struct search *search)
{
    const struct sudoku_logic *logic = search->user;
    return has_candidate(&search->step.eliminations, &logic->asked) ||
           placement_excludes(search, &logic->asked);
}

/* True if the step places the candidate, or excludes the last others of its cell. */
static bool places(struct search *search)
{
    const struct sudoku_logic *logic = search->user;
    unsigned before = search->position->candidates[logic->asked.cell], left = before;
    const struct candidate_list *gone = &search->step.eliminations;
    for (unsigned i = 0; i < gone->count; i++)
        if (gone->items[i].cell == logic->asked.cell)
            left &= ~(1u << (gone->items[i].digit - 1));
    return has_candidate(&search->step.placements, &logic->asked) ||
           (left != before && left == 1u << (logic->asked.digit - 1));
}

/* Finds the first step in the order that ANSWERS accepts. */
static enum sudoku_status find_answer(struct sudoku_logic *logic,
                                      bool (*answers)(struct search *search),
                                      const struct sudoku_step **step)
{
    for (size_t i = 0; i < logic->order_length && !search_is_over(&logic->search); i++) {
        if (!explainer_run(logic, logic->order[i], true, answers, answers) ||
            search_is_over(&logic->search))
            continue;
        *step = step_show(&logic->search.step, &logic->topology, &logic->view);
        return SUDOKU_OK;
    }
    return search_is_over(&logic->search) ? logic->limiter.status : SUDOKU_UNDECIDED;
}

/* Notes the candidate that the search is about; false if the position lacks it. */
static bool ask_about(struct sudoku_logic *logic, const struct sudoku_candidate *candidate)
{
    if (!argument_expect(candidate, "candidate is NULL") ||
        !argument_expect(topology_has(&logic->topology, candidate, 1) &&
                             position_has(&logic->position, candidate->cell, candidate->digit - 1u),
                         "candidate is none of the position"))
        return false;
    logic->asked = *candidate;
    return true;
}

enum sudoku_status sudoku_logic_why(struct sudoku_logic *logic,
                                    const struct sudoku_candidate *candidate,
                                    const struct sudoku_step **step)
{
    if (!explainer_is_ready(logic) || !argument_expect(step, "step is NULL") ||
        !ask_about(logic, candidate) || !explainer_begin(logic))
        return SUDOKU_ERR_ARGUMENT;
    return explainer_end(logic, find_answer(logic, excludes, step));
}

/* --------------------------------------------------------------------------- a player's own step
 */

/* Solves the digits of the position, with that of CANDIDATE unless NULL: SUDOKU_OK if there is a
 * solution, SUDOKU_NO_SOLUTION if not. */
static enum sudoku_status solve_with(const struct sudoku_logic *logic, struct budget *budget,
                                     const struct sudoku_candidate *candidate)
{
    uint8_t cells[LOGIC_MAX_CELLS], solution[LOGIC_MAX_CELLS];
    const struct sudoku_puzzle puzzle = {cells, NULL};
    for (unsigned cell = 0; cell < logic->topology.cell_count; cell++)
        cells[cell] = logic->position.value[cell];
    if (candidate)
        cells[candidate->cell] = (uint8_t)candidate->digit;
    enum sudoku_status status = budget_solve(budget, &puzzle, solution);
    return status == SUDOKU_CONFLICT ? SUDOKU_NO_SOLUTION : status;
}

/* True if STATUS, of the solutions with a digit, makes a step wrong that places or excludes it. */
static bool is_wrong(enum sudoku_status status, bool is_placement)
{
    return (status == SUDOKU_OK) != is_placement;
}

static enum sudoku_status judge(struct sudoku_logic *logic, struct budget *budget,
                                bool is_placement, enum sudoku_verdict *verdict,
                                const struct sudoku_step **step)
{
    enum sudoku_status status = solve_with(logic, budget, &logic->asked), has = status;
    /* In a position without solutions no step is right or wrong. */
    if (status == SUDOKU_NO_SOLUTION)
        has = solve_with(logic, budget, NULL);
    if (has != SUDOKU_OK)
        return has;
    *step = NULL;
    *verdict = SUDOKU_VERDICT_WRONG;
    if (is_wrong(status, is_placement))
        return SUDOKU_OK;
    status = find_answer(logic, is_placement ? places : excludes, step);
    *verdict = status == SUDOKU_OK ? SUDOKU_VERDICT_PROVED : SUDOKU_VERDICT_UNPROVED;
    return status == SUDOKU_UNDECIDED ? SUDOKU_OK : status;
}

enum sudoku_status sudoku_logic_judge(struct sudoku_logic *logic, struct sudoku_solver *solver,
                                      const struct sudoku_candidate *candidate, bool is_placement,
                                      enum sudoku_verdict *verdict, const struct sudoku_step **step)
{
    struct budget budget;
    if (!explainer_is_ready(logic) || !argument_expect(solver, "solver is NULL") ||
        !argument_expect(solver_layout(solver) == explainer_layout(logic),
                         "solver is for another layout") ||
        !argument_expect(verdict, "verdict is NULL") || !argument_expect(step, "step is NULL") ||
        !ask_about(logic, candidate) || !budget_begin(&budget, solver, &logic->limits))
        return SUDOKU_ERR_ARGUMENT;
    if (!explainer_begin(logic))
        return budget_end(&budget, SUDOKU_ERR_ARGUMENT);
    enum sudoku_status status = judge(logic, &budget, is_placement, verdict, step);
    return budget_end(&budget, explainer_end(logic, status));
}
