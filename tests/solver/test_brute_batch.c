/* Batches of valid and damaged boards in any order and notation, on any number of threads: each has
 * the status and solution of the reference, and nothing else is written. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "solver/brute.h"
#include "support/check.h"

enum { BOARDS = 120, COUNT = 2000, MAX_STRIDE = 100, NODES = 20000 };

struct judged {
    uint8_t text[81];
    uint8_t givens[81];
    bool is_text;
    struct brute_answer answer;
};

static struct judged judged[BOARDS];
static struct brute_board classic;

/* Draws a board with a known answer: a filled one with renamed digits and emptied cells, some
 * damaged. */
static void draw(uint64_t *random, struct judged *board)
{
    do {
        unsigned share = 25 + random_below(random, 50), first = random_below(random, 9);
        for (unsigned cell = 0; cell < 81; cell++) {
            unsigned row = cell / 9, digit = (first + row % 3 * 3 + row / 3 + cell % 9) % 9;
            board->givens[cell] = (uint8_t)(random_below(random, 100) < share ? digit + 1 : 0);
        }
        for (unsigned spoilt = random_below(random, 3); spoilt > 0; spoilt--)
            board->givens[random_below(random, 81)] = (uint8_t)random_below(random, 10);
        brute_ask(&classic, board->givens, NULL, 2, NODES, &board->answer);
    } while (!board->answer.is_known);
}

/* Writes it in characters or numbers, cell by cell; one in six has an invalid byte. */
static void write_down(uint64_t *random, struct judged *board)
{
    static const uint8_t empty[] = {0, '0', '.'};
    static const uint8_t bad[] = {10, '/', ':', ' ', '\n', 'a', 127, 128, 255, '-', 45 + 128};
    for (unsigned cell = 0; cell < 81; cell++) {
        uint8_t digit = board->givens[cell];
        board->text[cell] = !digit                    ? empty[random_below(random, 3)]
                            : random_below(random, 2) ? digit
                                                      : (uint8_t)('0' + digit);
    }
    board->is_text = random_below(random, 6) != 0;
    if (!board->is_text)
        board->text[random_below(random, 81)] = bad[random_below(random, sizeof bad)];
}

static enum sudoku_status status_of(const struct judged *board, unsigned limit)
{
    if (!board->is_text)
        return SUDOKU_ERR_TEXT;
    if (board->answer.conflicts)
        return SUDOKU_CONFLICT;
    if (!board->answer.count)
        return SUDOKU_NO_SOLUTION;
    return board->answer.count > 1 && limit == 2 ? SUDOKU_SEVERAL_SOLUTIONS : SUDOKU_OK;
}

static uint8_t puzzles[COUNT * MAX_STRIDE], solutions[COUNT * 81];
static int8_t statuses[COUNT + 1];
static unsigned order[COUNT];

static bool is_untouched(const uint8_t *solution)
{
    for (unsigned cell = 0; cell < 81; cell++)
        if (solution[cell] != 99)
            return false;
    return true;
}

static void expect_answers(const struct sudoku_batch_job *job, unsigned *seen)
{
    for (size_t i = 0; i < job->count; i++) {
        const struct judged *board = &judged[order[i]];
        const uint8_t *solution = solutions + 81 * i;
        enum sudoku_status expected = status_of(board, job->limit);
        bool has_one = expected == SUDOKU_OK || expected == SUDOKU_SEVERAL_SOLUTIONS;
        CHECK_EQ(statuses[i], expected);
        CHECK(has_one && job->solutions ? brute_is_solution(&classic, board->givens, NULL, solution)
                                        : is_untouched(solution));
        seen[expected == SUDOKU_ERR_TEXT ? 0 : 1 + expected] = 1;
    }
    CHECK_EQ(statuses[job->count], 77);
}

static void ask(uint64_t *random, struct sudoku_batch *batch, unsigned *seen)
{
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    job.stride = 81 + random_below(random, MAX_STRIDE - 80);
    job.count =
        random_below(random, 4) ? COUNT - random_below(random, 300) : random_below(random, 140);
    job.limit = 1 + random_below(random, 2);
    job.puzzles = puzzles;
    job.solutions = random_below(random, 4) ? solutions : NULL;
    job.statuses = statuses;
    memset(puzzles, 'x', sizeof puzzles);
    memset(solutions, 99, sizeof solutions);
    memset(statuses, 77, sizeof statuses);
    for (size_t i = 0; i < job.count; i++) {
        order[i] = random_below(random, BOARDS);
        memcpy(puzzles + i * job.stride, judged[order[i]].text, 81);
    }
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_OK);
    expect_answers(&job, seen);
    memset(statuses, 77, sizeof statuses);
    sudoku_batch_cancel(batch);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_OK);
    expect_answers(&job, seen);
}

int main(int argc, char **argv)
{
    unsigned rounds = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 2, seen[64] = {0};
    uint64_t random = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    brute_square(&classic, 9, 3);
    for (unsigned i = 0; i < BOARDS; i++) {
        draw(&random, &judged[i]);
        write_down(&random, &judged[i]);
    }
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    for (options.simd = SUDOKU_SIMD_AUTO; options.simd <= SUDOKU_SIMD_WASM; options.simd++) {
        struct sudoku_batch *batch;
        options.threads = 1 + random_below(&random, 6);
        if (sudoku_batch_create(&options, &batch) != SUDOKU_OK)
            continue;
        for (unsigned i = 0; i < rounds; i++)
            ask(&random, batch, seen);
        sudoku_batch_destroy(batch);
    }
    CHECK(seen[0] && seen[1 + SUDOKU_OK] && seen[1 + SUDOKU_SEVERAL_SOLUTIONS] &&
          seen[1 + SUDOKU_NO_SOLUTION] && seen[1 + SUDOKU_CONFLICT]);
    return check_result();
}
