/* Puzzles generated or minimized in arbitrary orders: each result has one solution, keeps the
 * symmetry, the bounds and its source's givens, and has no redundant ones. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "input/boards.h"

enum { CELLS = FIELD_CELLS, MAX_COUNT = 3, UNTOUCHED = 0xEE };

static struct sudoku_limits limits_of(unsigned nodes)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = nodes;
    return limits;
}

static unsigned count_givens(const uint8_t *givens, unsigned cells)
{
    unsigned count = 0;
    for (unsigned i = 0; i < cells; i++)
        count += givens[i] != 0;
    return count;
}

/* Returns an order of the cells, nearly always a valid one; NULL for the default. */
static const uint16_t *take_order(struct bytes *bytes, unsigned cells)
{
    static uint16_t order[CELLS];
    unsigned step = 1 + next_byte(bytes) % 8 * 30U, choice = next_byte(bytes);
    for (unsigned i = 0; i < cells; i++)
        order[i] = (uint16_t)(i * step % cells);
    if (choice == 255)
        order[next_byte(bytes) % cells] = next_byte(bytes);
    return choice < 128 ? NULL : order;
}

/* True if ORDER contains each cell once. */
static bool is_order(const uint16_t *order, unsigned cells)
{
    bool seen[CELLS] = {false};
    for (unsigned i = 0; order && i < cells; i++) {
        if (order[i] >= cells || seen[order[i]])
            return false;
        seen[order[i]] = true;
    }
    return true;
}

static void expect_minimal(const struct field *field, const uint8_t *puzzle)
{
    uint16_t cells[CELLS];
    size_t count = 1;
    HOLDS(sudoku_generator_find_redundant(field->generator, puzzle, NULL, cells, &count) ==
          SUDOKU_OK);
    HOLDS(count == 0);
}

static void expect_puzzle(const struct field *field, const struct sudoku_generate_job *job,
                          size_t at)
{
    unsigned cells = field->cell_count;
    const uint8_t *result = job->results + at * cells, *before = job->puzzles;
    const struct sudoku_puzzle puzzle = {result, NULL};
    uint8_t solution[CELLS];
    HOLDS(sudoku_solver_unique(field->solver, &puzzle, NULL, solution) == SUDOKU_OK);
    HOLDS(memcmp(solution, job->solutions + at * cells, cells) == 0);
    unsigned givens = count_givens(result, cells), had = cells;
    if (before) {
        before += at * cells;
        for (unsigned i = 0; i < cells; i++)
            HOLDS(result[i] == 0 || result[i] == before[i]);
        had = count_givens(before, cells);
    }
    HOLDS(givens >= (had < job->min_givens ? had : job->min_givens));
    if (job->min_givens == 0 && job->symmetry == SUDOKU_SYMMETRY_NONE)
        expect_minimal(field, result);
}

static void expect_result(const struct field *field, const struct sudoku_generate_job *job,
                          size_t at)
{
    unsigned cells = field->cell_count;
    struct sudoku_limits limits = limits_of(2000);
    uint8_t solution[CELLS];
    enum sudoku_status status = (enum sudoku_status)job->statuses[at];
    if (status == SUDOKU_OK) {
        expect_puzzle(field, job, at);
        return;
    }
    for (unsigned i = 0; i < cells; i++)
        HOLDS(job->results[at * cells + i] == UNTOUCHED);
    HOLDS(job->puzzles || status == SUDOKU_NODE_LIMIT);
    if (status == SUDOKU_NODE_LIMIT)
        return;
    const struct sudoku_puzzle puzzle = {job->puzzles + at * cells, NULL};
    enum sudoku_status expected = sudoku_solver_unique(field->solver, &puzzle, &limits, solution);
    HOLDS(status == expected || expected == SUDOKU_NODE_LIMIT);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    const struct field *field = take_field(&bytes);
    unsigned side = field->side, cells = field->cell_count;
    uint8_t puzzles[MAX_COUNT * CELLS], results[MAX_COUNT * CELLS], solutions[MAX_COUNT * CELLS];
    int8_t statuses[MAX_COUNT];
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_limits limits = limits_of(next_byte(&bytes) * 16U);
    unsigned choice = next_byte(&bytes);
    job.count = next_byte(&bytes) % (MAX_COUNT + 1);
    job.seed = next_byte(&bytes);
    job.symmetry = (enum sudoku_symmetry)(next_byte(&bytes) % (SUDOKU_SYMMETRY_FULL + 2));
    job.min_givens = choice & 1 ? next_byte(&bytes) : 0;
    job.order = take_order(&bytes, cells);
    job.puzzles = choice & 2 ? NULL : puzzles;
    job.results = results;
    job.solutions = solutions;
    job.statuses = statuses;
    for (size_t i = 0; i < job.count && job.puzzles; i++)
        take_board(&bytes, field->solver, side, puzzles + i * cells);
    memset(results, UNTOUCHED, sizeof results);
    enum sudoku_status status = sudoku_generator_run(field->generator, &job, &limits);
    bool sound = job.symmetry <= SUDOKU_SYMMETRY_FULL && is_order(job.order, cells);
    HOLDS((status == SUDOKU_ERR_ARGUMENT) == !sound);
    HOLDS(!sound || status == SUDOKU_OK || status == SUDOKU_NODE_LIMIT);
    for (size_t i = 0; i < job.count && sound; i++)
        expect_result(field, &job, i);
    return 0;
}
