/* Layouts of every kind, with names, for tests that apply to all of them.
 *
 * The caller owns each one; NULL after a failed expectation. */
#ifndef TESTS_SUPPORT_SAMPLES_H
#define TESTS_SUPPORT_SAMPLES_H

#include <sudoku/sudoku.h>

#include "support/check.h"
#include "support/layouts.h"

enum { SAMPLE_MAX_CELLS = 400 };

static const char sample_jigsaw[] = "AABBBBCCC"
                                    "AAAABBCCC"
                                    "AADBBECCF"
                                    "ADDBEECFF"
                                    "DDDEEEFFF"
                                    "DDGEEHFFI"
                                    "DGGEHHFII"
                                    "GGGHHHIII"
                                    "GGGHHHIII";

/* Returns the square layout with regions drawn by letters, or with boxes if REGIONS is NULL. */
static inline struct sudoku_layout *sample_square(unsigned side, unsigned variants,
                                                  const char *regions)
{
    uint8_t numbers[SAMPLE_MAX_CELLS];
    for (unsigned i = 0; regions && regions[i]; i++)
        numbers[i] = (uint8_t)(regions[i] - 'A');
    return regions ? jigsaw_layout(side, numbers, variants) : square_layout(side, 0, 0, variants);
}

static inline struct sudoku_layout *sample_samurai(void)
{
    enum sudoku_status status;
    struct sudoku_layout *layout = samurai_layout(NULL, &status);
    CHECK_EQ(status, SUDOKU_OK);
    return layout;
}

/* Returns a solver for LAYOUT, owned by the caller. */
static inline struct sudoku_solver *sample_solver(const struct sudoku_layout *layout,
                                                  enum sudoku_engine engine, uint64_t seed)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = engine;
    options.seed = seed;
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(layout, &options, &solver), SUDOKU_OK);
    return solver;
}

enum { SAMPLE_COUNT = 13 };

/* Returns sample INDEX (0..SAMPLE_COUNT-1), with its name in *NAME. */
static inline struct sudoku_layout *sample_layout(unsigned index, const char **name)
{
    static const struct {
        const char *name;
        unsigned side;
        unsigned variants;
        const char *regions;
    } squares[] = {
        {"4x4", 4, 0, NULL},
        {"5x5, boxes that are rows", 5, 0, NULL},
        {"6x6", 6, 0, NULL},
        {"6x6 diagonal", 6, SUDOKU_VARIANT_DIAGONAL, NULL},
        {"8x8", 8, 0, NULL},
        {"classic", 9, 0, NULL},
        {"diagonal", 9, SUDOKU_VARIANT_DIAGONAL, NULL},
        {"windoku", 9, SUDOKU_VARIANT_WINDOKU, NULL},
        {"disjoint groups", 9, SUDOKU_VARIANT_DISJOINT, NULL},
        {"asterisk", 9, SUDOKU_VARIANT_ASTERISK, NULL},
        {"girandola", 9, SUDOKU_VARIANT_GIRANDOLA, NULL},
        {"jigsaw", 9, 0, sample_jigsaw},
    };
    *name = index < SAMPLE_COUNT - 1 ? squares[index].name : "samurai";
    if (index == SAMPLE_COUNT - 1)
        return sample_samurai();
    return sample_square(squares[index].side, squares[index].variants, squares[index].regions);
}

#endif
