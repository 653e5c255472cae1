/* Processor time to make a puzzle with each technique in the order of each profile.
 *
 * usage: bench_techniques [--own] [--minimal] [--profile=NAME]... [--limit=SECONDS] [--seed=N]
 *                         [TECHNIQUE...] */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sudoku/sudoku.h>

#include "common/clock.h"

enum { PROFILES = 4, MAX_TECHNIQUES = 256, CELLS = 81 };

struct options {
    bool is_own; /* only techniques that the profile has */
    bool is_minimal;
    bool has_profile[PROFILES];
    bool has_technique[MAX_TECHNIQUES];
    double limit; /* in seconds */
    uint64_t seed;
};

/* A puzzle that is being made. */
struct making {
    double end; /* of processor time */
    uint64_t tried;
    uint8_t puzzle[CELLS], solution[CELLS];
    enum sudoku_status status;
    double seconds;
};

struct totals {
    unsigned asked, made, refused, wrong;
    double longest;
};

static double now(void)
{
    return clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* --------------------------------------------------------------------------------------- making */

static int look(void *user, const struct sudoku_stats *stats)
{
    const struct making *making = user;
    (void)stats;
    return now() > making->end;
}

static int count_trial(void *user, const struct sudoku_generate_trial *trial)
{
    struct making *making = user;
    (void)trial;
    making->tried++;
    return now() > making->end;
}

static void make(struct sudoku_generator *generator, const struct options *options,
                 enum sudoku_profile profile, size_t technique, struct making *making)
{
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    int8_t status = SUDOKU_NOT_FOUND;
    double start = now();
    *making = (struct making){.end = start + options->limit};
    criteria.profile = profile;
    criteria.techniques = &technique;
    criteria.technique_count = 1;
    criteria.is_minimal = options->is_minimal;
    job.criteria = &criteria;
    job.count = 1;
    job.attempts = UINT64_MAX;
    job.seed = options->seed;
    job.results = making->puzzle;
    job.solutions = making->solution;
    job.statuses = &status;
    job.tried = count_trial;
    job.user = making;
    limits.progress = look;
    limits.user = making;
    enum sudoku_status ended = sudoku_generator_run(generator, &job, &limits);
    making->status = ended < SUDOKU_OK ? ended : (enum sudoku_status)status;
    making->seconds = now() - start;
}

/* ------------------------------------------------------------------------------------- checking */

/* True if the path of PUZZLE by PROFILE with TECHNIQUE has a step of it and leads to SOLUTION. */
static bool path_has(enum sudoku_profile profile, size_t technique, const struct making *made)
{
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic *logic;
    const struct sudoku_step *step;
    size_t order[MAX_TECHNIQUES];
    uint8_t cells[CELLS];
    bool has = false;
    criteria.profile = profile;
    criteria.techniques = &technique;
    criteria.technique_count = 1;
    options.profile = profile;
    options.order = order;
    options.order_length = sudoku_generate_order(&criteria, order, MAX_TECHNIQUES);
    position.cells = made->puzzle;
    position.is_unique = true;
    if (sudoku_logic_create(sudoku_layout_classic(), &options, &logic) != SUDOKU_OK)
        return false;
    if (sudoku_logic_set_position(logic, &position) == SUDOKU_OK)
        while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
            has |= step->technique == sudoku_technique_at(technique);
            sudoku_logic_apply(logic, step);
        }
    has &= sudoku_logic_get_position(logic, cells, NULL) == SUDOKU_OK &&
           memcmp(cells, made->solution, sizeof cells) == 0;
    sudoku_logic_destroy(logic);
    return has;
}

static bool is_unique(struct sudoku_solver *solver, const struct making *made)
{
    const struct sudoku_puzzle puzzle = {made->puzzle, NULL};
    uint8_t solution[CELLS];
    return sudoku_solver_unique(solver, &puzzle, NULL, solution) == SUDOKU_OK &&
           memcmp(solution, made->solution, sizeof solution) == 0;
}

/* ------------------------------------------------------------------------------------- printing */

static void print_puzzle(const struct making *made)
{
    for (unsigned cell = 0; cell < CELLS; cell++)
        putchar(made->puzzle[cell] ? '0' + made->puzzle[cell] : '.');
}

static void run(struct sudoku_generator *generator, struct sudoku_solver *solver,
                const struct options *options, enum sudoku_profile profile, size_t technique,
                struct totals *totals)
{
    struct making made;
    make(generator, options, profile, technique, &made);
    totals->asked++;
    printf("%-7s %-7s %6.2f s %8llu tried  ", sudoku_profile_name(profile),
           sudoku_technique_at(technique)->abbreviation, made.seconds,
           (unsigned long long)made.tried);
    if (made.status == SUDOKU_OK) {
        bool is_right = is_unique(solver, &made) && path_has(profile, technique, &made);
        totals->made += is_right;
        totals->wrong += !is_right;
        totals->longest = made.seconds > totals->longest ? made.seconds : totals->longest;
        print_puzzle(&made);
        printf("%s\n", is_right ? "" : "  WRONG");
    } else {
        totals->refused += made.status == SUDOKU_ERR_ARGUMENT;
        printf("%s\n",
               made.status == SUDOKU_ERR_ARGUMENT ? sudoku_argument_error() : "not made in time");
    }
    fflush(stdout);
}

static bool has_in_profile(enum sudoku_profile profile, size_t technique)
{
    size_t order[MAX_TECHNIQUES], count = sudoku_profile_order(profile, order, MAX_TECHNIQUES);
    for (size_t i = 0; i < count; i++)
        if (order[i] == technique)
            return true;
    return false;
}

static int run_all(const struct options *options)
{
    struct sudoku_generator *generator;
    struct sudoku_solver *solver;
    struct totals totals = {0};
    if (sudoku_generator_create(sudoku_layout_classic(), NULL, &generator) != SUDOKU_OK ||
        sudoku_solver_create(sudoku_layout_classic(), NULL, &solver) != SUDOKU_OK)
        return 1;
    for (unsigned profile = 0; profile < PROFILES; profile++)
        for (size_t i = 0; options->has_profile[profile] && i < sudoku_technique_count(); i++)
            if (options->has_technique[i] &&
                (!options->is_own || has_in_profile((enum sudoku_profile)profile, i)))
                run(generator, solver, options, (enum sudoku_profile)profile, i, &totals);
    printf("%u of %u made, the longest in %.2f s; %u refused, %u wrong\n", totals.made,
           totals.asked, totals.longest, totals.refused, totals.wrong);
    sudoku_generator_destroy(generator);
    sudoku_solver_destroy(solver);
    return totals.wrong > 0;
}

/* -------------------------------------------------------------------------------------- options */

static bool add_profile(struct options *options, const char *name)
{
    for (unsigned i = 0; i < PROFILES; i++)
        if (strcmp(sudoku_profile_name((enum sudoku_profile)i), name) == 0)
            return options->has_profile[i] = true;
    return false;
}

static bool read_option(struct options *options, const char *text)
{
    size_t technique;
    if (strcmp(text, "--own") == 0)
        return options->is_own = true;
    if (strcmp(text, "--minimal") == 0)
        return options->is_minimal = true;
    if (strncmp(text, "--profile=", 10) == 0)
        return add_profile(options, text + 10);
    if (strncmp(text, "--limit=", 8) == 0)
        return (options->limit = strtod(text + 8, NULL)) > 0;
    if (strncmp(text, "--seed=", 7) == 0) {
        options->seed = strtoull(text + 7, NULL, 10);
        return true;
    }
    if (sudoku_technique_from_name(text, &technique) != SUDOKU_OK || technique >= MAX_TECHNIQUES)
        return false;
    return options->has_technique[technique] = true;
}

/* Sets all COUNT flags if none is set. */
static void default_to_all(bool *flags, size_t count)
{
    bool has_one = false;
    for (size_t i = 0; i < count; i++)
        has_one |= flags[i];
    for (size_t i = 0; i < count; i++)
        flags[i] |= !has_one;
}

int main(int argc, char **argv)
{
    struct options options = {.limit = 60, .seed = 1};
    for (int i = 1; i < argc; i++)
        if (!read_option(&options, argv[i])) {
            fprintf(stderr, "bench_techniques: unknown argument %s\n", argv[i]);
            return 1;
        }
    default_to_all(options.has_profile, PROFILES);
    default_to_all(options.has_technique, MAX_TECHNIQUES);
    return run_all(&options);
}
