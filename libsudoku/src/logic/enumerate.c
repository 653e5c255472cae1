/* All steps of a technique, each conclusion once. */
#include <string.h>

#include "common/argument.h"
#include "logic/explainer.h"
#include "logic/techniques.h"

/* Returns the slot for HASH, or NULL if the table is full. */
static uint64_t *find_slot(struct sudoku_logic *logic, uint64_t hash)
{
    for (unsigned i = 0; i < SEEN_SLOTS; i++) {
        uint64_t *slot = &logic->seen[(hash + i) % SEEN_SLOTS];
        if (!*slot || *slot == hash)
            return slot;
    }
    return NULL;
}

/* True if no step with the same conclusions was seen. */
static bool is_new(struct search *search)
{
    uint64_t hash = step_conclusion_hash(&search->step);
    const uint64_t *slot = find_slot(search->user, hash);
    return !slot || !*slot;
}

static bool accept_every(struct search *search)
{
    struct sudoku_logic *logic = search->user;
    uint64_t hash = step_conclusion_hash(&search->step), *slot = find_slot(logic, hash);
    if (slot && *slot)
        return false;
    if (slot)
        *slot = hash;
    const struct sudoku_step *step = step_show(&search->step, search->topology, &logic->view);
    return logic->callback(logic->user, step) != 0 || search_poll(search);
}

enum sudoku_status sudoku_logic_enumerate_steps(struct sudoku_logic *logic, size_t index,
                                                sudoku_step_callback *callback, void *user)
{
    if (!explainer_is_ready(logic) || !argument_expect(callback, "callback is NULL") ||
        !argument_expect(index < logic_technique_count, "index is that of no technique"))
        return SUDOKU_ERR_ARGUMENT;
    if (!explainer_begin(logic))
        return SUDOKU_ERR_ARGUMENT;
    memset(logic->seen, 0, sizeof logic->seen);
    logic->callback = callback;
    logic->user = user;
    bool is_stopped =
        search_is_over(&logic->search) || explainer_run(logic, index, true, accept_every, is_new);
    if (search_is_over(&logic->search))
        return explainer_end(logic, logic->limiter.status);
    return explainer_end(logic, is_stopped ? SUDOKU_CANCELLED : SUDOKU_OK);
}
