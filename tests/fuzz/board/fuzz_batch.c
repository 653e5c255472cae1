/* Arbitrary boards in one batch, for every instruction set: each board gets the status and the
 * solution of the other engine, wherever it is in the batch. */
#include <string.h>

#include <sudoku/batch.h>
#include <sudoku/board.h>

#include "input/boards.h"

enum { MAX_PUZZLES = 14, SIDE = 9, CELLS = 81, UNTOUCHED = 0xEE, MAX_THREADS = 2 };

/* Returns NULL if this processor lacks the instructions. */
static struct sudoku_batch *batch_for(enum sudoku_simd simd, unsigned threads)
{
    static struct sudoku_batch *made[SUDOKU_SIMD_NEON + 1][MAX_THREADS + 1];
    struct sudoku_batch **batch = &made[simd][threads];
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    options.threads = threads;
    options.simd = simd;
    if (!*batch)
        HOLDS(sudoku_batch_create(&options, batch) != SUDOKU_ERR_MEMORY);
    return *batch;
}

/* The reference solver, with another search algorithm. */
static struct sudoku_solver *judge(void)
{
    static struct sudoku_solver *solver;
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = SUDOKU_ENGINE_CDCL;
    options.untimed = true;
    HOLDS(solver || sudoku_solver_create(sudoku_layout_classic(), &options, &solver) == SUDOKU_OK);
    return solver;
}

static void take_puzzle(struct bytes *bytes, uint8_t *cells)
{
    unsigned form = next_byte(bytes);
    if (form < 32) {
        for (unsigned i = 0; i < CELLS; i++)
            cells[i] = next_byte(bytes);
        return;
    }
    take_board(bytes, judge(), SIDE, cells);
    for (unsigned i = 0; i < CELLS && form % 2; i++)
        cells[i] = (uint8_t)(cells[i] == 0 && form % 4 == 1 ? '.' : '0' + cells[i]);
}

/* Converts TEXT to digits. */
static bool read_cells(const uint8_t *text, uint8_t *cells)
{
    for (unsigned i = 0; i < CELLS; i++) {
        uint8_t digit = text[i] == '.'                     ? 0
                        : text[i] >= '0' && text[i] <= '9' ? (uint8_t)(text[i] - '0')
                                                           : text[i];
        if (digit > 9)
            return false;
        cells[i] = digit;
    }
    return true;
}

static void expect_answer(const struct sudoku_batch_job *job, size_t i)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = 1000; /* enough for most of these puzzles */
    const uint8_t *solution = job->solutions + i * CELLS;
    enum sudoku_status status = (enum sudoku_status)job->statuses[i], expected;
    uint8_t givens[CELLS], other[CELLS];
    if (!read_cells(job->puzzles + i * job->stride, givens)) {
        HOLDS(status == SUDOKU_ERR_TEXT);
    } else {
        const struct sudoku_puzzle puzzle = {givens, NULL};
        expected = job->limit == 1 ? sudoku_solver_solve(judge(), &puzzle, &limits, other)
                                   : sudoku_solver_unique(judge(), &puzzle, &limits, other);
        HOLDS(status == expected || expected == SUDOKU_NODE_LIMIT);
        if (status == SUDOKU_OK && expected == SUDOKU_OK && job->limit == 2)
            HOLDS(memcmp(solution, other, CELLS) == 0);
    }
    if (status == SUDOKU_OK || status == SUDOKU_SEVERAL_SOLUTIONS)
        HOLDS(sudoku_board_is_solution(sudoku_layout_classic(), givens, solution));
    else
        for (unsigned cell = 0; cell < CELLS; cell++)
            HOLDS(solution[cell] == UNTOUCHED);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    uint8_t solutions[MAX_PUZZLES * CELLS];
    int8_t statuses[MAX_PUZZLES];
    enum sudoku_simd simd = (enum sudoku_simd)(next_byte(&bytes) % (SUDOKU_SIMD_NEON + 1));
    struct sudoku_batch *batch = batch_for(simd, 1 + (next_byte(&bytes) == 'T'));
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    if (!batch)
        return 0;
    job.count = next_byte(&bytes) % (MAX_PUZZLES + 1);
    job.stride = CELLS + next_byte(&bytes) % 4;
    job.limit = 1 + next_byte(&bytes) % 2;
    job.solutions = solutions;
    job.statuses = statuses;
    /* No padding follows the last puzzle. */
    size_t length = job.count ? (job.count - 1) * job.stride + CELLS : 1;
    uint8_t *puzzles = calloc(1, length);
    HOLDS(puzzles);
    for (size_t i = 0; i < job.count; i++)
        take_puzzle(&bytes, puzzles + i * job.stride);
    job.puzzles = puzzles;
    memset(solutions, UNTOUCHED, sizeof solutions);
    HOLDS(sudoku_batch_solve(batch, &job) == SUDOKU_OK);
    for (size_t i = 0; i < job.count; i++)
        expect_answer(&job, i);
    free(puzzles);
    return 0;
}
