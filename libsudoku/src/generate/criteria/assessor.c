#include "generate/criteria/assessor.h"

#include <string.h>

#include "board/layout.h"

/* ------------------------------------------------------------------------------------ explainers
 */

static int look(void *user, const struct sudoku_stats *stats)
{
    const struct assessor *assessor = user;
    (void)stats;
    return limiter_poll(assessor->limiter);
}

/* Creates an explainer by ORDER (NULL: PROFILE's) that prefers the chains and nets of PROFILE,
 * unless there is one. */
static enum sudoku_status create(struct assessor *assessor, const struct order *order,
                                 enum sudoku_profile profile, struct sudoku_logic **logic)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    if (*logic)
        return SUDOKU_OK;
    limits.progress = look;
    limits.user = assessor;
    options.limits = &limits;
    options.allocator = assessor->allocator;
    options.profile = profile;
    options.order = order ? order->items : NULL;
    options.order_length = order ? order->count : 0;
    return sudoku_logic_create(assessor->layout, &options, logic);
}

static void destroy(struct sudoku_logic **logic)
{
    sudoku_logic_destroy(*logic);
    *logic = NULL;
}

static void destroy_paths(struct assessor *assessor)
{
    destroy(&assessor->whole);
    destroy(&assessor->before);
    destroy(&assessor->enough);
    for (size_t i = 0; i < CRITERIA_MAX_TECHNIQUES; i++)
        destroy(&assessor->without[i]);
}

/* Creates the explainer that rejects puzzles which are too hard, without those searches that only
 * these need. */
static enum sudoku_status create_limited(struct assessor *assessor)
{
    const struct order order = order_up_to_level(&assessor->criteria);
    if (!criteria_limit_score(&assessor->criteria))
        return SUDOKU_OK;
    return create(assessor, &order, SUDOKU_PROFILE_HODOKU, &assessor->limited);
}

/* Creates the explainers of what is needed. */
static enum sudoku_status create_needs(struct assessor *assessor)
{
    const struct criteria *criteria = &assessor->criteria;
    struct order kept = order_up_to_needs(&assessor->order, criteria, CRITERIA_MAX_TECHNIQUES);
    enum sudoku_status status = create(assessor, &kept, criteria->asked.profile, &assessor->enough);
    for (size_t i = 0; i < CRITERIA_MAX_TECHNIQUES && status == SUDOKU_OK; i++) {
        if (!(criteria->roles[i] & CRITERIA_NEEDED))
            continue;
        kept = order_up_to_needs(&assessor->order, criteria, i);
        status = create(assessor, &kept, criteria->asked.profile, &assessor->without[i]);
    }
    return status;
}

/* Creates the explainer that leads to positions where a requested technique is missing. */
static enum sudoku_status create_before(struct assessor *assessor)
{
    const struct criteria *criteria = &assessor->criteria;
    size_t target = order_last_requested(&assessor->order, criteria);
    assessor->target = target;
    if (target == CRITERIA_MAX_TECHNIQUES)
        return SUDOKU_OK;
    const struct order kept = order_before(&assessor->order, target);
    return create(assessor, &kept, criteria->asked.profile, &assessor->before);
}

enum sudoku_status assessor_prepare(struct assessor *assessor, const struct criteria *criteria)
{
    enum sudoku_status status = SUDOKU_OK;
    if (memcmp(criteria->roles, assessor->criteria.roles, sizeof criteria->roles) != 0 ||
        criteria->asked.profile != assessor->criteria.asked.profile)
        destroy_paths(assessor);
    if (criteria->asked.level != assessor->criteria.asked.level ||
        criteria->asked.max_score != assessor->criteria.asked.max_score)
        destroy(&assessor->limited);
    assessor->criteria = *criteria;
    assessor->target = CRITERIA_MAX_TECHNIQUES;
    if (criteria_ask_score(criteria) || criteria->asked.is_rated)
        status = create(assessor, NULL, SUDOKU_PROFILE_HODOKU, &assessor->hodoku);
    if (status == SUDOKU_ERR_ARGUMENT && !criteria_ask_score(criteria))
        status = SUDOKU_OK; /* a layout that cannot be explained is not rated */
    if (status == SUDOKU_OK)
        status = create_limited(assessor);
    if (status == SUDOKU_OK && criteria_ask_rating(criteria))
        status = create(assessor, NULL, SUDOKU_PROFILE_SE, &assessor->se);
    if (status != SUDOKU_OK || !criteria_ask_path(criteria))
        return status;
    assessor->order = order_for(criteria);
    status = create(assessor, &assessor->order, criteria->asked.profile, &assessor->whole);
    if (status == SUDOKU_OK && criteria->asked.need_count)
        status = create_needs(assessor);
    return status == SUDOKU_OK ? create_before(assessor) : status;
}

void assessor_close(struct assessor *assessor)
{
    destroy_paths(assessor);
    destroy(&assessor->hodoku);
    destroy(&assessor->limited);
    destroy(&assessor->se);
}

/* ------------------------------------------------------------------------------------ assessment
 */

/* Returns STATUS if it ended the call, or SUDOKU_OK if it is an answer. */
static enum sudoku_status answered(const struct assessor *assessor, enum sudoku_status status)
{
    if (assessor->limiter->status != SUDOKU_OK)
        return assessor->limiter->status;
    return status < SUDOKU_OK ? status : SUDOKU_OK;
}

/* True if LOGIC solves the puzzle; *STATUS is SUDOKU_OK unless the call must end. */
static bool solves(const struct assessor *assessor, struct sudoku_logic *logic,
                   const uint8_t *puzzle, enum sudoku_status *status)
{
    enum sudoku_level level;
    unsigned score;
    enum sudoku_status found = path_start(logic, puzzle);
    if (found == SUDOKU_OK)
        found = sudoku_logic_rate(logic, &level, &score);
    *status = answered(assessor, found);
    return found == SUDOKU_OK;
}

enum sudoku_status assessor_compare(struct assessor *assessor, struct limiter *limiter,
                                    const uint8_t *puzzle, bool *is_within)
{
    const struct sudoku_generate_criteria *asked = &assessor->criteria.asked;
    enum sudoku_level level = (enum sudoku_level)0;
    unsigned score = 0;
    assessor->limiter = limiter;
    enum sudoku_status status = path_start(assessor->limited, puzzle);
    if (status == SUDOKU_OK)
        status = sudoku_logic_rate(assessor->limited, &level, &score);
    *is_within = status == SUDOKU_OK && (!asked->level || (unsigned)level <= asked->level) &&
                 (!asked->max_score || score <= asked->max_score);
    return answered(assessor, status);
}

static int note_step(void *user, const struct sudoku_step *step)
{
    (void)step;
    *(bool *)user = true;
    return 1;
}

enum sudoku_status assessor_find(struct assessor *assessor, struct limiter *limiter,
                                 size_t technique, bool *has_step)
{
    *has_step = false;
    assessor->limiter = limiter;
    return answered(assessor,
                    sudoku_logic_enumerate_steps(assessor->before, technique, note_step, has_step));
}

static enum sudoku_status assess_score(struct assessor *assessor,
                                       struct sudoku_generate_trial *trial)
{
    const struct sudoku_generate_criteria *asked = &assessor->criteria.asked;
    enum sudoku_level level = (enum sudoku_level)0;
    unsigned score = 0;
    enum sudoku_status status = SUDOKU_OK;
    if (criteria_limit_score(&assessor->criteria) &&
        !solves(assessor, assessor->limited, trial->puzzle, &status)) {
        trial->miss = SUDOKU_MISS_LEVEL;
        return status;
    }
    status = path_start(assessor->hodoku, trial->puzzle);
    if (status == SUDOKU_OK)
        status = sudoku_logic_rate(assessor->hodoku, &level, &score);
    if (status == SUDOKU_OK) {
        trial->level = level;
        trial->score = score;
    }
    if ((asked->level && trial->level != asked->level) || (asked->max_score && !trial->level))
        trial->miss = SUDOKU_MISS_LEVEL;
    else if (!criteria_in_range(trial->score, asked->min_score, asked->max_score))
        trial->miss = SUDOKU_MISS_SCORE;
    return answered(assessor, status);
}

/* Adds the technique at INDEX to those that the candidate misses. */
static void miss_technique(struct assessor *assessor, struct sudoku_generate_trial *trial,
                           enum sudoku_generate_miss miss, size_t index)
{
    assessor->missing[trial->missing_count++] = index;
    trial->missing = assessor->missing;
    trial->miss = miss;
}

/* True if a technique of the path with its highest score is one of those requested, if any. */
static bool has_hardest(const struct assessor *assessor)
{
    if (!assessor->criteria.asked.hardest_count)
        return true;
    for (size_t i = 0; i < sudoku_technique_count(); i++)
        if (assessor->criteria.roles[i] & CRITERIA_HARDEST && assessor->path.has[i] &&
            sudoku_technique_at(i)->score == assessor->path.max_score)
            return true;
    return false;
}

/* Compares the path with the criteria. */
static void check_path(struct assessor *assessor, struct sudoku_generate_trial *trial)
{
    const struct sudoku_generate_criteria *asked = &assessor->criteria.asked;
    for (size_t i = 0; i < sudoku_technique_count(); i++)
        if (assessor->criteria.roles[i] & CRITERIA_IN_PATH && !assessor->path.has[i])
            miss_technique(assessor, trial, SUDOKU_MISS_TECHNIQUE, i);
    if (trial->miss)
        return;
    if (!has_hardest(assessor))
        trial->miss = SUDOKU_MISS_HARDEST;
    else if (!criteria_in_range(trial->step_count, asked->min_steps, asked->max_steps))
        trial->miss = SUDOKU_MISS_STEPS;
    else if (!criteria_in_range(trial->choices, asked->min_choices, asked->max_choices))
        trial->miss = SUDOKU_MISS_CHOICES;
}

static enum sudoku_status assess_path(struct assessor *assessor,
                                      struct sudoku_generate_trial *trial)
{
    enum sudoku_status status = path_start(assessor->whole, trial->puzzle);
    if (status == SUDOKU_OK)
        status = path_follow(&assessor->path, assessor->whole, &assessor->order,
                             assessor->layout->cell_count, assessor->criteria.asked.max_choices);
    trial->step_count = assessor->path.step_count;
    trial->choices = assessor->path.choices;
    if (status == SUDOKU_END)
        check_path(assessor, trial);
    else
        trial->miss = SUDOKU_MISS_PATH;
    return answered(assessor, status);
}

static enum sudoku_status assess_needs(struct assessor *assessor,
                                       struct sudoku_generate_trial *trial)
{
    enum sudoku_status status = SUDOKU_OK;
    for (size_t i = 0; i < CRITERIA_MAX_TECHNIQUES && status == SUDOKU_OK; i++)
        if (assessor->without[i] && solves(assessor, assessor->without[i], trial->puzzle, &status))
            miss_technique(assessor, trial, SUDOKU_MISS_NEED, i);
    if (status == SUDOKU_OK && !trial->miss &&
        !solves(assessor, assessor->enough, trial->puzzle, &status))
        trial->miss = SUDOKU_MISS_BEYOND;
    return status;
}

static enum sudoku_status assess_rating(struct assessor *assessor,
                                        struct sudoku_generate_trial *trial)
{
    const struct sudoku_generate_criteria *asked = &assessor->criteria.asked;
    struct sudoku_se_rating rating = {.puzzle = 0};
    enum sudoku_status status = path_start(assessor->se, trial->puzzle);
    if (status == SUDOKU_OK)
        status = sudoku_logic_rate_se(assessor->se, &rating);
    trial->rating = rating.puzzle;
    if (!rating.puzzle || !criteria_in_range(rating.puzzle, asked->min_rating, asked->max_rating))
        trial->miss = SUDOKU_MISS_RATING;
    return answered(assessor, status);
}

enum sudoku_status assessor_run(struct assessor *assessor, struct limiter *limiter,
                                struct sudoku_generate_trial *trial)
{
    const struct criteria *criteria = &assessor->criteria;
    enum sudoku_status status = SUDOKU_OK;
    assessor->limiter = limiter;
    if (assessor->hodoku && (criteria_ask_score(criteria) || criteria->asked.is_rated))
        status = assess_score(assessor, trial);
    if (status == SUDOKU_OK && !trial->miss && criteria->asked.need_count)
        status = assess_needs(assessor, trial);
    if (status == SUDOKU_OK && !trial->miss && criteria_ask_path(criteria))
        status = assess_path(assessor, trial);
    if (status == SUDOKU_OK && !trial->miss && criteria_ask_rating(criteria))
        status = assess_rating(assessor, trial);
    return status;
}
