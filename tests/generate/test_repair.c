/* Repairs: what contradicts itself, what was changed, what is missing. */
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

/* A puzzle without needless givens. */
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

/* Whether the best three changes of BOARD, each of which leaves one solution, hold that to WANTED.
 */
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
    board[0] = 3;  /* r1c2 has one */
    board[79] = 9; /* so has r9c9 */
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

/* Whether some COUNT additions leave one solution, for COUNT 1. */
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

static void puzzles_that_need_none_are_told(void)
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

/* No order has a place for them. */
static void costs_that_are_negative_or_no_numbers_are_refused(void)
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
    costs_that_are_negative_or_no_numbers_are_refused();
    contradictions_need_each_of_their_givens();
    a_changed_given_is_found();
    costs_come_first();
    two_changed_givens_are_found();
    additions_leave_one_solution();
    puzzles_that_need_none_are_told();
    sudoku_generator_destroy(generator);
    sudoku_solver_destroy(judge);
    return check_result();
}
