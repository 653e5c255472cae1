#include "engine9/engine9.h"

#include <string.h>

#include "common/argument.h"
#include "common/mem.h"
#include "engine/engine.h"
#include "engine9/shuffle.h"
#include "engine9/version.h"

struct engine9 {
    const struct engine9_version *version, *for_plentiful;
    void *memory; /* enough for the largest version */
    struct shuffle shuffle;
    uint8_t givens[81]; /* givens and candidates of the shuffled puzzle */
    sudoku_digitset candidates[81];
};

/* A query: a job for a version. */
struct question {
    struct engine9_job job; /* first: the version passes its address back */
    struct engine9 *engine;
    struct run *run;
    bool plentiful;
    bool asked;
};

bool engine9_knows(const struct sudoku_layout *layout)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    return layout == classic || (layout->side == 9 && layout->cell_count == 81 &&
                                 layout->unit_count == 27 && layout->unit_start[27] == 27 * 9 &&
                                 memcmp(layout->unit_cells, classic->unit_cells,
                                        27 * 9 * sizeof *classic->unit_cells) == 0);
}

static void engine9_destroy(void *state, const struct sudoku_allocator *allocator)
{
    struct engine9 *engine = state;
    if (!engine)
        return;
    mem_free(allocator, engine->memory);
    mem_free(allocator, engine);
}

static size_t memory_needed(void)
{
    size_t most = 0;
    for (int simd = SUDOKU_SIMD_AUTO; simd <= SUDOKU_SIMD_WASM; simd++) {
        for (enum engine9_use use = ENGINE9_ONE; use <= ENGINE9_PLENTIFUL; use++) {
            const struct engine9_version *version =
                engine9_version_for(use, (enum sudoku_simd)simd);
            if (version && version->memory > most)
                most = version->memory;
        }
    }
    return most;
}

static enum sudoku_status engine9_create(const struct sudoku_layout *layout,
                                         const struct sudoku_allocator *allocator, void **state)
{
    if (!argument_expect(engine9_knows(layout), "options->engine cannot solve the layout"))
        return SUDOKU_ERR_ARGUMENT;
    struct engine9 *engine = mem_alloc(allocator, 1, sizeof *engine);
    if (!engine)
        return SUDOKU_ERR_MEMORY;
    engine->memory = mem_alloc(allocator, 1, memory_needed());
    if (!engine->memory) {
        engine9_destroy(engine, allocator);
        return SUDOKU_ERR_MEMORY;
    }
    *state = engine;
    return engine9_select(engine, SUDOKU_SIMD_AUTO);
}

enum sudoku_status engine9_select(void *state, enum sudoku_simd simd)
{
    struct engine9 *engine = state;
    const struct engine9_version *version = engine9_version_for(ENGINE9_ONE, simd);
    if (!argument_expect(version, "options->simd is missing in the processor or the library"))
        return SUDOKU_ERR_ARGUMENT;
    engine->version = version;
    engine->for_plentiful = engine9_version_for(ENGINE9_PLENTIFUL, simd);
    return SUDOKU_OK;
}

static void shuffle_puzzle(struct engine9 *engine, struct engine9_puzzle *puzzle, uint64_t seed)
{
    shuffle_init(&engine->shuffle, seed);
    if (puzzle->givens) {
        shuffle_givens(&engine->shuffle, puzzle->givens, engine->givens);
        puzzle->givens = engine->givens;
    }
    if (puzzle->candidates) {
        shuffle_sets(&engine->shuffle, puzzle->candidates, engine->candidates);
        puzzle->candidates = engine->candidates;
    }
}

static bool give_puzzle(struct engine9_job *job, struct engine9_puzzle *puzzle)
{
    struct question *question = (struct question *)job;
    const struct run *run = question->run;
    if (question->asked)
        return false;
    question->asked = true;
    *puzzle = (struct engine9_puzzle){
        .givens = run->puzzle->givens,
        .candidates = run->puzzle->candidates,
        .plentiful = question->plentiful,
    };
    if (run->seed)
        shuffle_puzzle(question->engine, puzzle, run->seed);
    return true;
}

static bool take_solution(struct engine9_job *job, size_t tag, unsigned count,
                          const uint8_t *solution)
{
    struct question *question = (struct question *)job;
    uint8_t board[81];
    (void)tag;
    (void)count;
    if (!question->run->seed)
        return run_solution(question->run, solution);
    shuffle_undo(&question->engine->shuffle, solution, board);
    return run_solution(question->run, board);
}

static bool is_plentiful(const struct sudoku_puzzle *puzzle)
{
    return puzzle->givens && engine9_is_plentiful(puzzle->givens, puzzle->candidates != NULL);
}

static enum sudoku_status engine9_search(void *state, struct run *run)
{
    struct engine9 *engine = state;
    struct question question = {
        .job = {.limiter = &run->limiter,
                .shared = true,
                .next = give_puzzle,
                .found = take_solution},
        .engine = engine,
        .run = run,
        .plentiful = is_plentiful(run->puzzle),
    };
    run->verify = engine->version->verify;
    const struct engine9_version *version =
        question.plentiful ? engine->for_plentiful : engine->version;
    version->search(engine->memory, &question.job);
    return run->limiter.status;
}

const struct engine engine_engine9 = {
    .name = "engine9",
    .create = engine9_create,
    .destroy = engine9_destroy,
    .search = engine9_search,
    .prepares_start = true,
};
