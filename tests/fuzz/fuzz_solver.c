/* Any puzzle on any small board: engines agree with each other, and their solutions are right. */
#include <string.h>

#include <sudoku/board.h>
#include <sudoku/solver.h>

#include "fuzz.h"

enum { MOST_SIDE = 9 };

/* Enough to answer most of these questions, little enough to ask many of them. */
static const struct sudoku_limits limits = {.size = sizeof limits, .solutions = 30, .nodes = 5000};

static struct sudoku_layout *layout_from(struct bytes *bytes)
{
    uint8_t regions[MOST_SIDE * MOST_SIDE];
    struct sudoku_layout_options options = {.size = sizeof options};
    struct sudoku_layout *layout;
    options.side = 2 + next_byte(bytes) % (MOST_SIDE - 1);
    options.variants = next_byte(bytes) & 63;
    if (next_byte(bytes) % 4 == 0) {
        for (unsigned cell = 0; cell < options.side * options.side; cell++)
            regions[cell] = next_byte(bytes);
        options.regions = regions;
    }
    enum sudoku_status status = sudoku_layout_create(&options, &layout);
    HOLDS((status == SUDOKU_OK) == (layout != NULL));
    return layout;
}

struct enumeration {
    const struct sudoku_layout *layout;
    const uint8_t *givens;
};

static int check_solution(void *user, const uint8_t *solution)
{
    const struct enumeration *enumeration = user;
    HOLDS(sudoku_board_is_solution(enumeration->layout, enumeration->givens, solution));
    return 0;
}

/* What ENGINE answers; *COUNT is meant where it went through all or found too many. */
static enum sudoku_status ask(const struct sudoku_layout *layout,
                              const struct sudoku_puzzle *puzzle, enum sudoku_engine engine,
                              uint64_t seed, uint64_t *count)
{
    struct sudoku_solver_options options = {.size = sizeof options, .engine = engine, .seed = seed};
    struct enumeration enumeration = {layout, puzzle->givens};
    struct sudoku_solver *solver;
    HOLDS(sudoku_solver_create(layout, &options, &solver) == SUDOKU_OK);
    enum sudoku_status status =
        sudoku_solver_enumerate(solver, puzzle, &limits, check_solution, &enumeration);
    *count = sudoku_solver_stats(solver)->solutions;
    HOLDS(status != SUDOKU_ERR_INTERNAL);
    sudoku_solver_destroy(solver);
    return status;
}

static void compare_engines(const struct sudoku_layout *layout, const struct sudoku_puzzle *puzzle,
                            uint64_t seed)
{
    static const char *const others[] = {"auto", "logic", "search", "dlx"};
    uint64_t expected_count, count;
    enum sudoku_engine engine = SUDOKU_ENGINE_SIMPLE;
    enum sudoku_status expected = ask(layout, puzzle, engine, seed, &expected_count);
    if (expected == SUDOKU_NODE_LIMIT)
        return;
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (sudoku_engine_from_name(others[i], &engine) != SUDOKU_OK)
            continue;
        enum sudoku_status status = ask(layout, puzzle, engine, seed, &count);
        if (status == SUDOKU_NODE_LIMIT || status == SUDOKU_UNDECIDED)
            continue;
        HOLDS(status == expected);
        HOLDS(status < SUDOKU_OK || count == expected_count);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    struct sudoku_layout *layout = layout_from(&bytes);
    if (!layout)
        return 0;
    uint8_t givens[MOST_SIDE * MOST_SIDE];
    sudoku_digitset candidates[MOST_SIDE * MOST_SIDE];
    unsigned side = sudoku_layout_side(layout), seed = next_byte(&bytes);
    bool narrowed = next_byte(&bytes) % 2;
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned byte = next_byte(&bytes);
        givens[cell] = byte > side + 1 ? 0 : (uint8_t)byte;
        candidates[cell] = ~(sudoku_digitset)(narrowed ? next_byte(&bytes) : 0);
        candidates[cell] &= sudoku_digitset_all(side);
    }
    struct sudoku_puzzle puzzle = {givens, narrowed ? candidates : NULL};
    compare_engines(layout, &puzzle, seed);
    sudoku_layout_destroy(layout);
    return 0;
}
