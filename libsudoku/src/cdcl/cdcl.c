/* Engine `cdcl`: depth-first search that starts learning when it gets stuck.
 *
 *     load -> propagate -> decide a candidate of a smallest group -> ... -> flip the last decision
 *                       -> walk, on large boards
 *                       -> decide a candidate of recent conflicts -> ... -> learn, jump back
 *
 * It starts without learning, which nearly every puzzle can do without and which slows down
 * counting. After a number of contradictions without a solution it learns from each
 * (conflict-driven clause learning, see analyze.h) and restarts from time to time. In both modes,
 * groups of which exactly one variable is true replace their many binary clauses.
 *
 * Completeness: every solution is reported exactly once. Invariant: every solution was reported, or
 * lies under the open decisions, or under a prefix of them with the next one flipped. To *flip* is
 * to close the last level, all of whose solutions were reported, and to assign the negation of its
 * decision on the level before; the reason is the decisions up to that level, as in a clause of
 * their negations. Such a clause excludes only reported solutions; so do learned clauses, which
 * follow from it and from the puzzle. A jump back over a flipped level would lose that information.
 * Therefore a solution raises the *floor* to its level, no jump or restart goes below the floor,
 * and only a flip lowers it (M. Gebser et al., "Conflict-driven answer set enumeration", LPNMR
 * 2007, section 3). Flipped levels above the floor hold no solutions and may be forgotten. Reported
 * solutions need no memory.
 *
 * Termination: below the floor each flip is final. Above it the interval between restarts grows
 * without bound, and so does the number of clauses kept until memory is full; then a clause that
 * does not fit raises the floor too, and flips search the rest. */
#include "cdcl/analyze.h"
#include "cdcl/clause.h"
#include "cdcl/decide.h"
#include "cdcl/phases.h"
#include "cdcl/propagate.h"
#include "cdcl/trail.h"
#include "cdcl/walk.h"
#include "common/mem.h"
#include "engine/engine.h"

#include <string.h>

enum {
    /* Contradictions in a row before learning starts. Anything from 20 to 1000 gave similar
     * times. */
    PATIENCE = 100,
    /* Solutions that raise the limit by one: if solutions are frequent, learning costs more than it
     * saves, and the wasted contradictions are a small part of the work. */
    SOLUTIONS_OF_PATIENCE = 16,
    /* Contradictions between restarts, times the sequence of M. Luby, A. Sinclair, D. Zuckerman,
     * "Optimal speedup of Las Vegas algorithms", Information Processing Letters 47 (1993). From the
     * stable mode of A. Biere and M. Fleury (see phases.h); 100 took two to five times the
     * conflicts on 36x36 boards with 45 % givens. */
    RESTART_UNIT = 1024,
    /* Largest board without a walk, in cells: 16x16 boards gain nothing from it. */
    UNWALKED_CELLS = 256,
    /* Nodes of the walk for each candidate at first, and for each contradiction later: about eight
     * times the time of learning. With a quarter of that none of the 49x49 boards with 52 % givens,
     * seeds 1 to 3, was solved within 20 s, with this two. */
    WALK_OF_CANDIDATE = 2,
    WALK_OF_CONFLICT = 24,
    /* Minimum mean number of candidates in an open cell for that. A tighter board gets fewer nodes:
     * learning often refutes it, and solves it as soon as the walk. 36x36 boards with 53 % givens
     * have means of 5.3 to 5.9, with 50 % 6.2 to 6.8; 11 of 14 of the latter take longer with 11
     * nodes. */
    LOOSE_CANDIDATES = 6,
    WALK_OF_TIGHT_CONFLICT = 6
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

/* Returns the next of 1 1 2 1 1 2 4 ..., by D. Knuth's pair of numbers that starts at 1 1
 * ("reluctant doubling", The Art of Computer Programming 7.2.2.2). */
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

/* Returns the number of nodes of a walk that comes CONFLICTS after the last one; 0: the first. */
static uint64_t walk_nodes(const struct trail *trail, uint64_t conflicts)
{
    uint32_t candidates = 0, open = 0, fixed = 0;
    for (uint32_t cell = 0; cell < trail->layout->cell_count; cell++) {
        uint32_t count = sudoku_digitset_count(trail->set[cell]);
        candidates += count;
        open += count > 1;
        fixed += count == 1;
    }
    if (conflicts == 0)
        return (uint64_t)WALK_OF_CANDIDATE * candidates;
    bool is_tight = candidates - fixed < LOOSE_CANDIDATES * open;
    return conflicts * (is_tight ? WALK_OF_TIGHT_CONFLICT : WALK_OF_CONFLICT);
}

/* Runs the walk; its solution, if any, becomes the target of decisions. */
static void walk(struct trail *trail, struct run *run)
{
    uint64_t conflicts = trail->phases.conflicts;
    uint64_t nodes = walk_nodes(trail, conflicts - trail->walked);
    trail->walked = conflicts;
    if (walk_run(trail->walk, trail, nodes, &run->limiter))
        phases_set_target(trail, walk_digits(trail->walk));
}

static void renew_phases(struct trail *trail, struct run *run)
{
    trail_undo(trail, trail->floor);
    phases_renew(trail);
    /* After a solution a walk would find the same one. */
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

/* Learns from the conflict and jumps back to where the clause has a single literal left. If the
 * floor or a full memory prevents that, flips the last decision instead. */
static void learn(struct trail *trail)
{
    phases_record_conflict(trail);
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

static void handle_conflict(struct trail *trail, const struct run *run)
{
    uint64_t solutions = run->limiter.stats.solutions;
    if (trail->is_learning)
        learn(trail);
    else if (++trail->stall > trail->patience + solutions / SOLUTIONS_OF_PATIENCE)
        begin_learning(trail);
    else
        flip(trail);
}

static void decide(struct trail *trail, struct run *run)
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

/* Reports the solution; true to stop. */
static bool report_solution(struct trail *trail, struct run *run)
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
        if (is_solved(trail) && report_solution(trail, run))
            return run->limiter.status;
        if (!trail->in_conflict && !is_solved(trail)) {
            decide(trail, run);
        } else if (trail->level_count == 0) {
            return SUDOKU_OK;
        } else {
            run->limiter.stats.backtracks++;
            if (trail->in_conflict)
                handle_conflict(trail, run);
            else
                flip(trail);
        }
        if (run->limiter.status != SUDOKU_OK || limiter_node(&run->limiter))
            return run->limiter.status;
    }
}

const struct engine engine_cdcl = {"cdcl", cdcl_create, cdcl_destroy, cdcl_search, false};
