#include "solver/brute_problem.h"

#include <stdlib.h>
#include <string.h>

#include "common/random.h"
#include "support/check.h"

static void add_diagonals(struct brute_board *board)
{
    uint16_t *falling = brute_unit(board, board->side), *rising = brute_unit(board, board->side);
    for (unsigned i = 0; i < board->side; i++) {
        falling[i] = (uint16_t)(i * board->side + i);
        rising[i] = (uint16_t)(i * board->side + board->side - 1 - i);
    }
}

/* Adds the cells at PLACE of every box. */
static void add_places(struct brute_board *board, unsigned rows, unsigned place)
{
    unsigned columns = board->side / rows;
    uint16_t *unit = brute_unit(board, board->side);
    for (unsigned i = 0; i < board->side; i++)
        unit[i] = (uint16_t)((i / rows * rows + place / columns) * board->side +
                             i % rows * columns + place % columns);
}

/* Adds windows of the size of a box, with a line between and around them. */
static void add_windows(struct brute_board *board, unsigned rows)
{
    for (unsigned top = 1; top + rows < board->side; top += rows + 1)
        for (unsigned left = 1; left + rows < board->side; left += rows + 1) {
            uint16_t *unit = brute_unit(board, board->side);
            for (unsigned i = 0; i < board->side; i++)
                unit[i] = (uint16_t)((top + i / rows) * board->side + left + i % rows);
        }
}

static void add_variants(struct brute_board *board, unsigned rows, unsigned variants)
{
    static const uint16_t asterisk[] = {13, 20, 24, 37, 40, 43, 56, 60, 67},
                          girandola[] = {0, 8, 13, 37, 40, 43, 67, 72, 80};
    if (variants & SUDOKU_VARIANT_DIAGONAL)
        add_diagonals(board);
    if (variants & SUDOKU_VARIANT_WINDOKU)
        add_windows(board, rows);
    for (unsigned i = 0; i < board->side && variants & SUDOKU_VARIANT_DISJOINT; i++)
        add_places(board, rows, i);
    if (variants & SUDOKU_VARIANT_ASTERISK)
        memcpy(brute_unit(board, 9), asterisk, sizeof asterisk);
    if (variants & SUDOKU_VARIANT_CENTER_DOT)
        add_places(board, rows, board->side / 2);
    if (variants & SUDOKU_VARIANT_GIRANDOLA)
        memcpy(brute_unit(board, 9), girandola, sizeof girandola);
}

static void make_square(uint64_t *random, struct kind *kind)
{
    static const uint8_t sides[] = {9, 9, 4, 6, 8, 10, 12, 2, 3, 5, 7, 9, 4, 6, 16, 15};
    unsigned side = sides[random_below(random, 16)], rows = 0;
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    while (!rows || side % rows)
        rows = 1 + random_below(random, side);
    if (side == 9 && random_below(random, 3))
        rows = 3;
    options.side = side;
    options.box_rows = rows;
    options.box_columns = side / rows;
    options.variants = random_below(random, 2) ? random_below(random, 64) : 0;
    brute_square(&kind->brute, side, rows);
    bool is_refused =
        (options.variants & SUDOKU_VARIANT_WINDOKU && rows * rows != side) ||
        (options.variants & (SUDOKU_VARIANT_ASTERISK | SUDOKU_VARIANT_GIRANDOLA) && side != 9) ||
        (options.variants & SUDOKU_VARIANT_CENTER_DOT && side % 2 == 0);
    CHECK_EQ(sudoku_layout_create(&options, &kind->layout),
             is_refused ? SUDOKU_ERR_ARGUMENT : SUDOKU_OK);
    if (!is_refused)
        add_variants(&kind->brute, rows, options.variants);
    kind->is_classic = side == 9 && rows == 3 && !options.variants;
}

/* Makes a board with boxes only, for which a solution can be written down. */
static void make_large(uint64_t *random, struct kind *kind)
{
    static const uint8_t shapes[][2] = {{4, 5}, {5, 5}, {3, 6}, {2, 10}, {3, 7}, {4, 6}, {6, 3}};
    const uint8_t *shape = shapes[random_below(random, sizeof shapes / sizeof *shapes)];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.box_rows = shape[0];
    options.box_columns = shape[1];
    options.side = options.box_rows * options.box_columns;
    brute_square(&kind->brute, options.side, options.box_rows);
    kind->known_rows = options.box_rows;
    CHECK_EQ(sudoku_layout_create(&options, &kind->layout), SUDOKU_OK);
}

/* Returns the number of the cell at ROW and COLUMN among those of the boards at PLACES. */
static uint16_t number_joined(const uint16_t *places, unsigned count, unsigned row, unsigned column)
{
    unsigned number = 0;
    for (unsigned r = 0; r <= row; r++)
        for (unsigned c = 0; c < (r < row ? 64 : column); c++) {
            bool is_cell = false;
            for (unsigned i = 0; i < count; i++)
                is_cell |= r - places[2 * i] < 9 && c - places[2 * i + 1] < 9;
            number += is_cell;
        }
    return (uint16_t)number;
}

/* Makes classic boards that share boxes: two, or a samurai. */
static void make_joined(uint64_t *random, struct kind *kind)
{
    static const uint16_t pairs[][4] = {{0, 0, 6, 6}, {0, 6, 6, 0}, {0, 0, 3, 6}, {0, 0, 6, 3}},
                          samurai[] = {0, 0, 0, 12, 6, 6, 12, 0, 12, 12};
    bool is_pair = random_below(random, 4);
    const uint16_t *places = is_pair ? pairs[random_below(random, 4)] : samurai;
    unsigned count = is_pair ? 2 : 5;
    struct brute_board board = {.side = 9};
    kind->brute = board;
    for (unsigned i = 0; i < 27 * count; i++) {
        unsigned line = i % 9, type = i / 9 % 3, top = places[i / 27 * 2];
        uint16_t *unit = brute_unit(&kind->brute, 9);
        for (unsigned k = 0; k < 9; k++) {
            unsigned row = type == 0 ? line : type == 1 ? k : line / 3 * 3 + k / 3;
            unsigned column = type == 0 ? k : type == 1 ? line : line % 3 * 3 + k % 3;
            unit[k] = number_joined(places, count, top + row, places[i / 27 * 2 + 1] + column);
            kind->brute.cells = unit[k] >= kind->brute.cells ? unit[k] + 1u : kind->brute.cells;
        }
    }
    CHECK_EQ(sudoku_layout_create_joined(places, count, NULL, &kind->layout), SUDOKU_OK);
    CHECK_EQ(sudoku_layout_cell_count(kind->layout), kind->brute.cells);
}

/* Makes regions from boxes by exchanging cells; they need not be connected. */
static void make_jigsaw(uint64_t *random, struct kind *kind)
{
    unsigned side = 2 + random_below(random, 9), cells = side * side;
    uint8_t regions[BRUTE_CELLS];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    options.regions = regions;
    options.variants = random_below(random, 3) == 0 ? SUDOKU_VARIANT_DIAGONAL : 0;
    brute_square(&kind->brute, side, 0);
    for (unsigned cell = 0; cell < cells; cell++)
        regions[cell] = (uint8_t)(cell / side);
    for (unsigned i = random_below(random, 2 * cells); i > 0; i--) {
        unsigned a = random_below(random, cells), b = random_below(random, cells);
        uint8_t region = regions[a];
        regions[a] = regions[b];
        regions[b] = region;
    }
    for (unsigned region = 0; region < side; region++) {
        uint16_t *unit = brute_unit(&kind->brute, side);
        for (unsigned cell = 0; cell < cells; cell++)
            if (regions[cell] == region)
                *unit++ = (uint16_t)cell;
    }
    if (options.variants)
        add_diagonals(&kind->brute);
    CHECK_EQ(sudoku_layout_create(&options, &kind->layout), SUDOKU_OK);
}

static void make_layout(struct kind *kind)
{
    static uint16_t units[BRUTE_UNITS * 64];
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    uint16_t *end = units;
    for (unsigned unit = 0; unit < kind->brute.units; unit++)
        for (unsigned i = 0; i < kind->brute.lengths[unit]; i++)
            *end++ = kind->brute.members[unit][i];
    custom.side = kind->brute.side;
    custom.cell_count = kind->brute.cells;
    custom.unit_count = kind->brute.units;
    custom.units = units;
    custom.unit_lengths = kind->brute.lengths;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &kind->layout), SUDOKU_OK);
}

/* Makes a square board on which cells DOWN and ACROSS apart (a knight's or a king's move)
 * differ. */
static void make_moves(uint64_t *random, struct kind *kind)
{
    unsigned side = 3 + random_below(random, 4), across = 1 + random_below(random, 2), down = 1;
    brute_square(&kind->brute, side, side == 4 ? 2 : side == 6 ? 2 : 0);
    for (unsigned cell = 0; cell < side * side; cell++)
        for (unsigned other = 0; other < cell; other++) {
            int rows = abs((int)(cell / side) - (int)(other / side));
            int columns = abs((int)(cell % side) - (int)(other % side));
            bool is_move = (rows == (int)across && columns == (int)down) ||
                           (rows == (int)down && columns == (int)across);
            if (is_move && kind->brute.units < BRUTE_UNITS) {
                uint16_t *pair = brute_unit(&kind->brute, 2);
                pair[0] = (uint16_t)cell;
                pair[1] = (uint16_t)other;
            }
        }
    make_layout(kind);
}

/* Makes random units of any length over any number of cells, some of them in no unit. */
static void make_custom(uint64_t *random, struct kind *kind)
{
    static const uint8_t sides[] = {2, 3, 4, 5, 6, 9, 31, 32, 33, 63, 64};
    unsigned side = sides[random_below(random, 11)], cells = 1 + random_below(random, 40);
    cells = cells < 2 ? 2 : cells;
    kind->brute = (struct brute_board){.side = side, .cells = cells};
    for (unsigned count = 1 + random_below(random, 12); count > 0; count--) {
        uint8_t order[BRUTE_CELLS] = {0};
        unsigned most = side < cells ? side : cells;
        unsigned length = random_below(random, 3) ? most : 2 + random_below(random, most - 1);
        uint16_t *unit = brute_unit(&kind->brute, length);
        for (unsigned i = 0; i < cells; i++) {
            unsigned k = random_below(random, i + 1);
            order[i] = order[k];
            order[k] = (uint8_t)i;
        }
        for (unsigned i = 0; i < length; i++)
            unit[i] = order[i];
    }
    make_layout(kind);
}

static void make_kind(uint64_t *random, struct kind *kind)
{
    kind->layout = NULL;
    kind->is_classic = false;
    kind->known_rows = 0;
    switch (random_below(random, 8)) {
    case 0:
        make_jigsaw(random, kind);
        break;
    case 1:
        make_moves(random, kind);
        break;
    case 2:
        make_custom(random, kind);
        break;
    case 3:
        make_large(random, kind);
        break;
    case 4:
        make_joined(random, kind);
        break;
    default:
        make_square(random, kind);
        break;
    }
}

/* Stores a filled board in SOME, each digit as a set; no solution if none is found. */
static void fill(uint64_t *random, const struct kind *kind, struct brute_answer *some)
{
    const struct brute_board *board = &kind->brute;
    unsigned rows = kind->known_rows, side = board->side;
    uint64_t sets[BRUTE_CELLS];
    for (unsigned cell = 0; cell < board->cells; cell++)
        sets[cell] = UINT64_MAX >> (64 - board->side);
    for (unsigned i = 0; i < 4 && i < board->cells; i++)
        sets[random_below(random, board->cells)] &= UINT64_C(1)
                                                    << random_below(random, board->side);
    if (!rows) {
        brute_ask(board, NULL, sets, 1, 20000, some);
        return;
    }
    /* Each row is the previous one shifted by a box's width, and by one more from band to band. */
    unsigned first = random_below(random, side);
    some->count = 1;
    for (unsigned cell = 0; cell < board->cells; cell++) {
        unsigned row = cell / side, shift = row % rows * (side / rows) + row / rows;
        some->seen[cell] = UINT64_C(1) << (first + shift + cell % side) % side;
    }
}

/* Removes digits from a filled board, and sometimes changes one. */
static void draw_givens(uint64_t *random, struct problem *problem)
{
    const struct brute_board *board = &problem->kind.brute;
    static const uint8_t shares[] = {0, 10, 30, 40, 50, 60, 80, 100}, many[] = {70, 80, 90, 100};
    bool is_large = board->cells > 256;
    unsigned share = is_large ? many[random_below(random, 4)] : shares[random_below(random, 8)];
    static struct brute_answer some;
    fill(random, &problem->kind, &some);
    for (unsigned cell = 0; cell < board->cells; cell++)
        problem->givens[cell] = some.count && random_below(random, 100) < share
                                    ? (uint8_t)(1 + __builtin_ctzll(some.seen[cell]))
                                    : 0;
    for (unsigned spoilt = random_below(random, 4) ? 0 : 1 + random_below(random, 3); spoilt > 0;
         spoilt--)
        problem->givens[random_below(random, board->cells)] =
            (uint8_t)(1 + random_below(random, board->side));
}

static void draw_sets(uint64_t *random, struct problem *problem)
{
    const struct brute_board *board = &problem->kind.brute;
    unsigned lost = random_below(random, 5);
    for (unsigned cell = 0; cell < board->cells; cell++) {
        problem->sets[cell] = UINT64_MAX >> (64 - board->side);
        for (unsigned i = 0; i < lost; i++)
            problem->sets[cell] &= ~(UINT64_C(1) << random_below(random, 2 * board->side) % 64);
    }
}

bool brute_problem_make(uint64_t *random, struct problem *problem)
{
    memset(problem, 0, sizeof *problem);
    make_kind(random, &problem->kind);
    if (!problem->kind.layout)
        return false;
    draw_givens(random, problem);
    problem->puzzle.givens = problem->givens;
    if (random_below(random, 3) == 0) {
        draw_sets(random, problem);
        problem->puzzle.candidates = problem->sets;
    }
    brute_ask(&problem->kind.brute, problem->givens, problem->puzzle.candidates, PROBLEM_LIMIT,
              PROBLEM_NODES, &problem->truth);
    return problem->truth.is_known;
}
