/* Checks one engine against another on random puzzles of a layout. */
#ifndef TESTS_SUPPORT_AGREEMENT_H
#define TESTS_SUPPORT_AGREEMENT_H

#include <string.h>

#include "common/random.h"
#include "support/samples.h"

/* Fills a board, a different one for each SEED but 0, with the engine that fills any layout
 * fast. */
static inline void fill_board(const struct sudoku_layout *layout, uint64_t seed, uint8_t *board)
{
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_CDCL, seed);
    CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, NULL, board), SUDOKU_OK);
    CHECK(sudoku_board_is_solution(layout, NULL, board));
    sudoku_solver_destroy(solver);
}

/* JUDGED finds as many solutions of PUZZLE, up to LIMIT, as SIMPLE, and the same one if it is
 * unique. */
static inline void check_agreement(struct sudoku_solver *simple, struct sudoku_solver *judged,
                                   const struct sudoku_puzzle *puzzle, uint64_t limit)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = limit;
    uint64_t expected = 0, count = 0;
    uint8_t only[SAMPLE_MAX_CELLS] = {0}, solution[SAMPLE_MAX_CELLS] = {0};
    enum sudoku_status status = sudoku_solver_count(simple, puzzle, &limits, &expected);
    CHECK_EQ(sudoku_solver_count(judged, puzzle, &limits, &count), status);
    CHECK_EQ(count, expected);
    status = sudoku_solver_unique(simple, puzzle, NULL, only);
    CHECK_EQ(sudoku_solver_unique(judged, puzzle, NULL, solution), status);
    if (status == SUDOKU_OK)
        CHECK(memcmp(solution, only, sizeof solution) == 0);
}

/* Draws about PERCENT of a filled board's digits, one in 100 of them wrong; GIVENS has the whole
 * board before. Each cell's CANDIDATES lack a third of the digits, and one time in 100 the right
 * one. */
static inline void draw_puzzle(const struct sudoku_layout *layout, unsigned percent,
                               uint64_t *random, uint8_t *givens, sudoku_digitset *candidates)
{
    unsigned side = sudoku_layout_side(layout);
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(layout); cell++) {
        candidates[cell] = sudoku_digitset_all(side);
        for (unsigned digit = 1; digit <= side; digit++)
            if (random_below(random, digit == givens[cell] ? 100 : 3) == 0)
                candidates[cell] = sudoku_digitset_remove(candidates[cell], digit);
        if (random_below(random, 100) >= percent)
            givens[cell] = 0;
        else if (random_below(random, 100) == 0)
            givens[cell] = (uint8_t)(1 + random_below(random, side));
    }
}

/* ENGINE agrees with the reference up to LIMIT solutions on COUNT random puzzles of LAYOUT: on
 * their givens, with restricted candidates, and on the candidates alone for sides that a search in
 * scan order can handle. An odd COUNT also checks the shuffled order. */
static inline void check_engine(const struct sudoku_layout *layout, enum sudoku_engine engine,
                                unsigned percent, unsigned count, uint64_t limit)
{
    enum { SIDE_FOR_CANDIDATES_ALONE = 6 };
    struct sudoku_solver *simple = sample_solver(layout, SUDOKU_ENGINE_SIMPLE, 0);
    struct sudoku_solver *judged = sample_solver(layout, engine, count % 2);
    uint64_t random = count;
    for (unsigned i = 0; i < count; i++) {
        uint8_t givens[SAMPLE_MAX_CELLS];
        sudoku_digitset candidates[SAMPLE_MAX_CELLS];
        fill_board(layout, 1 + random_below(&random, 1u << 30), givens);
        draw_puzzle(layout, percent, &random, givens, candidates);
        check_agreement(simple, judged, &(struct sudoku_puzzle){givens, NULL}, limit);
        if (sudoku_layout_side(layout) <= SIDE_FOR_CANDIDATES_ALONE)
            check_agreement(simple, judged, &(struct sudoku_puzzle){NULL, candidates}, limit);
        check_agreement(simple, judged, &(struct sudoku_puzzle){givens, candidates}, limit);
    }
    sudoku_solver_destroy(simple);
    sudoku_solver_destroy(judged);
}

/* Same, and destroys LAYOUT. */
static inline void check_engine_once(struct sudoku_layout *layout, enum sudoku_engine engine,
                                     unsigned percent, unsigned count, uint64_t limit)
{
    check_engine(layout, engine, percent, count, limit);
    sudoku_layout_destroy(layout);
}

#endif
