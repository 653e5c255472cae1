/* What is wrong with a puzzle that has no solution, or several, and what would make it one.
 *
 *     struct sudoku_generator *generator;
 *     struct sudoku_repair repairs[3];
 *     size_t count = 0;
 *     if (sudoku_generator_create(sudoku_layout_classic(), NULL, &generator) == SUDOKU_OK &&
 *         sudoku_generator_repair(generator, givens, NULL, NULL, repairs, 3, &count) == SUDOKU_OK)
 *         printf("cell %u may be %u\n", repairs[0].changes[0].cell, repairs[0].changes[0].digit);
 *     sudoku_generator_destroy(generator);
 *
 * The generator of generate.h lends its solver and its memory. */
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

/* Finds givens of GIVENS (cell_count numbers, without a solution) that contradict each other, so
 * that each of them is needed for it: stores their cells in CELLS, which has room for cell_count,
 * and how many they are in *COUNT. Of the sets that some orders lead to it is the smallest; there
 * may be smaller ones.
 * SUDOKU_OK; SUDOKU_NOT_FOUND: there is a solution; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT,
 * SUDOKU_CANCELLED: stopped by LIMITS (NULL: none); SUDOKU_ERR_ARGUMENT: a NULL or a number over
 * the side; SUDOKU_ERR_INTERNAL. */
SUDOKU_API enum sudoku_status
sudoku_generator_find_contradiction(struct sudoku_generator *generator, const uint8_t *givens,
                                    const struct sudoku_limits *limits, uint16_t *cells,
                                    size_t *count);

/* A given that takes another digit, or an empty cell that takes one. */
struct sudoku_change {
    uint16_t cell;
    uint16_t digit;
};

/* Changes of a repair at most. */
#define SUDOKU_MAX_CHANGES 2

/* Changes after which a puzzle has one solution. */
struct sudoku_repair {
    unsigned change_count;
    struct sudoku_change changes[SUDOKU_MAX_CHANGES];
    /* The sum of what the changes cost. */
    double cost;
    /* Givens that could then be left out: a puzzle has none, as a rule. */
    unsigned redundant;
    /* Solutions without the givens that are changed, up to 64: many, where these were needed. */
    unsigned solutions_without;
};

/* How repairs are looked for. Begin with its _INIT, then set what differs. */
struct sudoku_repair_options {
    /* sizeof(struct sudoku_repair_options): lets the struct grow. */
    size_t size;
    /* 1 or 2: two givens are changed where no single change is a repair. */
    unsigned max_changes;
    /* cell_count * side numbers, 0 or more: what it costs that a cell has each digit 1..side, such
     * as how unlikely a photo makes it. NULL: 1 each. */
    const double *costs;
};

/* Its size, and the defaults. */
#define SUDOKU_REPAIR_OPTIONS_INIT                                                                 \
    {                                                                                              \
        sizeof(struct sudoku_repair_options), 2, NULL                                              \
    }

/* Finds changes of givens of GIVENS (cell_count numbers) that leave one solution, with OPTIONS
 * (NULL: the defaults): every change of one given, or, where none is a repair and the puzzle has no
 * solution, of two. Stores the best CAPACITY of them in REPAIRS, the cheapest first; among equals
 * those first that leave the fewest redundant givens, then those whose givens were needed most. How
 * many there are goes to *COUNT. Of puzzles with one given changed at random the true change is
 * among the first three nearly always; bench_generate says how often.
 * SUDOKU_OK: there is one; SUDOKU_NOT_FOUND: none; *COUNT is 0; SUDOKU_END: the puzzle has one
 * solution already; other statuses as above. */
SUDOKU_API enum sudoku_status sudoku_generator_repair(struct sudoku_generator *generator,
                                                      const uint8_t *givens,
                                                      const struct sudoku_repair_options *options,
                                                      const struct sudoku_limits *limits,
                                                      struct sudoku_repair *repairs,
                                                      size_t capacity, size_t *count);

/* Finds givens to add to GIVENS (cell_count numbers, with several solutions) so that one is left:
 * stores them in ADDITIONS, which has room for cell_count, and how many they are in *COUNT. They
 * are the fewest where *ARE_FEWEST is then true; else each was taken because it left the fewest of
 * the solutions that were looked at, and fewer may do. SUDOKU_OK; SUDOKU_END: the puzzle has one
 * solution already; SUDOKU_NO_SOLUTION, SUDOKU_CONFLICT: what it has; other statuses as above. */
SUDOKU_API enum sudoku_status sudoku_generator_complete(struct sudoku_generator *generator,
                                                        const uint8_t *givens,
                                                        const struct sudoku_limits *limits,
                                                        struct sudoku_change *additions,
                                                        size_t *count, bool *are_fewest);

#ifdef __cplusplus
}
#endif
#endif
