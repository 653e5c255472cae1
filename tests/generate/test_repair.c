/* Repairs: contradictions, changed givens, missing givens. */
#include <math.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

static const char text[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static struct sudoku_generator *generator;
static struct sudoku_solver *judge;
static uint8_t puzzle[81], solution[81];

static void set_up(void)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    const struct sudoku_puzzle asked = {puzzle, NULL};
    options.engine = SUDOKU_ENGINE_DLX;
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &judge), SUDOKU_OK);
    for (unsigned cell = 0; cell < 81; cell++)
        puzzle[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    CHECK_EQ(sudoku_solver_unique(judge, &asked, NULL, solution), SUDOKU_OK);
}

static enum sudoku_status answer(const uint8_t *board)
{
    const struct sudoku_puzzle asked = {board, NULL};
    uint8_t found[81];
    return sudoku_solver_unique(judge, &asked, NULL, found);
}

static bool has_solution(const uint8_t *board)
{
    enum sudoku_status status = answer(board);
    return status == SUDOKU_OK || status == SUDOKU_SEVERAL_SOLUTIONS;
}

static void expect_contradiction(const uint8_t *board)
{
    uint16_t cells[81];
    uint8_t part[81] = {0};
    size_t count = 0;
    CHECK_EQ(sudoku_generator_find_contradiction(generator, board, NULL, cells, &count), SUDOKU_OK);
    CHECK(count >= 2);
    for (size_t i = 0; i < count; i++)
        part[cells[i]] = board[cells[i]];
    CHECK(!has_solution(part));
    for (size_t i = 0; i < count; i++) {
        CHECK(part[cells[i]] != 0);
        part[cells[i]] = 0;
        CHECK(has_solution(part));
        part[cells[i]] = board[cells[i]];
    }
}

static void contradictions_need_each_of_their_givens(void)
{
    uint8_t board[81];
    uint16_t cells[81];
    size_t count = 7;
    memcpy(board, puzzle, 81);
    board[0] = 3;
    expect_contradiction(board);
    memcpy(board, puzzle, 81);
    board[2] = 2;
    if (!has_solution(board))
        expect_contradiction(board);
    CHECK_EQ(sudoku_generator_find_contradiction(generator, puzzle, NULL, cells, &count),
             SUDOKU_NOT_FOUND);
    CHECK_EQ(count, 7);
}

/* A minimal puzzle. */
static void make_minimal(uint64_t seed, uint8_t *made)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    int8_t status;
    job.count = 1;
    job.seed = seed;
    job.results = made;
    job.statuses = &status;
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
}

/* True if WANTED is among the best three repairs of BOARD and each of them leaves one solution. */
static bool is_repaired(const uint8_t *board, const uint8_t *wanted)
{
    struct sudoku_repair repairs[3];
    size_t count = 0;
    bool is_among = false;
    CHECK_EQ(sudoku_generator_repair(generator, board, NULL, NULL, repairs, 3, &count), SUDOKU_OK);
    for (size_t i = 0; i < count && i < 3; i++) {
        uint8_t changed[81];
        memcpy(changed, board, 81);
        CHECK_EQ(repairs[i].change_count, 1);
        changed[repairs[i].changes[0].cell] = (uint8_t)repairs[i].changes[0].digit;
        CHECK_EQ(answer(changed), SUDOKU_OK);
        is_among = is_among || memcmp(changed, wanted, 81) == 0;
    }
    return is_among;
}

static void a_changed_given_is_found(void)
{
    unsigned broken = 0, found = 0;
    for (unsigned n = 0; n < 60; n++) {
        uint8_t made[81], board[81];
        unsigned cell = n;
        make_minimal(n, made);
        memcpy(board, made, 81);
        while (!made[cell])
            cell = (cell + 1) % 81;
        board[cell] = (uint8_t)((made[cell] + n % 8) % 9 + 1);
        if (answer(board) == SUDOKU_OK)
            continue;
        broken++;
        found += is_repaired(board, made);
    }
    CHECK(broken > 40);
    CHECK(found * 100 >= broken * 95);
}

static void costs_come_first(void)
{
    static double costs[81 * 9];
    struct sudoku_repair_options options = SUDOKU_REPAIR_OPTIONS_INIT;
    struct sudoku_repair all[64], best;
    uint8_t board[81];
    size_t count = 0;
    memcpy(board, puzzle, 81);
    board[0] = 4;
    CHECK_EQ(sudoku_generator_repair(generator, board, NULL, NULL, all, 64, &count), SUDOKU_OK);
    CHECK(count >= 1 && count <= 64);
    const struct sudoku_change *last = &all[count - 1].changes[0];
    for (unsigned i = 0; i < 81 * 9; i++)
        costs[i] = 2.5;
    costs[9U * last->cell + last->digit - 1U] = 0.5;
    options.costs = costs;
    options.max_changes = 1;
    CHECK_EQ(sudoku_generator_repair(generator, board, &options, NULL, &best, 1, &count),
             SUDOKU_OK);
    CHECK(memcmp(&best.changes[0], last, sizeof *last) == 0);
    CHECK(best.cost > 0.4 && best.cost < 0.6);
}

static void two_changed_givens_are_found(void)
{
    struct sudoku_repair repairs[200];
    struct sudoku_repair_options options = SUDOKU_REPAIR_OPTIONS_INIT;
    uint8_t board[81];
    size_t count = 9;
    memcpy(board, puzzle, 81);
    board[0] = 3;  /* same digit in r1c2 */
    board[79] = 9; /* same digit in r9c9 */
    options.max_changes = 1;
    CHECK_EQ(sudoku_generator_repair(generator, board, &options, NULL, repairs, 200, &count),
             SUDOKU_NOT_FOUND);
    CHECK_EQ(count, 0);
    CHECK_EQ(sudoku_generator_repair(generator, board, NULL, NULL, repairs, 200, &count),
             SUDOKU_OK);
    bool is_among = false;
    for (size_t i = 0; i < count && i < 200; i++) {
        uint8_t changed[81];
        memcpy(changed, board, 81);
        CHECK_EQ(repairs[i].change_count, 2);
        for (unsigned k = 0; k < 2; k++)
            changed[repairs[i].changes[k].cell] = (uint8_t)repairs[i].changes[k].digit;
        CHECK_EQ(answer(changed), SUDOKU_OK);
        is_among = is_among || memcmp(changed, puzzle, 81) == 0;
    }
    CHECK(is_among);
}

/* All 4x4 grids, found by trying every digit in every cell. */
static uint8_t grids[288][16];
static unsigned grid_count;

static bool fits_4x4(const uint8_t *grid, unsigned cell, unsigned digit)
{
    for (unsigned other = 0; other < cell; other++) {
        bool is_peer = other / 4 == cell / 4 || other % 4 == cell % 4 ||
                       (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2);
        if (is_peer && grid[other] == digit)
            return false;
    }
    return true;
}

static void list_grids(uint8_t *grid, unsigned cell)
{
    if (cell == 16) {
        memcpy(grids[grid_count++], grid, 16);
        return;
    }
    for (unsigned digit = 1; digit <= 4; digit++)
        if (fits_4x4(grid, cell, digit)) {
            grid[cell] = (uint8_t)digit;
            list_grids(grid, cell + 1);
        }
}

/* The number of 4x4 grids with the digits of BOARD. */
static unsigned solutions_4x4(const uint8_t *board)
{
    unsigned count = 0;
    for (unsigned i = 0; i < grid_count; i++) {
        bool agrees = true;
        for (unsigned cell = 0; cell < 16; cell++)
            agrees = agrees && (!board[cell] || board[cell] == grids[i][cell]);
        count += agrees;
    }
    return count;
}

/* The number of changes of the givens in FIRST and SECOND (equal: of one given) that leave one
 * solution. */
static unsigned repairs_in(uint8_t *board, unsigned first, unsigned second)
{
    uint8_t was[2] = {board[first], board[second]};
    const uint8_t last = first == second ? 1 : 4;
    unsigned count = 0;
    for (uint8_t one = 1; one <= 4; one++)
        for (uint8_t two = 1; two <= last; two++) {
            board[second] = two;
            board[first] = one;
            if (one != was[0] && (first == second || two != was[1]))
                count += solutions_4x4(board) == 1;
        }
    board[second] = was[1];
    board[first] = was[0];
    return count;
}

static unsigned count_repairs(uint8_t *board, unsigned changes)
{
    unsigned count = 0;
    for (unsigned first = 0; first < 16; first++)
        for (unsigned second = first; board[first] && second < 16; second++)
            if (board[second] && (first == second) == (changes == 1))
                count += repairs_in(board, first, second);
    return count;
}

static struct sudoku_generator *create_4x4(struct sudoku_layout **layout)
{
    struct sudoku_layout_options shape = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_generator *made;
    shape.side = 4;
    shape.box_rows = shape.box_columns = 2;
    CHECK_EQ(sudoku_layout_create(&shape, layout), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_create(*layout, NULL, &made), SUDOKU_OK);
    return made;
}

/* Random digits in some cells; for odd N four digits of a grid. */
static void draw_4x4(unsigned n, uint32_t *random, uint8_t *board)
{
    const uint8_t *grid = grids[n % 288];
    memset(board, 0, 16);
    for (unsigned i = 0; i < (n % 2 ? 4 : 2 + n % 6); i++) {
        *random = *random * 1664525 + 1013904223;
        board[*random >> 28] = (uint8_t)(n % 2 ? grid[*random >> 28] : (*random >> 20) % 4 + 1);
    }
}

/* The library finds as many repairs as an exhaustive search, on boards with several solutions and
 * with none. */
static void every_repair_of_a_small_board_is_found(void)
{
    struct sudoku_layout *layout;
    struct sudoku_generator *small = create_4x4(&layout);
    unsigned with_pairs[2] = {0}, without[2] = {0};
    uint32_t random = 1;
    uint8_t board[16] = {0};
    list_grids(board, 0);
    CHECK_EQ(grid_count, 288);
    for (unsigned n = 0; n < 1000; n++) {
        struct sudoku_repair repairs[1];
        size_t count = 0;
        draw_4x4(n, &random, board);
        unsigned found = solutions_4x4(board), changes = 1;
        if (found == 1)
            continue;
        unsigned expected = count_repairs(board, 1);
        if (!expected)
            expected = count_repairs(board, changes = 2);
        CHECK_EQ(sudoku_generator_repair(small, board, NULL, NULL, repairs, 1, &count),
                 expected ? SUDOKU_OK : SUDOKU_NOT_FOUND);
        CHECK_EQ(count, expected);
        CHECK(!expected || repairs[0].change_count == changes);
        with_pairs[found > 1] += expected && changes == 2;
        without[found > 1] += !expected;
    }
    for (unsigned several = 0; several < 2; several++)
        CHECK(with_pairs[several] > 10 && without[several] > 10);
    sudoku_generator_destroy(small);
    sudoku_layout_destroy(layout);
}

/* Stopped during the pairs, it reports the repairs found before. */
static void repairs_found_before_a_limit_are_counted(void)
{
    static const uint8_t board[16] = {0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0};
    struct sudoku_layout *layout;
    struct sudoku_generator *small = create_4x4(&layout);
    struct sudoku_repair repair;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    enum sudoku_status status = SUDOKU_NODE_LIMIT;
    size_t whole = 0, part = 0;
    CHECK_EQ(sudoku_generator_repair(small, board, NULL, NULL, &repair, 1, &whole), SUDOKU_OK);
    CHECK_EQ(repair.change_count, 2);
    for (limits.nodes = 1; status == SUDOKU_NODE_LIMIT && !part; limits.nodes++)
        status = sudoku_generator_repair(small, board, NULL, &limits, &repair, 1, &part);
    CHECK_EQ(status, SUDOKU_NODE_LIMIT);
    CHECK(part && part < whole);
    sudoku_generator_destroy(small);
    sudoku_layout_destroy(layout);
}

/* True if one addition leaves one solution. */
static bool one_will_do(uint8_t *board)
{
    bool does = false;
    for (unsigned cell = 0; cell < 81; cell++)
        for (uint8_t digit = 1; !board[cell] && !does && digit <= 9; digit++) {
            board[cell] = digit;
            does = answer(board) == SUDOKU_OK;
            board[cell] = 0;
        }
    return does;
}

static void additions_leave_one_solution(void)
{
    for (unsigned removed = 4; removed <= 30; removed += 2) {
        struct sudoku_change additions[81];
        uint8_t board[81];
        size_t count = 0;
        bool are_fewest = false;
        memcpy(board, puzzle, 81);
        unsigned left = removed;
        for (unsigned cell = 0; cell < 81 && left; cell++) {
            left -= board[cell] != 0;
            board[cell] = 0;
        }
        if (answer(board) != SUDOKU_SEVERAL_SOLUTIONS)
            continue;
        bool is_one = one_will_do(board);
        CHECK_EQ(sudoku_generator_complete(generator, board, NULL, additions, &count, &are_fewest),
                 SUDOKU_OK);
        CHECK(count >= 1);
        for (size_t i = 0; i < count; i++) {
            CHECK(answer(board) == SUDOKU_SEVERAL_SOLUTIONS);
            board[additions[i].cell] = (uint8_t)additions[i].digit;
        }
        CHECK_EQ(answer(board), SUDOKU_OK);
        CHECK(!is_one || count == 1);
        CHECK(count > 2 || are_fewest);
    }
}

static void unique_puzzles_need_no_repair(void)
{
    struct sudoku_change additions[81];
    struct sudoku_repair repair;
    uint8_t board[81];
    size_t count = 5;
    bool are_fewest;
    CHECK_EQ(sudoku_generator_complete(generator, puzzle, NULL, additions, &count, &are_fewest),
             SUDOKU_END);
    CHECK_EQ(sudoku_generator_repair(generator, puzzle, NULL, NULL, &repair, 1, &count),
             SUDOKU_END);
    CHECK_EQ(count, 5);
    memcpy(board, puzzle, 81);
    board[1] = 5;
    CHECK_EQ(sudoku_generator_complete(generator, board, NULL, additions, &count, &are_fewest),
             SUDOKU_CONFLICT);
}

/* They cannot be ordered. */
static void negative_and_nan_costs_are_refused(void)
{
    static double costs[81 * 9];
    uint8_t givens[81] = {1, 1};
    struct sudoku_repair repairs[3];
    struct sudoku_repair_options options = SUDOKU_REPAIR_OPTIONS_INIT;
    size_t count = 77;
    options.costs = costs;
    for (unsigned i = 0; i < 3; i++) {
        costs[728] = (double[]){-1e-300, NAN, -INFINITY}[i];
        CHECK_EQ(sudoku_generator_repair(generator, givens, &options, NULL, repairs, 3, &count),
                 SUDOKU_ERR_ARGUMENT);
        CHECK(strstr(sudoku_argument_error(), "options->costs"));
        CHECK_EQ(count, 77);
    }
}

int main(void)
{
    set_up();
    negative_and_nan_costs_are_refused();
    contradictions_need_each_of_their_givens();
    a_changed_given_is_found();
    costs_come_first();
    two_changed_givens_are_found();
    every_repair_of_a_small_board_is_found();
    repairs_found_before_a_limit_are_counted();
    additions_leave_one_solution();
    unique_puzzles_need_no_repair();
    sudoku_generator_destroy(generator);
    sudoku_solver_destroy(judge);
    return check_result();
}
