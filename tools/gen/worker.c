#include "gen/worker.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/options/formats.h"
#include "cli/text/board.h"
#include "cli/text/checked.h"
#include "gen/pages.h"
#include "gen/path.h"

struct gen_worker {
    const struct gen_options *options;
    const struct sudoku_layout *layout;
    const struct gen_stop *stop;
    struct sudoku_limits limits;
    struct sudoku_generator *generator;
    struct sudoku_logic *logic;   /* NULL if puzzles are not rated */
    struct sudoku_solver *solver; /* counts the solutions of near misses of a pattern */
    unsigned cells;
    uint8_t *puzzles, *solutions; /* GEN_JOB_SIZE boards each */
    int8_t statuses[GEN_JOB_SIZE];
    uint16_t *redundant;   /* cells of redundant givens */
    struct gen_path *path; /* NULL: no request about it */
};

/* The rating of a puzzle; level 0: the techniques do not solve it. */
struct grade {
    enum sudoku_level level;
    unsigned score;
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
    struct sudoku_logic_options logic = SUDOKU_LOGIC_OPTIONS_INIT;
    struct gen_worker *worker = buffer_resize(NULL, sizeof *worker);
    unsigned cells = sudoku_layout_cell_count(layout);
    *worker = (struct gen_worker){.options = options,
                                  .layout = layout,
                                  .stop = stop,
                                  .limits = gen_stop_limits(stop),
                                  .cells = cells};
    logic.limits = &worker->limits;
    worker->puzzles = buffer_resize(NULL, (size_t)cells * GEN_JOB_SIZE);
    worker->solutions = buffer_resize(NULL, (size_t)cells * GEN_JOB_SIZE);
    worker->redundant = buffer_resize(NULL, cells * sizeof *worker->redundant);
    expect(sudoku_generator_create(layout, NULL, &worker->generator));
    /* The limits of the explainer. */
    if (gen_rates(options) && sudoku_layout_side(layout) <= 16 && worker->cells <= 256)
        expect(sudoku_logic_create(layout, &logic, &worker->logic));
    worker->path = gen_path_create(options, layout, &worker->limits);
    if (options->pattern)
        expect(sudoku_solver_create(layout, NULL, &worker->solver));
    return worker;
}

void gen_worker_destroy(struct gen_worker *worker)
{
    sudoku_generator_destroy(worker->generator);
    sudoku_logic_destroy(worker->logic);
    sudoku_solver_destroy(worker->solver);
    free(worker->puzzles);
    free(worker->solutions);
    free(worker->redundant);
    gen_path_destroy(worker->path);
    free(worker);
}

static void widen(unsigned *low, unsigned *high, unsigned value)
{
    *low = *low && *low < value ? *low : value;
    *high = *high > value ? *high : value;
}

void gen_misses_add(struct gen_misses *misses, const struct gen_misses *more)
{
    misses->unfit += more->unfit;
    if (more->nearest && (!misses->nearest || more->nearest < misses->nearest))
        misses->nearest = more->nearest;
    misses->gridless += more->gridless;
    misses->redundant += more->redundant;
    misses->other_path += more->other_path;
    misses->unfinished += more->unfinished;
    for (unsigned i = 0; i < 6; i++)
        misses->levels[i] += more->levels[i];
    for (unsigned i = 0; i < GEN_MAX_TECHNIQUES; i++)
        misses->lacking[i] += more->lacking[i];
    if (more->max_givens)
        widen(&misses->min_givens, &misses->max_givens, more->min_givens);
    if (more->max_givens)
        widen(&misses->min_givens, &misses->max_givens, more->max_givens);
    if (more->max_score)
        widen(&misses->min_score, &misses->max_score, more->min_score);
    if (more->max_score)
        widen(&misses->min_score, &misses->max_score, more->max_score);
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
    if (options->has_clues)
        return options->clues.low;
    if (options->minimal || worker->cells <= LARGE)
        return 0;
    if (has_lines_alone(worker))
        return worker->cells <= LARGEST ? worker->cells * 3 / 4 : worker->cells * 7 / 8;
    return worker->cells <= LARGEST ? worker->cells * 3 / 5 : worker->cells * 3 / 4;
}

static void make(struct gen_worker *worker, const struct gen_job *job)
{
    const struct gen_options *options = worker->options;
    struct sudoku_generate_job wanted = SUDOKU_GENERATE_JOB_INIT;
    wanted.count = job->count;
    wanted.seed = options->seed + job->first;
    wanted.symmetry = options->symmetry;
    wanted.min_givens = fewest_givens(worker);
    wanted.results = worker->puzzles;
    wanted.solutions = worker->solutions;
    wanted.statuses = worker->statuses;
    if (!options->pattern) {
        checked(sudoku_generator_run(worker->generator, &wanted, &worker->limits));
        return;
    }
    for (unsigned i = 0; i < job->count; i++)
        worker->statuses[i] = (int8_t)sudoku_generator_fit_pattern(
            worker->generator, options->pattern, wanted.seed + i, &worker->limits,
            worker->puzzles + i * worker->cells, worker->solutions + i * worker->cells);
}

/* -------------------------------------------------------------------------------------- looking */

/* True if the way to the solution is as requested. */
static bool has_path(struct gen_worker *worker, const uint8_t *puzzle, struct gen_misses *misses)
{
    const bool *wanted = worker->options->techniques;
    if (!worker->path || gen_path_fits(worker->path, puzzle))
        return true;
    bool has_all = true;
    for (size_t i = 0; wanted && i < sudoku_technique_count(); i++) {
        if (!wanted[i] || gen_path_has(worker->path, i))
            continue;
        misses->lacking[i < GEN_MAX_TECHNIQUES ? i : GEN_MAX_TECHNIQUES - 1]++;
        has_all = false;
    }
    misses->other_path += has_all;
    return false;
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

static bool is_in(const struct gen_range *range, unsigned value)
{
    return value >= range->low && value <= range->high;
}

static bool has_clues(const struct gen_worker *worker, const uint8_t *puzzle,
                      struct gen_misses *misses)
{
    unsigned clues = 0;
    for (unsigned cell = 0; cell < worker->cells; cell++)
        clues += puzzle[cell] != 0;
    if (!worker->options->has_clues || is_in(&worker->options->clues, clues))
        return true;
    widen(&misses->min_givens, &misses->max_givens, clues);
    return false;
}

static bool is_minimal(struct gen_worker *worker, const uint8_t *puzzle, struct gen_misses *misses)
{
    size_t count = 0;
    if (!worker->options->minimal)
        return true;
    enum sudoku_status status = checked(sudoku_generator_find_redundant(
        worker->generator, puzzle, &worker->limits, worker->redundant, &count));
    misses->redundant += count > 0;
    return status == SUDOKU_OK && count == 0;
}

static bool is_graded(struct gen_worker *worker, const uint8_t *puzzle, struct grade *grade,
                      struct gen_misses *misses)
{
    const struct gen_options *options = worker->options;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = puzzle;
    position.is_unique = true;
    if (!worker->logic)
        return has_path(worker, puzzle, misses);
    if (sudoku_logic_set_position(worker->logic, &position) != SUDOKU_OK ||
        checked(sudoku_logic_rate(worker->logic, &grade->level, &grade->score)) != SUDOKU_OK)
        *grade = (struct grade){0};
    bool has_level = !options->level || options->level == grade->level;
    if (has_level &&
        (!options->has_rating || (grade->level && is_in(&options->rating, grade->score))))
        return has_path(worker, puzzle, misses);
    misses->levels[grade->level]++;
    if (has_level && grade->score)
        widen(&misses->min_score, &misses->max_score, grade->score);
    return false;
}

/* -------------------------------------------------------------------------------------- writing */

static void write_json(const struct gen_worker *worker, struct gen_job *job, unsigned number,
                       const struct grade *grade)
{
    const uint8_t *puzzle = worker->puzzles + (size_t)number * worker->cells;
    unsigned clues = 0;
    for (unsigned cell = 0; cell < worker->cells; cell++)
        clues += puzzle[cell] != 0;
    buffer_printf(&job->out, "{\"puzzle\":\"");
    board_add_symbols(&job->out, worker->layout, puzzle, NULL);
    buffer_printf(&job->out, "\",\"solution\":\"");
    board_add_symbols(&job->out, worker->layout, worker->solutions + (size_t)number * worker->cells,
                      NULL);
    buffer_printf(&job->out, "\"");
    if (!layout_choice_is_classic(&worker->options->board))
        board_add_shape(&job->out, worker->layout);
    buffer_printf(&job->out, ",\"clues\":%u", clues);
    if (grade->level)
        buffer_printf(&job->out, ",\"level\":\"%s\",\"score\":%u", sudoku_level_name(grade->level),
                      grade->score);
    buffer_printf(&job->out, ",\"seed\":%" PRIu64 "}\n",
                  worker->options->seed + job->first + number);
}

static void write_puzzle(const struct gen_worker *worker, struct gen_job *job, unsigned number,
                         const struct grade *grade)
{
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = worker->options->format;
    board.cells = worker->puzzles + (size_t)number * worker->cells;
    if (worker->options->is_sheet)
        gen_pages_pack(&job->out, board.cells, worker->solutions + (size_t)number * worker->cells,
                       worker->cells, grade->level, grade->score);
    else if (board.format == SUDOKU_TEXT_JSON)
        write_json(worker, job, number, grade);
    else
        board_add(&job->out, worker->layout, &board);
    job->numbers[job->made] = number;
    job->ends[job->made++] = job->out.length;
}

/* Checks candidate NUMBER of JOB and writes it if it meets the request. Returns false if work must
 * stop; the result is then discarded. */
static bool take_candidate(struct gen_worker *worker, struct gen_job *job, unsigned number)
{
    const uint8_t *puzzle = worker->puzzles + (size_t)number * worker->cells;
    enum sudoku_status status = (enum sudoku_status)worker->statuses[number];
    struct gen_misses misses = {.gridless = status == SUDOKU_NO_SOLUTION,
                                .unfit = status != SUDOKU_OK && status != SUDOKU_NO_SOLUTION};
    struct grade grade = {0};
    if (status == SUDOKU_NOT_FOUND)
        misses.nearest = count_nearest(worker, puzzle);
    bool fits = status == SUDOKU_OK && has_clues(worker, puzzle, &misses) &&
                is_minimal(worker, puzzle, &misses) && is_graded(worker, puzzle, &grade, &misses);
    if (gen_stop_now(worker->stop))
        return false;
    if (fits)
        write_puzzle(worker, job, number, &grade);
    gen_misses_add(&job->misses, &misses);
    return true;
}

void gen_worker_run(struct gen_worker *worker, struct gen_job *job)
{
    unsigned number = 0;
    job->made = 0;
    job->out.length = 0;
    job->misses = (struct gen_misses){0};
    if (!gen_stop_now(worker->stop))
        make(worker, job);
    while (number < job->count && take_candidate(worker, job, number))
        number++;
    job->misses.unfinished = job->count - number;
}
