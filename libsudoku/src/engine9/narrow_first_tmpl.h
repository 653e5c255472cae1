/* A single puzzle on two versions: one board at first, then several.
 *
 * Most puzzles hardly branch, and the first path through a puzzle with many solutions leads to one;
 * more boards would take paths to solutions of their own. Once that path is refuted, and at once in
 * puzzles that look like those with a single solution, the boards share the rest of the tree.
 * Included after search_tmpl.h. */
#ifndef ENGINE9_NARROW_FIRST_TMPL_H
#define ENGINE9_NARROW_FIRST_TMPL_H

#include "engine9/search_tmpl.h"

enum { NARROW_LANES = 16 };

/* Continues the first path on board 0: X, the lanes of PART. */
static inline void continue_path(struct board_vector *vector, const vec x[9],
                                 const struct engine9_waiting *part)
{
    set_board(vector, 0, x);
    vector->fixed = vec_widen(part->fixed);
    vector->depth[0] = part->depth;
    vector->active = vector->first = 1;
}

/* Gives board 0 the parts that wait in MEMORY, left by NARROW. */
static inline void take_waiting(const struct engine9_version *narrow, void *memory,
                                struct board_vector *vector)
{
    struct stack *stack = &vector->stacks[0];
    struct engine9_waiting part;
    for (unsigned i = 0; narrow->waiting(memory, i, &part); i++) {
        vec x[9];
        for (unsigned k = 0; k < 9; k++)
            x[k] = vec_widen(part.lanes + k * NARROW_LANES);
        if (part.fixed) {
            continue_path(vector, x, &part);
        } else {
            struct waiting *waiting = &stack->boards[stack->top++];
            store_rows(waiting->x, x, 0);
            waiting->depth = part.depth;
        }
    }
}

/* engine9_version.search, which starts a shared puzzle on NARROW. */
static inline void search_narrow_first(const struct engine9_version *narrow, void *memory,
                                       struct engine9_job *job)
{
    if (!job->shared) {
        search(memory, job);
        return;
    }
    struct searcher *searcher = aligned(memory);
    void *rest = searcher + 1;
    job->refutations = 1;
    narrow->search(rest, job);
    if (!job->handed_over)
        return;
    struct board_vector *vector = &searcher->vectors[0];
    reset(searcher, job);
    take_waiting(narrow, rest, vector);
    assign_parts(searcher, vector);
    run_search(searcher);
}

#endif
