/* Boards for targets in which random digits would hardly reach any code. */
#ifndef TESTS_FUZZ_BOARDS_H
#define TESTS_FUZZ_BOARDS_H

#include <sudoku/generate.h>
#include <sudoku/layout.h>
#include <sudoku/solver.h>

#include "fuzz.h"

/* Takes some digits of one of the solutions that SOLVER finds for an empty board and may change
 * a few: many of these boards have one solution. SIDE has no prime factors other than 2, 3 and
 * 5. */
static inline void take_board(struct bytes *bytes, struct sudoku_solver *solver, unsigned side,
                              uint8_t *cells)
{
    const struct sudoku_puzzle empty = {0};
    unsigned count = side * side, kept = count / 4 + next_byte(bytes) % (count * 3 / 4 + 1);
    unsigned step = 1 + next_byte(bytes) % 8U * 30, at = next_byte(bytes); /* visits every cell */
    sudoku_solver_set_seed(solver, 1 + next_byte(bytes) % 16U);
    HOLDS(sudoku_solver_solve(solver, &empty, NULL, cells) == SUDOKU_OK);
    sudoku_solver_set_seed(solver, 0);
    for (unsigned i = kept; i < count; i++, at += step)
        cells[at % count] = 0;
    unsigned changes = next_byte(bytes) % 16;
    for (unsigned i = 0; changes < 4 && i < changes; i++) {
        unsigned cell = next_byte(bytes) % count;
        cells[cell] = (uint8_t)(next_byte(bytes) % (side + 1));
    }
}

/* A kind of board with its generator and solver. */
struct field {
    struct sudoku_layout *layout;
    struct sudoku_generator *generator;
    struct sudoku_solver *solver;
    unsigned side, cell_count;
};

enum { FIELD_CELLS = 81 }; /* of the largest kind */

/* Returns the kind of side 4, 6 or 9 chosen by the next byte, with a preference for small ones;
 * created on first use and kept. */
static inline const struct field *take_field(struct bytes *bytes)
{
    static const uint8_t choices[8] = {0, 1, 0, 1, 2, 0, 1, 0};
    static const unsigned sides[3] = {4, 6, 9};
    static struct field fields[3];
    unsigned kind = choices[next_byte(bytes) % 8];
    struct field *field = &fields[kind];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = sides[kind];
    if (!field->layout) {
        HOLDS(sudoku_layout_create(&options, &field->layout) == SUDOKU_OK);
        HOLDS(sudoku_generator_create(field->layout, NULL, &field->generator) == SUDOKU_OK);
        HOLDS(sudoku_solver_create(field->layout, NULL, &field->solver) == SUDOKU_OK);
        field->side = sides[kind];
        field->cell_count = sides[kind] * sides[kind];
    }
    return field;
}

#endif
