#include "gen/worker.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/options/formats.h"
#include "cli/text/board.h"
#include "cli/text/checked.h"
#include "gen/pages.h"

struct gen_worker {
    const struct gen_options *options;
    const struct sudoku_layout *layout;
    const struct gen_stop *stop;
    struct sudoku_limits limits;
    struct sudoku_generator *generator;
    struct sudoku_solver *solver; /* counts the solutions of near misses of a pattern */
    unsigned cells;
    uint8_t *results; /* GEN_JOB_SIZE boards */
    int8_t statuses[GEN_JOB_SIZE];
    struct gen_job *job; /* in progress */
};

static void expect(enum sudoku_status status)
{
    if (status == SUDOKU_OK)
        return;
    cli_error(&gen_cli, "%s", sudoku_strstatus(status));
    exit(CLI_FAILED);
}

struct gen_worker *gen_worker_create(const struct gen_options *options,
                                     const struct sudoku_layout *layout, struct gen_stop *stop)
{
    struct gen_worker *worker = buffer_resize(NULL, sizeof *worker);
    unsigned cells = sudoku_layout_cell_count(layout);
    *worker = (struct gen_worker){.options = options,
                                  .layout = layout,
                                  .stop = stop,
                                  .limits = gen_stop_limits(stop),
                                  .cells = cells};
    worker->results = buffer_resize(NULL, (size_t)cells * GEN_JOB_SIZE);
    expect(sudoku_generator_create(layout, NULL, &worker->generator));
    if (options->pattern)
        expect(sudoku_solver_create(layout, NULL, &worker->solver));
    return worker;
}

void gen_worker_destroy(struct gen_worker *worker)
{
    sudoku_generator_destroy(worker->generator);
    sudoku_solver_destroy(worker->solver);
    free(worker->results);
    free(worker);
}

/* --------------------------------------------------------------------------------------- making */

/* True if boxes see no more of the board than lines, as with boxes as high as the board. */
static bool has_lines_alone(const struct gen_worker *worker)
{
    const uint16_t *peers;
    unsigned side = sudoku_layout_side(worker->layout);
    return sudoku_layout_cell_peers(worker->layout, 0, &peers) == 2 * (side - 1);
}

/* The minimum number of givens of a candidate. All redundant ones could be removed, but the last of
 * them take minutes on large boards, and longer than anyone waits on the largest. With a share H of
 * empty cells, a cell has side * H^3 digits missing from its three units; H^1.5 leaves as many if
 * it has two units only. */
static unsigned fewest_givens(const struct gen_worker *worker)
{
    enum { LARGE = 256, LARGEST = 2500 };
    const struct gen_options *options = worker->options;
    if (options->clues.high)
        return options->clues.low;
    if (options->criteria.is_minimal || worker->cells <= LARGE)
        return 0;
    if (has_lines_alone(worker))
        return worker->cells <= LARGEST ? worker->cells * 3 / 4 : worker->cells * 7 / 8;
    return worker->cells <= LARGEST ? worker->cells * 3 / 5 : worker->cells * 3 / 4;
}

/* The number of solutions, up to GEN_MAX_NEAREST, of the candidate nearest to the pattern; 0: not
 * counted in time. */
static uint64_t count_nearest(struct gen_worker *worker, const uint8_t *nearest)
{
    const struct sudoku_puzzle puzzle = {nearest, NULL};
    struct sudoku_limits limits = worker->limits;
    uint64_t found = 0;
    limits.solutions = GEN_MAX_NEAREST;
    enum sudoku_status status = sudoku_solver_count(worker->solver, &puzzle, &limits, &found);
    return status == SUDOKU_OK || status == SUDOKU_SOLUTION_LIMIT ? found : 0;
}

/* -------------------------------------------------------------------------------------- writing */

static void write_json(const struct gen_worker *worker, struct buffer *out,
                       const struct sudoku_generate_trial *trial)
{
    buffer_printf(out, "{\"puzzle\":\"");
    board_add_symbols(out, worker->layout, trial->puzzle, NULL);
    buffer_printf(out, "\",\"solution\":\"");
    board_add_symbols(out, worker->layout, trial->solution, NULL);
    buffer_printf(out, "\"");
    if (!layout_choice_is_classic(&worker->options->board))
        board_add_shape(out, worker->layout);
    buffer_printf(out, ",\"clues\":%u", trial->given_count);
    if (trial->level)
        buffer_printf(out, ",\"level\":\"%s\",\"score\":%u",
                      sudoku_level_name((enum sudoku_level)trial->level), trial->score);
    if (trial->rating)
        buffer_printf(out, ",\"se\":%u.%u", trial->rating / 10, trial->rating % 10);
    if (trial->step_count)
        buffer_printf(out, ",\"steps\":%u", trial->step_count);
    if (trial->choices)
        buffer_printf(out, ",\"choices\":%u", trial->choices);
    buffer_printf(out, ",\"seed\":%" PRIu64 "}\n", trial->seed);
}

static void write_puzzle(const struct gen_worker *worker, struct gen_job *job,
                         const struct sudoku_generate_trial *trial)
{
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = worker->options->format;
    board.cells = trial->puzzle;
    if (worker->options->is_sheet)
        gen_pages_pack(&job->out, trial->puzzle, trial->solution, worker->cells,
                       (enum sudoku_level)trial->level, trial->score);
    else if (board.format == SUDOKU_TEXT_JSON)
        write_json(worker, &job->out, trial);
    else
        board_add(&job->out, worker->layout, &board);
    job->ends[job->made++] = job->out.length;
}

/* --------------------------------------------------------------------------------------- making */

/* Counts a candidate, and writes it if it meets the request. */
static int take_candidate(void *user, const struct sudoku_generate_trial *trial)
{
    struct gen_worker *worker = user;
    struct gen_job *job = worker->job;
    struct gen_misses misses = {0};
    gen_misses_note(&misses, trial);
    if (misses.unfit && trial->status == SUDOKU_NOT_FOUND)
        misses.nearest = count_nearest(worker, trial->puzzle);
    if (gen_stop_now(worker->stop))
        return 1;
    if (trial->status == SUDOKU_OK)
        write_puzzle(worker, job, trial);
    gen_misses_add(&job->misses, &misses);
    job->misses.unfinished--;
    return 0;
}

static void make(struct gen_worker *worker, const struct gen_job *job)
{
    const struct gen_options *options = worker->options;
    struct sudoku_generate_job wanted = SUDOKU_GENERATE_JOB_INIT;
    wanted.count = job->count;
    wanted.seed = job->seed;
    wanted.symmetry = options->symmetry;
    wanted.min_givens = fewest_givens(worker);
    wanted.max_givens = options->clues.high;
    wanted.pattern = options->pattern;
    wanted.criteria = &options->criteria.of_job;
    wanted.results = worker->results;
    wanted.statuses = worker->statuses;
    wanted.tried = take_candidate;
    wanted.user = worker;
    checked(sudoku_generator_run(worker->generator, &wanted, &worker->limits));
}

void gen_worker_run(struct gen_worker *worker, struct gen_job *job)
{
    worker->job = job;
    job->made = 0;
    job->out.length = 0;
    job->misses = (struct gen_misses){.unfinished = job->count};
    if (!gen_stop_now(worker->stop))
        make(worker, job);
}
