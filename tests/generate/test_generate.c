/* New puzzles and reduced puzzles: exactly one solution, no redundant givens. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

enum { COUNT = 30 };

struct made {
    uint8_t puzzles[COUNT * 256], solutions[COUNT * 256];
    int8_t statuses[COUNT];
};

static struct sudoku_layout *layout_of(unsigned side, unsigned variants)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    options.side = side;
    options.variants = variants;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    return layout;
}

static struct sudoku_generator *generator_of(const struct sudoku_layout *layout)
{
    struct sudoku_generator *generator;
    CHECK_EQ(sudoku_generator_create(layout, NULL, &generator), SUDOKU_OK);
    return generator;
}

static struct sudoku_generate_job job_for(struct made *made, size_t count)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    memset(made, 0, sizeof *made);
    job.count = count;
    job.seed = 7;
    job.results = made->puzzles;
    job.solutions = made->solutions;
    job.statuses = made->statuses;
    return job;
}

/* Checked by another engine. */
static void expect_unique(const struct sudoku_layout *layout, const uint8_t *puzzle,
                          const uint8_t *solution)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    const struct sudoku_puzzle asked = {puzzle, NULL};
    struct sudoku_solver *solver;
    uint8_t found[256];
    options.engine = SUDOKU_ENGINE_DLX;
    CHECK_EQ(sudoku_solver_create(layout, &options, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_unique(solver, &asked, NULL, found), SUDOKU_OK);
    CHECK(memcmp(found, solution, sudoku_layout_cell_count(layout)) == 0);
    sudoku_solver_destroy(solver);
}

static unsigned givens_of(const struct sudoku_layout *layout, const uint8_t *puzzle)
{
    unsigned givens = 0;
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(layout); cell++)
        givens += puzzle[cell] != 0;
    return givens;
}

/* True if the puzzle without any one given has a second solution. */
static bool is_minimal(const struct sudoku_layout *layout, const uint8_t *puzzle)
{
    struct sudoku_solver *solver;
    uint8_t board[256], found[256];
    bool minimal = true;
    unsigned cells = sudoku_layout_cell_count(layout);
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    memcpy(board, puzzle, cells);
    for (unsigned cell = 0; cell < cells; cell++) {
        const struct sudoku_puzzle asked = {board, NULL};
        if (!puzzle[cell])
            continue;
        board[cell] = 0;
        minimal = minimal &&
                  sudoku_solver_unique(solver, &asked, NULL, found) == SUDOKU_SEVERAL_SOLUTIONS;
        board[cell] = puzzle[cell];
    }
    sudoku_solver_destroy(solver);
    return minimal;
}

static void puzzles_have_one_solution_and_no_redundant_given(void)
{
    static struct made made;
    struct sudoku_layout *layouts[] = {layout_of(9, 0), layout_of(6, 0), layout_of(4, 0),
                                       layout_of(9, SUDOKU_VARIANT_DIAGONAL)};
    for (unsigned i = 0; i < 4; i++) {
        struct sudoku_generator *generator = generator_of(layouts[i]);
        struct sudoku_generate_job job = job_for(&made, i == 0 ? COUNT : 2);
        unsigned cells = sudoku_layout_cell_count(layouts[i]);
        CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
        for (size_t n = 0; n < job.count; n++) {
            const uint8_t *puzzle = made.puzzles + n * cells;
            CHECK_EQ(made.statuses[n], SUDOKU_OK);
            expect_unique(layouts[i], puzzle, made.solutions + n * cells);
            CHECK(is_minimal(layouts[i], puzzle));
        }
        CHECK(memcmp(made.puzzles, made.puzzles + cells, cells) != 0);
        sudoku_generator_destroy(generator);
        sudoku_layout_destroy(layouts[i]);
    }
}

static void a_puzzle_depends_on_its_seed_alone(void)
{
    static struct made many, one;
    struct sudoku_generator *generator = generator_of(sudoku_layout_classic());
    struct sudoku_generate_job job = job_for(&many, COUNT);
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    for (unsigned n = 0; n < COUNT; n += 7) {
        job = job_for(&one, 1);
        job.seed = 7 + n;
        CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
        CHECK(memcmp(one.puzzles, many.puzzles + 81 * n, 81) == 0);
    }
    sudoku_generator_destroy(generator);
}

/* With each given, all cells of its orbit have one, by the definition of each symmetry. */
static void givens_lie_as_the_symmetry_says(void)
{
    static struct made made;
    static const struct {
        const char *name;
        int row_row, row_column, column_row, column_column; /* coordinates of the image, about the
                                                             * centre */
    } images[] = {
        {"rotate180", -1, 0, 0, -1},    {"rotate90", 0, 1, -1, 0}, {"mirror", 1, 0, 0, -1},
        {"flip", -1, 0, 0, 1},          {"cross", -1, 0, 0, 1},    {"diagonal", 0, 1, 1, 0},
        {"antidiagonal", 0, -1, -1, 0}, {"diagonals", 0, 1, 1, 0}, {"full", 0, 1, -1, 0}};
    struct sudoku_generator *generator = generator_of(sudoku_layout_classic());
    for (unsigned i = 0; i < sizeof images / sizeof images[0]; i++) {
        struct sudoku_generate_job job = job_for(&made, 2);
        CHECK_EQ(sudoku_symmetry_from_name(images[i].name, &job.symmetry), SUDOKU_OK);
        CHECK_TEXT(sudoku_symmetry_name(job.symmetry), images[i].name);
        CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
        expect_unique(sudoku_layout_classic(), made.puzzles, made.solutions);
        for (int cell = 0; cell < 81; cell++) {
            int row = cell / 9 - 4, column = cell % 9 - 4;
            int to_row = images[i].row_row * row + images[i].row_column * column + 4;
            int to_column = images[i].column_row * row + images[i].column_column * column + 4;
            CHECK_EQ(made.puzzles[cell] != 0, made.puzzles[9 * to_row + to_column] != 0);
        }
    }
    CHECK(sudoku_symmetry_name((enum sudoku_symmetry)99) == NULL);
    sudoku_generator_destroy(generator);
}

static void reduction_stops_at_the_minimum_of_givens(void)
{
    static struct made made;
    struct sudoku_generator *generator = generator_of(sudoku_layout_classic());
    struct sudoku_generate_job job = job_for(&made, 5);
    job.min_givens = 40;
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    for (unsigned n = 0; n < 5; n++)
        CHECK_EQ(givens_of(sudoku_layout_classic(), made.puzzles + 81 * n), 40);
    sudoku_generator_destroy(generator);
}

/* Removes one given at a time, as the documentation defines it. */
static void leave_out_in_turn(const uint16_t *order, uint8_t *board)
{
    const struct sudoku_puzzle asked = {board, NULL};
    struct sudoku_solver *solver;
    uint8_t found[81];
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    for (unsigned i = 0; i < 81; i++) {
        uint8_t given = board[order[i]];
        board[order[i]] = 0;
        if (given && sudoku_solver_unique(solver, &asked, NULL, found) != SUDOKU_OK)
            board[order[i]] = given;
    }
    sudoku_solver_destroy(solver);
}

static void givens_are_removed_in_the_callers_order(void)
{
    static struct made made, full;
    uint16_t order[81];
    struct sudoku_generator *generator = generator_of(sudoku_layout_classic());
    struct sudoku_generate_job job = job_for(&full, 10);
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < 81; i++)
        order[i] = (uint16_t)(i * 32 % 81);
    job = job_for(&made, 10);
    job.puzzles = full.solutions;
    job.order = order;
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    for (unsigned n = 0; n < 10; n++) {
        leave_out_in_turn(order, full.solutions + 81 * n);
        CHECK(memcmp(made.puzzles + 81 * n, full.solutions + 81 * n, 81) == 0);
    }
    order[0] = order[1];
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_ERR_ARGUMENT);
    sudoku_generator_destroy(generator);
}

static void puzzles_without_one_solution_are_named(void)
{
    static struct made made;
    static uint8_t puzzles[4 * 81];
    struct sudoku_generator *generator = generator_of(sudoku_layout_classic());
    struct sudoku_generate_job job = job_for(&made, 4);
    puzzles[81] = puzzles[82] = 5;
    memcpy(puzzles + 162, "\1\2\3\4\5\6\7\10\0\0\0\0\0\0\0\0\0\11", 18);
    puzzles[243] = 10;
    job.puzzles = puzzles;
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    CHECK_EQ(made.statuses[0], SUDOKU_SEVERAL_SOLUTIONS);
    CHECK_EQ(made.statuses[1], SUDOKU_CONFLICT);
    CHECK_EQ(made.statuses[2], SUDOKU_NO_SOLUTION);
    CHECK_EQ(made.statuses[3], SUDOKU_ERR_ARGUMENT);
    sudoku_generator_destroy(generator);
}

static void redundant_givens_are_found(void)
{
    static struct made made;
    struct sudoku_generator *generator = generator_of(sudoku_layout_classic());
    struct sudoku_generate_job job = job_for(&made, 1);
    uint16_t cells[81];
    size_t count = 99;
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_find_redundant(generator, made.puzzles, NULL, cells, &count),
             SUDOKU_OK);
    CHECK_EQ(count, 0);
    unsigned added = 0;
    while (made.puzzles[added])
        added++;
    made.puzzles[added] = made.solutions[added];
    CHECK_EQ(sudoku_generator_find_redundant(generator, made.puzzles, NULL, cells, &count),
             SUDOKU_OK);
    CHECK(count >= 1);
    bool is_among = false;
    for (size_t i = 0; i < count; i++)
        is_among = is_among || cells[i] == added;
    CHECK(is_among);
    sudoku_generator_destroy(generator);
}

static void givens_can_be_where_a_pattern_says(void)
{
    uint8_t pattern[81] = {0}, puzzle[81], solution[81];
    struct sudoku_generator *generator = generator_of(sudoku_layout_classic());
    for (unsigned cell = 0; cell < 81; cell += 5 - (cell % 2) * 3)
        pattern[cell] = 1;
    CHECK_EQ(sudoku_generator_fit_pattern(generator, pattern, 3, NULL, puzzle, solution),
             SUDOKU_OK);
    expect_unique(sudoku_layout_classic(), puzzle, solution);
    for (unsigned cell = 0; cell < 81; cell++)
        CHECK_EQ(puzzle[cell] != 0, pattern[cell]);
    memset(pattern, 0, sizeof pattern);
    pattern[40] = 1;
    CHECK_EQ(sudoku_generator_fit_pattern(generator, pattern, 3, NULL, puzzle, solution),
             SUDOKU_NOT_FOUND);
    CHECK(puzzle[40] && sudoku_board_is_solution(sudoku_layout_classic(), puzzle, solution));
    sudoku_generator_destroy(generator);
}

/* The pattern has three cells in each row, column and box. */
static void patterns_get_the_same_puzzle_for_a_seed_on_every_machine(void)
{
    static const char *const expected[] = {
        "1..9..7...8..7..5...9..5..4.6..5..7...8..9..12..6..3....2..7..35..8..4...3..4..1.",
        "1..8..2...2..4..3...6..3..1.1..8..7...2..5..67..4..3....1..9..74..1..6...9..2..5.",
        "4..9..5...9..7..8...2..4..7.4..9..6...3..8..99..5..3....4..3..86..8..7...5..2..4.",
        "5..6..9...2..3..1...4..9..5.5..1..3...2..5..61..2..5....7..1..82..8..7...3..6..2.",
    };
    uint8_t pattern[81], puzzle[81], solution[81];
    char text[82] = "";
    struct sudoku_generator *generator = generator_of(sudoku_layout_classic());
    for (unsigned cell = 0; cell < 81; cell++)
        pattern[cell] = (cell / 9 * 4 + cell % 9 * 2 + cell / 27) % 3 == 0;
    for (unsigned seed = 1; seed <= 4; seed++) {
        CHECK_EQ(sudoku_generator_fit_pattern(generator, pattern, seed, NULL, puzzle, solution),
                 SUDOKU_OK);
        for (unsigned cell = 0; cell < 81; cell++)
            text[cell] = puzzle[cell] ? (char)('0' + puzzle[cell]) : '.';
        CHECK_TEXT(text, expected[seed - 1]);
    }
    sudoku_generator_destroy(generator);
}

static void names_of_symmetries_lead_back_to_them(void)
{
    unsigned count = 0;
    for (; sudoku_symmetry_name((enum sudoku_symmetry)count); count++) {
        enum sudoku_symmetry symmetry = SUDOKU_SYMMETRY_FULL;
        const char *name = sudoku_symmetry_name((enum sudoku_symmetry)count);
        CHECK_EQ(sudoku_symmetry_from_name(name, &symmetry), SUDOKU_OK);
        CHECK_EQ(symmetry, count);
    }
    CHECK_EQ(count, SUDOKU_SYMMETRY_FULL + 1);
}

static int stop(void *user, const struct sudoku_stats *stats)
{
    (void)user;
    (void)stats;
    return 1;
}

static void limits_and_cancels_stop_a_call(void)
{
    static struct made made;
    struct sudoku_layout *layouts[] = {layout_of(9, 0), layout_of(16, 0)};
    for (unsigned i = 0; i < 2; i++) {
        struct sudoku_generator *generator = generator_of(layouts[i]);
        struct sudoku_generate_job job = job_for(&made, 3);
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        limits.progress = stop;
        CHECK_EQ(sudoku_generator_run(generator, &job, &limits), SUDOKU_CANCELLED);
        for (unsigned n = 0; n < 3; n++)
            CHECK_EQ(made.statuses[n], SUDOKU_CANCELLED);
        sudoku_generator_cancel(generator);
        CHECK_EQ(sudoku_generator_make_grid(generator, 1, NULL, made.puzzles), SUDOKU_CANCELLED);
        CHECK_EQ(sudoku_generator_make_grid(generator, 1, NULL, made.puzzles), SUDOKU_OK);
        CHECK(sudoku_board_is_solution(layouts[i], NULL, made.puzzles));
        sudoku_generator_destroy(generator);
        sudoku_layout_destroy(layouts[i]);
    }
}

int main(void)
{
    puzzles_have_one_solution_and_no_redundant_given();
    a_puzzle_depends_on_its_seed_alone();
    givens_lie_as_the_symmetry_says();
    reduction_stops_at_the_minimum_of_givens();
    givens_are_removed_in_the_callers_order();
    puzzles_without_one_solution_are_named();
    redundant_givens_are_found();
    givens_can_be_where_a_pattern_says();
    patterns_get_the_same_puzzle_for_a_seed_on_every_machine();
    names_of_symmetries_lead_back_to_them();
    limits_and_cancels_stop_a_call();
    return check_result();
}
