#include "generate/lanes9.h"

#include <limits.h>
#include <string.h>

#include "common/mem.h"
#include "engine/verify.h"
#include "engine9/version.h"
#include "generate/grid9.h"

/* Puzzles in progress: the maximum number of boards of engine9, so that no board is idle. Questions
 * between two polls of the limiter, some microseconds each. */
enum { LANES = 8, POLL_INTERVAL = 256 };

struct lane {
    struct builder builder;
    struct builder_question question;
    uint8_t solution[81]; /* the first solution found */
    bool is_open;         /* has a puzzle */
};

struct lanes9 {
    struct engine9_job job; /* first member: engine9 passes its address to callbacks */
    const struct engine9_version *version;
    void *memory;
    const struct sudoku_generate_job *work;
    size_t next; /* the next puzzle to start */
    unsigned until_poll;
    struct lane lanes[LANES];
    unsigned ready[LANES]; /* stack of lanes that wait for a board */
    unsigned ready_count;
};

struct lanes9 *lanes9_create(const struct sudoku_allocator *allocator)
{
    struct lanes9 *lanes = mem_alloc(allocator, 1, sizeof *lanes);
    if (!lanes)
        return NULL;
    lanes->version = engine9_version_for(ENGINE9_MANY, SUDOKU_SIMD_AUTO);
    lanes->memory = mem_alloc(allocator, 1, lanes->version->memory);
    bool done = lanes->memory;
    for (unsigned i = 0; done && i < LANES; i++)
        done = builder_open(&lanes->lanes[i].builder, sudoku_layout_classic(), allocator);
    if (done)
        return lanes;
    lanes9_destroy(lanes, allocator);
    return NULL;
}

void lanes9_destroy(struct lanes9 *lanes, const struct sudoku_allocator *allocator)
{
    if (!lanes)
        return;
    for (unsigned i = 0; i < LANES; i++)
        builder_close(&lanes->lanes[i].builder, allocator);
    mem_free(allocator, lanes->memory);
    mem_free(allocator, lanes);
}

/* Starts the next puzzle in LANE. Returns false if there is none. */
static bool open_lane(struct lanes9 *lanes, struct lane *lane)
{
    const struct sudoku_generate_job *work = lanes->work;
    struct builder *builder = &lane->builder;
    lane->is_open = lanes->next < work->count;
    if (!lane->is_open)
        return false;
    builder->number = lanes->next++;
    builder->random = work->seed + builder->number;
    if (!work->puzzles) {
        do
            grid9_frame(&builder->random, builder->reduction.solution);
        while (!grid9_complete(&builder->random, NULL, UINT_MAX, builder->reduction.solution));
    }
    builder_begin(builder, sudoku_layout_classic(), work);
    return true;
}

/* Finds the next question of LANE. Returns false if all puzzles are finished. */
static bool find_question(struct lanes9 *lanes, struct lane *lane)
{
    while (!builder_ask(&lane->builder, &lane->question)) {
        builder_finish(&lane->builder, sudoku_layout_classic(), lanes->work);
        if (!open_lane(lanes, lane))
            return false;
    }
    return true;
}

static bool next_puzzle(struct engine9_job *job, struct engine9_puzzle *puzzle)
{
    struct lanes9 *lanes = (struct lanes9 *)job;
    while (lanes->ready_count && job->limiter->status == SUDOKU_OK) {
        unsigned number = lanes->ready[--lanes->ready_count];
        struct lane *lane = &lanes->lanes[number];
        if (--lanes->until_poll == 0) {
            lanes->until_poll = POLL_INTERVAL;
            if (limiter_poll(job->limiter))
                return false;
        }
        if (!find_question(lanes, lane))
            continue;
        *puzzle = (struct engine9_puzzle){
            .givens = lane->question.givens,
            .excluded_cell = (uint8_t)lane->question.cell,
            .excluded_digit = (uint8_t)lane->question.digit,
            .tag = number,
        };
        return true;
    }
    return false;
}

static bool solution_found(struct engine9_job *job, size_t number, unsigned count,
                           const uint8_t *solution)
{
    struct lane *lane = &((struct lanes9 *)job)->lanes[number];
    const struct builder_question *question = &lane->question;
    const struct sudoku_puzzle puzzle = {question->givens, NULL};
    bool is_single = question->cell != REDUCTION_NO_CELL;
    job->limiter->stats.solutions++;
    if (!verify_classic(&puzzle, solution) ||
        (is_single && solution[question->cell] == question->digit)) {
        lane->builder.status = SUDOKU_ERR_INTERNAL;
        return true;
    }
    if (count == 1)
        memcpy(lane->solution, solution, 81);
    return is_single || count == 2;
}

static void puzzle_finished(struct engine9_job *job, size_t number, unsigned count)
{
    struct lanes9 *lanes = (struct lanes9 *)job;
    struct lane *lane = &lanes->lanes[number];
    if (lane->builder.status == SUDOKU_OK)
        builder_answer(&lane->builder, sudoku_layout_classic(), lanes->work, count, lane->solution);
    lanes->ready[lanes->ready_count++] = (unsigned)number;
}

void lanes9_run(struct lanes9 *lanes, const struct sudoku_generate_job *job,
                struct limiter *limiter)
{
    lanes->work = job;
    lanes->next = 0;
    lanes->ready_count = 0;
    lanes->until_poll = 1;
    lanes->job = (struct engine9_job){
        .limiter = limiter,
        .next = next_puzzle,
        .found = solution_found,
        .finished = puzzle_finished,
    };
    for (unsigned i = 0; i < LANES; i++)
        if (open_lane(lanes, &lanes->lanes[i]))
            lanes->ready[lanes->ready_count++] = i;
    lanes->version->search(lanes->memory, &lanes->job);
    for (unsigned i = 0; i < LANES; i++)
        if (lanes->lanes[i].is_open)
            job->statuses[lanes->lanes[i].builder.number] = (int8_t)limiter->status;
    for (; lanes->next < job->count; lanes->next++)
        job->statuses[lanes->next] = (int8_t)limiter->status;
}
