/* Engine `search`: depth-first search that turns to learning where it gets stuck.
 *
 *     load -> propagate -> decide a candidate of a smallest group -> ... -> flip the last decision
 *                       -> decide a candidate of recent conflicts -> ... -> learn, jump back
 *
 * It begins without the overhead of learning, which nearly every puzzle can do without and which
 * would slow down counting. After some contradictions in a row without a solution it learns from
 * each (conflict-driven clause learning, see search_learn.h) and restarts now and then. Groups of
 * which exactly one variable is true take the place of their many binary clauses in both ways.
 *
 * Why every solution is handed over once, and none is missed. The search keeps this invariant: a
 * solution was handed over, or lies under the open decisions, or under some of the first of them
 * with the next one flipped. To *flip* is to close the last level, all solutions under which were
 * handed over, and to assign the opposite of its decision on the level before; the decisions of
 * that level and those before it are the reason, as in a clause of their negations. Such a clause
 * excludes only what was handed over; so do learned clauses, which follow from it and from the
 * puzzle. A jump back over a flipped level would forget what was handed over there. So a solution
 * raises the *floor* to its level, no jump or restart goes back behind the floor, and only a flip
 * lowers it (M. Gebser et al., "Conflict-driven answer set enumeration", LPNMR 2007, section 3).
 * Levels above the floor that were flipped hold no solutions and may be forgotten. No memory is
 * needed for solutions that were found.
 *
 * Why it ends. Below the floor each flip is final. Above it the time between restarts grows without
 * bound, and so does the number of clauses that are kept until memory is full; then a clause that
 * finds no room raises the floor too, and the rest is searched by flips. */
#include "engine.h"
#include "search_branch.h"
#include "search_clause.h"
#include "search_learn.h"
#include "search_propagate.h"
#include "search_state.h"

#include <string.h>

enum {
    /* Contradictions in a row before learning begins. Anything from 20 to 1000 gave much the same
     * times. */
    PATIENCE = 100,
    /* Contradictions between restarts, times the sequence of M. Luby, A. Sinclair, D. Zuckerman,
     * "Optimal speedup of Las Vegas algorithms", Information Processing Letters 47 (1993). */
    RESTART_UNIT = 100
};

static enum sudoku_status search_create(const struct sudoku_layout *layout,
                                        const struct sudoku_allocator *allocator, void **state)
{
    struct search *search;
    enum sudoku_status status = search_state_create(layout, allocator, &search);
    if (status != SUDOKU_OK)
        return status;
    search->patience = PATIENCE;
    *state = search;
    return SUDOKU_OK;
}

static void search_destroy(void *state, const struct sudoku_allocator *allocator)
{
    search_state_destroy(state, allocator);
}

/* The next of 1 1 2 1 1 2 4 ..., by D. Knuth's pair of numbers that starts at 1 1 ("reluctant
 * doubling", The Art of Computer Programming 7.2.2.2). */
static uint32_t next_luby(uint32_t pair[2])
{
    uint32_t value = pair[1];
    if ((pair[0] & (~pair[0] + 1)) == pair[1]) {
        pair[0]++;
        pair[1] = 1;
    } else {
        pair[1] *= 2;
    }
    return value;
}

static void restart(struct search *search)
{
    search_undo(search, search->floor);
    search->until_restart = RESTART_UNIT * next_luby(search->luby);
}

static void begin_learning(struct search *search)
{
    search->luby[0] = search->luby[1] = 1;
    restart(search);
    search_clauses_clear(search);
    search_branch_begin(search);
    search->is_learning = true;
}

static void flip(struct search *search)
{
    uint32_t decision = search_decision(search, search->level_count);
    search_undo(search, search->level_count - 1);
    if (search->floor > search->level_count)
        search->floor = search->level_count;
    search_assign(search, decision ^ 1, SEARCH_FLIPPED);
}

/* Learns from the conflict and goes back: to where the clause has only one literal left, or, where
 * the floor or a lack of room does not allow that, to the other way of the last decision. */
static void learn(struct search *search)
{
    struct search_lesson lesson = search_learn(search);
    const uint32_t *literals = search->lesson.literals;
    uint32_t clause = 0;
    if (lesson.count > 1)
        clause = search_clauses_add(search, literals, lesson.count, lesson.glue);
    bool is_kept = clause || lesson.count == 1;
    if (search->until_restart)
        search->until_restart--;
    if (is_kept && search->level_count > search->floor) {
        search_undo(search, lesson.level > search->floor ? lesson.level : search->floor);
    } else {
        flip(search);
        if (!is_kept)
            search->floor = search->level_count;
    }
    if (is_kept && search_literal_value(search, literals[0]) == SEARCH_UNKNOWN)
        search_assign(search, literals[0],
                      clause ? search_reason(SEARCH_BY_CLAUSE, clause) : SEARCH_NO_REASON);
}

static void retreat(struct search *search)
{
    if (search->is_learning)
        learn(search);
    else if (++search->stall > search->patience)
        begin_learning(search);
    else
        flip(search);
}

static void advance(struct search *search, struct run *run)
{
    if (search->is_learning && search->until_restart == 0)
        restart(search);
    search_decide(search, search->is_learning ? search_branch_active(search)
                                              : search_branch_smallest(search));
    run->meter.stats.guesses++;
    meter_depth(&run->meter, search->level_count);
}

static bool is_solved(const struct search *search)
{
    return !search->in_conflict && search->placed == search->layout->cell_count;
}

/* Hands the solution over. True: stop. */
static bool hand_over(struct search *search, struct run *run)
{
    for (unsigned cell = 0; cell < run->layout->cell_count; cell++)
        search->solution[cell] = (uint8_t)sudoku_digitset_first(search->set[cell]);
    search->stall = 0;
    search->floor = search->level_count;
    return run_solution(run, search->solution);
}

static enum sudoku_status search_search(void *state, struct run *run)
{
    struct search *search = state;
    search_branch_seed(search, run->seed);
    search_state_load(search, run->start);
    search_propagate(search);
    memcpy(search->root_set, search->set, search->group_count * sizeof *search->root_set);
    for (;; search_propagate(search)) {
        if (is_solved(search) && hand_over(search, run))
            return run->meter.status;
        if (!search->in_conflict && !is_solved(search)) {
            advance(search, run);
        } else if (search->level_count == 0) {
            return SUDOKU_OK;
        } else {
            run->meter.stats.backtracks++;
            if (search->in_conflict)
                retreat(search);
            else
                flip(search);
        }
        if (meter_node(&run->meter))
            return run->meter.status;
    }
}

const struct engine engine_search = {"search", search_create, search_destroy, search_search, false};
