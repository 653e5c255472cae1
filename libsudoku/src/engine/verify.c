#include "engine/verify.h"

/* Three cells side by side in a word. */
enum { CELL_BITS = 16 };

/* Bit D for digit D in each of them; other values have no bit, so their unit lacks a digit. */
#define BIT(cell, digit) (uint64_t)1 << ((cell)*CELL_BITS + (digit))
#define BITS(cell)                                                                                 \
    {                                                                                              \
        0, BIT(cell, 1), BIT(cell, 2), BIT(cell, 3), BIT(cell, 4), BIT(cell, 5), BIT(cell, 6),     \
            BIT(cell, 7), BIT(cell, 8), BIT(cell, 9)                                               \
    }
static const uint64_t bits_of[3][256] = {BITS(0), BITS(1), BITS(2)};
#undef BITS
#undef BIT

enum { EVERY_DIGIT = 0x3fe };

static uint64_t three_cells(const uint8_t *cells)
{
    return bits_of[0][cells[0]] | bits_of[1][cells[1]] | bits_of[2][cells[2]];
}

/* Returns the bits of all three cells in those of the first; others are undefined. */
static uint64_t joined(uint64_t cells)
{
    return cells | cells >> CELL_BITS | cells >> 2 * CELL_BITS;
}

static bool breaks_no_rule(const uint8_t *solution)
{
    const uint64_t every_column = EVERY_DIGIT * ((uint64_t)1 << 2 * CELL_BITS | 1 << CELL_BITS | 1);
    uint64_t left = 0, middle = 0, right = 0, units = EVERY_DIGIT;
    for (unsigned band = 0; band < 3; band++) {
        uint64_t box[3] = {0};
        for (unsigned row = 0; row < 3; row++, solution += 9) {
            uint64_t first = three_cells(solution), second = three_cells(solution + 3);
            uint64_t third = three_cells(solution + 6);
            box[0] |= first;
            box[1] |= second;
            box[2] |= third;
            units &= joined(first | second | third);
        }
        left |= box[0];
        middle |= box[1];
        right |= box[2];
        units &= joined(box[0]) & joined(box[1]) & joined(box[2]);
    }
    return units == EVERY_DIGIT && (left & middle & right) == every_column;
}

static bool keeps_givens(const uint8_t *givens, const uint8_t *solution)
{
    uint8_t differ = 0;
    for (unsigned cell = 0; cell < 81; cell++)
        differ |= (uint8_t)((givens[cell] != 0) & (givens[cell] != solution[cell]));
    return !differ;
}

/* Candidates restrict empty cells only. */
static bool keeps_candidates(const struct sudoku_puzzle *puzzle, const uint8_t *solution)
{
    for (unsigned cell = 0; cell < 81; cell++)
        if (!(puzzle->givens && puzzle->givens[cell]) &&
            !sudoku_digitset_has(puzzle->candidates[cell], solution[cell]))
            return false;
    return true;
}

bool verify_classic(const struct sudoku_puzzle *puzzle, const uint8_t *solution)
{
    if (!breaks_no_rule(solution) || (puzzle->givens && !keeps_givens(puzzle->givens, solution)))
        return false;
    return !puzzle->candidates || keeps_candidates(puzzle, solution);
}
