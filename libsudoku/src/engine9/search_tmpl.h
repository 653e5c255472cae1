/* Depth-first search with a vector of boards.
 *
 * Each iteration is a round of propagation for all boards, then the events of boards that were
 * refuted or reached their fixpoint ("at rest"). Included once by each version, after its vec_*.h
 * and VECTORS, one or two that take turns, so that the arithmetic of one overlaps with the events
 * of the other. */
#ifndef ENGINE9_SEARCH_TMPL_H
#define ENGINE9_SEARCH_TMPL_H

#include <string.h>

#include "engine9/tree_tmpl.h"

/* Boards that a round refuted, and boards now at rest. */
struct events {
    unsigned bad, resting;
};

ENGINE9_PART struct events events_of(struct verdict verdict, unsigned active)
{
    unsigned bad = vec_boards(verdict.bad) & active;
    return (struct events){bad, active & ~bad & ~vec_boards(verdict.moved)};
}

/* Handles the result of a round; true to stop. */
static inline bool handle_round(struct searcher *searcher, struct board_vector *vector,
                                struct verdict verdict, unsigned active)
{
    struct events events = events_of(verdict, active);
    if (events.bad | events.resting)
        return handle(searcher, vector, events.bad, events.resting);
    vector->triples = 0;
    return false;
}

/* engine9_version.rounds, on the last board of each vector. */
static bool run_rounds(uint16_t *cells, unsigned count, bool triples)
{
    uint16_t lanes[9][VEC_LANES] = {{0}};
    vec x[VECTORS][9], fixed[VECTORS];
    unsigned bad = 0;
    for (unsigned cell = 0; cell < 81; cell++)
        lanes[cell_vector(cell)][cell_lane(VEC_BOARDS - 1, cell)] = cells[cell];
    for (unsigned s = 0; s < VECTORS; s++) {
        fixed[s] = vec_all(0);
        for (unsigned k = 0; k < 9; k++)
            x[s][k] = vec_load(lanes[k]);
    }
    for (unsigned n = 0; n < count; n++)
        for (unsigned s = 0; s < VECTORS; s++)
            bad = vec_boards(propagate(x[s], &fixed[s], triples ? ALL_BOARDS : 0).bad);
    for (unsigned k = 0; k < 9; k++)
        vec_store(lanes[k], x[VECTORS - 1][k]);
    for (unsigned cell = 0; cell < 81; cell++)
        cells[cell] = lanes[cell_vector(cell)][cell_lane(VEC_BOARDS - 1, cell)];
    return !(bad >> (VEC_BOARDS - 1));
}

static void reset(struct searcher *searcher, struct engine9_job *job)
{
    searcher->job = job;
    for (unsigned s = 0; s < VECTORS; s++) {
        struct board_vector *vector = &searcher->vectors[s];
        vector->active = vector->triples = vector->plentiful = vector->first = 0;
        vector->fixed = vec_all(0);
        for (unsigned k = 0; k < 9; k++)
            vector->x[k] = vec_all(0);
        for (unsigned board = 0; board < VEC_BOARDS; board++) {
            vector->stacks[board].bottom = vector->stacks[board].top = 0;
            vector->depth[board] = 0;
        }
    }
}

static struct searcher *aligned(void *memory)
{
    uintptr_t past = (uintptr_t)memory % ENGINE9_ALIGN;
    return (struct searcher *)((char *)memory + (past ? ENGINE9_ALIGN - past : 0));
}

/* Returns the boards at work of VECTOR, which has some. Loops are shorter if it is the only one. */
static inline unsigned boards_at_work(const struct board_vector *vector)
{
    return VEC_BOARDS == 1 ? ALL_BOARDS : vector->active;
}

/* Runs rounds until a board of VECTOR, which has one at work, is refuted or at rest. The vectors
 * stay in registers from round to round; otherwise each round would wait for the previous one's
 * stores. */
ENGINE9_PART struct events rounds_of(struct board_vector *vector)
{
    vec x[9], fixed = vector->fixed;
    struct events events;
    for (unsigned k = 0; k < 9; k++)
        x[k] = vector->x[k];
    do
        events = events_of(round_of(x, &fixed, 0), boards_at_work(vector));
    while (!(events.bad | events.resting));
    for (unsigned k = 0; k < 9; k++)
        vector->x[k] = x[k];
    vector->fixed = fixed;
    return events;
}

/* Runs one vector until nothing is left to do, or a callback stops it. */
static void run_single(struct searcher *searcher)
{
    struct board_vector *vector = &searcher->vectors[0];
    while (vector->active) {
        bool stop;
        if (vector->triples) {
            stop = handle_round(searcher, vector,
                                round_with_triples(vector->x, &vector->fixed, vector->triples),
                                boards_at_work(vector));
        } else {
            struct events events = rounds_of(vector);
            stop = handle(searcher, vector, events.bad, events.resting);
        }
        if (stop)
            return;
    }
}

/* The same for vectors that do not fit into registers: a separate loop of rounds is slower on hard
 * puzzles. */
static void run_stored(struct searcher *searcher)
{
    struct board_vector *vector = &searcher->vectors[0];
    while (vector->active) {
        struct verdict verdict = propagate(vector->x, &vector->fixed, vector->triples);
        if (handle_round(searcher, vector, verdict, boards_at_work(vector)))
            return;
    }
}

/* The same for two vectors. The events of one are handled after the other's round, when they have
 * long been known: processors execute that round while they recover from wrong predictions, which
 * most events are. */
static void run_two(struct searcher *searcher)
{
    struct board_vector *a = &searcher->vectors[0], *b = &searcher->vectors[VECTORS - 1];
    struct verdict of_b;
    unsigned active_a, active_b = 0;
    memset(&of_b, 0, sizeof of_b);
    do {
        active_a = a->active;
        struct verdict of_a = propagate(a->x, &a->fixed, a->triples);
        if (handle_round(searcher, b, of_b, active_b))
            return;
        active_b = b->active;
        of_b = propagate(b->x, &b->fixed, b->triples);
        if (handle_round(searcher, a, of_a, active_a))
            return;
    } while (active_a | active_b);
}

static inline void run_search(struct searcher *searcher)
{
    if (VECTORS == 2 && !searcher->job->shared)
        run_two(searcher);
    else if (VEC_FITS_REGISTERS)
        run_single(searcher);
    else
        run_stored(searcher);
}

static inline void search(void *memory, struct engine9_job *job)
{
    struct searcher *searcher = aligned(memory);
    reset(searcher, job);
    for (unsigned n = 0; n < (job->shared ? 1 : VECTORS * VEC_BOARDS); n++)
        load_puzzle(searcher, &searcher->vectors[n % VECTORS], n / VECTORS);
    run_search(searcher);
}

/* The initializer of a SIMD version, and of one with a search and a check of its own. */
#define ENGINE9_VERSION(name) ENGINE9_SPECIAL_VERSION(name, search, NULL)
#define ENGINE9_SPECIAL_VERSION(name, own_search, check)                                           \
    {                                                                                              \
        .simd = (name), .memory = sizeof(struct searcher) + ENGINE9_ALIGN + ENGINE9_NARROW_MEMORY, \
        .search = (own_search), .boards = VECTORS * VEC_BOARDS, .rounds = run_rounds,              \
        .verify = (check),                                                                         \
    }

#endif
