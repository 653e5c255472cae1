/* Calls of an explainer, shared by its files. */
#ifndef LOGIC_EXPLAINER_H
#define LOGIC_EXPLAINER_H

#include <stdatomic.h>

#include <sudoku/logic.h>

#include "logic/search.h"

/* Maximum number of steps of one call that are distinguished; further ones may be repeated. */
enum { SEEN_SLOTS = 4096 };

struct sudoku_logic {
    struct sudoku_allocator allocator;
    size_t *order;
    size_t order_length;
    bool is_set;
    atomic_bool is_busy; /* a call is in progress */
    bool is_unique;
    struct topology topology;
    struct position position;
    struct search search;
    struct scratch *scratch;
    unsigned *searched; /* last version without a step of each technique; 0: none */
    struct step best;
    struct step_view view;
    struct sudoku_candidate asked; /* what a question is about */
    sudoku_step_callback *callback;
    void *user;
    struct sudoku_limits limits;
    struct limiter limiter; /* of the current call */
    atomic_bool cancel;
    uint64_t seen[SEEN_SLOTS];
};

/* Begins a call under the limits of LOGIC. Returns false if another one is in progress. */
bool explainer_begin(struct sudoku_logic *logic);

/* Ends the call and clears a request to cancel it; returns STATUS. */
enum sudoku_status explainer_end(struct sudoku_logic *logic, enum sudoku_status status);

/* sudoku_logic_find_step() within a call, for a LOGIC with a position. */
enum sudoku_status explainer_next(struct sudoku_logic *logic, const struct sudoku_step **step);

/* sudoku_logic_apply() within a call. */
enum sudoku_status explainer_apply(struct sudoku_logic *logic, const struct sudoku_step *step);

/* Runs the finder of the technique at INDEX within a call. Returns true if ACCEPT stopped it or the
 * call is over. */
bool explainer_run(struct sudoku_logic *logic, size_t index, bool wants_all,
                   bool (*accept)(struct search *search), bool (*is_useful)(struct search *search));

/* The layout of LOGIC, which must not be NULL. */
const struct sudoku_layout *explainer_layout(const struct sudoku_logic *logic);

/* True if LOGIC is not NULL and not in a call; else notes the argument error. */
bool explainer_is_free(const struct sudoku_logic *logic);

/* True if LOGIC also has a position. */
bool explainer_is_ready(const struct sudoku_logic *logic);

#endif
