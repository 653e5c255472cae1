/* Rejected arguments of generator, repair and symmetry functions. */
#include <sudoku/sudoku.h>

#include "api/refused.h"

static const uint8_t empty[81];

static void rejected_criteria_are_named(struct sudoku_generator *generator,
                                        const struct sudoku_generate_job *sound)
{
    const struct sudoku_generate_criteria none = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generate_criteria criteria = none;
    struct sudoku_generate_job job = *sound;
    const size_t unknown = sudoku_technique_count();
    job.criteria = &criteria;
    criteria.size--;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "criteria->size is too small");
    criteria = none;
    criteria.level = 6;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "criteria->level is none");
    criteria = none;
    criteria.profile = (enum sudoku_profile)99;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "criteria->profile is none");
    criteria = none;
    criteria.min_score = 1;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "criteria->max_score is below min_score");
    criteria = none;
    criteria.min_rating = 1;
    REFUSED(sudoku_generator_run(generator, &job, NULL),
            "criteria->max_rating is below min_rating");
    criteria = none;
    criteria.min_steps = 1;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "criteria->max_steps is below min_steps");
    criteria = none;
    criteria.min_choices = 1;
    REFUSED(sudoku_generator_run(generator, &job, NULL),
            "criteria->max_choices is below min_choices");
    criteria = none;
    criteria.need_count = 1;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "criteria has an index of no technique");
    criteria.needs = &unknown;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "criteria has an index of no technique");
}

static size_t index_of(const char *name)
{
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    return index;
}

#define IN_ORDER(name, sentence) "in the order " name ", " sentence

/* Techniques that others leave no step, unless only the hardest one is any of several. */
static void covered_techniques_are_named(struct sudoku_generator *generator,
                                         const struct sudoku_generate_job *sound)
{
    static const struct {
        const char *technique;
        enum sudoku_profile profile;
        const char *reason;
    } covered[] = {
        {"h1", SUDOKU_PROFILE_HUMAN,
         IN_ORDER("human", "Hidden Single is in no path after those in boxes and in lines")},
        {"l2", SUDOKU_PROFILE_HUMAN,
         IN_ORDER("human",
                  "Locked Pair is in no path after Naked Pair, which eliminates the same")},
        {"lw", SUDOKU_PROFILE_HUMAN,
         IN_ORDER("human", "L-Wing is in no path after Turbot Fish, which eliminates the same")},
        {"dlc2", SUDOKU_PROFILE_SE,
         IN_ORDER("se",
                  "Direct Claiming is in no path after Direct Pointing, which places the same")},
        {"dlc2", SUDOKU_PROFILE_SUKAKU,
         IN_ORDER("sukaku",
                  "Direct Claiming is in no path after Direct Pointing, which places the same")},
        {"sc1", SUDOKU_PROFILE_HUMAN,
         IN_ORDER("human", "Simple Colors Trap is in no path after 3D Medusas, which include it")},
        {"sc2", SUDOKU_PROFILE_HUMAN,
         IN_ORDER("human", "Simple Colors Wrap is in no path after 3D Medusas, which include it")}};
    for (unsigned i = 0; i < sizeof covered / sizeof covered[0]; i++) {
        struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
        struct sudoku_generate_job job = *sound;
        const size_t asked[] = {index_of(covered[i].technique), index_of("xy")};
        job.criteria = &criteria;
        job.count = 0;
        criteria.techniques = asked;
        criteria.technique_count = 1;
        CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
        criteria.profile = covered[i].profile;
        REFUSED(sudoku_generator_run(generator, &job, NULL), covered[i].reason);
        criteria.technique_count = 0;
        criteria.needs = asked;
        criteria.need_count = 1;
        REFUSED(sudoku_generator_run(generator, &job, NULL), covered[i].reason);
        criteria.need_count = 0;
        criteria.hardest = asked;
        criteria.hardest_count = 1;
        REFUSED(sudoku_generator_run(generator, &job, NULL), covered[i].reason);
        criteria.hardest_count = 2;
        CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    }
}

static void tridagons_with_a_pattern_are_tried(struct sudoku_generator *generator,
                                               const struct sudoku_generate_job *sound)
{
    static const uint8_t pattern[81] = {1};
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generate_job job = *sound;
    const size_t tridagon = index_of("tri");
    job.criteria = &criteria;
    job.pattern = pattern;
    job.count = 0;
    criteria.techniques = &tridagon;
    criteria.technique_count = 1;
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
}

static void rejected_numbers_of_givens_are_named(struct sudoku_generator *generator,
                                                 struct sudoku_generate_job *job)
{
    job->min_givens = 30;
    job->max_givens = 29;
    REFUSED(sudoku_generator_run(generator, job, NULL), "job->max_givens is below min_givens");
    job->min_givens = 82;
    job->max_givens = 90;
    REFUSED(sudoku_generator_run(generator, job, NULL),
            "job->min_givens is above the number of cells");
    job->min_givens = 30;
    job->max_givens = 0;
    job->puzzles = empty;
    job->attempts = 1;
    REFUSED(sudoku_generator_run(generator, job, NULL),
            "job->puzzles exclude a pattern and attempts");
    job->puzzles = NULL;
}

static void rejected_arguments_of_generators_are_named(void)
{
    static const uint16_t order[81], units[4] = {0, 1, 2, 3};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    struct sudoku_generator_options options = SUDOKU_GENERATOR_OPTIONS_INIT;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_generator *generator;
    struct sudoku_layout *row;
    enum sudoku_symmetry symmetry;
    uint8_t made[81];
    uint16_t found[81];
    int8_t status;
    size_t count;
    REFUSED(sudoku_symmetry_from_name("none", NULL), "symmetry is NULL");
    REFUSED(sudoku_symmetry_from_name("nothing", &symmetry), "name is that of no symmetry");
    REFUSED(sudoku_generator_run(NULL, &job, NULL), "generator is NULL");
    options.size--;
    REFUSED(sudoku_generator_create(sudoku_layout_classic(), &options, &generator),
            "options->size is too small");
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    job.count = 1;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "job->results is NULL");
    job.results = made;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "job->statuses is NULL");
    job.statuses = &status;
    rejected_numbers_of_givens_are_named(generator, &job);
    rejected_criteria_are_named(generator, &job);
    covered_techniques_are_named(generator, &job);
    tridagons_with_a_pattern_are_tried(generator, &job);
    job.order = order;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "job->order has not each cell once");
    job.symmetry = (enum sudoku_symmetry)99;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "job->symmetry is none");
    REFUSED(sudoku_generator_find_redundant(generator, NULL, NULL, found, &count),
            "givens is NULL");
    REFUSED(sudoku_generator_find_redundant(generator, empty, NULL, NULL, &count), "cells is NULL");
    REFUSED(sudoku_generator_find_redundant(generator, empty, NULL, found, NULL), "count is NULL");
    REFUSED(sudoku_generator_make_grid(generator, 1, NULL, NULL), "grid is NULL");
    REFUSED(sudoku_generator_fit_pattern(generator, NULL, 1, NULL, made, made), "pattern is NULL");
    REFUSED(sudoku_generator_fit_pattern(generator, empty, 1, NULL, NULL, made), "puzzle is NULL");
    REFUSED(sudoku_generator_fit_pattern(generator, empty, 1, NULL, made, NULL),
            "solution is NULL");
    sudoku_generator_destroy(generator);
    custom.side = custom.cell_count = 4;
    custom.unit_count = 1;
    custom.units = units;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &row), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_create(row, NULL, &generator), SUDOKU_OK);
    job.order = NULL;
    job.symmetry = SUDOKU_SYMMETRY_MIRROR;
    REFUSED(sudoku_generator_run(generator, &job, NULL), "job->symmetry needs a square layout");
    sudoku_generator_destroy(generator);
    sudoku_layout_destroy(row);
}

static void rejected_arguments_of_transforms_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    struct sudoku_transform transform, inverse;
    uint8_t image[81];
    REFUSED(sudoku_transform_random(1, NULL), "transform is NULL");
    CHECK_EQ(sudoku_transform_random(1, &transform), SUDOKU_OK);
    REFUSED(sudoku_transform_apply(&transform, NULL, image), "board is NULL");
    REFUSED(sudoku_transform_apply(&transform, empty, NULL), "image is NULL");
    REFUSED(sudoku_transform_apply(&transform, too_large, image), "board has a number over 9");
    REFUSED(sudoku_transform_invert(&transform, NULL), "inverse is NULL");
    transform.cells[0] = transform.cells[1];
    REFUSED(sudoku_transform_invert(&transform, &inverse), "transform has a cell or a digit twice");
    transform.cells[0] = 81;
    REFUSED(sudoku_transform_invert(&transform, &inverse), "transform has a number out of range");
    REFUSED(sudoku_canonical_form(empty, NULL, NULL, NULL), "form is NULL");
    REFUSED(sudoku_transform_find(NULL, empty, NULL), "a is NULL");
    REFUSED(sudoku_transform_find(empty, NULL, NULL), "b is NULL");
}

static void rejected_arguments_of_repairs_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    struct sudoku_repair_options options = SUDOKU_REPAIR_OPTIONS_INIT;
    struct sudoku_change additions[81];
    struct sudoku_generator *generator;
    size_t count;
    bool are_fewest;
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    REFUSED(sudoku_generator_repair(generator, too_large, NULL, NULL, NULL, 0, &count),
            "givens has a number over the side");
    REFUSED(sudoku_generator_repair(generator, empty, NULL, NULL, NULL, 1, &count),
            "repairs is NULL");
    options.max_changes = 3;
    REFUSED(sudoku_generator_repair(generator, empty, &options, NULL, NULL, 0, &count),
            "options->max_changes is neither 1 nor 2");
    static const double costs[81 * 9] = {-1};
    options.max_changes = 1;
    options.costs = costs;
    REFUSED(sudoku_generator_repair(generator, empty, &options, NULL, NULL, 0, &count),
            "options->costs has a negative number, or none");
    REFUSED(sudoku_generator_complete(generator, empty, NULL, NULL, &count, &are_fewest),
            "additions is NULL");
    REFUSED(sudoku_generator_complete(generator, empty, NULL, additions, &count, NULL),
            "are_fewest is NULL");
    sudoku_generator_destroy(generator);
}

int main(void)
{
    rejected_arguments_of_generators_are_named();
    rejected_arguments_of_transforms_are_named();
    rejected_arguments_of_repairs_are_named();
    return check_result();
}
