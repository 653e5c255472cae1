/* The faults of a puzzle without a solution or with several, and changes that mend them.
 *
 *     struct sudoku_generator *generator;
 *     struct sudoku_repair repairs[3];
 *     size_t count = 0;
 *     if (sudoku_generator_create(sudoku_layout_classic(), NULL, &generator) == SUDOKU_OK &&
 *         sudoku_generator_repair(generator, givens, NULL, NULL, repairs, 3, &count) == SUDOKU_OK)
 *         printf("cell %u may be %u\n", repairs[0].changes[0].cell, repairs[0].changes[0].digit);
 *     sudoku_generator_destroy(generator);
 *
 * All functions use the solver and the memory of a generator (generate.h), and follow its thread
 * rule. */
#ifndef SUDOKU_REPAIR_H
#define SUDOKU_REPAIR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/generate.h>
#include <sudoku/solver.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Finds a set of givens of GIVENS (cell_count numbers, without a solution) that contradict each
 * other and would not without any one of them: stores their cells in CELLS, which has room for
 * cell_count, and their number in *COUNT. It is the smallest set found in several orders of
 * removal; a smaller one may exist.
 *
 * Returns SUDOKU_OK; SUDOKU_NOT_FOUND if there is a solution; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT
 * or SUDOKU_CANCELLED if stopped by LIMITS (NULL: none); SUDOKU_ERR_ARGUMENT for a NULL or a number
 * over the side; SUDOKU_ERR_INTERNAL. */
SUDOKU_API enum sudoku_status
sudoku_generator_find_contradiction(struct sudoku_generator *generator, const uint8_t *givens,
                                    const struct sudoku_limits *limits, uint16_t *cells,
                                    size_t *count);

/* The new digit (1..side) of a given or of an empty cell. */
struct sudoku_change {
    uint16_t cell;
    uint16_t digit;
};

/* Maximum number of changes of a repair. */
#define SUDOKU_MAX_CHANGES 2

/* Changes that leave a puzzle with one solution. */
struct sudoku_repair {
    unsigned change_count;
    struct sudoku_change changes[SUDOKU_MAX_CHANGES];
    /* The sum of the costs of the changes. */
    double cost;
    /* The number of givens that would then be redundant; a published puzzle usually has none. */
    unsigned redundant;
    /* The number of solutions without the changed givens, 64 at most; large if these givens are
     * essential. */
    unsigned solutions_without;
};

/* Options of sudoku_generator_repair(). Start from SUDOKU_REPAIR_OPTIONS_INIT, then change
 * fields. */
struct sudoku_repair_options {
    /* sizeof(struct sudoku_repair_options); allows the struct to grow. */
    size_t size;
    /* 1 or 2: the maximum number of changes. Pairs are tried only if no single change is a
     * repair. */
    unsigned max_changes;
    /* The cost of each digit 1..side in each cell, such as its improbability in a photo: cell_count
     * * side numbers, 0 or more. NULL: 1 each. */
    const double *costs;
};

/* The size and the defaults. */
#define SUDOKU_REPAIR_OPTIONS_INIT                                                                 \
    {                                                                                              \
        sizeof(struct sudoku_repair_options), 2, NULL                                              \
    }

/* Finds changes to GIVENS (cell_count numbers) that leave one solution, with OPTIONS (NULL: the
 * defaults): every change of one given or, if none is a repair, of two. Stores the best CAPACITY of
 * them in REPAIRS (NULL if CAPACITY is 0) and the total number in *COUNT, after a limit those found
 * before it. The cheapest come first, among equals those with the fewest redundant givens, then
 * those with the most solutions without the changed givens. bench_generate prints how often the
 * true change of a random error is among the first three.
 *
 * Returns SUDOKU_OK if there is one; SUDOKU_NOT_FOUND if there is none, with *COUNT 0; SUDOKU_END
 * if the puzzle already has one solution; other statuses as for
 * sudoku_generator_find_contradiction(). */
SUDOKU_API enum sudoku_status sudoku_generator_repair(struct sudoku_generator *generator,
                                                      const uint8_t *givens,
                                                      const struct sudoku_repair_options *options,
                                                      const struct sudoku_limits *limits,
                                                      struct sudoku_repair *repairs,
                                                      size_t capacity, size_t *count);

/* Finds digits to add to GIVENS (cell_count numbers, with several solutions) that leave one
 * solution: stores them in ADDITIONS, which has room for cell_count, and their number in *COUNT.
 * *ARE_FEWEST is true if no smaller set exists; otherwise each was chosen because it left the
 * fewest of the solutions examined, and fewer may suffice.
 *
 * Returns SUDOKU_OK; SUDOKU_END if the puzzle already has one solution; SUDOKU_NO_SOLUTION or
 * SUDOKU_CONFLICT of the puzzle; other statuses as for sudoku_generator_find_contradiction(). */
SUDOKU_API enum sudoku_status sudoku_generator_complete(struct sudoku_generator *generator,
                                                        const uint8_t *givens,
                                                        const struct sudoku_limits *limits,
                                                        struct sudoku_change *additions,
                                                        size_t *count, bool *are_fewest);

#ifdef __cplusplus
}
#endif
#endif
