/* Arbitrary puzzles on small boards: the engines agree, and their solutions are valid. */
#include <string.h>

#include <sudoku/board.h>
#include <sudoku/solver.h>

#include "fuzz.h"

enum { MAX_SIDE = 9, VARIANTS = 64 };

/* Limits high enough for most puzzles and low enough for a high rate. */
static struct sudoku_limits small_limits(void)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 8;
    limits.nodes = 300;
    return limits;
}

/* A kind of board with its solvers. */
struct kind {
    struct sudoku_layout *layout; /* NULL: invalid layout */
    struct sudoku_solver *solvers[SUDOKU_ENGINE_ENGINE9 + 1];
};

static void make_kind(const struct sudoku_layout_options *options, struct kind *kind)
{
    enum sudoku_status status = sudoku_layout_create(options, &kind->layout);
    HOLDS((status == SUDOKU_OK) == (kind->layout != NULL));
}

static void free_kind(struct kind *kind)
{
    for (unsigned i = 0; i <= SUDOKU_ENGINE_ENGINE9; i++)
        sudoku_solver_destroy(kind->solvers[i]);
    sudoku_layout_destroy(kind->layout);
}

static struct sudoku_solver *solver_for(struct kind *kind, enum sudoku_engine engine)
{
    struct sudoku_solver **solver = &kind->solvers[engine];
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = engine;
    options.untimed = true;
    HOLDS(*solver || sudoku_solver_create(kind->layout, &options, solver) == SUDOKU_OK);
    return *solver;
}

/* Boards with boxes are created on first use and kept; one with regions is created in JIGSAW. */
static struct kind *take_kind(struct bytes *bytes, struct kind *jigsaw)
{
    static const uint8_t sides[16] = {9, 4, 6, 2, 3, 5, 7, 8, 4, 4, 6, 6, 4, 5, 6, 9};
    static struct kind made[MAX_SIDE + 1][VARIANTS];
    uint8_t regions[MAX_SIDE * MAX_SIDE];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = sides[next_byte(bytes) % 16];
    options.variants = next_byte(bytes) % VARIANTS;
    struct kind *kind = &made[options.side][options.variants];
    if (next_byte(bytes) % 4 == 1) {
        for (unsigned cell = 0; cell < options.side * options.side; cell++)
            regions[cell] = next_byte(bytes);
        options.regions = regions;
        kind = jigsaw;
    }
    if (!kind->layout)
        make_kind(&options, kind);
    return kind;
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

/* Returns the answer of ENGINE; *COUNT is valid if the search was complete or found too many. */
static enum sudoku_status ask(struct kind *kind, const struct sudoku_puzzle *puzzle,
                              enum sudoku_engine engine, uint64_t seed, uint64_t *count)
{
    const struct sudoku_limits limits = small_limits();
    struct enumeration enumeration = {kind->layout, puzzle->givens};
    struct sudoku_solver *solver = solver_for(kind, engine);
    sudoku_solver_set_seed(solver, seed);
    enum sudoku_status status =
        sudoku_solver_enumerate(solver, puzzle, &limits, check_solution, &enumeration);
    *count = sudoku_solver_stats(solver)->solutions;
    HOLDS(status != SUDOKU_ERR_INTERNAL);
    return status;
}

/* Compares the answer of OTHER with that of the simple engine. */
static void compare_engines(struct kind *kind, const struct sudoku_puzzle *puzzle,
                            enum sudoku_engine other, uint64_t seed)
{
    uint64_t expected_count, count;
    enum sudoku_status expected = ask(kind, puzzle, SUDOKU_ENGINE_SIMPLE, seed, &expected_count);
    enum sudoku_status status = ask(kind, puzzle, other, seed, &count);
    if (expected == SUDOKU_NODE_LIMIT || status == SUDOKU_NODE_LIMIT || status == SUDOKU_UNDECIDED)
        return;
    HOLDS(status == expected);
    HOLDS(status < SUDOKU_OK || count == expected_count);
}

static void compare_puzzle(struct bytes *bytes, struct kind *kind, enum sudoku_engine other)
{
    uint8_t givens[MAX_SIDE * MAX_SIDE];
    sudoku_digitset candidates[MAX_SIDE * MAX_SIDE];
    unsigned side = sudoku_layout_side(kind->layout), seed = next_byte(bytes);
    bool narrowed = next_byte(bytes) % 2;
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned byte = next_byte(bytes);
        givens[cell] = byte > side + 1 ? 0 : (uint8_t)byte;
        candidates[cell] = ~(sudoku_digitset)(narrowed ? next_byte(bytes) : 0);
        candidates[cell] &= sudoku_digitset_all(side);
    }
    const struct sudoku_puzzle puzzle = {givens, narrowed ? candidates : NULL};
    compare_engines(kind, &puzzle, other, seed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const enum sudoku_engine others[] = {SUDOKU_ENGINE_AUTO, SUDOKU_ENGINE_LOGIC,
                                                SUDOKU_ENGINE_CDCL, SUDOKU_ENGINE_DLX};
    struct bytes bytes = {data, size};
    struct kind jigsaw = {0};
    enum sudoku_engine other = others[next_byte(&bytes) % 4];
    struct kind *kind = take_kind(&bytes, &jigsaw);
    if (kind->layout)
        compare_puzzle(&bytes, kind, other);
    free_kind(&jigsaw);
    return 0;
}
