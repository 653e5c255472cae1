/* Layouts of every kind, with a name for each, for tests that hold on all of them.
 *
 * Takes nothing, gives layouts to destroy, or NULL with a failed expectation. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include <sudoku/sudoku.h>

#include "check.h"

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

static inline struct sudoku_layout *sample_square(unsigned side, unsigned variants,
                                                  const char *regions)
{
    uint8_t numbers[SAMPLE_MAX_CELLS];
    for (unsigned i = 0; regions && regions[i]; i++)
        numbers[i] = (uint8_t)(regions[i] - 'A');
    struct sudoku_layout_options options = {
        .size = sizeof options,
        .side = side,
        .variants = variants,
        .regions = regions ? numbers : NULL,
    };
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    return layout;
}

/* A samurai: five classic boards, the first of them in the middle. Its cells are numbered first,
 * so that engine `simple`, which goes in that order, fills it without trouble. */
static inline struct sudoku_layout *sample_samurai(void)
{
    static const unsigned corner[5][2] = {{6, 6}, {0, 0}, {0, 12}, {12, 0}, {12, 12}};
    uint16_t number[21][21] = {{0}}, positions[2 * SAMPLE_MAX_CELLS], units[5 * 27 * 9];
    const struct sudoku_layout *classic = sudoku_layout_classic();
    unsigned cells = 0, used = 0;
    for (unsigned i = 0; i < 5 * 81; i++) {
        unsigned row = corner[i / 81][0] + i % 81 / 9, column = corner[i / 81][1] + i % 9;
        if (number[row][column])
            continue;
        positions[2 * cells] = (uint16_t)row;
        positions[2 * cells + 1] = (uint16_t)column;
        number[row][column] = (uint16_t)++cells;
    }
    for (unsigned i = 0; i < 5 * 27 * 9; i++) {
        unsigned cell = sudoku_layout_unit(classic, i / 9 % 27)[i % 9];
        const unsigned *at = corner[i / 243];
        units[used++] = (uint16_t)(number[at[0] + cell / 9][at[1] + cell % 9] - 1);
    }
    struct sudoku_custom_layout custom = {
        .size = sizeof custom,
        .side = 9,
        .cell_count = cells,
        .unit_count = 5 * 27,
        .units = units,
        .positions = positions,
    };
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    return layout;
}

enum { SAMPLE_COUNT = 13 };

/* Sample INDEX (0..SAMPLE_COUNT-1), its name in *NAME. */
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
