/* Failure of every single allocation, and calls that must not allocate. */
#include <sudoku/batch.h>
#include <sudoku/layout.h>
#include <sudoku/solver.h>

#include <stdlib.h>

#include "support/counting_allocator.h"
#include "support/layouts.h"

static const uint8_t jigsaw[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};

/* An object that is created with an allocator. */
struct creation {
    const char *name;
    enum sudoku_status (*create)(const struct creation *creation,
                                 const struct sudoku_allocator *allocator, void **object);
    void (*destroy)(void *object);
    const struct sudoku_layout *layout;
    enum sudoku_engine engine;
};

static enum sudoku_status create_layout(const struct creation *creation,
                                        const struct sudoku_allocator *allocator, void **object)
{
    (void)creation;
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 9;
    options.variants = SUDOKU_VARIANT_WINDOKU;
    options.allocator = allocator;
    struct sudoku_layout *layout;
    enum sudoku_status status = sudoku_layout_create(&options, &layout);
    *object = layout;
    return status;
}

static enum sudoku_status create_jigsaw(const struct creation *creation,
                                        const struct sudoku_allocator *allocator, void **object)
{
    (void)creation;
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 4;
    options.regions = jigsaw;
    options.allocator = allocator;
    struct sudoku_layout *layout;
    enum sudoku_status status = sudoku_layout_create(&options, &layout);
    *object = layout;
    return status;
}

static enum sudoku_status create_samurai(const struct creation *creation,
                                         const struct sudoku_allocator *allocator, void **object)
{
    (void)creation;
    enum sudoku_status status;
    *object = samurai_layout(allocator, &status);
    return status;
}

static enum sudoku_status create_solver(const struct creation *creation,
                                        const struct sudoku_allocator *allocator, void **object)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = creation->engine;
    options.allocator = allocator;
    struct sudoku_solver *solver;
    enum sudoku_status status = sudoku_solver_create(creation->layout, &options, &solver);
    *object = solver;
    return status;
}

static enum sudoku_status create_batch(const struct creation *creation,
                                       const struct sudoku_allocator *allocator, void **object)
{
    (void)creation;
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    options.threads = 3;
    options.allocator = allocator;
    struct sudoku_batch *batch;
    enum sudoku_status status = sudoku_batch_create(&options, &batch);
    *object = batch;
    return status;
}

static void destroy_batch(void *object)
{
    sudoku_batch_destroy(object);
}

static void destroy_layout(void *object)
{
    sudoku_layout_destroy(object);
}

static void destroy_solver(void *object)
{
    sudoku_solver_destroy(object);
}

/* Fails the first allocation, then the second, and so on, until creation succeeds. */
static void short_memory_is_a_status_and_leaks_nothing(const struct creation *creation)
{
    enum sudoku_status status;
    size_t refused = 0;
    do {
        refused++;
        struct counting_allocator counting = {.refused = refused};
        struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
        void *object = &counting;
        status = creation->create(creation, &allocator, &object);
        if (status == SUDOKU_OK) {
            CHECK(object != NULL);
            CHECK_EQ(counting.calls, refused - 1);
            CHECK(counting.live > 0);
            creation->destroy(object);
        } else {
            CHECK_EQ(status, SUDOKU_ERR_MEMORY);
            CHECK(object == NULL);
        }
        if (counting.live != 0)
            fprintf(stderr, "%s, allocation %zu refused:\n", creation->name, refused);
        CHECK_EQ(counting.live, 0);
    } while (status == SUDOKU_ERR_MEMORY && refused < 10000);
    CHECK(refused > 1);
}

static int take_solution(void *user, const uint8_t *solution)
{
    (void)user;
    (void)solution;
    return 0;
}

/* Sends every query; other tests check the answers. */
static void ask_all(struct sudoku_solver *solver, const struct sudoku_puzzle *puzzle)
{
    static uint8_t solution[SUDOKU_MAX_CELLS];
    static sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    struct sudoku_limits few = SUDOKU_LIMITS_INIT;
    few.solutions = 20;
    few.nodes = 20000;
    uint64_t count;
    CHECK(sudoku_solver_solve(solver, puzzle, &few, solution) >= SUDOKU_OK);
    CHECK(sudoku_solver_unique(solver, puzzle, &few, solution) >= SUDOKU_OK);
    CHECK(sudoku_solver_count(solver, puzzle, &few, &count) >= SUDOKU_OK);
    CHECK(sudoku_solver_enumerate(solver, puzzle, &few, take_solution, NULL) >= SUDOKU_OK);
    CHECK(sudoku_solver_candidates(solver, puzzle, candidates) >= SUDOKU_OK);
}

static void solving_does_not_allocate(const struct creation *creation)
{
    struct counting_allocator counting = {0};
    struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
    static uint8_t givens[SUDOKU_MAX_CELLS];
    static const uint8_t row[] = {0, 0, 1, 0, 2, 3, 4, 0, 0};
    void *solver;
    CHECK_EQ(creation->create(creation, &allocator, &solver), SUDOKU_OK);
    size_t calls = counting.calls, live = counting.live;
    memset(givens, 0, sizeof givens);
    ask_all(solver, &(struct sudoku_puzzle){0});
    for (unsigned i = 0; i < sudoku_layout_side(creation->layout) && i < sizeof row; i++)
        givens[sudoku_layout_unit_cells(creation->layout, 0)[i]] = row[i];
    ask_all(solver, &(struct sudoku_puzzle){.givens = givens});
    CHECK_EQ(counting.calls, calls);
    CHECK_EQ(counting.live, live);
    sudoku_solver_destroy(solver);
    CHECK_EQ(counting.live, 0);
}

static void every_engine_survives_short_memory(const struct sudoku_layout *layout)
{
    static const char *const names[] = {"auto", "simple", "logic", "cdcl", "dlx", "engine9"};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct creation creation = {names[i], create_solver, destroy_solver, layout, 0};
        CHECK_EQ(sudoku_engine_from_name(names[i], &creation.engine), SUDOKU_OK);
        if (creation.engine == SUDOKU_ENGINE_ENGINE9 && layout != sudoku_layout_classic())
            continue;
        short_memory_is_a_status_and_leaks_nothing(&creation);
        solving_does_not_allocate(&creation);
    }
}

static void the_standard_allocator_is_the_default(void)
{
    struct sudoku_solver *solver;
    uint8_t solution[81];
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
    sudoku_solver_destroy(NULL);
}

int main(void)
{
    static const struct creation creations[] = {
        {.name = "batch", .create = create_batch, .destroy = destroy_batch},
        {.name = "layout", .create = create_layout, .destroy = destroy_layout},
        {.name = "jigsaw", .create = create_jigsaw, .destroy = destroy_layout},
        {.name = "samurai", .create = create_samurai, .destroy = destroy_layout},
    };
    for (unsigned i = 0; i < sizeof creations / sizeof creations[0]; i++)
        short_memory_is_a_status_and_leaks_nothing(&creations[i]);

    enum sudoku_status status;
    struct sudoku_layout *samurai = samurai_layout(NULL, &status);
    struct sudoku_layout *diagonal = square_layout(6, 2, 3, SUDOKU_VARIANT_DIAGONAL);
    every_engine_survives_short_memory(sudoku_layout_classic());
    every_engine_survives_short_memory(diagonal);
    every_engine_survives_short_memory(samurai);
    sudoku_layout_destroy(samurai);
    sudoku_layout_destroy(diagonal);
    the_standard_allocator_is_the_default();
    return check_result();
}
