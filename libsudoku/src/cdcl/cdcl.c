/* Engine `cdcl`: depth-first search that turns to learning where it gets stuck.
 *
 *     load -> propagate -> decide a candidate of a smallest group -> ... -> flip the last decision
 *                       -> walk, on large boards
 *                       -> decide a candidate of recent conflicts -> ... -> learn, jump back
 *
 * It begins without the overhead of learning, which nearly every puzzle can do without and which
 * would slow down counting. After some contradictions in a row without a solution it learns from
 * each (conflict-driven clause learning, see cdcl_analyze.h) and restarts now and then. Groups of
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
#include "cdcl/analyze.h"
#include "cdcl/clause.h"
#include "cdcl/decide.h"
#include "cdcl/phases.h"
#include "cdcl/propagate.h"
#include "cdcl/trail.h"
#include "cdcl/walk.h"
#include "common/mem.h"
#include "solver/engine.h"

#include <string.h>

enum {
    /* Contradictions in a row before learning begins. Anything from 20 to 1000 gave much the same
     * times. */
    PATIENCE = 100,
    /* One more for so many solutions: where these come easily, learning costs more than it saves,
     * and what is spent in vain is a small part of what they took. */
    SOLUTIONS_OF_PATIENCE = 16,
    /* Contradictions between restarts, times the sequence of M. Luby, A. Sinclair, D. Zuckerman,
     * "Optimal speedup of Las Vegas algorithms", Information Processing Letters 47 (1993). As many
     * as the stable mode of A. Biere and M. Fleury (see phases.h) has: 100 took two to five times
     * the conflicts on 36x36 boards with 45 % givens. */
    RESTART_UNIT = 1024,
    /* Boards of more cells are walked, too: on those of 16x16 nothing is left to win. */
    UNWALKED_CELLS = 256,
    /* Nodes of the walk: for each candidate at first, and for each contradiction later. That is
     * about twice the time of learning. */
    WALK_OF_CANDIDATE = 2,
    WALK_OF_CONFLICT = 6
};

static void cdcl_destroy(void *state, const struct sudoku_allocator *allocator)
{
    struct trail *trail = state;
    if (!trail)
        return;
    walk_destroy(trail->walk, allocator);
    trail_destroy(trail, allocator);
}

static enum sudoku_status cdcl_create(const struct sudoku_layout *layout,
                                      const struct sudoku_allocator *allocator, void **state)
{
    struct trail *trail;
    enum sudoku_status status = trail_create(layout, allocator, &trail);
    if (status != SUDOKU_OK)
        return status;
    trail->patience = PATIENCE;
    if (layout->cell_count > UNWALKED_CELLS)
        status = walk_create(layout, allocator, &trail->walk);
    if (status == SUDOKU_OK)
        *state = trail;
    else
        cdcl_destroy(trail, allocator);
    return status;
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

static void restart(struct trail *trail)
{
    trail_undo(trail, trail->floor);
    trail->until_restart = RESTART_UNIT * next_luby(trail->luby);
}

/* Where the walk finds a solution, decisions lead there. */
static void walk(struct trail *trail, struct run *run)
{
    uint64_t conflicts = trail->phases.conflicts;
    uint64_t nodes = WALK_OF_CONFLICT * (conflicts - trail->walked);
    for (uint32_t cell = 0; conflicts == 0 && cell < trail->layout->cell_count; cell++)
        nodes += WALK_OF_CANDIDATE * sudoku_digitset_count(trail->set[cell]);
    trail->walked = conflicts;
    if (walk_run(trail->walk, trail, nodes, &run->limiter))
        phases_aim(trail, walk_digits(trail->walk));
}

static void renew_phases(struct trail *trail, struct run *run)
{
    trail_undo(trail, trail->floor);
    phases_renew(trail);
    /* Once a solution is known, a walk would find that again. */
    if (trail->walk && run->limiter.stats.solutions == 0 && trail->floor == 0)
        walk(trail, run);
}

static void begin_learning(struct trail *trail)
{
    trail->luby[0] = trail->luby[1] = 1;
    restart(trail);
    clauses_clear(trail);
    decide_begin(trail);
    trail->walked = 0;
    trail->is_learning = true;
}

static void flip(struct trail *trail)
{
    uint32_t decision = trail_decision(trail, trail->level_count);
    trail_undo(trail, trail->level_count - 1);
    if (trail->floor > trail->level_count)
        trail->floor = trail->level_count;
    trail_assign(trail, decision ^ 1, TRAIL_FLIPPED);
}

/* Learns from the conflict and goes back: to where the clause has only one literal left, or, where
 * the floor or a lack of room does not allow that, to the other way of the last decision. */
static void learn(struct trail *trail)
{
    phases_note_conflict(trail);
    struct learned_clause learned = cdcl_analyze(trail);
    const uint32_t *literals = trail->analysis.literals;
    uint32_t clause = 0;
    if (learned.count > 1)
        clause = clauses_add(trail, literals, learned.count, learned.glue);
    bool is_kept = clause || learned.count == 1;
    if (trail->until_restart)
        trail->until_restart--;
    if (is_kept && trail->level_count > trail->floor) {
        trail_undo(trail, learned.level > trail->floor ? learned.level : trail->floor);
    } else {
        flip(trail);
        if (!is_kept)
            trail->floor = trail->level_count;
    }
    if (is_kept && trail_literal_value(trail, literals[0]) == TRAIL_UNKNOWN)
        trail_assign(trail, literals[0],
                     clause ? trail_reason(TRAIL_BY_CLAUSE, clause) : TRAIL_NO_REASON);
}

static void retreat(struct trail *trail, const struct run *run)
{
    uint64_t solutions = run->limiter.stats.solutions;
    if (trail->is_learning)
        learn(trail);
    else if (++trail->stall > trail->patience + solutions / SOLUTIONS_OF_PATIENCE)
        begin_learning(trail);
    else
        flip(trail);
}

static void advance(struct trail *trail, struct run *run)
{
    if (trail->is_learning && phases_are_due(&trail->phases))
        renew_phases(trail, run);
    if (trail->is_learning && trail->until_restart == 0)
        restart(trail);
    trail_decide(trail, trail->is_learning ? decide_active(trail) : decide_smallest(trail));
    run->limiter.stats.guesses++;
    limiter_depth(&run->limiter, trail->level_count);
}

static bool is_solved(const struct trail *trail)
{
    return !trail->in_conflict && trail->placed == trail->layout->cell_count;
}

/* Hands the solution over. True: stop. */
static bool hand_over(struct trail *trail, struct run *run)
{
    for (unsigned cell = 0; cell < run->layout->cell_count; cell++)
        trail->solution[cell] = (uint8_t)sudoku_digitset_first(trail->set[cell]);
    trail->stall = 0;
    trail->floor = trail->level_count;
    return run_solution(run, trail->solution);
}

static enum sudoku_status cdcl_search(void *state, struct run *run)
{
    struct trail *trail = state;
    if (trail->walk)
        walk_begin(trail->walk, run->seed);
    decide_seed(trail, run->seed);
    trail_load(trail, run->start);
    if (limiter_poll(&run->limiter))
        return run->limiter.status;
    cdcl_propagate(trail);
    memcpy(trail->root_set, trail->set, trail->group_count * sizeof *trail->root_set);
    if (limiter_poll(&run->limiter))
        return run->limiter.status;
    for (;; cdcl_propagate(trail)) {
        if (is_solved(trail) && hand_over(trail, run))
            return run->limiter.status;
        if (!trail->in_conflict && !is_solved(trail)) {
            advance(trail, run);
        } else if (trail->level_count == 0) {
            return SUDOKU_OK;
        } else {
            run->limiter.stats.backtracks++;
            if (trail->in_conflict)
                retreat(trail, run);
            else
                flip(trail);
        }
        if (run->limiter.status != SUDOKU_OK || limiter_node(&run->limiter))
            return run->limiter.status;
    }
}

const struct engine engine_cdcl = {"cdcl", cdcl_create, cdcl_destroy, cdcl_search, false};
