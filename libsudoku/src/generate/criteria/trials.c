#include "generate/criteria/trials.h"

#include <string.h>

#include "board/layout.h"
#include "generate/criteria/carve.h"
#include "generate/criteria/climb.h"
#include "generate/criteria/ease.h"
#include "generate/criteria/grow.h"
#include "generate/criteria/vicinity.h"

/* A job that is being done. */
struct trials_run {
    struct sudoku_generator *generator;
    const struct sudoku_generate_job *job;
    struct limiter *limiter;
    uint64_t tried;
    size_t made;             /* number of puzzles or, without attempts, of candidates */
    enum sudoku_status rest; /* status of the puzzles that are not made */
};

bool trials_are_needed(const struct sudoku_generate_job *job)
{
    return job->criteria || job->pattern || job->max_givens || job->attempts || job->tried;
}

/* The number of candidates to make at a time: classic ones share an engine that works on several
 * boards, others take longer. */
static unsigned choose_size(const struct trials_run *run)
{
    const struct sudoku_generate_job *job = run->job;
    uint64_t all = job->attempts ? job->attempts : job->count, left = all - run->tried;
    unsigned size = run->generator->lanes && !job->pattern ? TRIALS_ROOM : 1;
    return left < size ? (unsigned)left : size;
}

/* Makes COUNT candidates. */
static void make(struct trials_run *run, unsigned count)
{
    struct trials *trials = &run->generator->trials;
    unsigned cells = run->generator->layout->cell_count;
    struct sudoku_generate_job job = *run->job;
    job.seed += run->tried;
    job.count = count;
    job.results = trials->puzzles;
    job.solutions = trials->solutions;
    job.statuses = trials->statuses;
    if (job.puzzles)
        job.puzzles += run->tried * cells;
    if (trials->assessor.criteria.asked.is_minimal)
        job.max_givens = 0;
    if (!job.pattern)
        generator_make(run->generator, &job, run->limiter);
    for (unsigned i = 0; job.pattern && i < count; i++)
        trials->statuses[i] =
            (int8_t)generator_fit(run->generator, job.pattern, job.seed + i, run->limiter,
                                  job.results + i * cells, job.solutions + i * cells);
}

static unsigned count_givens(const uint8_t *puzzle, unsigned cells)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < cells; cell++)
        count += puzzle[cell] != 0;
    return count;
}

/* Makes PUZZLE, of TRIAL, easier if it has to be. */
static enum sudoku_status ease(const struct trials_run *run,
                               const struct sudoku_generate_trial *trial, uint8_t *puzzle)
{
    struct assessor *assessor = &run->generator->trials.assessor;
    bool is_within = true;
    if (run->job->pattern || run->job->puzzles ||
        !ease_is_needed(assessor->layout, &assessor->criteria))
        return SUDOKU_OK;
    enum sudoku_status status = assessor_compare(assessor, run->limiter, puzzle, &is_within);
    return is_within ? status
                     : ease_puzzle(assessor, run->limiter, run->job->symmetry, trial->seed,
                                   trial->solution, puzzle);
}

/* Checks the candidate of TRIAL, which has one solution. */
static enum sudoku_status check(const struct trials_run *run, struct sudoku_generate_trial *trial)
{
    struct trials *trials = &run->generator->trials;
    const struct sudoku_generate_job *job = run->job;
    bool is_redundant = false;
    enum sudoku_status status = SUDOKU_OK;
    trial->given_count = count_givens(trial->puzzle, run->generator->layout->cell_count);
    if (job->max_givens && trial->given_count > job->max_givens) {
        trial->miss = SUDOKU_MISS_GIVENS;
        return SUDOKU_OK;
    }
    if (trials->assessor.criteria.asked.is_minimal)
        status =
            generator_has_redundant(run->generator, trial->puzzle, run->limiter, &is_redundant);
    if (is_redundant)
        trial->miss = SUDOKU_MISS_MINIMAL;
    if (status == SUDOKU_OK && !is_redundant)
        status = assessor_run(&trials->assessor, run->limiter, trial);
    return status;
}

/* Grows PUZZLE with SOLUTION, of TRIAL, or replaces it by one with the requested technique, if that
 * may help it to meet the criteria. */
static enum sudoku_status grow(const struct trials_run *run, uint8_t *puzzle, uint8_t *solution,
                               struct sudoku_generate_trial *trial)
{
    struct sudoku_generator *generator = run->generator;
    struct assessor *assessor = &generator->trials.assessor;
    bool is_minimal = assessor->criteria.asked.is_minimal;
    enum sudoku_status status = SUDOKU_OK;
    if (run->job->pattern || run->job->puzzles || assessor->target == CRITERIA_MAX_TECHNIQUES ||
        !trial->miss || trial->miss == SUDOKU_MISS_GIVENS)
        return SUDOKU_OK;
    if (!is_minimal)
        status = grow_puzzle(assessor, run->limiter, run->job, puzzle, trial);
    if (status == SUDOKU_OK && trial->miss)
        status = carve_puzzle(generator, run->limiter, run->job, puzzle, trial);
    if (status == SUDOKU_OK && trial->miss && vicinity_is_due(generator, run->job, trial->seed))
        status = vicinity_puzzle(generator, run->limiter, run->job, puzzle, solution, trial);
    if (status == SUDOKU_OK && trial->miss && !is_minimal &&
        climb_is_due(generator->layout, trial->seed))
        status = climb_puzzle(generator, run->limiter, run->job, puzzle, solution, trial);
    return status;
}

/* Stores a puzzle that meets the criteria, or the status of one that does not. */
static void store(struct trials_run *run, const struct sudoku_generate_trial *trial)
{
    const struct sudoku_generate_job *job = run->job;
    size_t cells = run->generator->layout->cell_count, offset = run->made * cells;
    if (trial->status == SUDOKU_OK) {
        memcpy(job->results + offset, trial->puzzle, cells);
        if (job->solutions)
            memcpy(job->solutions + offset, trial->solution, cells);
    } else if (job->attempts) {
        /* Without a grid, no later attempt has one. */
        run->rest = trial->status == SUDOKU_NOT_FOUND ? run->rest : trial->status;
        return;
    }
    job->statuses[run->made++] = (int8_t)trial->status;
}

/* Checks and stores candidate I of those made last. Returns false if the run must end. */
static bool try_candidate(struct trials_run *run, unsigned i)
{
    struct trials *trials = &run->generator->trials;
    size_t offset = (size_t)i * run->generator->layout->cell_count;
    struct sudoku_generate_trial trial = {.seed = run->job->seed + run->tried,
                                          .status = (enum sudoku_status)trials->statuses[i],
                                          .puzzle = trials->puzzles + offset,
                                          .solution = trials->solutions + offset};
    enum sudoku_status status = run->limiter->status;
    if (status == SUDOKU_OK && trial.status == SUDOKU_OK)
        status = ease(run, &trial, trials->puzzles + offset);
    if (status == SUDOKU_OK && trial.status == SUDOKU_OK)
        status = check(run, &trial);
    if (status == SUDOKU_OK && trial.status == SUDOKU_OK)
        status = grow(run, trials->puzzles + offset, trials->solutions + offset, &trial);
    if (status != SUDOKU_OK) {
        run->limiter->status = status;
        return false;
    }
    if (trial.miss)
        trial.status = SUDOKU_NOT_FOUND;
    store(run, &trial);
    run->tried++;
    if (run->job->tried && run->job->tried(run->job->user, &trial))
        run->limiter->status = SUDOKU_CANCELLED;
    return run->limiter->status == SUDOKU_OK && run->made < run->job->count &&
           run->rest == SUDOKU_NOT_FOUND;
}

enum sudoku_status trials_run(struct sudoku_generator *generator,
                              const struct sudoku_generate_job *job,
                              const struct criteria *criteria, struct limiter *limiter)
{
    struct trials_run run = {.generator = generator, .job = job, .limiter = limiter};
    struct assessor *assessor = &generator->trials.assessor;
    run.rest = SUDOKU_NOT_FOUND;
    assessor->allocator = &generator->allocator;
    assessor->layout = generator->layout;
    enum sudoku_status status = assessor_prepare(assessor, criteria);
    if (status == SUDOKU_OK &&
        !trials_make_room(&generator->trials, &generator->allocator, generator->layout->cell_count))
        status = SUDOKU_ERR_MEMORY;
    if (status != SUDOKU_OK)
        return status;
    bool goes_on = job->count > 0;
    for (unsigned size; goes_on && (size = choose_size(&run)) > 0;) {
        make(&run, size);
        for (unsigned i = 0; goes_on && i < size; i++)
            goes_on = try_candidate(&run, i);
    }
    for (; run.made < job->count; run.made++)
        job->statuses[run.made] = (int8_t)(limiter->status ? limiter->status : run.rest);
    return limiter->status;
}
