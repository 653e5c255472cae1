/* A single puzzle on two versions: one board until it needs a branch, then several.
 *
 * Most puzzles hardly branch, and with a single board a version of one board has faster rounds.
 * Included after search_tmpl.h. */
#ifndef ENGINE9_NARROW_FIRST_TMPL_H
#define ENGINE9_NARROW_FIRST_TMPL_H

#include <string.h>

#include "engine9/search_tmpl.h"

enum { NARROW_LANES = 16 };

/* Returns board 0 from lanes 4b + s of a version with one board, whose lanes 4b + 3 are empty. */
static inline vec widen(const uint16_t narrow[NARROW_LANES])
{
    uint16_t lanes[VEC_LANES] = {0};
    for (unsigned band = 0; band < 3; band++)
        memcpy(lanes + vec_lane(0, band, 0), narrow + 4 * band, 4 * sizeof *lanes);
    return vec_load(lanes);
}

/* engine9_version.search, which starts a shared puzzle on NARROW. */
static inline void search_narrow_first(const struct engine9_version *narrow, void *memory,
                                       struct engine9_job *job)
{
    if (!job->shared) {
        search(memory, job);
        return;
    }
    uint16_t at_rest[10 * NARROW_LANES];
    job->at_rest = at_rest;
    narrow->search(memory, job);
    job->at_rest = NULL;
    if (!job->rested)
        return;
    struct searcher *searcher = aligned(memory);
    struct board_vector *vector = &searcher->vectors[0];
    vec x[9];
    reset(searcher, job);
    for (unsigned k = 0; k < 9; k++)
        x[k] = widen(at_rest + k * NARROW_LANES);
    start_board(vector, 0, x, 0, 0);
    vector->fixed = widen(at_rest + 9 * NARROW_LANES);
    vector->first = 1;
    if (!branch(searcher, vector, 1))
        run_search(searcher);
}

#endif
