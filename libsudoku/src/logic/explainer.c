/* The explainer: runs the finders of techniques one after another. */
#include "logic/explainer.h"

#include <string.h>

#include "common/argument.h"
#include "common/busy.h"
#include "common/mem.h"
#include "common/sized.h"
#include "logic/position_input.h"
#include "logic/scratch.h"
#include "logic/step_order.h"
#include "logic/techniques.h"

/* ---------------------------------------------------------------------------------- life of it */

/* Sets the caller's order, or that of the profile. */
static bool set_order(struct sudoku_logic *logic, const struct sudoku_logic_options *options)
{
    size_t count = options->order ? options->order_length : logic_technique_count;
    logic->order = mem_alloc(&logic->allocator, count, sizeof *logic->order);
    if (!logic->order)
        return false;
    logic->order_length = count;
    if (options->order)
        memcpy(logic->order, options->order, count * sizeof *logic->order);
    else
        logic->order_length = sudoku_profile_order(options->profile, logic->order, count);
    return true;
}

static bool order_is_valid(const struct sudoku_logic_options *options)
{
    for (size_t i = 0; options->order && i < options->order_length; i++)
        if (options->order[i] >= logic_technique_count)
            return false;
    return true;
}

enum sudoku_status sudoku_logic_create(const struct sudoku_layout *layout,
                                       const struct sudoku_logic_options *options,
                                       struct sudoku_logic **logic)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_logic_options, allocator);
    struct sudoku_logic_options own = SUDOKU_LOGIC_OPTIONS_INIT;
    if (!argument_expect(logic, "logic is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *logic = NULL;
    if (!argument_expect(layout, "layout is NULL") ||
        !argument_expect(!options || sized_copy(&own, sizeof own, options, first_form),
                         "options->size is too small") ||
        !argument_expect(order_is_valid(&own), "options->order has an index of no technique") ||
        !argument_expect(sudoku_profile_name(own.profile), "options->profile is none"))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_limits limits;
    if (!limiter_copy_limits(own.limits, &limits))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    struct sudoku_logic *made = mem_alloc(&allocator, 1, sizeof *made);
    if (!made)
        return SUDOKU_ERR_MEMORY;
    made->allocator = allocator;
    made->limits = limits;
    made->limits.nodes = 0;
    atomic_init(&made->cancel, false);
    atomic_init(&made->is_busy, false);
    made->scratch = scratch_create(&allocator);
    made->searched = mem_alloc(&allocator, logic_technique_count, sizeof *made->searched);
    bool fits =
        argument_expect(topology_build(&made->topology, layout), "layout is too large to explain");
    if (!fits || !made->scratch || !made->searched || !set_order(made, &own)) {
        sudoku_logic_destroy(made);
        return fits ? SUDOKU_ERR_MEMORY : SUDOKU_ERR_ARGUMENT;
    }
    made->search.topology = &made->topology;
    made->search.row_count = 1;
    made->search.by_progress = own.profile == SUDOKU_PROFILE_HUMAN;
    made->search.direct_only_places = own.profile == SUDOKU_PROFILE_SUKAKU;
    made->search.position = &made->position;
    made->search.scratch = made->scratch;
    made->search.limiter = &made->limiter;
    *logic = made;
    return SUDOKU_OK;
}

void sudoku_logic_destroy(struct sudoku_logic *logic)
{
    if (!logic)
        return;
    struct sudoku_allocator allocator = logic->allocator;
    mem_free(&allocator, logic->order);
    mem_free(&allocator, logic->searched);
    scratch_free(logic->scratch);
    mem_free(&allocator, logic);
}

const struct sudoku_layout *explainer_layout(const struct sudoku_logic *logic)
{
    return logic->topology.layout;
}

bool explainer_is_free(const struct sudoku_logic *logic)
{
    return argument_expect(logic, "logic is NULL") && busy_is_free(&logic->is_busy, BUSY("logic"));
}

enum sudoku_status sudoku_logic_set_position(struct sudoku_logic *logic,
                                             const struct sudoku_logic_position *position)
{
    if (!explainer_is_free(logic))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = position_set(&logic->position, &logic->topology, position);
    memset(logic->searched, 0, logic_technique_count * sizeof *logic->searched);
    logic->is_set = status == SUDOKU_OK;
    logic->is_unique = logic->is_set && position->is_unique;
    return status;
}

/* -------------------------------------------------------------------------------------- calls */

bool explainer_is_ready(const struct sudoku_logic *logic)
{
    return explainer_is_free(logic) && argument_expect(logic->is_set, "logic has no position yet");
}

void sudoku_logic_cancel(struct sudoku_logic *logic)
{
    if (logic)
        atomic_store_explicit(&logic->cancel, true, memory_order_relaxed);
}

bool explainer_begin(struct sudoku_logic *logic)
{
    if (!busy_begin(&logic->is_busy, BUSY("logic")))
        return false;
    limiter_start(&logic->limiter, &logic->limits, false, &logic->cancel);
    limiter_poll(&logic->limiter);
    return true;
}

enum sudoku_status explainer_end(struct sudoku_logic *logic, enum sudoku_status status)
{
    limiter_clear_cancel(&logic->cancel);
    busy_end(&logic->is_busy);
    return status;
}

/* ------------------------------------------------------------------------------------- search */

bool explainer_run(struct sudoku_logic *logic, size_t index, bool wants_all,
                   bool (*accept)(struct search *search), bool (*is_useful)(struct search *search))
{
    const struct technique *technique = &logic_techniques[index];
    bool is_asked = !technique->assumes_uniqueness || logic->is_unique;
    if (!is_asked || position_is_solved(&logic->position)) /* a full board has no step */
        return false;
    logic->search.technique = technique;
    logic->search.wants_all = wants_all;
    logic->search.accept = accept;
    logic->search.is_useful = is_useful;
    logic->search.user = logic;
    logic->search.since = wants_all ? 0 : logic->searched[index];
    return search_tick(&logic->search) || technique->find(&logic->search);
}

/* Notes that the technique at INDEX found nothing in this version. */
static void note_failure(struct sudoku_logic *logic, size_t index)
{
    logic->searched[index] = logic->position.version;
}

static bool accept_first(struct search *search)
{
    (void)search;
    return true;
}

static enum sudoku_status show(struct sudoku_logic *logic, const struct step *found,
                               const struct sudoku_step **step)
{
    *step = step_show(found, &logic->topology, &logic->view);
    return SUDOKU_OK;
}

/* The status of the position before any technique is tried. */
static enum sudoku_status position_status(const struct sudoku_logic *logic)
{
    if (search_is_over(&logic->search))
        return logic->limiter.status;
    if (position_is_solved(&logic->position))
        return SUDOKU_END;
    return SUDOKU_UNDECIDED;
}

/* The status if no technique helps: the caller may have removed the solution. */
static enum sudoku_status stuck_status(const struct sudoku_logic *logic)
{
    if (search_is_over(&logic->search))
        return logic->limiter.status;
    return position_is_broken(&logic->position) ? SUDOKU_NO_SOLUTION : SUDOKU_UNDECIDED;
}

static bool is_wanted(struct search *search)
{
    const struct sudoku_logic *logic = search->user;
    return step_is_empty(&logic->best) || step_is_better(&search->step, &logic->best);
}

static bool accept_better(struct search *search)
{
    struct sudoku_logic *logic = search->user;
    if (is_wanted(search))
        step_copy(&logic->best, &search->step);
    return false;
}

/* The contest of the technique at position AT of the order; 0: none. Forcing chains and nets ranked
 * by progress are compared with each other. */
static unsigned contest_at(const struct sudoku_logic *logic, size_t at)
{
    unsigned contest = logic_techniques[logic->order[at]].contest;
    bool is_chain = logic->search.by_progress && contest == CONTEST_FORCING_CHAINS;
    return is_chain ? CONTEST_FORCING_NETS : contest;
}

/* The number of techniques from position FROM of the order on that share a finder and a contest,
 * and so are searched for together. */
static unsigned count_rows(const struct sudoku_logic *logic, size_t from)
{
    const struct technique *first = &logic_techniques[logic->order[from]];
    unsigned count = 1;
    while (from + count < logic->order_length &&
           logic->order[from + count] == logic->order[from] + count &&
           first[count].contest == first->contest && first[count].find == first->find)
        count++;
    return first->contest ? count : 1;
}

/* True if the time is over: then a person is content with the best step found so far. */
static bool is_late(const struct sudoku_logic *logic)
{
    return logic->search.by_progress && logic->limiter.status == SUDOKU_TIME_LIMIT;
}

/* The best step of the techniques in the contest of that at position FROM of the order. */
static const struct step *best_of(struct sudoku_logic *logic, size_t from)
{
    unsigned contest = contest_at(logic, from);
    step_start(&logic->best, NULL);
    logic->search.best = &logic->best;
    for (size_t i = from; i < logic->order_length; i += logic->search.row_count) {
        logic->search.row_count = count_rows(logic, i);
        if (i == from || (contest && contest_at(logic, i) == contest))
            explainer_run(logic, logic->order[i], false, accept_better, is_wanted);
    }
    logic->search.row_count = 1;
    logic->search.best = NULL;
    if (!step_is_empty(&logic->best) && (!search_is_over(&logic->search) || is_late(logic)))
        return &logic->best;
    if (search_is_over(&logic->search))
        return NULL;
    for (size_t i = from; i < logic->order_length; i++)
        if (i == from || (contest && contest_at(logic, i) == contest))
            note_failure(logic, logic->order[i]);
    return NULL;
}

/* The first step of the technique at INDEX. */
static const struct step *first_of(struct sudoku_logic *logic, size_t index)
{
    bool has_step = explainer_run(logic, index, false, accept_first, NULL);
    if (search_is_over(&logic->search))
        return NULL;
    if (has_step)
        return &logic->search.step;
    note_failure(logic, index);
    return NULL;
}

enum sudoku_status explainer_next(struct sudoku_logic *logic, const struct sudoku_step **step)
{
    enum sudoku_status status = position_status(logic);
    unsigned tried = 0; /* the last contest, whose techniques have all been tried */
    if (status != SUDOKU_UNDECIDED)
        return status;
    for (size_t i = 0; i < logic->order_length; i++) {
        const struct step *found = NULL;
        unsigned contest = contest_at(logic, i);
        if (!contest)
            found = first_of(logic, logic->order[i]);
        else if (contest != tried)
            found = best_of(logic, i);
        if (found)
            return show(logic, found, step);
        if (search_is_over(&logic->search))
            break;
        tried = contest;
    }
    return stuck_status(logic);
}

enum sudoku_status sudoku_logic_find_step(struct sudoku_logic *logic,
                                          const struct sudoku_step **step)
{
    if (!explainer_is_ready(logic) || !argument_expect(step, "step is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    if (!explainer_begin(logic))
        return SUDOKU_ERR_ARGUMENT;
    return explainer_end(logic, explainer_next(logic, step));
}

static enum sudoku_status find_best(struct sudoku_logic *logic, const struct sudoku_step **step)
{
    enum sudoku_status status = position_status(logic);
    if (status != SUDOKU_UNDECIDED)
        return status;
    for (size_t i = 0; i < logic->order_length && !search_is_over(&logic->search); i++) {
        const struct step *found = best_of(logic, i);
        if (found)
            return show(logic, found, step);
    }
    return stuck_status(logic);
}

enum sudoku_status sudoku_logic_find_best_step(struct sudoku_logic *logic,
                                               const struct sudoku_step **step)
{
    if (!explainer_is_ready(logic) || !argument_expect(step, "step is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    if (!explainer_begin(logic))
        return SUDOKU_ERR_ARGUMENT;
    return explainer_end(logic, find_best(logic, step));
}

enum sudoku_status sudoku_logic_apply(struct sudoku_logic *logic, const struct sudoku_step *step)
{
    if (!explainer_is_ready(logic) || !argument_expect(step, "step is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    return explainer_apply(logic, step);
}

enum sudoku_status explainer_apply(struct sudoku_logic *logic, const struct sudoku_step *step)
{
    return position_apply(&logic->position, step);
}

enum sudoku_status sudoku_logic_get_position(const struct sudoku_logic *logic, uint8_t *cells,
                                             sudoku_digitset *candidates)
{
    if (!argument_expect(logic, "logic is NULL") ||
        !argument_expect(logic->is_set, "logic has no position yet"))
        return SUDOKU_ERR_ARGUMENT;
    const struct position *position = &logic->position;
    for (unsigned cell = 0; cell < logic->topology.cell_count; cell++) {
        uint8_t value = position->value[cell];
        if (cells)
            cells[cell] = value;
        if (candidates)
            candidates[cell] = value ? sudoku_digitset_of(value) : position->candidates[cell];
    }
    return SUDOKU_OK;
}
